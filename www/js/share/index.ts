/** The functions for links and cases that www/src/share imports. They send no data to a server. */

import { claim, claimed } from "./claim";
import { CASE, cases, draftOf, type Entry, listCases, OLDER, olderCase, shownCase } from "./storage";
import "./print";

/** A flat list: name, text, name, text, … This module and Rust exchange cases in this form. */
type Pairs = string[];

/** The maximum number of cases. Older cases are removed. */
const MOST = 10;
/**
 * The maximum length of a case in characters. Browsers let a site store about twice this length, and one case must not displace all others.
 */
const LARGEST = 2_500_000;

const PROBE = "robotscope-probe";

/** The fragment of the last link that was read. */
let read = "";

/**
 * `true` while the page shows a link's content that has not been saved as a case, even if the address no longer contains the link.
 */
let isOfLink = false;

/** The case that `returnToCase` switches to. */
let other = remembered(OLDER);

// A new tab continues with the latest case, unless another tab has locked it.
claim(shownCase());

/**
 * Returns the state that the link in the address contains, or `undefined` if the address contains no link. Fails with "version", "broken"
 * or "too-large".
 */
export async function opened(): Promise<Pairs | undefined> {
  const { hash } = location;
  if (!hash.startsWith("#v=")) return undefined;
  try {
    const pairs = Object.entries(await (await format()).unpack(hash)).flat();
    isOfLink = true;
    return pairs;
  } finally {
    read = hash;
  }
}

export async function link(pairs: Pairs): Promise<string> {
  const url = new URL(location.href);
  url.hash = await (await format()).pack(textsOf(pairs));
  return url.href;
}

const format = () => import("../../../web/share/link");
// The WebAssembly module needs web/share/link as soon as it runs, so load both at the same time. If web/share/link cannot be loaded,
// `opened` reports the failure.
if (location.hash.startsWith("#v=")) format().catch(() => undefined);

const textsOf = (pairs: Pairs): Record<string, string> =>
  Object.fromEntries(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ""]] : [])));

/** `draft` returns the draft of the case that this tab shows. `olderDraft` returns the draft of the case shown before a link was opened. */
export const draft = (): Pairs | undefined => storedPairs(shownCase());
export const olderDraft = (): Pairs | undefined => storedPairs(olderCase());

const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** Returns `false` if the browser does not let the page store anything. */
export function canStore(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(PROBE, "");
      storage.removeItem(PROBE);
    }
    return true;
  } catch {
    return false;
  }
}

/** Saves a state as a draft. Returns "saved", "too-large", or "refused" if the browser does not store it. */
export function saveDraft(pairs: Pairs): "saved" | "too-large" | "refused" {
  const text = JSON.stringify(pairs);
  if (text.length > LARGEST) return "too-large";
  try {
    const before = shownCase();
    // Save a link's content, or a case that another tab has locked, as a new case.
    const id = isOfLink ? newId() : (sessionStorage.getItem(CASE) ?? claimed() ?? newId());
    write(entryOf(id, pairs), text);
    show(id);
    // From now on, a reload must show the draft instead of the link. A link that has not been read yet stays in the address.
    if (isOfLink) {
      other = before;
      if (before !== undefined) sessionStorage.setItem(OLDER, before);
      isOfLink = false;
    }
    if (location.hash === read) clearLink();
    return "saved";
  } catch {
    return "refused";
  }
}

function show(id: string): void {
  sessionStorage.setItem(CASE, id);
  claim(id);
}

function clearLink(): void {
  if (location.hash.startsWith("#v=")) history.replaceState(history.state, "", location.pathname + location.search);
}

/** Records that the page no longer shows a link's content. Called when the user returns to their own case. */
export function leaveLink(): void {
  isOfLink = false;
}

/**
 * The entries of a draft that keep a case from being empty, as in www/src/share: the name, the URL, the texts, the User-Agent, the added
 * crawlers, and the generator's server, which is saved with any choice in the generator.
 */
const INPUTS = ["t", "u", "r", "h", "m", "d", "a", "ul", "uo", "cb", "ca", "gs"];

/** Returns `true` if a case contains nothing that the user entered. */
function isEmpty({ id, name, url }: Entry): boolean {
  if (name !== "" || url !== "") return false;
  const texts = textsOf(storedPairs(id) ?? []);
  return !INPUTS.some((key) => texts[key]);
}

