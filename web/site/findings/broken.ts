import type { Failure, FailureKind } from "../../live/events.ts";
import { isFromServer } from "../../net/failure.ts";
import type { PageRecord } from "../record.ts";

/** Statuses that depend on the client, not on the page. Cloudflare demands payment from crawlers with 402 ([cloudflare-pay-per-crawl]). */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 429]);

/** Returns the status of a response that refuses the client, with the name of its bot wall, if any; `undefined` for other responses. */
export function refusedStatus({ status, wall }: PageRecord): string | undefined {
  if (status === undefined || !(REFUSALS.has(status) || wall !== undefined)) return undefined;
  return wall === undefined ? String(status) : `${status} (${wall})`;
}

const REDIRECT_FAILURES: ReadonlySet<FailureKind> = new Set([
  "too-many-redirects",
  "redirect-loop",
  "bad-redirect",
  "unsupported-protocol",
]);

export function isRedirectFailure(failure: Failure | undefined): boolean {
  return failure !== undefined && REDIRECT_FAILURES.has(failure.kind);
}

/** Returns the status or the failure of a broken page; `undefined` for other pages, including refusals. */
export function brokenStatus(record: PageRecord): string | undefined {
  const { status, failure } = record;
  if (failure !== undefined) return isFromServer(failure) && !isRedirectFailure(failure) ? failure.kind : undefined;
  return status !== undefined && status >= 400 && refusedStatus(record) === undefined ? String(status) : undefined;
}
