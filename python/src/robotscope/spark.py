"""For Spark: columns of robots.txt and URLs in, verdicts out.

    from robotscope.spark import check_dataframe

    checked = check_dataframe(frame, robots="robots", url="url", crawler="GPTBot")
    checked.where("NOT allowed").count()

The package has to be installed for the Python workers of each executor: on a cluster with `spark.archives` for a whole environment, or in its image.
"""

from __future__ import annotations

import pyarrow
from pyspark.sql import DataFrame
from pyspark.sql.functions import arrow_udf

from .batch import check_arrow

ANSWERED = "robotscope_answer"
ANSWER = "struct<allowed:boolean,line:bigint,reason:string>"


def check_dataframe(
    frame: DataFrame, *, robots: str = "robots", url: str = "url", crawler: str | None = None, crawler_column: str | None = None
) -> DataFrame:
    """The same rows with the columns `allowed`, `line` and `reason`.

    The crawler is one for all rows, or stands in a column. Where a value is null, so is the answer; for what is no URL `allowed` is null, and
    `reason` says why. One that has such columns already has to rename them first.
    """
    if (crawler is None) == (crawler_column is None):
        raise ValueError("give crawler, a name for all rows, or crawler_column, the name of a column; not both")
    for name in (robots, url, crawler_column):
        if name is not None and name not in frame.columns:
            raise ValueError(f"there is no column {name!r}; the columns are {', '.join(frame.columns)}")
    taken = [name for name in ("allowed", "line", "reason") if name in frame.columns]
    if taken:
        raise ValueError(f"there is a column {taken[0]!r} already: rename it, for the answer has that name")

    def check(robots: pyarrow.Array, url: pyarrow.Array, crawlers: pyarrow.Array) -> pyarrow.Array:
        # Spark starts a Python worker for each core of an executor.
        found = check_arrow(robots, crawler if crawler is not None else crawlers, url, threads=1)
        fields = [found.field("allowed"), found.field("line").cast(pyarrow.int64()), found.field("reason")]
        return pyarrow.StructArray.from_arrays(fields, names=["allowed", "line", "reason"], mask=found.is_null())

    # Only these columns are sent to Python, and only the answer comes back. Spark would call a deterministic function again for a filter on it.
    answer = arrow_udf(check, ANSWER).asNondeterministic()(robots, url, crawler_column or url)
    answered = frame.withColumn(ANSWERED, answer)
    return answered.select(*(answered[name] for name in frame.columns), *(f"{ANSWERED}.{name}" for name in ("allowed", "line", "reason")))
