"""What players that search need to know. No rules live here."""
