"""Compares this package's answers with the npm package's. tests/python/agreement.test.mjs writes the latter to a file of JSON lines."""

import json
import sys
from datetime import datetime

from robotscope import Robots, evaluate
from robotscope.batch import check_rows


def expect(found, expected, question):
    if found != expected:
        raise AssertionError(f"{found!r} is not {expected!r}: {json.dumps(question, ensure_ascii=False)[:2000]}")


def text(question):
    robots, crawler, options = Robots(question["text"]), question["crawler"], question["options"]
    answers = list(zip(question["access"], question["reasons"], question["lines"], strict=True))
    expected = [(None if access is None else access == "allowed", line or None) for access, _, line in answers]
    rows = [(question["text"], crawler, url) for url in question["urls"]]
    for found in (
        robots.check_many(question["urls"], crawler, **options),
        [robots.check(url, crawler, **options) for url in question["urls"]],
    ):
        expect([(one.allowed, one.line) for one in found], expected, question)
        # If the URL is invalid, the reason is an error code. The file contains no error codes, so skip these reasons.
        expect([one.reason for one in found if one.allowed is not None], [reason for access, reason, _ in answers if access is not None], question)
    checked = check_rows(rows, **options)
    expect([one[:2] for one in checked], expected, question)
    expect([one[2] for one in checked], [one.reason for one in found], question)
    for url, (allowed, _) in zip(question["urls"], expected, strict=True):
        if allowed is not None:
            expect(robots.is_allowed(url, crawler, **options), allowed, question)
    if "first" in question:
        explanation = robots.check(question["first"], crawler, **options).explanation
        expect({"summary": explanation.summary, "steps": explanation.steps}, question["explanation"], question)
    return len(expected), sum(allowed is False for allowed, _ in expected)


def page(question):
    given, now = question["page"], question["now"]
    verdict = evaluate(
        question["crawler"],
        url=given["url"],
        robots=given.get("robotsTxt"),
        headers=given.get("headers"),
        html=given.get("html"),
        now=None if now is None else datetime.fromisoformat(now),
        **question["options"],
    )
    found = {name: getattr(verdict, name) for name in question["verdict"]}
    for name in ("index_by", "snippet_by"):
        found[name] = [[directive.source, directive.line] for directive in found[name]]
    expect(found, question["verdict"], question)
    expect({"summary": verdict.explanation.summary, "steps": verdict.explanation.steps}, question["explanation"], question)
    return verdict.index == "forbidden"


asked = disallowed = forbidden = 0
with open(sys.argv[1], encoding="utf-8") as file:
    for question in map(json.loads, file):
        if "page" in question:
            asked, forbidden = asked + 1, forbidden + page(question)
        else:
            of_text, blocked = text(question)
            asked, disallowed = asked + of_text, disallowed + blocked
print(f"{asked} questions, {disallowed} disallowed, {forbidden} forbidden")
