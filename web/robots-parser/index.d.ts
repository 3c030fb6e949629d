/** Answers for one robots.txt. */
export interface Robot {
  /** Whether the agent may fetch the URL; `undefined` if the URL is none or of another site. Without an agent, everybody. */
  isAllowed(url: string | URL, ua?: string): boolean | undefined;
  /** The opposite of `isAllowed`, and so `true` for a URL of another site. */
  isDisallowed(url: string | URL, ua?: string): boolean;
  /** Whether a group that names the agent forbids the URL; `undefined` as for `isAllowed`. The group for everybody does not count. */
  isExplicitlyDisallowed(url: string | URL, ua: string): boolean | undefined;
  /** The line of the rule that decides, from 1; -1 if none does. */
  getMatchingLineNumber(url: string | URL, ua?: string): number;
  /** How many seconds the agent is asked to wait between two requests. */
  getCrawlDelay(ua?: string): number | undefined;
  /** The values of all Sitemap records. */
  getSitemaps(): string[];
  /** The value of the last Host record, in lower case. */
  getPreferredHost(): string | null;
}

/**
 * Reads a robots.txt. A drop-in for the npm package robots-parser.
 *
 * `url` says where the robots.txt comes from: answers are for URLs with the same scheme, host and port. If it is relative, so are
 * they.
 */
export default function robotsParser(url: string | URL, robotstxt?: string | null): Robot;
export { robotsParser };
