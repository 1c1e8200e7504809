"""What the Harbour Master adds to a bot's thoughts: the race for the most at the harbours."""

from __future__ import annotations

from game.bots.island.evaluation import IslandEvaluation
from game.bots.island.races import hopes
from game.rules.island.book import IslandBook
from game.rules.island.modules.harbour_master import NAME, holder_of
from game.rules.island.state import IslandState


class MasterEvaluation(IslandEvaluation):
    usual_start = False

    def __init__(self) -> None:
        super().__init__()
        self.winning.more.append(lambda b, s, seat: (0, b.awards[NAME].points))

    def terms(self, b: IslandBook, s: IslandState, seat: int, left: float) -> dict[str, float]:
        found = super().terms(b, s, seat, left)
        award, holder = b.awards[NAME], holder_of(s)
        counts = b.rules["harbour-points"](b, s)[: s.seats]
        worth = award.points * self.standing.time()
        hope = hopes(counts, seat, holder, award.least)
        for other in range(s.seats):
            if other != seat:
                hope -= self.share(s, seat, other) * hopes(counts, other, holder, award.least)
        found["harbour-master"] = worth * hope
        return found
