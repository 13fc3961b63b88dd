"""`python -m skep.cli` is the programme `skep`."""

from skep.cli.app import main

main()
