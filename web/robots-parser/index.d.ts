/** Answers queries about one robots.txt. */
export interface Robot {
  /** Returns `true` if the agent may fetch the URL; `undefined` for an invalid URL or one of another site. `ua` is any agent by default. */
  isAllowed(url: string | URL, ua?: string): boolean | undefined;
  /** Returns the opposite of `isAllowed`, and so `true` for a URL of another site. */
  isDisallowed(url: string | URL, ua?: string): boolean;
  /** Returns `true` if a group that names the agent disallows the URL; `undefined` as for `isAllowed`. The group for `*` does not count. */
  isExplicitlyDisallowed(url: string | URL, ua: string): boolean | undefined;
  /** Returns the line of the rule that decides, from 1; -1 if no rule does. */
  getMatchingLineNumber(url: string | URL, ua?: string): number;
  /** Returns how many seconds the agent is asked to wait between two requests. */
  getCrawlDelay(ua?: string): number | undefined;
  /** Returns the values of all Sitemap records. */
  getSitemaps(): string[];
  /** Returns the value of the last Host record, in lower case. */
  getPreferredHost(): string | null;
}

/**
 * Reads a robots.txt. A drop-in for the npm package robots-parser.
 *
 * `url` is the URL of the robots.txt: answers are for URLs with the same scheme, host and port. If `url` is relative, so are the URLs to
 * query.
 */
export default function robotsParser(url: string | URL, robotstxt?: string | null): Robot;
export { robotsParser };
