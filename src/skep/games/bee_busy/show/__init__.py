"""What a viewer is shown and told."""
