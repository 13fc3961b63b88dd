"""Paper: games to print and cut out, and booklets of finished games (extra `paper`)."""

from skep.paper.booklet import print_record
from skep.paper.pages import BACKS, FORMATS, Paper
from skep.paper.printing import MAKERS, print_game

__all__ = ["BACKS", "FORMATS", "MAKERS", "Paper", "print_game", "print_record"]
