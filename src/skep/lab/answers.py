"""Answers in words: what was found, how sure that is, and how many games would tell more."""

from skep.lab.compare import Difference, differences
from skep.lab.estimates import Estimate, corrected
from skep.lab.measures import LUCK, SHARE, Figure, Measure, measured
from skep.lab.results import Results
from skep.lab.worth import Lift, worth

ALPHA = 0.05
POINTS = 0.03
"""A difference of so much of all games is worth knowing."""
PART = 0.05
"""… or one of so much of a figure."""
MOST = 5


def answer(results: Results) -> str:
    """The answer to the experiment's question, in a few sentences."""
    plan = results.experiment
    said: list[str] = []
    name = plan.measures[0]
    figures = measured(results, name)
    if not figures:
        return "There are no games to tell from yet."
    if figures[0].measure.fair:
        said += fair_sentences(results, figures)[: 2 * MOST]
    else:
        said += [plain_sentence(results, figure) for figure in figures[: 2 * MOST]]
    if len(plan.cells) > 1:
        said += [difference_sentence(each) for each in differences(results, name)[: 2 * MOST]]
    for subject in plan.worth:
        said += worth_sentences(results, subject)
    return " ".join(said)


def whose(results: Results, figure: Figure) -> str:
    """The cell and the player a figure is about."""
    several = len(results.experiment.cells) > 1
    parts = [results.experiment.cells[figure.cell].label] if several else []
    parts += [figure.who] if figure.who else []
    return f"{', '.join(parts)}: " if parts else ""


def interval(measure: Measure, found: Estimate) -> str:
    """A figure with its interval."""
    low = measure.written(found.low).removesuffix(f" {measure.unit}")
    high = measure.written(found.high)
    return f"{measure.written(found.value)} (95% sure: {low} to {high})"


def plain_sentence(results: Results, figure: Figure) -> str:
    measure = figure.measure
    title = measure.title[0].lower() + measure.title[1:]
    return f"{whose(results, figure)}{title} {interval(measure, figure.estimate)}."


def fair_sentences(results: Results, figures: list[Figure]) -> list[str]:
    """Shares that should be the same for everybody; so many questions are corrected for."""
    cells = results.experiment.cells
    fairs = [figure.measure.fair_in(cells[figure.cell]) for figure in figures]
    asked = zip(figures, fairs, strict=True)
    ps = corrected([1.0 if fair is None else each.estimate.chance_of(fair) for each, fair in asked])
    return [
        fair_sentence(results, figure, fair, p < ALPHA)
        for figure, fair, p in zip(figures, fairs, ps, strict=True)
    ]


def fair_sentence(results: Results, figure: Figure, fair: float | None, sure: bool) -> str:
    measure, found = figure.measure, figure.estimate
    told = plain_sentence(results, figure)[:-1]
    if fair is None:
        return f"{told}."
    if sure:
        than = "more" if found.value > fair else "less"
        return f"{told}, {than} than the even {measure.written(fair)}."
    return f"{told}; {undecided(found, fair, POINTS, measure.written(fair))}."


def undecided(found: Estimate, null: float, worth_knowing: float, even: str) -> str:
    """What can be said where the interval holds the value of no difference."""
    most = max(abs(found.low - null), abs(found.high - null))
    if found.reach <= worth_knowing:
        below = f"{100 * most:.1f} points"
        return f"no difference from {even} shows, and if there is one, it is below {below}"
    games = rounded(found.games_for(worth_knowing))
    return (
        f"not enough games to tell it from {even}: "
        f"about {games:,} would show a difference of {100 * worth_knowing:.0f} points"
    )


def rounded(games: int) -> int:
    """Upwards, to two digits: nobody wants to read 1,273."""
    step: int = 10 ** max(0, len(str(games)) - 2)
    return -(-games // step) * step


def is_sure(found: Estimate) -> bool:
    return found.p is not None and found.p < ALPHA


def amount(measure: Measure, value: float) -> str:
    """A difference as people read it."""
    if measure.kind in (SHARE, LUCK):
        return f"{100 * abs(value):.1f} points"
    return measure.written(abs(value))


def difference_sentence(each: Difference) -> str:
    """How a cell differs from the first."""
    found, measure = each.estimate, each.measure
    name = f"{each.cell}, {each.who}" if each.who else each.cell
    if not is_sure(found):
        return f"{name}: {not_told(measure, found)} from {each.base}."
    than = "more" if found.value > 0 else "less"
    ends = sorted((abs(found.low), abs(found.high))) if found.low * found.high > 0 else None
    reach = ""
    if ends:
        low = amount(measure, ends[0]).removesuffix(" points").removesuffix(f" {measure.unit}")
        reach = f" ({low} to {amount(measure, ends[1])})"
    return f"{name}: {amount(measure, found.value)}{reach} {than} than {each.base}."


def not_told(measure: Measure, found: Estimate) -> str:
    if measure.kind not in (SHARE, LUCK):
        return "no difference that these games can tell"
    if found.reach <= POINTS:
        most = max(abs(found.low), abs(found.high))
        return f"no difference shows, and if there is one, it is below {100 * most:.1f} points"
    games = rounded(found.games_for(POINTS))
    return (
        "not enough games to tell a difference "
        f"(about {games:,} pairs would show one of {100 * POINTS:.0f} points)"
    )


def worth_sentences(results: Results, subject: str) -> list[str]:
    """What is surely worth having, and what is surely not."""
    said = []
    for place, cell in enumerate(results.experiment.cells):
        lifts = [each for each in worth(results, subject) if each.cell == place]
        sure = [each for each in lifts if is_sure(each.estimate)]
        before = f"{cell.label}, " if len(results.experiment.cells) > 1 else ""
        if not sure:
            said.append(f"{before}{subject}: not enough games to tell what any of them is worth.")
            continue
        best = [lift_words(each) for each in sure if each.estimate.value > 0][:MOST]
        worst = [lift_words(each) for each in reversed(sure) if each.estimate.value < 0][:MOST]
        parts = [f"wins come with {', '.join(best)}"] if best else []
        parts += [f"fewer wins with {', '.join(worst)}"] if worst else []
        said.append(f"{before}{subject}: {'; '.join(parts)}.")
    return said


def lift_words(lift: Lift) -> str:
    found = lift.estimate
    name = lift.value or lift.subject
    more = "more " if lift.more else ""
    return (
        f"{more}{name} {100 * found.value:+.0f} points "
        f"({100 * found.low:+.0f} to {100 * found.high:+.0f})"
    )
