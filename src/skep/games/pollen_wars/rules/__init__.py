"""The rules, by phase, in the order of the rulebook."""
