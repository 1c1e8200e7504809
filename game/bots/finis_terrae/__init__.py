"""What bots think of Finis Terrae."""
