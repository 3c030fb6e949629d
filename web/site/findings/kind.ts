import type { SitemapRecord } from "../record.ts";
import type { Totals } from "./finish.ts";
import type { Group, Observation } from "./groups.ts";
import type { Link } from "./links.ts";
import type { PageView } from "./page-view.ts";
import type { SiteFact } from "./sites.ts";
import type { Severity } from "./summary.ts";

/**
 * A kind of finding. Each kind is a file in `kinds/`. A kind reads pages, links, sites or sitemaps, and reports observations, which are
 * then grouped.
 */
export interface Kind {
  /** The name, in kebab case. */
  id: string;
  severity: Severity;
  /** A heading for the report. */
  title: string;
  /** The advice for the owner of the site, in one or two sentences. */
  advice: string;
  /** The part of a page that causes the finding. It locates findings whose data contain no line. */
  part?: "canonical" | "directives" | "redirect";
  /**
   * The kinds that this kind replaces: their findings are left out if a finding of this kind has the same host and includes their crawlers.
   */
  replaces?: readonly string[];
  /** The maximum number of folders to report separately; by default 5. If there are more, one finding covers all folders. */
  maxFolders?: number;
  /** Reads each page. */
  page?(page: PageView, report: Report): void;
  /** Reads each canonical link to a page of the run. All hreflang links to the same page are read together, as one `Link`. */
  link?(link: Link, report: Report): void;
  /** Reads each group of pages, with the robots.txt of an origin. By then, all robots.txt files of the site are known. */
  site?(fact: SiteFact, report: Report): void;
  /** Reads each sitemap. */
  sitemap?(sitemap: SitemapRecord, report: Report): void;
  /**
   * Selects and completes the groups of one cause. There is one group for each folder. By default, all groups become findings.
   */
  settle?(groups: readonly Group[], totals: Totals): Group[];
  /** Returns the sentence that names the cause. */
  sentence(group: Group, totals: Totals): string;
}

export type Report = (observation: Observation) => void;
