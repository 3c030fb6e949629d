import { existsSync, rmSync } from "node:fs";
import { lines } from "../../site/findings/partitions.ts";
import type { Earlier } from "../../site/live.ts";
import type { PageRecord, RunRecord, SiteRecord } from "../../site/record.ts";
import { StoredUrls } from "../../site/url-table.ts";
import { wrongUse } from "../exit.ts";
import { LineFile } from "./files.ts";
import { Lock } from "./lock.ts";

/**
 * The records of a run, in a file. Until the run is complete, the file's name ends with `.part`, and a second file, `.queue`, contains the
 * pages to fetch. If the run is interrupted, the same command continues both files. A complete file is never continued, because its name
 * does not end with `.part`. A lock prevents two runs from writing the same files.
 */
export class Store {
  readonly path: string;
  readonly queue: LineFile;
  /** The number of written pages, including those of the interrupted run that this run continues. */
  pages = 0;
  readonly #start: Start;
  readonly #lock: Lock;
  readonly #records: LineFile;
  #isEnded = false;
  #writtenAt = performance.now();

  constructor(path: string, start: Start) {
    this.path = path;
    this.#start = start;
    // Suggest --out only in commands that continue interrupted runs: commands that always start anew do not have this option.
    this.#lock = new Lock(path, start === "anew" ? "wait for it" : "wait for it, or use another file for --out");
    try {
      const [records, queue] = [`${path}.part`, `${path}.queue`];
      if (start === "anew") for (const file of [records, queue]) rmSync(file, { force: true });
      if (existsSync(records) !== existsSync(queue))
        throw wrongUse(`only one of the files ${records} and ${queue} exists: remove it to start again.`);
      this.#records = new LineFile(records);
      this.queue = new LineFile(queue);
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  /**
   * Reads the records that an interrupted run has written, and calls `each` with every record. Returns `undefined` if there is no
   * interrupted run, or if it has written no page. Throws a `Problem` if the interrupted run had another version, source or crawlers.
   */
  async restore(run: RunRecord, each: (record: SiteRecord) => Promise<void> | void): Promise<Restored | undefined> {
    const first = this.#records.next();
    if (first === undefined) return undefined;
    const earlier: SiteRecord = JSON.parse(first);
    const difference =
      earlier.record === "run"
        ? differenceOf(earlier, run)
        : "it does not begin with a run record of “robotscope site”";
    if (difference !== undefined)
      throw wrongUse(
        `${this.path}.part cannot be continued: ${difference}. Remove it and ${this.path}.queue to start again.`,
      );
    const urls = new StoredUrls();
    const restored: Restored = { run: earlier as RunRecord, pages: 0, robots: [], sitemaps: [], urls };
    if (!this.#hasPage()) {
      this.#records.clear();
      this.queue.clear();
      return undefined;
    }
    this.#records.rewind();
    for (let line = this.#records.next(); line !== undefined; line = this.#records.next()) {
      const record: SiteRecord = JSON.parse(line);
      if (record.record === "page") {
        restored.pages += 1;
        this.pages += 1;
        urls.read(record.url);
      } else if (record.record === "unevaluated") urls.read(record.url);
      else if (record.record === "robots") restored.robots.push(record);
      else if (record.record === "sitemap") restored.sitemaps.push(record);
      await each(record);
    }
    return restored;
  }

  write(record: SiteRecord): void {
    // Write the links of a page before its record, so that no link is lost if the process is killed between the writes.
    this.queue.flush();
    this.#records.append(JSON.stringify(record));
    if (record.record === "page") this.pages += 1;
    if (performance.now() - this.#writtenAt > LONGEST_UNWRITTEN) this.flush();
  }

  flush(): void {
    this.queue.flush();
    this.#records.flush();
    this.#writtenAt = performance.now();
  }

  /** Marks the run as complete: gives the file its final name, and removes the queue. */
  complete(): void {
    this.flush();
    this.queue.remove();
    this.#records.rename(this.path);
    this.#end();
  }

  /** Removes the files of the run, for example if the run checked nothing. */
  discard(): void {
    this.queue.remove();
    this.#records.remove();
    this.#end();
  }

  /**
   * Closes the files of a run that ended early, so that the same command can continue them. Removes the files if they contain no page, or
   * if runs of this command always start anew.
   */
  close(): void {
    if (this.#isEnded) return;
    // Without a page, there is nothing to continue, and another command may need files with these names.
    if (this.#start === "anew" || this.pages === 0) {
      this.discard();
      return;
    }
    this.queue.close();
    this.#records.close();
    this.#end();
  }

  #end(): void {
    this.#isEnded = true;
    this.#lock.release();
  }

  #hasPage(): boolean {
    for (let line = this.#records.next(); line !== undefined; line = this.#records.next())
      if (line.startsWith('{"record":"page"')) return true;
    return false;
  }
}

/** The way a run starts if there is an interrupted run: it continues the files of that run, or replaces them. */
export type Start = "continued" | "anew";

export interface Restored extends Earlier {
  run: RunRecord;
  urls: StoredUrls;
}

/** The time, in milliseconds, for which records are buffered. The first record after this time flushes the buffer. */
const LONGEST_UNWRITTEN = 200;

function differenceOf(earlier: RunRecord, run: RunRecord): string | undefined {
  if (earlier.version !== run.version) return `it was written by robotscope ${earlier.version}`;
  if (earlier.source !== run.source) return `it is for “${earlier.source}”, not “${run.source}”`;
  const [before, now] = [earlier.crawlers.join(", "), run.crawlers.join(", ")];
  return before === now ? undefined : `it is for the crawlers ${before}, not ${now}`;
}

/** Yields the page records in the file of a complete run. */
export function* pagesOf(path: string): Generator<PageRecord> {
  for (const line of lines(path)) {
    const record: SiteRecord = JSON.parse(line);
    if (record.record === "page") yield record;
  }
}
