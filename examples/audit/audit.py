"""Reports which crawlers are blocked, from a crawl of robots.txt files.

    python examples/audit/audit.py --out report robots.warc.gz          Common Crawl's layout: responses in WARC files
    python examples/audit/audit.py --out report robots.parquet          columns url, status, body
    python examples/audit/audit.py --out report --folder corpus         a folder with one robots.txt per site, each served with status 200

Writes report/verdicts.parquet (a row for each response and crawler), report/ai-signals.csv, report/lint.csv, report/report.md and
report/blocked.png. Requires the packages robotscope, pyarrow, matplotlib and warcio.

Counts responses, not sites: a crawl may contain several responses of one site, such as a redirect from http to https.
"""

import argparse
import collections
import csv
import json
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pyarrow
import pyarrow.parquet

from robotscope import Robots, availability

CATALOGUE = Path(__file__).parents[2] / "core/crawl/data/crawlers.json"
# The audit tests only the front page. Answers for other pages may differ.
ASKED = "/"
ALLOWED, BLOCKED, UNKNOWN = "allowed", "blocked", "unknown"


def responses(path):
    """Yields URL, status and body of each robots.txt."""
    if path.suffix == ".parquet":
        for batch in pyarrow.parquet.ParquetFile(path).iter_batches(batch_size=1000, columns=["url", "status", "body"]):
            for row in batch.to_pylist():
                body = row["body"] or b""
                yield row["url"], row["status"], body.encode() if isinstance(body, str) else body
        return
    from warcio.archiveiterator import ArchiveIterator

    with path.open("rb") as stream:
        for record in ArchiveIterator(stream):
            url = record.rec_headers.get_header("WARC-Target-URI") or ""
            if record.rec_type == "response" and urlsplit(url).path == "/robots.txt":
                # 500 KiB: Google's limit, and the minimum that RFC 9309, 2.5, requires crawlers to parse.
                yield url, int(record.http_headers.get_statuscode()), record.content_stream().read(512_000)


@cache
def policy(status, crawler):
    """Returns the effect of a status on a crawler. Joins several by “or” if the effect depends on facts that the crawl does not contain."""
    return " or ".join(dict.fromkeys(one.effect for one in availability(status, crawler)))


def audit(responses, crawlers):
    """Yields three lists for each response: one row per crawler, the AI signals, and the lints."""
    for url, status, body in responses:
        site = urlsplit(url).netloc or url
        meanings = {crawler: policy(status, crawler) for crawler in crawlers}
        is_text = "rules" in meanings.values()
        robots = Robots(body if is_text else b"")
        verdicts = robots.check_all(ASKED) if is_text else {}
        rows = []
        for crawler, meaning in meanings.items():
            row = {"no-file": ALLOWED, "disallow-all": BLOCKED}.get(meaning, UNKNOWN), None, meaning
            if meaning == "rules":
                verdict = verdicts[crawler]
                row = ALLOWED if verdict.allowed else BLOCKED, verdict.line, verdict.reason
            rows.append((site, crawler, crawlers[crawler], meaning, *row))
        signals = [(site, line, one.signal, one.usage, one.stance) for one in robots.ai_signals(ASKED) for line in one.lines]
        # A signal may be listed for several crawlers with the same line, so remove duplicates.
        signals = sorted(set(signals), key=lambda signal: signal[1:])
        yield rows, signals, [(site, found.line, found.code, found.severity) for found in robots.lint()]


def plot(shares, path):
    """Plots a bar chart with the longest bar on top."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names, values = zip(*sorted(shares.items(), key=lambda item: item[1]))
    figure, axes = pyplot.subplots(figsize=(8, 1 + len(names) / 4), layout="constrained")
    axes.barh(names, [100 * value for value in values])
    axes.set_xlabel("responses that block the front page, %")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, help="WARC or Parquet files")
    parser.add_argument("--folder", type=Path, help="a folder with files of robots.txt")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the report")
    options = parser.parse_args()
    if not options.files and not options.folder:
        parser.error("pass WARC or Parquet files, or --folder")
    crawlers = {crawler["token"]: crawler["class"] for crawler in json.loads(CATALOGUE.read_text())["crawlers"]}
    given = (response for path in options.files for response in responses(path))
    if options.folder:
        files = sorted(file for file in options.folder.iterdir() if file.is_file() and file.suffix not in (".md", ".tsv"))
        given = ((file.name, 200, file.read_bytes()) for file in files)
    options.out.mkdir(parents=True, exist_ok=True)
    names = ["site", "crawler", "class", "policy", "answer", "line", "reason"]
    types = [pyarrow.int64() if name == "line" else pyarrow.string() for name in names]
    schema = pyarrow.schema(list(zip(names, types)))
    total = 0
    # Numbers of responses. A response counts only once for each signal or lint, even if it contains several.
    known, blocked, said, codes = (collections.Counter() for _ in range(4))
    with (
        pyarrow.parquet.ParquetWriter(options.out / "verdicts.parquet", schema) as verdicts,
        (options.out / "ai-signals.csv").open("w", newline="") as signals_file,
        (options.out / "lint.csv").open("w", newline="") as lint_file,
    ):
        signals_found, lint_found = csv.writer(signals_file), csv.writer(lint_file)
        signals_found.writerow(["site", "line", "signal", "usage", "stance"])
        lint_found.writerow(["site", "line", "code", "severity"])
        waiting = []
        for rows, signals, diagnostics in audit(given, crawlers):
            total += 1
            known.update(row[1] for row in rows if row[4] != UNKNOWN)
            blocked.update(row[1] for row in rows if row[4] == BLOCKED)
            said.update({signal[2:] for signal in signals})
            codes.update({code for _, _, code, _ in diagnostics})
            signals_found.writerows(signals)
            lint_found.writerows(diagnostics)
            waiting += rows
            if len(waiting) > 100_000:
                verdicts.write_table(table(waiting, schema))
                waiting = []
        verdicts.write_table(table(waiting, schema))
    if total == 0:
        parser.error("there is no response for /robots.txt in these files")
    # Responses with an unknown answer are not counted.
    ai = {crawler: blocked[crawler] / max(known[crawler], 1) for crawler, kind in crawlers.items() if kind.startswith("ai-")}
    plot(ai, options.out / "blocked.png")
    lines = ["# Which AI crawlers are blocked", "", f"{total} responses for /robots.txt.", ""]
    lines += ["| crawler | class | blocked | of responses where it is known | share |", "| --- | --- | ---: | ---: | ---: |"]
    lines += [f"| {crawler} | {crawlers[crawler]} | {blocked[crawler]} | {known[crawler]} | {share:.1%} |" for crawler, share in sorted(ai.items(), key=lambda item: -item[1])]
    lines += ["", "![Blocked](blocked.png)", "", "| AI signal | use | stance | responses |", "| --- | --- | --- | ---: |"]
    lines += [f"| {' | '.join(signal)} | {count} |" for signal, count in said.most_common()]
    lines += ["", "| lint | responses |", "| --- | ---: |"]
    lines += [f"| {code} | {count} |" for code, count in codes.most_common()]
    (options.out / "report.md").write_text("\n".join(lines) + "\n")
    print(f"{total} responses × {len(crawlers)} crawlers: {options.out / 'report.md'}")


def table(rows, schema):
    return pyarrow.Table.from_arrays([pyarrow.array(column, field.type) for column, field in zip(zip(*rows) if rows else [[]] * len(schema), schema)], schema=schema)


if __name__ == "__main__":
    main()
