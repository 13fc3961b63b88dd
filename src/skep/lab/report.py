"""Report: one page that a designer can read and act on. It needs nothing from elsewhere."""

from html import escape
from importlib.resources import files
from math import isfinite
from pathlib import Path

from skep.lab.answers import amount, answer, interval, is_sure, not_told
from skep.lab.charts import Bar, interval_chart
from skep.lab.compare import differences
from skep.lab.measures import LUCK, MEASURES, SHARE, Figure, measured
from skep.lab.results import Results, write_whole
from skep.lab.watch import record_of
from skep.lab.worth import Lift, worth

MOST_WATCHED = 60
"""Games behind figures that are written as records, of one report."""
MOST_LIFTS = 40


def write_report(results: Results) -> Path:
    """Write `report.html` into the folder of the results, and records of the games it names."""
    path = results.folder / "report.html"
    write_whole(path, Page(results).text().encode())
    return path


class Page:
    """The parts of a report."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.plan = results.experiment
        self.watched = 0

    def text(self) -> str:
        title = escape(self.plan.question)
        style = files("skep.lab").joinpath("report.css").read_text(encoding="utf-8")
        parts = [self.asked()]
        parts += [self.measure(name) for name in self.plan.measures]
        parts += [self.worth(subject) for subject in self.plan.worth]
        parts.append(METHOD)
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{title}</h1>\n{''.join(parts)}</main>\n</body>\n</html>\n"
        )

    # ------------------------------------------------------------------ parts

    def asked(self) -> str:
        """The answer, and what was played."""
        games = len(self.results.games)
        about = f"<p>{escape(self.plan.about)}</p>\n" if self.plan.about else ""
        answered = "".join(f"<li>{escape(each)}</li>" for each in sentences(answer(self.results)))
        rows = []
        for cell in self.plan.cells:
            changed = {**cell.options, **cell.data}
            settings = ", ".join(f"{name} = {value}" for name, value in changed.items())
            bots = ", ".join(dict.fromkeys(cell.lineup))
            rows.append([cell.label, settings or "as printed", f"{cell.players}", bots])
        return (
            f'<ul class="answer">{answered}</ul>\n{about}<h2>What was played</h2>\n'
            f"<p>{games:,} games of {escape(self.plan.kind.title)}, seed {self.plan.seed}.</p>\n"
            f"{grid(['Cell', 'Options and data', 'Players', 'Bots'], rows)}"
        )

    def measure(self, name: str) -> str:
        """A section: what it means, a picture, the figures and how cells differ."""
        measure = MEASURES[name]
        figures = measured(self.results, name)
        told = f"<section>\n<h2>{escape(measure.title)}</h2>\n<p>{escape(measure.about)}</p>\n"
        if not figures:
            return f"{told}<p>These games can’t tell.</p>\n</section>\n"
        bars = [
            Bar(self.label(each), each.estimate.value, each.estimate.low, each.estimate.high)
            for each in figures
            if isfinite(each.estimate.low)
        ]
        unit = "%" if measure.kind in (SHARE, LUCK) else ""
        evens = {measure.fair_in(self.plan.cells[each.cell]) for each in figures}
        even = evens.pop() if len(evens) == 1 else None
        picture = f"<figure>{interval_chart(bars, unit, even)}</figure>\n" if bars else ""
        rows = [
            [
                self.label(each),
                interval(measure, each.estimate),
                f"{each.estimate.games:,}",
                self.watch(each.cell, each.game),
            ]
            for each in figures
        ]
        table = grid(["", "Figure", "Games", "Watch"], rows)
        return f"{told}{picture}{table}{self.differ(name)}</section>\n"

    def differ(self, name: str) -> str:
        found = differences(self.results, name) if len(self.plan.cells) > 1 else []
        rows = []
        for each in found:
            told, measure = each.estimate, each.measure
            ends = " to ".join(signed(amount(measure, end), end) for end in (told.low, told.high))
            more = f"{signed(amount(measure, told.value), told.value)} ({ends})"
            sure = "yes" if is_sure(told) else not_told(measure, told)
            effect = f"{told.effect or 0.0:+.2f}"
            rows.append([f"{each.cell} {each.who}".strip(), more, effect, sure])
        if not rows:
            return ""
        head = ["", f"Difference from {self.plan.cells[0].label}", "Effect size", "Sure?"]
        return f"<h3>Differences</h3>\n{grid(head, rows)}"

    def worth(self, subject: str) -> str:
        """A section on what it is worth to have had something."""
        event, _, argument = subject.partition(".")
        by = f" by {escape(argument)}" if argument else ""
        told = f"<section>\n<h2>Worth: {escape(event)}{by}</h2>\n"
        told += (
            "<p>By how much more often those win who had it than those at the same table who had "
            "not. It goes with winning; only an experiment that changes it shows that it is the "
            "cause.</p>\n"
        )
        lifts = worth(self.results, subject)[:MOST_LIFTS]
        if not lifts:
            return f"{told}<p>These games can’t tell.</p>\n</section>\n"
        bars = [
            Bar(self.lift_label(each), each.estimate.value, each.estimate.low, each.estimate.high)
            for each in lifts
        ]
        rows = [self.lift_row(each) for each in lifts]
        head = ["", "Lift", "Seats that had it", "Tables", "Sure?", "Watch"]
        picture = interval_chart(bars, "%", 0.0)
        return f"{told}<figure>{picture}</figure>\n{grid(head, rows)}</section>\n"

    def lift_row(self, lift: Lift) -> list[str]:
        found = lift.estimate
        points = [f"{100 * each:+.1f}" for each in (found.value, found.low, found.high)]
        sure = "yes" if is_sure(found) else "not enough games to tell"
        return [
            self.lift_label(lift),
            f"{points[0]} points ({points[1]} to {points[2]})",
            f"{100 * lift.had:.0f}%",
            f"{found.games:,}",
            sure,
            self.watch(lift.cell, lift.game),
        ]

    # ------------------------------------------------------------------ words

    def label(self, figure: Figure) -> str:
        cell = self.plan.cells[figure.cell].label
        if not figure.who:
            return cell
        return f"{cell}: {figure.who}" if len(self.plan.cells) > 1 else figure.who

    def lift_label(self, lift: Lift) -> str:
        name = lift.value or lift.subject
        cell = f"{self.plan.cells[lift.cell].label}: " if len(self.plan.cells) > 1 else ""
        return f"{cell}{'more ' if lift.more else ''}{name}"

    def watch(self, cell: int, number: int) -> str:
        """The command that shows a game, which is written beside the page."""
        if self.watched == MOST_WATCHED:
            return f"game {number}"
        self.watched += 1
        return (
            f"skep replay {record_of(self.results, cell, number).relative_to(self.results.folder)}"
        )


def signed(text: str, value: float) -> str:
    return f"−{text}" if value < 0 else f"+{text}"


def sentences(text: str) -> list[str]:
    """One for each line."""
    return [each if each.endswith(".") else f"{each}." for each in text.split(". ")]


def grid(head: list[str], rows: list[list[str]]) -> str:
    """A table."""
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join(
        "<tr>" + "".join(cell_of(text, at) for at, text in enumerate(row)) + "</tr>\n"
        for row in rows
    )
    return f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"


def cell_of(text: str, at: int) -> str:
    told = f"<code>{escape(text)}</code>" if text.startswith("skep ") else escape(text)
    return f'<th scope="row">{told}</th>' if at == 0 else f"<td>{told}</td>"


METHOD = """<section>
<h2>How sure is this?</h2>
<p>Every figure comes with the interval that holds the truth 95 times in 100. Games with the same
dice are counted together, so that they don’t seem to be more than they are. Cells are compared in
pairs of games with the same dice, and a difference counts as sure only after Holm’s correction for
all differences in its table; so does a share’s distance from an even one. The effect size is the
difference in standard deviations: 0.2 is small, 0.5 medium, 0.8 large.</p>
<p>Bots played all of it. They think by effort, never by the clock, so the same seed gives the same
games anywhere. People play otherwise: take these figures as a reason to try something at a
table.</p>
</section>
"""
