/** What www/src/intake asks of JavaScript. What is not needed to show the page is loaded when something comes. */

import type { HarFile } from "./har";
import type { ReadFile } from "./read";

export { watchArrivals } from "./arrivals";

export const read = async (what: string | Iterable<File>): Promise<ReadFile[]> => (await import("./read")).read(what);

export const openHar = async (text: string): Promise<HarFile> => new (await import("./har")).HarFile(text);

export const readClipboard = (): Promise<string> => navigator.clipboard.readText();

export const bookmarklet = async (): Promise<string> => (await import("./bookmarklet")).bookmarklet();
