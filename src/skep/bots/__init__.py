"""Players that are not people: anything that picks a choice from a Perspective."""
