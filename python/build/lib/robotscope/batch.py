"""Many rows at once, as lists, Arrow arrays or pandas columns.

>>> check_rows([("User-agent: *\\nDisallow: /a", "GPTBot", "/a"), ("", "GPTBot", "/a")])
[(False, 2, 'longest-match'), (True, None, 'no-group')]

A text that repeats in a batch is parsed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any

from ._engine import Text, call, refuse_text, string

if TYPE_CHECKING:
    import pandas
    import pyarrow

Row = tuple[Text, Text, Text]
Checked = tuple[bool | None, int | None, str]

ROWS = 8192
"""So many rows cross at once, or fewer if their texts are large."""
OCTETS = 8_000_000


def check_rows(rows: Iterable[Row]) -> list[Checked]:
    """For rows of robots.txt, crawler and URL: whether it is allowed, the line that decides, and why."""
    checked: list[Checked] = []
    refuse_text("rows", rows, "pass [(robots, crawler, url)]")
    for batch, count in _batches(rows):
        checked += _read(call("robots_check", batch, count), count)
    return checked


def check_arrow(robots: Any, crawler: Any, url: Any) -> pyarrow.StructArray:
    """The same for Arrow arrays, or a text in place of one that is the same in each row.

    >>> import pyarrow
    >>> check_arrow(pyarrow.array(["User-agent: *\\nDisallow: /a"]), "GPTBot", pyarrow.array(["/a"])).to_pylist()
    [{'allowed': False, 'line': 2, 'reason': 'longest-match'}]

    Where one of them is null, so is the answer.
    """
    import pyarrow

    columns = [_values(column) for column in (robots, crawler, url)]
    lengths = {len(column) for column in columns if isinstance(column, Sequence)}
    if len(lengths) != 1:
        raise ValueError(f"arrays of one length are expected, not of {sorted(lengths) or 'none'}: give at least one array")
    rows = list(zip(*columns, strict=False))
    known = [None not in row for row in rows]
    answers: Iterator[Checked] = iter(check_rows(row for row, is_known in zip(rows, known, strict=True) if is_known))
    checked = [next(answers) if is_known else (None, None, None) for is_known in known]
    allowed, line, reason = zip(*checked, strict=True) if checked else ((), (), ())
    arrays = [pyarrow.array(allowed, pyarrow.bool_()), pyarrow.array(line, pyarrow.uint32()), pyarrow.array(reason, pyarrow.string())]
    mask = pyarrow.array([not is_known for is_known in known], pyarrow.bool_())
    return pyarrow.StructArray.from_arrays(arrays, names=["allowed", "line", "reason"], mask=mask)


def check_pandas(frame: pandas.DataFrame, *, robots: str = "robots", url: str = "url", crawler: str) -> pandas.DataFrame:
    """A frame with the columns `allowed`, `line` and `reason` for one with robots.txt and URLs; its index is the same.

    >>> import pandas
    >>> frame = pandas.DataFrame({"robots": ["User-agent: *\\nDisallow: /a"], "url": ["/a"]})
    >>> check_pandas(frame, crawler="GPTBot").to_dict("records")
    [{'allowed': False, 'line': 2, 'reason': 'longest-match'}]
    """
    import pandas

    columns = [frame[name].astype(object).where(frame[name].notna(), None).tolist() for name in (robots, url)]
    checked = check_arrow(columns[0], crawler, columns[1])
    data = {
        "allowed": pandas.array(checked.field("allowed").to_pylist(), dtype="boolean"),
        "line": pandas.array(checked.field("line").to_pylist(), dtype="UInt32"),
        "reason": checked.field("reason").to_pylist(),
    }
    return pandas.DataFrame(data, index=frame.index)


def _values(column: Any) -> Any:
    if isinstance(column, (str, bytes)):
        return repeat(column)
    return column.to_pylist() if hasattr(column, "to_pylist") else list(column)


def _batches(rows: Iterable[Row]) -> Iterator[tuple[bytes, int]]:
    parts: list[bytes] = []
    size = count = 0
    # The last texts, because one often stands in many rows.
    last: tuple[Text, bytes] = (b"", b"\0")
    names: dict[Text, bytes] = {}
    for robots, crawler, url in rows:
        if last[0] is not robots and last[0] != robots:
            last = (robots, string(robots))
        name = names.get(crawler)
        if name is None:
            name = names[crawler] = string(crawler)
        place = string(url)
        size += len(last[1]) + len(place) + len(name)
        parts += (last[1], name, place)
        count += 1
        if count == ROWS or size > OCTETS:
            yield b"".join(parts), count
            parts, size, count = [], 0, 0
            names.clear()
    if count:
        yield b"".join(parts), count


def _read(data: bytes, count: int) -> Iterator[Checked]:
    at = 0
    reasons: dict[bytes, str] = {}
    for _ in range(count):
        allowed: bool | None = None
        line: int | None = None
        if data[at] == 0:
            at += 1
            allowed = data[at] == 1
        if data[at + 1] == 0:
            line = int.from_bytes(data[at + 2 : at + 6], "little")
            at += 4
        # No reason is longer than 127 octets.
        end = at + 3 + data[at + 2]
        written = data[at + 3 : end]
        reason = reasons.get(written)
        if reason is None:
            reason = reasons[written] = written.decode()
        yield allowed, line, reason
        at = end
