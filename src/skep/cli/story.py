"""Story: all that a viewer may be told of a match, in order."""

from skep.kernel import HIDDEN, Match, Phrase


def story(match: Match, viewer: int) -> list[Phrase]:
    """What the viewer is told of each choice; a veiled one once its curtain has risen."""
    return [phrase for chapter in chapters(match, viewer) for phrase in chapter]


def chapters(match: Match, viewer: int) -> list[list[Phrase]]:
    """The story, one chapter for each choice of the log."""
    game = match.game
    risen = match.state.curtain()
    walk = match.origin.clone()
    told = []
    for entry in match.log:
        before = walk.clone()
        walk.play(entry.seat, entry.choice)
        chapter = game.tell(before, entry.seat, entry.choice, walk, viewer)
        hidden = before.shows(entry.seat, entry.choice, viewer) == HIDDEN
        if hidden and risen > entry.curtain:
            if before.veils(entry.seat, entry.choice, viewer):
                name, details = game.phrase(entry.choice)
                chapter = [(f"log-{name}", {"seat": entry.seat, **details}), *chapter]
        told.append(chapter)
    return told


def news(before: list[Phrase], now: list[Phrase]) -> list[Phrase]:
    """What is new in a story since it was last told; things once hidden may appear within it."""
    same = 0
    while same < min(len(before), len(now)) and before[same] == now[same]:
        same += 1
    return now[same:]
