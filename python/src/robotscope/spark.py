"""Adds verdicts, as new columns, to a Spark frame that contains robots.txt and URLs.

    from robotscope.spark import check_dataframe

    checked = check_dataframe(frame, robots="robots", url="url", crawler="GPTBot")
    checked.where("NOT allowed").count()

The Python workers of each executor need the package. On a cluster, ship an environment with `spark.archives`, or install the package in
the image.
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
    """Returns the frame with the additional columns `allowed`, `line` and `reason`.

    The crawler is the same for all rows, or is read from a column. If any value in a row is null, the row's answer is null. If a URL is
    invalid, `allowed` is null, and `reason` is the error code. If the frame already has columns with these names, rename them first.
    """
    if (crawler is None) == (crawler_column is None):
        raise ValueError("pass exactly one of crawler (a name for all rows) and crawler_column (the name of a column)")
    for name in (robots, url, crawler_column):
        if name is not None and name not in frame.columns:
            raise ValueError(f"there is no column {name!r}; the columns are {', '.join(frame.columns)}")
    taken = [name for name in ("allowed", "line", "reason") if name in frame.columns]
    if taken:
        raise ValueError(f"the frame already has a column {taken[0]!r}, which the result also needs: rename the existing column")

    def check(robots: pyarrow.Array, url: pyarrow.Array, crawlers: pyarrow.Array) -> pyarrow.Array:
        # One thread suffices, because Spark starts a Python worker for each core in an executor.
        found = check_arrow(robots, crawler if crawler is not None else crawlers, url, threads=1)
        fields = [found.field("allowed"), found.field("line").cast(pyarrow.int64()), found.field("reason")]
        return pyarrow.StructArray.from_arrays(fields, names=["allowed", "line", "reason"], mask=found.is_null())

    # Send only these columns to Python. Without `asNondeterministic`, Spark would call the function again to filter by its answer.
    answer = arrow_udf(check, ANSWER).asNondeterministic()(robots, url, crawler_column or url)
    answered = frame.withColumn(ANSWERED, answer)
    return answered.select(*(answered[name] for name in frame.columns), *(f"{ANSWERED}.{name}" for name in ("allowed", "line", "reason")))
