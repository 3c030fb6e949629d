import type { Fetch } from "robotscope";
import type { Failure } from "../../live/events.ts";
import { shown } from "../../net/failure.ts";
import { ROBOTS_REDIRECTS, robotsTxtAnswer } from "../../net/robots-answer.ts";
import { webAddress } from "../../net/url.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";

/** What came back when a site was asked for its robots.txt. */
export interface RobotsTxtFetch {
  /** The URL that was asked for, without credentials. */
  url: string;
  /** What it means to crawlers: give it to `new Fetched(…)`. */
  fetch: Fetch;
  /** Every response, the text, how long it took. */
  answer: Answer;
  /** Why no text came, if none did because of a failure. */
  failure?: Failure;
}

/** Ten times what crawlers have to read (RFC 9309, 2.5): enough to show what is behind that. */
const BYTES = 10 * 500 * 1024;

/**
 * Fetches the robots.txt of a site: a host such as "example.com", its URL or that of one of its pages. A URL whose path ends with
 * `.txt` is taken for that of the robots.txt itself. It never throws because of what a server does.
 */
export async function fetchRobotsTxt(site: string | URL, options: FetchOptions = {}): Promise<RobotsTxtFetch> {
  const url = robotsTxtUrl(site);
  const answer = await fetchUrl(url, { redirects: ROBOTS_REDIRECTS, bytes: BYTES, ...options });
  return { url: shown(url), fetch: fetchOf(answer), answer, ...(answer.failure ? { failure: answer.failure } : {}) };
}

/** Where the robots.txt of a site is. Throws a TypeError for what is no web address. */
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

/** What an engine is told of an answer. */
function fetchOf({ hops, body, failure }: Answer): Fetch {
  const answer = robotsTxtAnswer(hops, failure);
  if (answer === undefined) return { status: "network-failure" };
  return failure === undefined ? { ...answer, text: body } : answer;
}

/** Fetches the robots.txt of every origin once. The oldest of many are forgotten, so that a long list of sites needs no memory. */
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
