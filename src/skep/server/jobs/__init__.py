"""Jobs: what runs beside the answers as long as the server does."""
