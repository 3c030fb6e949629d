import type { Failure } from "../live/events.ts";

export interface RobotsTxtHop {
  status: number;
  redirectsTo?: string;
}

/**
 * The number of redirects to follow for robots.txt. RFC 9309, 2.3.1.2: crawlers should follow at least five redirects, and may follow more
 * ([rfc9309-redirects]).
 */
export const ROBOTS_REDIRECTS = 5;

/**
 * Returns how a server responds to a crawler that requests robots.txt: the status, and the number of redirects before it. Returns
 * `undefined` if there is no response. Also returns `undefined` for an incomplete text, which counts as a network failure, as Google
 * documents ([google-robots-txt]).
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
    // The last redirect was not followed, so the redirect itself is the response.
    case "too-many-redirects":
    case "private-address":
    case "private-name":
    case "port":
    case "credentials":
      return { status, redirects: redirects - 1 };
    case "redirect-loop":
      // A redirect loop exceeds any redirect limit.
      return { status, redirects: Math.max(redirects - 1, ROBOTS_REDIRECTS) };
    default:
      return undefined;
  }
}
