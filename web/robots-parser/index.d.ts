/** A robots.txt that can be queried. */
export interface Robot {
  /**
   * Returns `true` if the agent may fetch the URL; `undefined` if the URL is invalid or belongs to another site. Without `ua`, the groups
   * for `*` apply.
   */
  isAllowed(url: string | URL, ua?: string): boolean | undefined;
  /** Returns the opposite of `isAllowed`, and therefore `true` if the URL is invalid or belongs to another site. */
  isDisallowed(url: string | URL, ua?: string): boolean;
  /**
   * Returns `true` if a group that names the agent disallows the URL. Groups for `*` count only if `ua` names no agent: if it is empty or
   * starts with `*`. Returns `undefined` if the URL is invalid or belongs to another site.
   */
  isExplicitlyDisallowed(url: string | URL, ua: string): boolean | undefined;
  /** Returns the line number of the rule that decides, counted from 1, or -1 if no rule does. */
  getMatchingLineNumber(url: string | URL, ua?: string): number;
  /** Returns the number of seconds that the agent is asked to wait between requests; `undefined` if no delay applies to the agent. */
  getCrawlDelay(ua?: string): number | undefined;
  /** Returns the values of all Sitemap records. */
  getSitemaps(): string[];
  /** Returns the value of the last Host record, in lower case; `null` if there is none. */
  getPreferredHost(): string | null;
}

/**
 * Reads a robots.txt. A drop-in replacement for the npm package robots-parser.
 *
 * `url` is the URL of the robots.txt. Queries must be about URLs with the same scheme, host and port. If `url` is relative, queried URLs
 * must also be relative.
 */
export default function robotsParser(url: string | URL, robotstxt?: string | null): Robot;
export { robotsParser };
