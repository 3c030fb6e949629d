"""Tests the package on a local Spark cluster: executors are processes, and a test kills one of them."""

import os
import signal
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

import robotscope
from robotscope import Robots
from robotscope.spark import check_dataframe

# The folder in which the wheel is installed: site-packages.
SITE = str(Path(robotscope.__file__).parents[1])
RULES = "".join(f"Disallow: /{number}/shop/\n" for number in range(1, 30))
ROWS = 200_000


def cluster(executors):
    """Starts a session with the given number of single-core executors."""
    # Let workers find the package. A real cluster has it installed on every machine.
    os.environ["PYTHONPATH"] = SITE
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master(f"local-cluster[{executors},1,1024]").appName("robotscope")
    settings = {
        "spark.ui.enabled": "false",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.executorEnv.PYTHONPATH": os.environ["PYTHONPATH"],
        "spark.sql.shuffle.partitions": "4",
        # Do not give up on slow executors: the machine may be busy.
        "spark.network.timeout": "600s",
        "spark.local.dir": tempfile.gettempdir(),
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


def generated(session, count):
    """Returns a frame of generated rows. Each text has 0.6 kB and occurs in ten rows."""
    number = f.col("id")
    text = f.concat(f.lit(f"User-agent: *\n{RULES}# site "), (number / 10).cast("long").cast("string"))
    url = f.concat(f.lit("https://example.com/"), (number % 40).cast("string"), f.lit("/shop/a?b=c"))
    return session.range(0, count, 1, 16).select("id", text.alias("robots"), url.alias("url"))


def blocked(frame):
    return check_dataframe(frame, crawler="GPTBot").where("NOT allowed").count()


def workers():
    """Returns the executor processes that this process has started through Spark's JVM."""
    found = []
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        try:
            command = (process / "cmdline").read_text()
        except OSError:
            continue
        if "CoarseGrainedExecutorBackend" in command and is_ours(int(process.name)):
            found.append(int(process.name))
    return found


def is_ours(number):
    while number > 1:
        if number == os.getpid():
            return True
        try:
            number = int((Path("/proc") / str(number) / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            return False
    return False


class Spark(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.session = cluster(2)

    @classmethod
    def tearDownClass(cls):
        cls.session.stop()

    def test_two_executors_count_the_blocked_rows(self):
        frame = generated(self.session, ROWS)
        # Of every 40 paths, 29 are disallowed.
        self.assertEqual(blocked(frame), ROWS // 40 * 29)
        self.assertEqual(len(workers()), 2)

    def test_check_dataframe_returns_the_same_verdicts_as_python(self):
        texts = ["User-agent: *\nDisallow: /a", "", None, "User-agent: GPTBot\nDisallow: /"]
        rows = [(text, crawler, url) for text in texts for crawler in ("GPTBot", "Googlebot") for url in ("/a", "mailto:x")]
        frame = self.session.createDataFrame(rows, "robots string, crawler string, url string")
        for row in check_dataframe(frame, crawler_column="crawler").collect():
            if row.robots is None:
                self.assertEqual((row.allowed, row.line, row.reason), (None, None, None))
            else:
                verdict = Robots(row.robots).check(row.url, row.crawler)
                self.assertEqual((row.allowed, row.line, row.reason), (verdict.allowed, verdict.line, verdict.reason))

    def test_no_rows_are_lost_if_an_executor_is_killed(self):
        frame = generated(self.session, ROWS)
        result = []
        job = threading.Thread(target=lambda: result.append(blocked(frame)))
        job.start()
        tracker = self.session.sparkContext.statusTracker()
        deadline = time.monotonic() + 200
        # Wait until some tasks are done while others still run.
        while time.monotonic() < deadline:
            stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            if any(stage and 0 < stage.numCompletedTasks < stage.numTasks for stage in stages):
                break
            time.sleep(0.02)
        else:
            self.fail("the job did not begin")
        victim = workers()[0]
        os.kill(victim, signal.SIGKILL)
        self.assertTrue(job.is_alive())
        job.join(300)
        self.assertEqual(result, [ROWS // 40 * 29])
        self.assertNotIn(victim, workers())

    def test_errors_identify_wrong_columns_and_missing_arguments(self):
        frame = generated(self.session, 1)
        with self.assertRaisesRegex(ValueError, "there is no column 'text'; the columns are id, robots, url"):
            check_dataframe(frame, robots="text", crawler="x")
        with self.assertRaisesRegex(ValueError, "pass exactly one of crawler"):
            check_dataframe(frame)
        with self.assertRaisesRegex(ValueError, "already has a column 'line'"):
            check_dataframe(frame.withColumn("line", f.lit(1)), crawler="x")


if __name__ == "__main__":
    unittest.main()
