/** The result of a run, small enough for one screen, a report and a comparison with a later run. */
export interface SiteSummary {
  /** The number of page records. */
  pages: number;
  /** Set if the limit of pages ended the run. `left` is the number of pages that were found but not read; left out if it is unknown. */
  limited?: { limit: number; left?: number };
  /** The number of hosts of these pages. */
  hosts: number;
  /** The number of pages that a sitemap lists. */
  listed: number;
  /** The crawlers for which pages were evaluated. */
  crawlers: string[];
  /** The time at which pages were evaluated, in milliseconds since 1970; left out if the run has no `RunRecord`. */
  now?: number;
  source?: string;
  /** Errors first, then findings that affect more pages. At most `FINDINGS_OF_A_KIND` of each kind. */
  findings: SiteFinding[];
  /** The number of findings that were left out, by kind. */
  leftOut: Record<string, number>;
  /** The number of pages by verdict. */
  verdicts: VerdictCounts;
  /** The number of pages by status; "failure" if no server responded, "not-fetched" if robots.txt forbade the request. */
  statuses: Record<string, number>;
  /** The number of pages by the number of links from a start page. Deeper pages count as `DEEPEST`. */
  depths: Record<string, number>;
  /** The largest folders, by verdict. All other folders share the entry “…”. */
  folders: FolderCounts[];
  /** The lines that hide most pages from search engines. */
  causes: HidingCause[];
}

export type Severity = "error" | "warning" | "information";

/** Pages with one cause. */
export interface SiteFinding {
  kind: string;
  severity: Severity;
  /** The heading of the kind. */
  title: string;
  /** One sentence that names the line and the number of pages. */
  cause: string;
  /** The advice of the kind. */
  advice: string;
  /** The number of affected pages. For findings about a robots.txt or a sitemap, the number of pages that it applies to. */
  pages: number;
  /** The affected crawlers, in the order of the run. */
  crawlers: string[];
  /** At most ten URLs, the first in alphabetical order. */
  examples: string[];
}

/**
 * The verdict for search engines, or for all crawlers of a run without search engines. "partly": some of them may list the page, others not.
 * "unknown": the facts do not decide.
 */
export type FolderVerdict = "listed" | "partly" | "noindex" | "blocked" | "redirected" | "broken" | "unknown";

export type VerdictCounts = Record<FolderVerdict, number>;

export interface FolderCounts {
  host: string;
  /** The folder, such as "/blog/2026/". At most two names deep. */
  folder: string;
  pages: number;
  verdicts: VerdictCounts;
}

export interface HidingCause {
  label: string;
  pages: number;
}
