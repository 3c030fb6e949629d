/** Matchers for Playwright, Vitest and Jest. They test whether a crawler may index a page, and whether robots.txt blocks the page. */
import { type Evaluation, evaluationOf } from "./evaluation.ts";
import type * as published from "./index.d.ts";
import type { MatcherResult } from "./index.d.ts";

// The functions are documented in index.d.ts.

export const toBeIndexableBy: typeof published.toBeIndexableBy = async (received, crawler, options = {}) => {
  const evaluation = await evaluationOf(received, crawler, options);
  return result(evaluation, "toBeIndexableBy", crawler, isIndexable(evaluation));
};

export const toBeBlockedFor: typeof published.toBeBlockedFor = async (received, crawler, options = {}) => {
  const evaluation = await evaluationOf(received, crawler, options);
  return result(evaluation, "toBeBlockedFor", crawler, isBlocked(evaluation));
};

/** All matchers, for `expect.extend(matchers)`. */
export const matchers = { toBeIndexableBy, toBeBlockedFor } satisfies typeof published.matchers;

/** Returns whether the crawler may fetch and index the page; `undefined` if this is unknown. */
function isIndexable(evaluation: Evaluation): boolean | undefined {
  const { report, known, joinedHeaders } = evaluation;
  const isStopped = isBlocked(evaluation);
  if (isStopped !== false) return isStopped === undefined ? undefined : false;
  if (joinedHeaders !== undefined) return undefined;
  const { index } = report.indexing;
  switch (report.appearance.listing) {
    case "full":
      // Unless the answer is settled, an unknown text could still forbid indexing.
      return index.isSettled || (known.headers && known.html) ? true : undefined;
    case "hidden":
    case "url-only":
      return false;
    default:
      return undefined;
  }
}

/** Returns whether robots.txt blocks the crawler; `undefined` if this is unknown. */
function isBlocked({ report }: Evaluation): boolean | undefined {
  switch (report.crawl?.answer.value) {
    case undefined:
    case "depends":
      return undefined;
    case "disallowed":
      return true;
    default:
      return false;
  }
}

function result(evaluation: Evaluation, matcher: string, crawler: string, pass: boolean | undefined): MatcherResult {
  if (pass === undefined) throw new Error(`${matcher}: the answer for ${crawler} is unknown\n\n${inWords(evaluation)}`);
  // For `.not`, the test runner negates `pass`. It shows the message only if the test fails, so `pass` reveals whether `.not` was used.
  const call = `expect(page)${pass ? ".not" : ""}.${matcher}(${JSON.stringify(crawler)})`;
  return { pass, message: () => `${call}\n\n${inWords(evaluation)}` };
}

/** Explains the evaluation, including the lines that determine it. */
function inWords({ url, report, blockedBefore, joinedHeaders }: Evaluation): string {
  const { summary, steps } = blockedBefore ?? report.explanation;
  // Add the steps of the robots.txt verdict, because those of the report do not name the rule that blocks the page.
  const crawl = blockedBefore || report.visibility !== "unseen" ? [] : (report.crawl?.explanation.steps ?? []);
  return [
    ...(url === undefined ? [] : [url]),
    summary,
    ...[...crawl, ...steps, ...(joinedHeaders ? [joinedHeaders] : [])].map((step) => `  ${step}`),
  ].join("\n");
}
