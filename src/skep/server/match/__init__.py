"""A match: its log, what follows from it, and the room in which one process keeps it."""
