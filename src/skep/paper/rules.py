"""The rules in short: what the games' catalogues say in their help, in the order of paper.

Numbers that an option changes are said as the variant has them.
"""

from typing import Any

from skep.games.bee_busy.options import chosen_sheet
from skep.paper.order import Order
from skep.paper.sheets import Summary


def part(given: Order, title: str, *lines: str) -> Summary:
    """A heading and its lines, all by their names in the catalogues."""
    return Summary(given.say(title), [given.say(line) for line in lines])


def named(given: Order, name: str, *texts: str) -> str:
    """'Worker: she takes … Then: …'."""
    return given.say("sheet-named", name=given.say(name), text=" ".join(map(given.say, texts)))


def pollennation(given: Order) -> list[Summary]:
    bees = []
    for bee in ("worker", "drone", "queen"):
        name = f"board-help-{bee}"
        details = {"name": given.say(name), "moves": given.say(f"{name}-moves")}
        bees.append(given.say("sheet-bee", **details, acts=given.say(f"{name}-acts")))
    return [
        part(given, "sheet-aim", "pn-aim"),
        part(given, "sheet-setting-up", "pn-set-cards", "pn-set-pollen", "pn-set-bees"),
        Summary(given.say("sheet-turn"), bees),
        part(given, "board-help-scoring", "board-help-scoring-card", "board-help-jelly"),
        part(
            given, "board-help-principles", "board-help-carry", "board-help-score", "board-help-act"
        ),
        part(given, "sheet-end", "board-help-end"),
    ]


def waggle_dance(given: Order) -> list[Summary]:
    edition = str(given.option("edition"))

    def action(letter: str, line: str) -> str:
        name = f"{letter}  {given.say(f'action-{letter}', edition=edition)}"
        return given.say("sheet-named", name=name, text=given.say(line))

    day = ("board-help-slots", "board-help-flowers", "board-help-rooms")
    night = [action(each, f"board-help-{each}") for each in "ABC"]
    night.append(action("D", "wd-help-d"))
    night += [action("E", "board-help-E"), action("F", "wd-help-f"), action("G", "board-help-G")]
    return [
        part(given, "sheet-aim", "board-help-aim"),
        part(given, "sheet-setting-up", "wd-set-hives", "wd-set-cards", "wd-set-blocked"),
        Summary(
            given.say("board-help-day"),
            [given.say("board-help-roll"), *(f"– {given.say(each)}" for each in day)],
        ),
        Summary(given.say("board-help-night"), night),
        part(given, "board-help-queen", "wd-help-cards"),
        part(given, "board-help-end", "wd-help-first", "wd-help-equal"),
    ]


def bee_busy(given: Order) -> list[Summary]:
    sheet: dict[str, Any] = chosen_sheet(given.game.options)
    made, costs, score = sheet["production"], sheet["modifier"], sheet["score"]
    steps = [given.say(f"board-help-{each}") for each in ("field", "die", "sum", "move", "act")]
    steps[1] = given.say("bb-help-die", take=costs["take"], change=costs["change"])
    production = given.say(
        "bb-help-production",
        honey=made["honey"]["makes"]["honey"],
        wax=made["wax"]["makes"]["wax"],
    )
    points = given.say(
        "bb-help-points",
        bee=score["bee"],
        stock=score["honey"],
        stored=score["stored_honey"],
        comb=score["comb"],
        queen=score["queen"],
        meals=score["queen_feeds"],
    )
    return [
        part(given, "sheet-aim", "board-help-aim"),
        part(given, "sheet-setting-up", "bb-set-sheets", "bb-set-marks"),
        Summary(given.say("board-help-round"), steps),
        part(given, "area-meadow", "board-help-meadow"),
        Summary(given.say("area-production"), [production]),
        part(given, "area-combs", "board-help-combs"),
        part(given, "board-help-feeding", "board-help-feeding-text"),
        part(
            given,
            "board-help-dangers",
            *(f"board-help-{each}" for each in ("storm", "pesticide", "mite", "drought")),
        ),
        Summary(given.say("board-help-points"), [points]),
        part(given, "bb-upgrades", "bb-upgrades-text"),
    ]


def pollen_wars(given: Order) -> list[Summary]:
    raids = given.option("family") != "kid"
    mites = given.option("family") == "full"
    trade = given.option("trade") != "off" and given.option("players") != 2
    actions = ["send-forager", "send-soldier", "move", "return", "draw-jelly"]
    if raids:
        actions.insert(4, "raid")
    parts = ["b", "c", "yellow"]
    parts += ["raids"] * raids + ["mite"] * mites + ["drift", "round"] + ["trade"] * trade
    return [
        part(given, "sheet-aim", "board-help-aim"),
        part(given, "sheet-setting-up", "pw-set-field", "pw-set-hives", "pw-set-cards"),
        Summary(
            given.say("board-help-a"),
            [named(given, f"option-{each}", f"board-help-{each}") for each in actions],
        ),
        *(part(given, f"board-help-{each}", f"board-help-{each}-text") for each in parts),
        part(given, "sheet-end", "pw-end"),
    ]
