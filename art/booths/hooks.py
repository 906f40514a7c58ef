"""Builders that another script can replace: the exporter builds cheaper shapes, the count of parts builds nothing.

A builder is called by its own name everywhere; what is named for it with `replace` answers the call, whichever module
it is made in.
"""

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from .scene import place

Builder = TypeVar('Builder', bound=Callable[..., Any])

_originals: dict[str, Callable[..., Any]] = {}
_stand_ins: dict[str, Callable[..., Any]] = {}


def replaceable(build: Builder) -> Builder:
    """Makes a builder replaceable by its name; names are unique across modules."""
    name = build.__name__
    assert name not in _originals, name
    _originals[name] = build

    @functools.wraps(build)
    def call(*args: Any, **kwargs: Any) -> Any:
        return _stand_ins.get(name, build)(*args, **kwargs)

    return call  # type: ignore[return-value]


def part(build: Builder) -> Builder:
    """Marks a builder of a part of a booth: it can be replaced, and `at=(x, y, z, rot)` moves it as `place` does."""
    call = replaceable(build)

    @functools.wraps(build)
    def placed(*args: Any, at: tuple[float, ...] = (), **kwargs: Any) -> Any:
        with place(*at):
            return call(*args, **kwargs)

    return placed  # type: ignore[return-value]


def replace(name: str, build: Callable[..., Any]) -> None:
    """Calls `build` instead of the builder with this name from now on."""
    if name not in _originals:
        raise KeyError(f'no builder that can be replaced is named {name}')
    _stand_ins[name] = build


def names() -> set[str]:
    """Returns the names of all replaceable builders."""
    return set(_originals)


def original(name: str) -> Callable[..., Any]:
    """Returns the original builder with this name, even if it is replaced."""
    return _originals[name]


def current(name: str) -> Callable[..., Any]:
    """Returns the current builder with this name."""
    return _stand_ins.get(name, _originals[name])