function entryOf(id: string, pairs: Pairs): Entry {
  const { t: name = "", u: url = "" } = textsOf(pairs);
  return { id, name, url, at: Date.now() };
}

/** Saves a case's draft and adds the case to the list. Removes the oldest cases if there are too many or if the storage is full. */
function write(entry: Entry, text: string): void {
  const others = cases().filter(({ id }) => id !== entry.id);
  for (const { id } of others.splice(MOST - 1)) localStorage.removeItem(draftOf(id));
  for (;;) {
    try {
      localStorage.setItem(draftOf(entry.id), text);
      listCases([entry, ...others].sort((one, next) => next.at - one.at));
      return;
    } catch (error) {
      const oldest = others.pop();
      if (oldest === undefined) throw error;
      localStorage.removeItem(draftOf(oldest.id));
    }
  }
}

// A duplicate of this tab has overwritten this case's draft. Save the overwritten draft as a new case for this tab.
addEventListener("storage", ({ key, oldValue, newValue }) => {
  const shown = remembered(CASE);
  if (shown === undefined || key !== draftOf(shown) || oldValue === null || newValue === null) return;
  try {
    const id = newId();
    write(entryOf(id, JSON.parse(oldValue)), oldValue);
    show(id);
  } catch {
    // There is not enough storage for both drafts.
  }
});

/**
 * Returns the cases that this tab does not show, latest first, except empty cases and copies of the shown case. Each has an id, a name, a
 * URL, and the time of its last change.
 */
export function otherCases(language: string): string[][] {
  try {
    const shown = isOfLink ? undefined : shownCase();
    const now = shown === undefined ? null : localStorage.getItem(draftOf(shown));
    const others = cases().filter(
      (entry) => entry.id !== shown && localStorage.getItem(draftOf(entry.id)) !== now && !isEmpty(entry),
    );
    const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    return others.map(({ id, name, url, at }) => [id, name, url, at > 0 ? time.format(at) : ""]);
  } catch {
    return [];
  }
}

/** Starts a new case. The previous case remains saved unless it is empty. */
export function newCase(): void {
  leaveFor(newId());
}

/** Switches to another case. Returns the case's content, or `undefined` if the case no longer exists. */
export function openCase(id: string): Pairs | undefined {
  const pairs = storedPairs(id);
  if (pairs) leaveFor(id);
  return pairs;
}

/** Returns to the previous case. Calling this repeatedly switches back and forth. */
export function returnToCase(): void {
  if (isOfLink) {
    // The user leaves the link's content. Reserve a new id for it: if the user switches back, its changes are saved as a new case.
    isOfLink = false;
    clearLink();
    other = newId();
  } else if (other !== undefined) leaveFor(other);
}

function leaveFor(id: string): void {
  try {
    const current = sessionStorage.getItem(CASE);
    other = current ?? undefined;
    const left = cases().find(({ id }) => id === current);
    if (left && isEmpty(left)) forget(left.id);
    show(id);
    sessionStorage.removeItem(OLDER);
  } catch {
    // Without storage, cases cannot be saved.
  }
  isOfLink = false;
  clearLink();
}

let deleted: { entry: Entry; text: string } | undefined;

export function deleteCase(id: string): void {
  try {
    const entry = cases().find((entry) => entry.id === id);
    const text = localStorage.getItem(draftOf(id));
    deleted = entry && text !== null ? { entry, text } : undefined;
    forget(id);
  } catch {
    // Without storage, there are no cases.
  }
}

export function undeleteCase(): void {
  try {
    if (deleted) write(deleted.entry, deleted.text);
  } catch {
    // There is no longer enough storage for the case.
  }
  deleted = undefined;
}

function forget(id: string): void {
  localStorage.removeItem(draftOf(id));
  listCases(cases());
}

function remembered(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function storedPairs(id: string | undefined): Pairs | undefined {
  if (id === undefined) return undefined;
  try {
    const pairs: unknown = JSON.parse(localStorage.getItem(draftOf(id)) ?? "null");
    return Array.isArray(pairs) && pairs.every((text) => typeof text === "string") ? pairs : undefined;
  } catch {
    return undefined;
  }
}
