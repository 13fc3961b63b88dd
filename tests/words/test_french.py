"""French as it is read: messages are filled in first, since « de » cannot see what follows it."""

import re
from importlib.resources.abc import Traversable

import pytest
from fluent.runtime import FluentBundle, FluentResource

from words.test_catalogues import ALL, read

SEATS = range(6)
SEAT_VARIABLES = {"seat", "other", "first", "rival"}
NAME_VARIABLES = {"name", "names", "host"}
HIATUS = re.compile(r"\b([dDqQ](?:e|ue)|[jJ]usque|[lL]orsque) (Alice|Orange)\b")
"""« de Orange », « que Alice »: the vowel of the first is dropped before that of the second."""


def filled(paths: dict[str, Traversable]) -> dict[str, str]:
    """Every French message of a catalogue, with each seat and with the name Alice."""
    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(paths["fr"].read_text(encoding="utf-8")))
    catalogue = read(paths["fr"])
    variables = set().union(*catalogue.values())
    said: dict[str, str] = {}
    for seat in SEATS:
        for count in (1, 2):
            details: dict[str, object] = dict.fromkeys(variables, count)
            details |= dict.fromkeys(variables & SEAT_VARIABLES, seat)
            details |= dict.fromkeys(variables & NAME_VARIABLES, "Alice")
            for message in catalogue:
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    told = bundle.format_pattern(pattern, details)[0]
                    said[f"{message} {seat} {count}"] = str(told)
    return said


@pytest.mark.parametrize("paths", ALL.values(), ids=ALL)
def test_a_vowel_is_dropped_before_a_vowel(paths: dict[str, Traversable]) -> None:
    wrong = {name: said for name, said in filled(paths).items() if HIATUS.search(said)}
    assert wrong == {}


def test_undoing_is_not_resuming() -> None:
    said = filled(ALL["page.ftl"])
    assert said["back 0 1"] == "Annuler"
    assert said["resume 0 1"] == "Reprendre la partie"
    undoing = [text for name, text in said.items() if re.match(r"(back|log-back|error-one)", name)]
    assert [text for text in undoing if "repren" in text.lower()] == []


def test_phase_c_keeps_three_cards() -> None:
    said = filled(ALL["pollen-wars"])
    assert said["board-help-c-text 0 1"] == "Ne gardez que trois cartes."
    assert "jusqu’à" not in said["board-phase-C 0 1"]


def test_two_acts_have_two_words() -> None:
    said = filled(ALL["pollennation"])
    assert said["option-worker 0 1"] != said["option-post 0 1"]
