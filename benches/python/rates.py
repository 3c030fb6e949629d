"""Rows a second: Python, its peers, ClickHouse on one and two threads, Spark on one and two executors; there also real files × all crawlers.

    npm run build -- --only hosts && PYTHONPATH=python/src .tools/python/bin/python benches/python/rates.py [python] [clickhouse] [spark]

Texts are 0.6 kB, each new one stands in ten rows; each figure is the best of three runs. The real files
are those of ROBOTSCOPE_CORPUS, or of ../shared/corpus; without them that part is left out.
"""

import os
import sys
import time
import urllib.robotparser
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "python/src"), str(ROOT / "python/tests/data")]
RULES = "".join(f"Disallow: /{number}/shop/\n" for number in range(1, 30))


def row(number):
    return f"User-agent: *\n{RULES}# site {number // 10}\n", "GPTBot", f"https://example.com/{number % 40}/shop/a?b=c"


def measured(name, count, run):
    told(name, count, min(timed(run) for _ in range(3)))


def told(name, count, best):
    print(f"{name:60} {count / best:>12,.0f} rows/s   {1_000_000 / (count / best):8.2f} s for a million rows", flush=True)


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def python():
    import pyarrow
    from protego import Protego

    from robotscope import Robots
    from robotscope.batch import check_arrow, check_rows

    rows = [row(number) for number in range(100_000)]
    print(f"a text has {len(rows[0][0])} octets")
    measured("robotscope.batch.check_rows", len(rows), lambda: check_rows(rows))
    robots, _, urls = zip(*rows)
    arrays = pyarrow.array(robots), pyarrow.array(urls)
    measured("robotscope.batch.check_arrow", len(rows), lambda: check_arrow(arrays[0], "GPTBot", arrays[1]))

    def each(rows, ask):
        return lambda: [ask(*row) for row in rows]

    def with_urllib(text, crawler, url):
        parser = urllib.robotparser.RobotFileParser()
        parser.parse(text.splitlines())
        parser.modified()
        return parser.can_fetch(crawler, url)

    few = rows[:2000]
    measured("one text, one check: robotscope.Robots", len(few), each(few, lambda text, crawler, url: Robots(text).is_allowed(url, crawler)))
    measured("one text, one check: Protego", len(few), each(few, lambda text, crawler, url: Protego.parse(text).can_fetch(url, crawler)))
    measured("one text, one check: urllib.robotparser", len(few), each(few, with_urllib))
    text, urls = rows[0][0], [row[2] for row in rows[:20_000]]
    ours, protego = Robots(text), Protego.parse(text)
    library = urllib.robotparser.RobotFileParser()
    library.parse(text.splitlines())
    library.modified()
    measured("one text, many URLs: robotscope check_many", len(urls), lambda: ours.check_many(urls, "GPTBot"))
    measured("one text, many URLs: robotscope is_allowed, one by one", len(urls), lambda: [ours.is_allowed(url, "GPTBot") for url in urls])
    measured("one text, many URLs: Protego", len(urls), lambda: [protego.can_fetch(url, "GPTBot") for url in urls])
    measured("one text, many URLs: urllib.robotparser", len(urls), lambda: [library.can_fetch("GPTBot", url) for url in urls])


def clickhouse():
    import test_clickhouse

    test_clickhouse.setUpModule()
    count = 500_000
    table = f"""CREATE TABLE d.rows ENGINE = MergeTree ORDER BY number AS SELECT number,
        concat('User-agent: *\\n{RULES.replace(chr(10), chr(92) + "n")}# site ', toString(intDiv(number, 10)), '\\n') AS robots,
        concat('https://example.com/', toString(number % 40), '/shop/a?b=c') AS url FROM numbers({count})"""
    test_clickhouse.clickhouse.query(table)
    for threads in (1, 2):
        query = f"SELECT countIf(robots_check(robots, 'GPTBot', url).allowed) FROM d.rows SETTINGS max_threads = {threads}"
        measured(f"ClickHouse, {threads} thread{'s' * (threads > 1)}", count, lambda: test_clickhouse.rows(query))
    test_clickhouse.tearDownModule()


def spark():
    import test_spark

    from robotscope.spark import check_dataframe

    count = 1_000_000
    for executors in (1, 2):
        name = f"Spark, {executors} executor{'s' * (executors > 1)}"
        session = test_spark.cluster(executors)
        try:
            frame = test_spark.generated(session, count).cache()
            frame.count()
            measured(name, count, lambda: test_spark.blocked(frame))
            frame.unpersist()
            real, pairs = corpus(session)
            if pairs:
                measured(f"{name}, real files × crawlers", pairs, lambda: check_dataframe(real, crawler_column="crawler").where("NOT allowed").count())
        finally:
            session.stop()


def corpus(session):
    """Each real file with each crawler of the catalogue, asked for its front page; and how many rows that are."""
    from robotscope import Robots

    folder = Path(os.environ.get("ROBOTSCOPE_CORPUS", ROOT / "../shared/corpus"))
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.suffix not in (".md", ".tsv"))
    texts = [(path.read_bytes().decode("utf-8", "replace"), "/") for path in files]
    crawlers = [(name,) for name in Robots("").check_all("/")]
    if not texts:
        return None, 0
    # In sixteen parts that stay: Spark would put so few texts into one, for one executor.
    frame = session.createDataFrame(session.sparkContext.parallelize(texts, 16), "robots string, url string").cache()
    frame.count()
    return frame.crossJoin(session.createDataFrame(crawlers, "crawler string").coalesce(1)), len(texts) * len(crawlers)


if __name__ == "__main__":
    for name in sys.argv[1:] or ["python", "clickhouse", "spark"]:
        globals()[name]()
