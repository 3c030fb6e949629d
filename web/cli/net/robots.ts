import type { Fetch } from "robotscope";
import type { Failure } from "../../live/events.ts";
import { LONGEST_ROBOTS_TXT } from "../../net/body-limits.ts";
import { shown } from "../../net/failure.ts";
import { ROBOTS_REDIRECTS, robotsTxtAnswer } from "../../net/robots-answer.ts";
import { webAddress } from "../../net/url.ts";
import { Cache } from "../../site/findings/cache.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";

export interface RobotsTxtFetch {
  /** The requested URL, without credentials. */
  url: string;
  /** The outcome, as `new Fetched(…)` expects it. */
  fetch: Fetch;
  /** The complete answer: every response, the text, and the duration. */
  answer: Answer;
  /** The failure, if the fetch failed. */
  failure?: Failure;
}

/**
 * Fetches the robots.txt for a site. `site` is a host such as "example.com", or the URL of the site or of one of its pages. A URL whose
 * path ends with `.txt` is the URL of the robots.txt itself. The limits for bytes and redirects in `options` do not apply. Failures of the
 * server or the network are returned, not thrown.
 */
export async function fetchRobotsTxt(site: string | URL, options: FetchOptions): Promise<RobotsTxtFetch> {
  const url = robotsTxtUrl(site);
  const answer = await fetchUrl(url, { ...options, redirects: ROBOTS_REDIRECTS, bytes: LONGEST_ROBOTS_TXT });
  return { url: shown(url), fetch: fetchOf(answer), answer, ...(answer.failure ? { failure: answer.failure } : {}) };
}

/** Returns the URL of a site's robots.txt. Throws a TypeError if `site` is not a web address. */
export function robotsTxtUrl(site: string | URL): URL {
  const url = webAddress(String(site));
  if (url === undefined) throw new TypeError(`“${site}” is not a web address`);
  if (!url.pathname.endsWith(".txt")) {
    url.pathname = "/robots.txt";
    url.search = "";
  }
  url.hash = "";
  return url;
}

function fetchOf({ hops, body, failure }: Answer): Fetch {
  const answer = robotsTxtAnswer(hops, failure);
  if (answer === undefined) return { status: "network-failure" };
  return failure === undefined ? { ...answer, text: body } : answer;
}

/**
 * Returns a function that fetches each origin's robots.txt once. Retains at most a thousand results, to limit the memory for long lists of
 * sites.
 */
export function robotsTxtCache(options: FetchOptions): (url: string | URL) => Promise<RobotsTxtFetch> {
  const fetches = new Cache<Promise<RobotsTxtFetch>>(1000);
  return (url) => {
    const { origin } = robotsTxtUrl(url);
    const key = `${origin} ${options.credentials?.authorization(origin) ?? ""}`;
    return fetches.get(key, () => fetchRobotsTxt(origin, options));
  };
}
