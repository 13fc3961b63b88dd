"""The calls over HTTP, a module for each concern: what may be asked, and what is answered."""
