"""Who blocks which crawler, in a crawl of robots.txt files.

    python examples/audit/audit.py --out report robots.warc.gz          Common Crawl's layout: responses in WARC files
    python examples/audit/audit.py --out report robots.parquet          columns url, status, body
    python examples/audit/audit.py --out report --folder corpus         a folder of files, each one a site's answer with status 200

It writes report/verdicts.parquet (a row for each site and crawler), report/lint.csv, report/report.md and report/blocked.png. Beside the package
it needs pyarrow, matplotlib and warcio.
"""

import argparse
import collections
import csv
import json
from pathlib import Path
from urllib.parse import urlsplit

import pyarrow
import pyarrow.parquet

from robotscope import Robots

CATALOGUE = Path(__file__).parents[2] / "core/crawl/data/crawlers.json"
# A site answers for its front page here; another page is another question.
ASKED = "/"
ALLOWED, BLOCKED, UNKNOWN = "allowed", "blocked", "unknown"


def responses(path):
    """URL, status and body of each robots.txt."""
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
                # As much as Google reads, and more than RFC 9309, 2.5, asks for.
                yield url, int(record.http_headers.get_statuscode()), record.content_stream().read(512_000)


def policy(status):
    """What RFC 9309, 2.3.1, makes of a status: the text counts, there are no rules, nothing may be fetched, or that is not known."""
    if 200 <= status <= 299:
        return "text"
    if 400 <= status <= 499:
        return "no-rules"
    if 500 <= status <= 599:
        return "all-blocked"
    # Where a redirect leads a crawl has fetched as a record of its own, if at all.
    return "unknown"


def audit(responses, crawlers):
    """For each site and crawler a row, and for each site the codes of its lints."""
    for url, status, body in responses:
        site, meaning = urlsplit(url).netloc or url, policy(status)
        if meaning != "text":
            answer = {"no-rules": ALLOWED, "all-blocked": BLOCKED, "unknown": UNKNOWN}[meaning]
            yield [(site, crawler, kind, meaning, answer, None, meaning) for crawler, kind in crawlers.items()], []
            continue
        robots = Robots(body)
        verdicts = robots.check_all(ASKED)
        rows = []
        for crawler, kind in crawlers.items():
            verdict = verdicts[crawler]
            rows.append((site, crawler, kind, meaning, ALLOWED if verdict.allowed else BLOCKED, verdict.line, verdict.reason))
        yield rows, [(site, found.line, found.code, found.severity) for found in robots.lint()]


def plot(shares, path):
    """Bars, the longest first."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names, values = zip(*sorted(shares.items(), key=lambda item: item[1]))
    figure, axes = pyplot.subplots(figsize=(8, 1 + len(names) / 4), layout="constrained")
    axes.barh(names, [100 * value for value in values])
    axes.set_xlabel("sites whose robots.txt blocks the front page, %")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, help="WARC or Parquet files")
    parser.add_argument("--folder", type=Path, help="a folder with files of robots.txt")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the report")
    options = parser.parse_args()
    if not options.files and not options.folder:
        parser.error("name WARC or Parquet files, or --folder")
    crawlers = {crawler["token"]: crawler["class"] for crawler in json.loads(CATALOGUE.read_text())["crawlers"]}
    given = (response for path in options.files for response in responses(path))
    if options.folder:
        files = sorted(file for file in options.folder.iterdir() if file.is_file() and file.suffix not in (".md", ".tsv"))
        given = ((file.name, 200, file.read_bytes()) for file in files)
    options.out.mkdir(parents=True, exist_ok=True)
    names = ["site", "crawler", "class", "policy", "answer", "line", "reason"]
    types = [pyarrow.int64() if name == "line" else pyarrow.string() for name in names]
    schema = pyarrow.schema(list(zip(names, types)))
    sites = collections.Counter()
    blocked, codes = collections.Counter(), collections.Counter()
    with pyarrow.parquet.ParquetWriter(options.out / "verdicts.parquet", schema) as verdicts, (options.out / "lint.csv").open("w", newline="") as lint:
        found = csv.writer(lint)
        found.writerow(["site", "line", "code", "severity"])
        waiting = []
        for rows, diagnostics in audit(given, crawlers):
            sites[rows[0][3]] += 1
            blocked.update(row[1] for row in rows if row[4] == BLOCKED)
            # How many sites have a code, not how often each has it.
            codes.update({code for _, _, code, _ in diagnostics})
            found.writerows(diagnostics)
            waiting += rows
            if len(waiting) > 100_000:
                verdicts.write_table(table(waiting, schema))
                waiting = []
        verdicts.write_table(table(waiting, schema))
    total = sites.total()
    if total == 0:
        parser.error("there is no response for /robots.txt in these files")
    # A site of which nothing is known counts for nobody.
    known = total - sites["unknown"]
    ai = {crawler: blocked[crawler] / max(known, 1) for crawler, kind in crawlers.items() if kind.startswith("ai-")}
    plot(ai, options.out / "blocked.png")
    lines = ["# Who blocks which AI crawler", "", f"{total} sites: " + ", ".join(f"{count} {name}" for name, count in sites.items()) + ".", ""]
    lines += ["| crawler | class | blocked | of all |", "| --- | --- | ---: | ---: |"]
    lines += [f"| {crawler} | {crawlers[crawler]} | {blocked[crawler]} | {share:.1%} |" for crawler, share in sorted(ai.items(), key=lambda item: -item[1])]
    lines += ["", "![Blocked](blocked.png)", "", "| lint | sites |", "| --- | ---: |"]
    lines += [f"| {code} | {count} |" for code, count in codes.most_common()]
    (options.out / "report.md").write_text("\n".join(lines) + "\n")
    print(f"{total} sites × {len(crawlers)} crawlers: {options.out / 'report.md'}")


def table(rows, schema):
    return pyarrow.Table.from_arrays([pyarrow.array(column, field.type) for column, field in zip(zip(*rows) if rows else [[]] * len(schema), schema)], schema=schema)


if __name__ == "__main__":
    main()
