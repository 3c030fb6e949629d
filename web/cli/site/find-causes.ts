import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SiteFindings, type SiteSummary } from "../../site/findings/index.ts";
import { MemoryLog } from "../../site/frontier.ts";
import { liveRecords } from "../../site/live.ts";
import { PageReader } from "../../site/page-reader.ts";
import type { FetchOptions } from "../net/http.ts";
import { NodeTransport } from "./transport.ts";

export interface CauseOptions {
  fetching: FetchOptions;
  crawlers: readonly string[];
  /** The maximum number of pages. */
  limit: number;
  /** The maximum depth to which internal links are followed; left out to follow none. */
  depth?: number;
  warn: (message: string) => void;
}

/** Fetches some pages of a site and returns the problems, grouped by cause. Does not write a records file. */
export async function findCauses(
  start: string,
  { fetching, crawlers, ...options }: CauseOptions,
): Promise<SiteSummary & { fetched: number }> {
  const directory = await mkdtemp(join(tmpdir(), "robotscope-site-"));
  try {
    const findings = new SiteFindings({ directory, crawlers });
    const reader = new PageReader({ crawlers, now: Date.now() });
    const transport = new NodeTransport(fetching, start, options.warn);
    let fetched = 0;
    for await (const record of liveRecords({ ...options, start, reader, transport, log: new MemoryLog() })) {
      await findings.add(record);
      if (record.record === "page" && record.status !== undefined) fetched += 1;
    }
    return { ...(await findings.finish()), fetched };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
