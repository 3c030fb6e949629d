import type { Fetch } from "robotscope";
import type { Failure } from "../../live/events.ts";
import { shown } from "../../net/failure.ts";
import { ROBOTS_REDIRECTS, robotsTxtAnswer } from "../../net/robots-answer.ts";
import { webAddress } from "../../net/url.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";

export interface RobotsTxtFetch {
  /** The requested URL, without credentials. */
  url: string;
  /** The outcome as an argument of `new Fetched(…)`. */
  fetch: Fetch;
  /** Every response, the text, and the duration. */
  answer: Answer;
  /** The failure, if it is the reason why there is no text. */
  failure?: Failure;
}

/** Ten times the size that crawlers have to read (RFC 9309, 2.5): enough to show lines beyond that limit. */
const BYTES = 10 * 500 * 1024;

/**
 * Fetches the robots.txt of a site: a host such as "example.com", its URL, or the URL of one of its pages. A URL whose path ends with
 * `.txt` is the URL of the robots.txt itself. Never throws because of a server's behaviour.
 */
export async function fetchRobotsTxt(site: string | URL, options: FetchOptions = {}): Promise<RobotsTxtFetch> {
  const url = robotsTxtUrl(site);
  const answer = await fetchUrl(url, { redirects: ROBOTS_REDIRECTS, bytes: BYTES, ...options });
  return { url: shown(url), fetch: fetchOf(answer), answer, ...(answer.failure ? { failure: answer.failure } : {}) };
}

/** Returns the URL of a site's robots.txt. Throws a TypeError for texts that are not web addresses. */
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

/** Fetches the robots.txt of every origin once. The oldest results are evicted, so that memory stays bounded for long lists of sites. */
export function robotsTxtCache(
  options: FetchOptions = {},
  most = 1000,
): (url: string | URL) => Promise<RobotsTxtFetch> {
  const fetches = new Map<string, Promise<RobotsTxtFetch>>();
  return (url) => {
    const { origin } = robotsTxtUrl(url);
    let fetch = fetches.get(origin);
    if (fetch === undefined) {
      fetch = fetchRobotsTxt(origin, options);
      const [oldest] = fetches.keys();
      if (fetches.size >= most && oldest !== undefined) fetches.delete(oldest);
      fetches.set(origin, fetch);
    }
    return fetch;
  };
}
