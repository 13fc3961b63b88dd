"""Story: all that a viewer may be told of a match, in order."""

from skep.kernel import Match, Phrase


def story(match: Match, viewer: int) -> list[Phrase]:
    """What the viewer is told of each choice; a veiled one once its curtain has risen."""
    return [phrase for chapter in chapters(match, viewer) for phrase in chapter]


def chapters(match: Match, viewer: int) -> list[list[Phrase]]:
    """The story, one chapter for each choice of the log."""
    return [match.game.log_lines(events, viewer) for events in match.events(viewer)]


def news(before: list[Phrase], now: list[Phrase]) -> list[Phrase]:
    """What is new in a story since it was last told; things once hidden may appear within it."""
    same = 0
    while same < min(len(before), len(now)) and before[same] == now[same]:
        same += 1
    return now[same:]
