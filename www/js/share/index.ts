/** What www/src/share asks of JavaScript: links, drafts and files. Nothing of it leaves the browser. */

import { CASE, cases, draftOf, listCases, OLDER, olderCase, shownCase } from "./kept";
import "./print";

/** Names and texts in turn, as Rust gives and takes them. */
type Pairs = string[];

/** So many drafts are kept; the oldest give way. */
const MOST = 8;

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
export const draft = (): Pairs | undefined => kept(shownCase());
export const olderDraft = (): Pairs | undefined => kept(olderCase());

const newCase = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** Keeps a state. False if the browser does not let it, such as for its size. */
export function keepDraft(pairs: Pairs): boolean {
  try {
    const own = sessionStorage.getItem(CASE);
    // From now on this is the user's own: to load the page again must show it, and not the link; unless that is still to be read.
    const isOfLink = location.hash.startsWith("#v=") && location.hash === read;
    if (isOfLink) {
      const before = shownCase();
      if (before !== undefined) sessionStorage.setItem(OLDER, before);
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    // What a link holds, and what another tab has kept, are cases of their own.
    const id = own === null || isOfLink ? newCase() : own;
    write(id, JSON.stringify(pairs));
    sessionStorage.setItem(CASE, id);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a draft as the latest; older ones give way, if there are many or no room for all. */
function write(id: string, text: string): void {
  const others = cases().filter((other) => other !== id);
  for (const other of others.splice(MOST - 1)) localStorage.removeItem(draftOf(other));
  for (;;) {
    try {
      localStorage.setItem(draftOf(id), text);
      listCases([id, ...others]);
      return;
    } catch (error) {
      const oldest = others.pop();
      if (oldest === undefined) throw error;
      localStorage.removeItem(draftOf(oldest));
    }
  }
}

// Another tab has written the draft of this case: a tab that was duplicated. What this one had kept goes on as a case of its own.
addEventListener("storage", ({ key, oldValue, newValue }) => {
  const own = remembered(CASE);
  if (own === undefined || key !== draftOf(own) || oldValue === null || newValue === null) return;
  try {
    const id = newCase();
    write(id, oldValue);
    sessionStorage.setItem(CASE, id);
  } catch {
    // There is no room for both.
  }
});

/** Begins a new case: what was kept of this one goes. */
export function forgetDrafts(): void {
  try {
    const own = sessionStorage.getItem(CASE);
    if (own !== null) localStorage.removeItem(draftOf(own));
    sessionStorage.setItem(CASE, newCase());
    sessionStorage.removeItem(OLDER);
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

function remembered(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function kept(id: string | undefined): Pairs | undefined {
  if (id === undefined) return undefined;
  try {
    const pairs: unknown = JSON.parse(localStorage.getItem(draftOf(id)) ?? "null");
    return Array.isArray(pairs) && pairs.every((text) => typeof text === "string") ? pairs : undefined;
  } catch {
    return undefined;
  }
}
