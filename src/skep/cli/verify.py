"""Verify: was everything random in a record drawn as the server promised?

A record can show that it agrees with itself. That it was not made up afterwards only those can
know who noted something before the first draw: the seal, which covers all that chance follows
from, or at least the commitment.
"""

from dataclasses import dataclass

from skep.cli.screen import Screen
from skep.fairness import Proof, check_proof, draws, taken_over
from skep.kernel import Record


@dataclass(frozen=True)
class Notes:
    """What somebody wrote down before the first draw, or has of the game this one goes on from."""

    commitment: str | None = None
    seal: str | None = None
    parent: "Verification | None" = None


class Verification:
    """A record and what it says of its chance; BadProof if that makes no sense."""

    def __init__(self, record: Record, proof: Proof, notes: Notes | None = None) -> None:
        check_proof(record.match, proof)
        self.match = record.match
        self.names = [record.seats.get(seat, "") for seat in range(record.match.game.players)]
        self.proof = proof
        self.notes = notes or Notes()
        self.draws = draws(record.match, proof)
        self.wrong = [each for each in self.draws if each.choice != each.right]
        self.taken_over = taken_over(record.match, proof)

    @property
    def as_noted(self) -> bool:
        """Is nothing other than it was noted?"""
        noted, proof = self.notes, self.proof
        return noted.commitment in {None, proof.commitment} and noted.seal in {None, proof.seal}

    @property
    def descends(self) -> bool:
        """Is what was drawn elsewhere proven by the record it was taken over from?"""
        parent, many = self.notes.parent, self.proof.copied
        if not self.taken_over:
            return True
        return (
            parent is not None
            and parent.fits
            and parent.match.game.name == self.match.game.name
            and parent.match.game.options == self.match.game.options
            and parent.match.log[:many] == self.match.log[:many]
        )

    @property
    def fits(self) -> bool:
        proven = self.proof.kept and self.proof.whole and self.descends
        return proven and self.as_noted and not self.wrong

    def tell(self, screen: Screen) -> None:
        """What was checked, what cannot be, and the first entry that does not fit."""
        self.tell_promise(screen)
        for seat, added in sorted(self.proof.contributions.items()):
            screen.say("verify-added", seat=seat + 1, bytes=added)
        if self.taken_over:
            proven = "yes" if self.descends else "no" if self.notes.parent else "unknown"
            screen.say(
                "verify-copied",
                mark(self.descends),
                count=self.proof.copied,
                drawn=self.taken_over,
                proven=proven,
            )
        right = len(self.draws) - len(self.wrong)
        screen.say("verify-draws", mark(not self.wrong), right=right, total=len(self.draws))
        if self.wrong:
            first = self.wrong[0]
            tokens = [self.match.game.token(each) for each in (first.choice, first.right)]
            screen.say(
                "verify-wrong", "red", entry=first.entry + 1, token=tokens[0], right=tokens[1]
            )
        self.tell_result(screen)
        if self.fits and self.notes.seal is None:
            screen.say("verify-unnoted", "yellow", seal=self.proof.seal)

    def tell_promise(self, screen: Screen) -> None:
        """Seed and seal, and whether they are those that were noted."""
        proof, noted = self.proof, self.notes
        screen.say("verify-promise", mark(proof.kept), kept="yes" if proof.kept else "no")
        screen.say("verify-seal", mark(proof.whole), whole="yes" if proof.whole else "no")
        if noted.commitment is not None:
            same = noted.commitment == proof.commitment
            screen.say("verify-noted", mark(same), same="yes" if same else "no")
        if noted.seal is not None:
            same = noted.seal == proof.seal
            screen.say("verify-noted-seal", mark(same), same="yes" if same else "no")

    def tell_result(self, screen: Screen) -> None:
        """Who lost without being beaten, and who won: what the choices alone do not tell."""
        for place in range(len(self.match.log) + 1):
            screen.forfeits(self.match, self.names, place)
        if self.match.over and self.match.forfeits:
            screen.result(self.match, self.names)


def mark(good: bool) -> str:
    return "green" if good else "red"
