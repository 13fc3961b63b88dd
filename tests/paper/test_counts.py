"""As many of each thing are printed as the data and the specification's tables say."""

from collections import Counter

import pytest

from paper.printed import box
from skep.kernel import kind, read_data

FLOWERS = [f"flower {colour}{mark}" for colour in "RBPYOW" for mark in ("2", "3", "3e", "5")]


def kinds_of(counts: dict[str, int]) -> Counter[str]:
    """Counted by the first word of each name."""
    found: Counter[str] = Counter()
    for name, count in counts.items():
        found[name.split()[0]] += count
    return found


def test_pollennation_s_box_has_24_flower_cards_one_of_each() -> None:
    counts = box("pollennation").counts()
    assert [name for name in counts if name.startswith("flower")] == FLOWERS
    assert all(counts[name] == 1 for name in FLOWERS)


def test_each_colony_has_a_queen_three_workers_two_drones_and_a_marker() -> None:
    counts = box("pollennation").counts()
    for colony in ("black", "orange"):
        bees = ("queen", "worker", "drone", "score marker")
        assert [counts[f"{bee} {colony}"] for bee in bees] == [1, 3, 2, 1]
    assert counts["score track"] == 1
    assert counts["reference"] == 2
    assert kinds_of(counts)["pollen"] == 60


@pytest.mark.parametrize("deck", ["standard", "easy", "all"])
def test_a_chosen_deck_is_printed_alone(deck: str) -> None:
    marks = read_data("skep.games.pollennation", "cards")["decks"]
    assert isinstance(marks, dict)
    flowers = [n for n in box("pollennation", deck=deck).counts() if n.startswith("flower")]
    assert flowers == [name for name in FLOWERS if name.split()[1][1:] in marks[deck]]


def test_four_colonies_of_five_workers() -> None:
    counts = box("pollennation", players=4, workers=5).counts()
    assert counts["worker plum"] == 5
    assert counts["reference"] == 4
    assert kinds_of(counts)["pollen"] == 6 * 14


def test_waggle_dance_s_box() -> None:
    counts = box("waggle-dance").counts()
    found = kinds_of(counts)
    assert found["action"] + found["flower"] == 12
    assert counts["day and night"] == 1
    assert (counts["room"], counts["egg"], found["nectar"]) == (48, 12, 90)
    assert found["queen"] == 42
    assert {count for name, count in counts.items() if name.startswith("queen")} == {3}
    assert found["marker"] == 0


def test_the_earlier_edition_has_18_markers() -> None:
    counts = box("waggle-dance", edition="pollen").counts()
    assert {counts[f"marker {value}"] for value in range(1, 7)} == {3}


def test_a_box_of_41_has_two_volunteers() -> None:
    counts = box("waggle-dance", queen_pool=41).counts()
    assert counts["queen card vol"] == 2
    assert kinds_of(counts)["queen"] == 41


def test_ten_chosen_types_are_thirty_cards() -> None:
    ten = "vol+over+dir+shift+sick+trick+feint+scout+gift+expert"
    counts = box("waggle-dance", queen_deck=f"ten_list:{ten}").counts()
    assert kinds_of(counts)["queen"] == 30
    assert "queen card mix" not in counts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_hive_has_a_sheet_and_a_busy_bee(players: int) -> None:
    counts = box("bee-busy", players=players).counts()
    assert counts == {"player sheet": players, "first player": 1, "busy bee": players}


def test_pollen_wars_box() -> None:
    counts = box("pollen-wars").counts()
    found = kinds_of(counts)
    assert (found["tile"], counts["centre"], counts["fungus"]) == (12, 1, 4)
    assert (found["hive"], found["forager"], found["soldier"]) == (6, 54, 30)
    assert (found["varroa"], found["pollen"], counts["die"]) == (6, 6, 1)
    assert (found["pattern"], found["ladybird"]) == (7, 6)
    honey = [name for name in counts if name.startswith("card H")]
    jelly = [name for name in counts if name.startswith("card J")]
    assert (len(honey), sum(counts[name] for name in honey)) == (17, 52)
    assert (len(jelly), sum(counts[name] for name in jelly)) == (18, 28)


def test_cards_have_the_copies_of_the_data() -> None:
    cards = read_data("skep.games.pollen_wars", "cards")["card"]
    assert isinstance(cards, list)
    counts = box("pollen-wars").counts()
    assert {f"card {card['id']}": card["copies"] for card in cards} == {
        name: count for name, count in counts.items() if name.startswith("card")
    }


def test_the_kids_game_has_no_raids_no_mites_and_fewer_cards() -> None:
    counts = box("pollen-wars", family="kid").counts()
    assert kinds_of(counts)["card"] == 39 + 17
    assert "varroa" not in counts
    assert "card H17" not in counts


def test_a_duel_has_wild_foragers_and_no_cards_for_two_opponents() -> None:
    counts = box("pollen-wars", players=2).counts()
    assert counts["wild forager"] == 6
    assert kinds_of(counts)["card"] == 80 - 7
    assert kinds_of(counts)["hive"] == 2


def test_every_two_sided_thing_of_a_sheet_has_both_sides() -> None:
    for game in ("pollen-wars", "pollennation", "waggle-dance"):
        for sheet in box(game).sheets:
            backs = {item.back is None for item in sheet.items}
            assert len(backs) == 1, f"{kind(game).title}: {sheet.title}"


def test_all_cards_of_waggle_dance_are_one_sheet_of_54_or_55() -> None:
    """12 action cards, the day card, and 41 or 42 Queen cards."""
    for pool in (41, 42):
        found = kinds_of(box("waggle-dance", queen_pool=pool).counts())
        cards = found["action"] + found["flower"] + found["day"] + found["queen"]
        assert cards == 12 + 1 + pool
