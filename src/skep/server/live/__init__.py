"""Live: who looks at a table, and how they are told what is new."""
