"""Verify: was everything random in a record drawn as the server promised?"""

from skep.cli.screen import Screen
from skep.kernel import Record
from skep.server.fairness import Proof, draws


class Verification:
    """A record and what it says of its chance; `noted` is the promise as somebody wrote it down."""

    def __init__(self, record: Record, proof: Proof, noted: str | None = None) -> None:
        self.match = record.match
        self.names = [record.seats.get(seat, "") for seat in range(record.match.game.players)]
        self.proof = proof
        self.noted = noted
        self.draws = draws(record.match, proof)
        self.wrong = [each for each in self.draws if each.choice != each.right]

    @property
    def promised(self) -> bool:
        return self.proof.kept and self.noted in {None, self.proof.commitment}

    @property
    def fits(self) -> bool:
        return self.promised and not self.wrong

    def tell(self, screen: Screen) -> None:
        """What was checked, and the first entry that does not fit."""
        kept = "yes" if self.proof.kept else "no"
        screen.say("verify-promise", mark(self.proof.kept), kept=kept)
        if self.noted is not None:
            same = self.noted == self.proof.commitment
            screen.say("verify-noted", mark(same), same="yes" if same else "no")
        for seat, added in self.proof.contributions.items():
            screen.say("verify-added", seat=seat, bytes=added)
        if self.proof.copied:
            screen.say("verify-copied", count=self.proof.copied)
        right = len(self.draws) - len(self.wrong)
        screen.say("verify-draws", mark(not self.wrong), right=right, total=len(self.draws))
        if self.wrong:
            first = self.wrong[0]
            tokens = [self.match.game.token(each) for each in (first.choice, first.right)]
            screen.say(
                "verify-wrong", "red", entry=first.entry + 1, token=tokens[0], right=tokens[1]
            )
        self.tell_result(screen)

    def tell_result(self, screen: Screen) -> None:
        """Who lost without being beaten, and who won: what the choices alone do not tell."""
        for place in range(len(self.match.log) + 1):
            screen.forfeits(self.match, self.names, place)
        if self.match.over and self.match.forfeits:
            screen.result(self.match, self.names)


def mark(good: bool) -> str:
    return "green" if good else "red"
