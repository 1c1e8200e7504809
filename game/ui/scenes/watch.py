"""The ways to a show: of a save, of the match on the table, and of what has happened there since."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.bots.seats import HUMAN, check_sitting
from game.engine.content import Library
from game.engine.film import Film
from game.engine.opening import open_save
from game.engine.saves import Player
from game.registry import check_screen
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import TROUBLES
from game.ui.session import default_players
from game.ui.showing import OPEN, Showing
from game.ui.trouble import plain

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.show import Show
    from game.ui.table.table import Table


def watch_save(app: App, path: Path) -> None:
    """The match of a save from its beginning; or a message that says why it can't be had."""
    try:
        opened = open_save(path, [])
        check_sitting(opened, path)
        check_screen(opened.game.name)
    except TROUBLES as error:
        app.push(MessageScene(app, app.kit.say("show.no-show"), plain(app.kit.say, error)))
        return
    save, count = opened.save, len(opened.save.setup.seats)
    film = Film(opened.game, opened.book, save.setup, save.opening, save.records)
    players = save.players if len(save.players) == count else default_players(count)
    show = raise_curtain(app, film, opened.library, players, eyes=_first_look(film))
    if show:
        show.toggle()


def _first_look(film: Film) -> int:
    """Of a match that can still be lost nothing is given away, unless somebody asks for it."""
    people = [seat for seat, who in enumerate(film.setup.seats) if who == HUMAN]
    over = film.at(film.length).over if not film.empty else True
    return people[0] if people and not over else OPEN


def watch_match(table: Table) -> None:
    """The match on the table from its beginning; as long as it goes on, through the eyes that look at it."""
    session = table.session
    open_to_all = session.over or not session.sat_down()
    looks = [] if open_to_all else [table.eyes.seat]
    film = Film.of(session.match)
    show = raise_curtain(table.app, film, session.library, session.players, (looks or [OPEN])[0], looks)
    if show:
        show.toggle()


def watch_again(table: Table, first: int, seat: int) -> None:
    """What has happened since a seat was last told, through its eyes; then the table goes on as it was."""
    session, app = table.session, table.app
    film = Film.of(session.match)
    show = raise_curtain(app, film, session.library, session.players, seat, [seat], branches=False)
    if show:
        show.on_end = show.leave
        show.begin_at(first)


def raise_curtain(
    app: App,
    film: Film,
    library: Library,
    players: Sequence[Player],
    eyes: int = OPEN,
    looks: Sequence[int] = (),
    branches: bool = True,
) -> Show | None:
    """A table on which the film is shown, over whatever is on the screen; it says so if there is nothing to
    show, or not all of it."""
    from game.ui.games import screens_of
    from game.ui.table.show import Show

    say = app.kit.say
    if film.empty or (film.trouble and not film.length):
        app.push(MessageScene(app, say("show.no-show"), say("show.other-content")))
        return None
    session = Showing(film, library, players, eyes)
    table = screens_of(film.setup.game).table(app, session)
    show = Show(table, session, looks, branches)
    table.follow_match()
    app.push(table)
    if film.trouble:
        app.push(MessageScene(app, say("message.notice"), say("show.only-so-far")))
    return show
