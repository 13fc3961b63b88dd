"""Charts: intervals as pictures that need nothing from elsewhere and take the page's colours.

The library is imported where it is used: a worker that only plays does without.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import altair as alt

INK = "currentColor"
MARK = "#c98a00"
"""Honey: seen well on white and on black."""
WIDTH = 520
ROW = 26


@dataclass(frozen=True)
class Bar:
    """One row of a chart."""

    name: str
    value: float
    low: float
    high: float


def interval_chart(bars: list[Bar], unit: str, even: float | None = None) -> str:
    """Each figure as a dot with its interval, and a dashed line where all would be even: SVG."""
    import altair as alt  # noqa: PLC0415

    rows = alt.InlineData([vars(bar) for bar in bars])
    names = [bar.name for bar in bars]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=260, ticks=False))
    scale = alt.Scale(zero=False, nice=True)
    form = ".0%" if unit == "%" else "~s" if max(abs(b.high) for b in bars) >= 10_000 else "f"
    x = alt.X("low:Q", title=None, scale=scale, axis=alt.Axis(format=form, tickCount=6))
    base = alt.Chart(rows).encode(y=y)
    layers: list[alt.Chart] = [
        base.mark_rule(color=MARK, strokeWidth=3).encode(x=x, x2="high:Q"),
        base.mark_point(color=MARK, filled=True, size=70, opacity=1).encode(
            x=alt.X("value:Q", title=None, scale=scale)
        ),
    ]
    if even is not None:
        line = alt.Chart(alt.InlineData([{"even": even}]))
        layers.append(line.mark_rule(color=INK, strokeDash=[4, 4]).encode(x="even:Q"))
    chart = alt.layer(*layers).properties(width=WIDTH, height=max(60, ROW * len(bars)))
    return svg(chart)


def svg(chart: "alt.LayerChart | alt.FacetChart") -> str:
    import vl_convert  # noqa: PLC0415

    styled = (
        chart.configure(
            background="transparent",
            font="sans-serif",
            padding={"left": 24, "right": 8, "top": 4, "bottom": 4},
        )
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=INK,
            domainColor=INK,
            tickColor=INK,
            gridColor=INK,
            gridOpacity=0.15,
            labelFontSize=12,
        )
    )
    return str(vl_convert.vegalite_to_svg(styled.to_dict()))
