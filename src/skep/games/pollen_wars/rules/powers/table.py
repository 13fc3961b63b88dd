"""The powers of all cards, by kind."""

from typing import Final

from skep.games.pollen_wars.cells import COMB, DOORS, STINGS
from skep.games.pollen_wars.rules.powers.flights import (
    AirMail,
    BeeLine,
    BuzzOff,
    ChangeOfGuard,
    Desertion,
    DriftAway,
    ExpressForager,
    ExpressSoldier,
    Gust,
    Piggyback,
)
from skep.games.pollen_wars.rules.powers.hands import (
    EmptyCells,
    HiveJack,
    HoneyImHome,
    NosyBee,
    StickyLegs,
)
from skep.games.pollen_wars.rules.powers.hives import (
    BUGLAR,
    GRAND_THEFT,
    REVIVAL_PRICE,
    MiteIsNotRight,
    MiteMakesRight,
    Mutiny,
    Revival,
    RobinHoverfly,
    Stayer,
    Theft,
)
from skep.games.pollen_wars.rules.powers.patterns import (
    NewBloom,
    PatternTest,
    SleepingSecret,
    SnugAsABug,
    SpyInTheComb,
    SwapSwarm,
)
from skep.games.pollen_wars.rules.powers.power import Power
from skep.games.pollen_wars.rules.powers.raids import RoyalOrders, Smoke, WhatsTheBee

POWERS: Final[list[Power]] = [
    Mutiny(),
    Stayer(COMB),
    SwapSwarm(),
    RoyalOrders(),
    NewBloom(),
    Revival(REVIVAL_PRICE),
    Theft(BUGLAR),
    RobinHoverfly(),
    StickyLegs(),
    Gust(),
    BuzzOff(),
    BeeLine(),
    Piggyback(),
    NosyBee(),
    SpyInTheComb(),
    SleepingSecret(),
    WhatsTheBee(),
    DriftAway(),
    AirMail(),
    ChangeOfGuard(),
    Stayer(STINGS),
    Stayer(DOORS),
    MiteIsNotRight(),
    ExpressForager(),
    ExpressSoldier(),
    Smoke(),
    HoneyImHome(),
    Revival(0),
    SnugAsABug(),
    PatternTest(),
    Theft(GRAND_THEFT),
    EmptyCells(),
    Desertion(),
    HiveJack(),
    MiteMakesRight(),
]
"""H1 to H17, then J1 to J18 (see `kinds.py`)."""
