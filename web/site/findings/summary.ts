/** The summary of a run, small enough for a screen and a report. */
export interface SiteSummary {
  /** The number of page records. */
  pages: number;
  /** Set if the run ended at its page limit. `left` is the number of pages that were found but not read; left out if unknown. */
  limited?: { limit: number; left?: number };
  /** The URLs that could not be evaluated, by reason. Left out if there are none. */
  unevaluated?: Unevaluated[];
  /** The host's programs that run before the host serves a page's file, with the number of these pages. Left out if there are none. */
  programs?: { program: string; pages: number }[];
  /** The number of hosts with pages. */
  hosts: number;
  /** The number of pages that sitemaps list. */
  listed: number;
  /** The crawlers for which the pages were evaluated. */
  crawlers: string[];
  /** The time at which pages were evaluated, in milliseconds since 1970; left out if the run has no `RunRecord`. */
  now?: number;
  source?: string;
  /**
   * At most `FINDINGS_OF_A_KIND` findings of each kind, sorted by severity. Within a severity, findings that affect more pages come first.
   */
  findings: SiteFinding[];
  /** The number of findings that were left out, by kind. */
  leftOut: Record<string, number>;
  /** The number of pages by verdict. */
  verdicts: VerdictCounts;
  /**
   * The number of pages by the status of their last response. Without a status: "failure" if the fetch failed, "not-fetched" if robots.txt
   * forbade the request, otherwise "unknown".
   */
  statuses: Record<string, number>;
  /** The number of pages by depth: the number of links from a start page. Depths above `DEEPEST` count as `DEEPEST`. */
  depths: Record<string, number>;
  /** The folders with the most pages, each with its number of pages by verdict. All other folders share the entry “…”. */
  folders: FolderCounts[];
  /** The lines that hide the most pages from search engines. */
  causes: HidingCause[];
}

/** URLs whose response is unknown, because a program or another host sends the response. */
export interface Unevaluated {
  /** A clause such as "functions/api/form.js answers". */
  reason: string;
  urls: number;
  /** At most ten URLs, the first in alphabetical order. */
  examples: string[];
}

export type Severity = "error" | "warning" | "information";

/** A problem with one cause, and the pages that it affects. */
export interface SiteFinding {
  kind: string;
  severity: Severity;
  /** The heading of the kind. */
  title: string;
  /** One or two sentences that name the cause and, for most kinds, the number of pages. */
  cause: string;
  /** The advice of the kind. */
  advice: string;
  /** The line that causes the finding, if it is a line of robots.txt, a header or a meta element. */
  line?: FindingLine;
  /**
   * The number of affected pages. For a finding about a robots.txt, the number of pages to which the file applies. For an empty or
   * unreadable sitemap, 1.
   */
  pages: number;
  /** The affected crawlers, in the order of the run. */
  crawlers: string[];
  /** At most ten URLs, the first in alphabetical order. */
  examples: string[];
}

/** A line of a robots.txt, a header, or a meta element. */
export type FindingLine =
  | { text: "robots-txt"; origin: string; line: number }
  | { text: "header"; line: string }
  | { text: "meta"; name: string; content: string };

/**
 * The verdict for search engines, or for all crawlers of a run without search engines.
 *
 * - "partly": the page is hidden from some of these crawlers, or from some by robots.txt and from all others by a directive
 * - "unknown": the verdict depends on unknown facts
 */
export type FolderVerdict = "listed" | "partly" | "noindex" | "blocked" | "redirected" | "broken" | "unknown";

export type VerdictCounts = Record<FolderVerdict, number>;

export interface FolderCounts {
  host: string;
  /** The folder, such as "/blog/2026/", with at most two segments. */
  folder: string;
  pages: number;
  verdicts: VerdictCounts;
}

export interface HidingCause {
  label: string;
  pages: number;
}
