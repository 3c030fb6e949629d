/** What www/src/share asks of JavaScript: links, drafts and files. Nothing of it leaves the browser. */

import { DRAFT } from "./kept";
import "./print";

/** Names and texts in turn, as Rust gives and takes them. */
type Pairs = string[];

/** What the draft was before a link took its place. */
const OLDER = "robotscope-older-draft";

/** The link that was read last. */
let read = "";

/** The state that a link holds, none if the address is no such link. Fails with "version", "broken" or "too-large". */
export async function opened(): Promise<Pairs | undefined> {
  const { hash } = location;
  if (!hash.startsWith("#v=")) return undefined;
  try {
    return await (await import("./link")).unpack(hash);
  } finally {
    read = hash;
  }
}

/** The link that opens a state. */
export async function link(pairs: Pairs): Promise<string> {
  const url = new URL(location.href);
  url.hash = await (await import("./link")).pack(pairs);
  return url.href;
}

/** What was kept the last time, and what was kept before a link was opened. */
export const draft = (): Pairs | undefined => kept(DRAFT);
export const olderDraft = (): Pairs | undefined => kept(OLDER);

/** Keeps a state. False if the browser does not let it, such as for its size. */
export function keepDraft(pairs: Pairs): boolean {
  try {
    // From now on this is the user's own: to load the page again must show it, and not the link; unless that is still to be read.
    if (location.hash.startsWith("#v=") && location.hash === read) {
      const before = localStorage.getItem(DRAFT);
      if (before !== null) localStorage.setItem(OLDER, before);
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    localStorage.setItem(DRAFT, JSON.stringify(pairs));
    return true;
  } catch {
    return false;
  }
}

export function forgetDrafts(): void {
  try {
    localStorage.removeItem(DRAFT);
    localStorage.removeItem(OLDER);
  } catch {
    // Then there are none.
  }
  if (location.hash.startsWith("#v=")) history.replaceState(history.state, "", location.pathname + location.search);
}

/** Gives the user a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Not at once: some browsers ask first, and read later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const printPage = (): void => print();

function kept(key: string): Pairs | undefined {
  try {
    const pairs: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(pairs) && pairs.every((text) => typeof text === "string") ? pairs : undefined;
  } catch {
    return undefined;
  }
}
