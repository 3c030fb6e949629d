/** The functions that www/src/intake imports. Modules that are not needed for rendering are loaded on demand. */

import type { HarFile } from "./har";
import type { News } from "./live";
import type { ReadFile } from "./read";

export { watchImports } from "./watch-imports";

let lastRead: Promise<unknown> = Promise.resolve();
let unfinishedReads = 0;

/**
 * Reads files or text after all earlier calls have finished. The calls wait for each other because Chromium may resolve concurrent imports
 * of a module in any order. If the module that reads files cannot be loaded, reports all files as unreadable.
 */
export function read(what: string | Iterable<File>): Promise<ReadFile[]> {
  unfinishedReads++;
  const reading = lastRead.then(async () => (await import("./read")).read(what)).catch(() => unread(what));
  lastRead = reading.finally(() => unfinishedReads--);
  return reading;
}

/** Returns pasted text as it is, and files without their text. */
const unread = (what: string | Iterable<File>): ReadFile[] =>
  typeof what === "string"
    ? [{ name: "", text: what, isUtf16: false }]
    : Array.from(what, ({ name }) => ({ name, text: "", fault: "unreadable", isUtf16: false }));

/** Returns `true` while a call to `read` is pending. */
export const isReading = (): boolean => unfinishedReads > 0;

export const openHar = async (text: string): Promise<HarFile> => new (await import("./har")).HarFile(text);

export const readClipboard = (): Promise<string> => navigator.clipboard.readText();

/** Returns the address of the service that fetches URLs, or `undefined` if index.html configures none. */
export function liveService(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="robotscope-service"]')?.content;
  return address ? new URL(address, document.baseURI).href : undefined;
}

export const fetchLive = async (
  service: string,
  url: string,
  as: string | undefined,
  onNews: (news: News) => void,
  signal: AbortSignal,
): Promise<string | undefined> => (await import("./live")).fetchLive(service, url, as, onNews, signal);

export const bookmarklet = async (): Promise<string> => (await import("./bookmarklet")).bookmarklet();
