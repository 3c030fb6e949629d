import type { CrawlAnswer, Listing } from "robotscope";
import type { Failure } from "../live/events.ts";

/** One line of a run's NDJSON file. The first line is a `RunRecord`; a `RobotsRecord` precedes the pages of its origin. */
export type SiteRecord = RunRecord | RobotsRecord | SitemapRecord | PageRecord | UnevaluatedRecord | LimitRecord;

/** The options that affect a run's results. A run with different options cannot continue this run's file. */
export interface RunRecord {
  record: "run";
  version: string;
  source: string;
  crawlers: string[];
  /** The crawler under whose name the pages were fetched; left out if they were fetched under robotscope's name. */
  as?: string;
  /** The User-Agent of --user-agent. */
  userAgent?: string;
  /** The URL of the folder, or the origin of the start page; left out if the run reads a list or an archive. */
  base?: string;
  /** The maximum number of links from the start page to a page; left out if the run follows no links. */
  depth?: number;
  /** The maximum number of pages; left out if there is no limit. */
  limit?: number;
  /** The time at which pages are evaluated, in milliseconds since 1970. A continued run retains this time. */
  now: number;
}

/** The robots.txt of an origin. */
export interface RobotsRecord {
  record: "robots";
  origin: string;
  /** The last status, or "network-failure". */
  status: number | "network-failure";
  redirects: number;
  /** The text, if there is one. */
  text?: string;
  /** The bot wall, such as "Cloudflare", that sent its own page instead of robots.txt. If set, nothing is known about the file. */
  wall?: string;
  /** The reason why the run did not request the file, such as a private address. If set, nothing is known about the file. */
  refusal?: string;
}

/** A sitemap, whether or not it could be read. */
export interface SitemapRecord {
  record: "sitemap";
  url: string;
  urls: number;
  /** The number of sitemaps that an index lists. */
  sitemaps?: number;
  failure?: string;
}

/** The last record of a run that stopped at its limit of pages. */
export interface LimitRecord {
  record: "limit";
  limit: number;
  /** The number of pages that were found but not read; left out if it is unknown. These pages may link to further pages. */
  left?: number;
}

/**
 * A URL that a run over a folder or an archive cannot evaluate. In a folder, a program or another host responds to requests for the URL.
 * In an archive, the content of the page is missing or cannot be decoded.
 */
export interface UnevaluatedRecord {
  record: "unevaluated";
  url: string;
  discovery: Discovery;
  /** A clause such as "functions/api/form.js answers". */
  reason: string;
}

/** The way in which a run found a page. */
export type Discovery = "start" | "sitemap" | "link" | "list" | "folder" | "archive";

/** A page with the facts that findings compare. URLs are absolute and without fragments. */
export interface PageRecord {
  record: "page";
  url: string;
  discovery: Discovery;
  /** `true` if a sitemap lists the URL; left out if no sitemap was read. */
  inSitemap?: boolean;
  /** The sitemap that lists the URL; the first in alphabetical order if several do. */
  sitemap?: string;
  /** The number of links from a start page; set only if `discovery` is "start" or "link". */
  depth?: number;
  /** The first page with a link to this page; set only if `discovery` is "link". */
  linkedFrom?: string;
  /** The redirects before the last response, in order. */
  redirects: { url: string; status: number; target: string }[];
  /** The status of the last response; left out if robots.txt forbade the request, or if a fetch failed without an error status. */
  status?: number;
  failure?: Failure;
  /** The robots.txt line that forbade this run to fetch the page; 0 if robots.txt is unreachable, which forbids everything. */
  notFetched?: { origin: string; line: number };
  /** The bot wall, such as "Cloudflare", that sent its own page instead of the requested page. */
  wall?: string;
  /**
   * The program of the host, such as "_worker.js", that runs before the host serves the file. The verdicts are for the file, as if the
   * program did not exist.
   */
  program?: string;
  contentType?: string;
  title?: string;
  /** The X-Robots-Tag lines of the last response, as received. */
  robotsHeaders: string[];
  /** The Content-Signal, Content-Usage and TDM-Reservation lines of the last response, as received, such as "TDM-Reservation: 1". */
  aiHeaders?: string[];
  /** The content of the robots meta elements, with their lines. */
  robotsMetas: { name: string; content: string; line: number }[];
  canonical?: { url: string; from: "header" | "html"; line?: number };
  hreflang: { language: string; url: string }[];
  /** Scripts and style sheets that the page loads. */
  resources: string[];
  verdicts: PageVerdict[];
}

/** The verdict for one crawler, with its cause. */
export interface PageVerdict {
  crawler: string;
  crawl?: CrawlAnswer;
  listing?: Listing;
  /**
   * `true` if the page is hidden only by assumption: no documentation states that the crawler obeys the directive or reacts to the status.
   */
  isAssumed?: true;
  cause?: Cause;
  /** The explanation in one sentence. */
  summary: string;
}

/** The line, status or redirect that hides a page from a crawler. */
export type Cause =
  | { text: "robots-txt"; origin: string; line: number; rule: string }
  | { text: "header"; line: string }
  | { text: "meta"; name: string; content: string; line: number }
  | { text: "status"; status: number }
  | { text: "redirect"; target: string };
