"""The words people read, from Fluent catalogues: English and French, both complete."""

from skep.words.people import told_of
from skep.words.words import DEFAULT, LANGUAGES, Words, language

__all__ = ["DEFAULT", "LANGUAGES", "Words", "language", "told_of"]
