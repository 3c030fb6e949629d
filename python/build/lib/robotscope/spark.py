"""For Spark: columns of robots.txt and URLs in, verdicts out.

    from robotscope.spark import check_dataframe

    checked = check_dataframe(frame, robots="robots", url="url", crawler="GPTBot")
    checked.where("NOT allowed").count()

Each Python worker of an executor has an engine of its own; the package has to be there, on a cluster with
`spark.submit.pyFiles`, or `spark.archives` for a whole environment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .batch import check_arrow

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame


def check_dataframe(
    frame: DataFrame, *, robots: str = "robots", url: str = "url", crawler: str | None = None, crawler_column: str | None = None
) -> DataFrame:
    """The same rows with the columns `allowed`, `line` and `reason`.

    The crawler is one for all rows, or stands in a column. Where a value is null, so is the answer; for what is no URL `allowed` is null, and
    `reason` says why. One that has such columns already has to rename them first.
    """
    from pyspark.sql.types import BooleanType, LongType, StringType, StructField, StructType

    if (crawler is None) == (crawler_column is None):
        raise ValueError("give crawler, a name for all rows, or crawler_column, the name of a column; not both")
    for name in (robots, url, crawler_column):
        if name is not None and name not in frame.columns:
            raise ValueError(f"there is no column {name!r}; the columns are {', '.join(frame.columns)}")
    answers = [StructField("allowed", BooleanType()), StructField("line", LongType()), StructField("reason", StringType())]
    taken = [field.name for field in answers if field.name in frame.columns]
    if taken:
        raise ValueError(f"there is a column {taken[0]!r} already: rename it, for the answer has that name")

    def check(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        import pyarrow
        import pyarrow.compute

        for batch in batches:
            name = crawler if crawler is not None else batch.column(crawler_column)
            found = check_arrow(batch.column(robots), name, batch.column(url))
            # A row without an answer is one without all three.
            columns = [pyarrow.compute.if_else(found.is_valid(), found.field(place), None) for place in range(3)]
            columns[1] = columns[1].cast(pyarrow.int64())
            yield pyarrow.RecordBatch.from_arrays([*batch.columns, *columns], [*batch.schema.names, "allowed", "line", "reason"])

    return frame.mapInArrow(check, StructType([*frame.schema.fields, *answers]))
