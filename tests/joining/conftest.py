"""The game in `tests/toy` is at the table as long as its tests run, on a window that nobody sees."""

from collections.abc import Iterator

import pytest

from tests.joining.joined import shells_joined
from tests.ui.conftest import home, make_app, nothing_unsaid

__all__ = ["home", "make_app", "nothing_unsaid", "shells"]


@pytest.fixture(scope="module")
def shells() -> Iterator[None]:
    with shells_joined():
        yield
