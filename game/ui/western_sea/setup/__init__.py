"""What is chosen before a match of Western Sea."""
