"""What each viewer may know, and when."""
