import type { RedirectFailureKind } from "../live/events.ts";
import { FetchError, shown } from "./failure.ts";

/** The statuses that redirect if there is a `Location` header. */
export const REDIRECT_STATUSES: readonly number[] = [301, 302, 303, 307, 308];

/** Returns the URL that a redirect leads to. Removes credentials, because the user did not type them. */
export function follow(from: URL, location: string): URL {
  let next: URL;
  try {
    next = new URL(location, from);
  } catch {
    throw redirectError(from, "bad-redirect", location);
  }
  if (next.protocol !== "http:" && next.protocol !== "https:")
    throw redirectError(from, "unsupported-protocol", location);
  next.username = "";
  next.password = "";
  next.hash = "";
  return next;
}

export function redirectError(from: URL, kind: RedirectFailureKind, location: string): FetchError {
  const messages: Record<RedirectFailureKind, string> = {
    "redirect-loop": `the redirects form a loop, back to ${location}`,
    "too-many-redirects": "there are too many redirects",
    "bad-redirect": `the redirect target “${location}” is not a URL`,
    "unsupported-protocol": `the redirect leads out of the web, to “${location}”`,
  };
  return new FetchError({ kind, url: shown(from), message: messages[kind], location });
}
