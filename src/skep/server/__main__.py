"""`python -m skep.server`: serve with the settings of the environment."""

import sys

from skep.extras import MissingExtra
from skep.kernel import SkepError
from skep.server import run

if __name__ == "__main__":
    try:
        run()
    except (SkepError, MissingExtra) as mistake:
        sys.exit(str(mistake))
