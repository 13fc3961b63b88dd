"""`python -m skep.server`: serve with the settings of the environment."""

from skep.server import run

if __name__ == "__main__":
    run()
