"""What the cards do, kind by kind (section 7)."""
