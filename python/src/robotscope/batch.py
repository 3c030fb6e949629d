"""Checks many rows at once. The rows are lists of tuples, Arrow arrays, or columns of a pandas frame.

>>> check_rows([("User-agent: *\\nDisallow: /a", "GPTBot", "/a"), ("", "GPTBot", "/a")])
[(False, 2, 'longest-match'), (True, None, 'no-group')]

A text that occurs often in a batch is parsed only once. Rows are checked on all cores while other Python threads run. `threads` sets
the number of threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._native import check_arrow as _check_arrow
from ._native import check_rows

if TYPE_CHECKING:
    import pandas
    import pyarrow

__all__ = ["Checked", "Row", "check_arrow", "check_pandas", "check_rows"]

Text = str | bytes
Row = tuple[Text, Text, Text]
Checked = tuple[bool | None, int | None, str]


def check_arrow(
    robots: Any, crawler: Any, url: Any, *, dialect: str | None = None, fallbacks: bool = True, threads: int | None = None
) -> pyarrow.StructArray:
    """Returns the answers for Arrow arrays. A single text may be passed instead of an array; it applies to every row.

    >>> import pyarrow
    >>> check_arrow(pyarrow.array(["User-agent: *\\nDisallow: /a"]), "GPTBot", pyarrow.array(["/a"])).to_pylist()
    [{'allowed': False, 'line': 2, 'reason': 'longest-match'}]

    Arrays may contain strings or bytes, plain or dictionary-encoded. They may be from any library that implements Arrow's PyCapsule
    interface, and are read without copying. If any value in a row is null, the row's answer is null.
    """
    import pyarrow

    columns = (_values(column) for column in (robots, crawler, url))
    return pyarrow.array(_check_arrow(*columns, dialect=dialect, fallbacks=fallbacks, threads=threads))


def check_pandas(
    frame: pandas.DataFrame,
    *,
    robots: str = "robots",
    url: str = "url",
    crawler: str,
    dialect: str | None = None,
    fallbacks: bool = True,
    threads: int | None = None,
) -> pandas.DataFrame:
    """Checks a frame that contains robots.txt and URLs. Returns a frame with the same index and the columns `allowed`, `line` and
    `reason`.

    >>> import pandas
    >>> frame = pandas.DataFrame({"robots": ["User-agent: *\\nDisallow: /a"], "url": ["/a"]})
    >>> check_pandas(frame, crawler="GPTBot").to_dict("records")
    [{'allowed': False, 'line': 2, 'reason': 'longest-match'}]
    """
    import pandas

    columns = [_array(frame[name]) for name in (robots, url)]
    checked = check_arrow(columns[0], crawler, columns[1], dialect=dialect, fallbacks=fallbacks, threads=threads)
    data = {
        "allowed": pandas.array(checked.field("allowed").to_pylist(), dtype="boolean"),
        "line": pandas.array(checked.field("line").to_pylist(), dtype="UInt32"),
        "reason": checked.field("reason").to_pylist(),
    }
    return pandas.DataFrame(data, index=frame.index)


def _values(column: Any) -> Any:
    is_ready = isinstance(column, (str, bytes)) or hasattr(column, "__arrow_c_array__") or hasattr(column, "__arrow_c_stream__")
    return column if is_ready else _array(column)


def _array(values: Any) -> pyarrow.Array:
    import pyarrow

    try:
        return pyarrow.array(values, from_pandas=True)
    except (pyarrow.ArrowException, UnicodeEncodeError):
        # The column mixes strings and bytes, or contains lone surrogates, so encode its values one by one.
        return pyarrow.array([_bytes(value) for value in values], pyarrow.binary())


def _bytes(value: Any) -> bytes | None:
    import pyarrow

    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    # pandas has several values for missing data, such as NaN and NA.
    try:
        is_missing = pyarrow.array([value], from_pandas=True).null_count == 1
    except (pyarrow.ArrowException, OverflowError):
        is_missing = False
    if is_missing:
        return None
    raise TypeError(f"expected str or bytes, not {type(value).__name__}")
