"""The bots: whatever can sit in a seat and choose. They see only what their seat may see."""
