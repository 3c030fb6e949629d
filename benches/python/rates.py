"""Measures the Python package against its peers, and rows per second in Python, ClickHouse (one and two threads) and Spark (one and two
executors).

    npm run build -- --only hosts,python
    PYTHONPATH=dist/python/site .tools/python/bin/python benches/python/rates.py [goals] [python] [clickhouse] [spark]

`goals` compares the package with Protego, on real files from ROBOTSCOPE_CORPUS or ../shared/corpus. In its comparisons, the package and
its peers run in rotation, so that background load slows them all equally. The other measurements use generated texts of 0.6 kB, each of
which occurs in ten rows; `spark` also measures the real files. Each figure is the best of several runs.
"""

import os
import subprocess
import sys
import time
import urllib.robotparser
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "python/tests/data"))
RULES = "".join(f"Disallow: /{number}/shop/\n" for number in range(1, 30))


def row(number):
    return f"User-agent: *\n{RULES}# site {number // 10}\n", "GPTBot", f"https://example.com/{number % 40}/shop/a?b=c"


def measured(name, count, run):
    print_rate(name, count, min(timed(run) for _ in range(3)))


def print_rate(name, count, best):
    print(f"{name:60} {count / best:>12,.0f} rows/s   {1_000_000 / (count / best):8.2f} s for a million rows", flush=True)


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def real_files():
    folder = Path(os.environ.get("ROBOTSCOPE_CORPUS", ROOT / "../shared/corpus"))
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.suffix not in (".md", ".tsv"))
    return [path.read_bytes().decode("utf-8", "replace") for path in files]


def turns(*runs, times=7):
    """Times the runs in rotation, several times each, and returns the best time of each run."""
    best = [float("inf")] * len(runs)
    for _ in range(times):
        best = [min(known, timed(run)) for known, run in zip(best, runs, strict=True)]
    return best


def compared(name, count, ours, theirs, goal):
    us, them = turns(ours, theirs)
    print(f"{name:60} {us / count * 1e6:8.2f} µs   Protego {them / count * 1e6:8.2f} µs   {them / us:6.1f}×  (goal {goal}×)", flush=True)


def goals():
    import pyarrow
    from protego import Protego

    from robotscope import Robots
    from robotscope.batch import check_arrow, check_rows

    texts = real_files()
    if not texts:
        return print("there are no real files")
    paths = ["/", "/a/b.html?x=1", "/search/foo", "/wp-admin/x", "/products/123"]
    urls = [f"https://example.com{path}" for path in paths]
    count = len(texts)
    print(f"{count} real files, {sum(map(len, texts)) / count / 1000:.1f} kB at the mean; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")

    def each(ask):
        return lambda: [ask(text) for text in texts]

    compared("parse and query", count, each(lambda text: Robots(text).is_allowed(urls[1], "GPTBot")), each(lambda text: Protego.parse(text).can_fetch(urls[1], "GPTBot")), 40)

    def many(parsed, name):
        asks = [getattr(one, name) for one in parsed]
        return lambda: [ask(url, "GPTBot") for ask in asks for url in urls * 4]

    ours, theirs = [Robots(text) for text in texts], [Protego.parse(text) for text in texts]
    queries = count * len(urls) * 4
    compared("query on a parsed text: is_allowed", queries, many(ours, "is_allowed"), many(theirs, "can_fetch"), 5)
    compared("query on a parsed text: check, with line and reason", queries, many(ours, "check"), many(theirs, "can_fetch"), 5)
    rows = [(text, "GPTBot", url) for text in texts for url in urls * 20]
    robots, _, row_urls = (pyarrow.array(column) for column in zip(*rows, strict=True))
    print(f"{len(rows):,} rows of real files (goal 1,000,000 rows/s):")
    measured("  check_rows", len(rows), lambda: check_rows(rows))
    measured("  check_arrow", len(rows), lambda: check_arrow(robots, "GPTBot", row_urls))
    packed = robots.dictionary_encode()
    measured("  check_arrow, robots.txt as a dictionary", len(rows), lambda: check_arrow(packed, "GPTBot", row_urls))
    imports()


def imports():
    """Measures how much each import adds to Python's start-up time (goal 50 ms)."""
    def start(code):
        return lambda: subprocess.run([sys.executable, "-c", code], check=True)

    names = ["robotscope", "protego", "urllib.robotparser"]
    nothing, *found = turns(start("pass"), *(start(f"import {name}") for name in names), times=15)
    print("import: " + ", ".join(f"{name} {(seconds - nothing) * 1000:.0f} ms" for name, seconds in zip(names, found, strict=True)), "(goal 50 ms)")


def python():
    import pyarrow
    from protego import Protego

    from robotscope import Robots
    from robotscope.batch import check_arrow, check_rows

    rows = [row(number) for number in range(100_000)]
    print(f"a text has {len(rows[0][0])} bytes")
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
    """Returns a data frame and its number of rows. It has a row for each pair of a real file and a catalogue crawler, with the URL "/"."""
    from robotscope import Robots

    texts = [(text, "/") for text in real_files()]
    crawlers = [(name,) for name in Robots("").check_all("/")]
    if not texts:
        return None, 0
    # Use sixteen partitions. By default, Spark would put this small number of texts into one partition, for a single
    # executor.
    frame = session.createDataFrame(session.sparkContext.parallelize(texts, 16), "robots string, url string").cache()
    frame.count()
    return frame.crossJoin(session.createDataFrame(crawlers, "crawler string").coalesce(1)), len(texts) * len(crawlers)


if __name__ == "__main__":
    for name in sys.argv[1:] or ["goals", "python", "clickhouse", "spark"]:
        globals()[name]()
