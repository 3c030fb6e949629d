import type { Failure } from "../live/events.ts";

/** One response on the way to a robots.txt. */
export interface RobotsTxtHop {
  status: number;
  redirectsTo?: string;
}

/** RFC 9309, 2.3.1.2: crawlers should follow at least five redirects; further ones need not be ([rfc9309-redirects]). */
export const ROBOTS_REDIRECTS = 5;

/**
 * What a crawler is answered that asks for a robots.txt: the status, and how many redirects were followed until then. Undefined where there is
 * no answer: a text that broke off is a network failure, too, as Google's page has it ([google-robots-txt]).
 */
export function robotsTxtAnswer(
  hops: readonly RobotsTxtHop[],
  failure: Failure | undefined,
): { status: number; redirects: number } | undefined {
  const last = hops.at(-1);
  if (last === undefined) return undefined;
  const { status } = last;
  const redirects = hops.filter(({ redirectsTo }) => redirectsTo !== undefined).length;
  switch (failure?.kind) {
    case undefined:
    case "bad-redirect":
    case "unsupported-protocol":
      return { status, redirects };
    // The last redirect was not followed: it is the answer. What stands behind it is not known to us.
    case "too-many-redirects":
    case "private-address":
    case "private-name":
    case "port":
    case "credentials":
      return { status, redirects: redirects - 1 };
    case "redirect-loop":
      // A circle is longer than any number of redirects.
      return { status, redirects: Math.max(redirects - 1, ROBOTS_REDIRECTS) };
    default:
      return undefined;
  }
}
