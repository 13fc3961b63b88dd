"""Fairness: how a server draws everything random in a match, so that anybody can draw it again.

The server promises its secret seed by the seed's SHA-256, the commitment. People who have seen it
add bytes of their own, and what Chance does follows from all of that together: who keeps the seed
cannot know what will be added, and who adds does not know the seed. At the end the seed is shown.

When play begins the seal is shown to everybody: the SHA-256 of all this follows from. Whoever has
noted it knows afterwards that nothing was added, left out or exchanged. Nobody else can know: a
record alone, made up from its first to its last line, can always be made to agree with itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from skep.kernel import CHANCE, Match, Random, SkepError

CONTRIBUTION = 32
"""The bytes one person adds."""
DIGITS = 9
"""The most digits of a number in a record's proof."""


def mixed(seed: bytes, contributions: Mapping[int, str]) -> bytes:
    """The seed Chance draws from: the SHA-256 of the server's seed and what the seats added, in
    the order of the seats; where nobody has added anything, the server's seed itself."""
    if not contributions:
        return seed
    added = [bytes.fromhex(contributions[seat]) for seat in sorted(contributions)]
    return sha256(seed + b"".join(added)).digest()


def sealed(commitment: str, contributions: Mapping[int, str], copied: int) -> str:
    """The seal: the SHA-256 of what is fixed before Chance first draws, a line for each thing."""
    added = [f"contribution {seat} {contributions[seat]}" for seat in sorted(contributions)]
    lines = [f"commitment {commitment}", *added, f"copied {copied}"]
    return sha256("\n".join(lines).encode()).hexdigest()


def seeded(seed: bytes, purpose: str) -> int:
    """A number of 62 bits that tells nothing about the seed."""
    digest = sha256(seed + purpose.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def chance_of(seed: bytes, number: int) -> Random:
    """The generator that draws Chance's choice `number` (from 0) in a match with this seed."""
    return Random(seeded(seed, f"chance {number}"))


def draw(seed: bytes, number: int, chances: Sequence[tuple[int, int]]) -> int:
    """Chance's choice `number`, out of these with their weights: one number is drawn below the
    sum of all weights, and counted off along the list."""
    left = chance_of(seed, number).randrange(sum(weight for _, weight in chances))
    for choice, weight in chances:
        if left < weight:
            return choice
        left -= weight
    raise AssertionError("a number below the sum is counted off before the list ends")


# ------------------------------------------------------------------------------ proofs


class BadProof(SkepError):
    """What a record says about its chance cannot be read."""


@dataclass(frozen=True)
class Proof:
    """What lets anybody check the chance of a match."""

    commitment: str
    seed: bytes
    contributions: dict[int, str] = field(default_factory=dict)
    copied: int = 0
    """So many choices were taken over from elsewhere: their chance was drawn from another seed."""
    whole: bool = True
    """Is the seal it came with that of the rest?"""

    @property
    def seal(self) -> str:
        return sealed(self.commitment, self.contributions, self.copied)

    @property
    def kept(self) -> bool:
        """Is the seed the one that was promised?"""
        return sha256(self.seed).hexdigest() == self.commitment


@dataclass(frozen=True)
class Draw:
    """A choice of Chance that was drawn from the seed: what it was, and what it should be."""

    entry: int
    """Its place in the log, from 0."""
    number: int
    """How often Chance had acted before."""
    choice: int
    right: int
    chances: list[tuple[int, int]]


def check_proof(match: Match, proof: Proof) -> None:
    """BadProof if it speaks of seats or choices that the match does not have."""
    for seat in proof.contributions:
        if seat >= match.game.players:
            raise BadProof(
                f"the record has a contribution of seat {seat + 1}: "
                f"there are seats 1 to {match.game.players}"
            )
    if proof.copied > len(match.log):
        raise BadProof(
            f"the record says that {proof.copied} choices were taken over: it has {len(match.log)}"
        )


def taken_over(match: Match, proof: Proof) -> int:
    """Choices of Chance that were drawn from another seed: this proof says nothing of them."""
    return sum(entry.seat == CHANCE for entry in match.log[: proof.copied])


def draws(match: Match, proof: Proof) -> list[Draw]:
    """Every choice of Chance in the match that its seed answers for, drawn again."""
    seed = mixed(proof.seed, proof.contributions)
    walk = match.origin.clone()
    found: list[Draw] = []
    number = 0
    for place, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            if place >= proof.copied:
                chances = walk.chances()
                right = draw(seed, number, chances)
                found.append(Draw(place, number, entry.choice, right, chances))
            number += 1
        walk.play(entry.seat, entry.choice)
    return found


def write_proof(proof: Proof) -> str:
    """The lines that stand at the end of a record."""
    lines = [f"# commitment {proof.commitment}", f"# seed {proof.seed.hex()}"]
    lines += [f"# contribution {seat} {added}" for seat, added in proof.contributions.items()]
    if proof.copied:
        lines.append(f"# copied {proof.copied}")
    lines.append(f"# seal {proof.seal}")
    return "\n".join(lines) + "\n"


def read_proof(text: str) -> Proof | None:
    """What a record says of its chance; None if it says nothing."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line[:1] == "#"]
    said = {words[1]: (n, words[2:]) for n, words in lines if len(words) > 2}
    if "commitment" not in said and "seed" not in said:
        return None
    for name in ("commitment", "seed"):
        if name not in said:
            raise BadProof(f"the record has no line '# {name} …'")
    added = [contribution(n, words[2:]) for n, words in lines if words[1:2] == ["contribution"]]
    if len(dict(added)) < len(added):
        raise BadProof("the record has two contributions of one seat")
    proof = Proof(
        commitment=said["commitment"][1][0].lower(),
        seed=hexadecimal(*said["seed"]),
        contributions=dict(added),
        copied=whole(*said.get("copied", (0, ["0"]))),
    )
    return replace(proof, whole=said.get("seal", (0, [""]))[1][0].lower() == proof.seal)


def contribution(line: int, words: list[str]) -> tuple[int, str]:
    added = hexadecimal(line, words[1:])
    if len(added) != CONTRIBUTION:
        raise BadProof(f"line {line} of the record: a seat adds {CONTRIBUTION} bytes")
    return whole(line, words), added.hex()


def hexadecimal(line: int, words: Iterable[str]) -> bytes:
    try:
        return bytes.fromhex(next(iter(words), "?"))
    except ValueError:
        raise BadProof(f"line {line} of the record: this is no hexadecimal number") from None


def whole(line: int, words: list[str]) -> int:
    if not words or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > DIGITS:
        raise BadProof(
            f"line {line} of the record: this is not a number of at most {DIGITS} digits"
        )
    return int(words[0])
