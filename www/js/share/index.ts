/** What www/src/share asks of JavaScript: links and cases. Nothing of it leaves the browser. */

import { claim, claimed } from "./claim";
import { CASE, cases, draftOf, type Entry, listCases, OLDER, olderCase, shownCase } from "./kept";
import "./print";

/** Names and texts in turn, as Rust gives and takes them. */
type Pairs = string[];

/** So many cases are kept; the oldest give way. */
const MOST = 10;
/** Characters. Browsers give a site about twice as many, and one case is not to take the place of all others. */
const LARGEST = 2_500_000;

const PROBE = "robotscope-probe";

/** The link that was read last. */
let read = "";

/** Whether the page shows a link of which nothing has been kept. The address may name a view by now. */
let isOfLink = false;

/** The case that the way back leads to. */
let other = remembered(OLDER);

// A tab that is opened later goes on with the latest case, unless another one shows it.
claim(shownCase());

/** The state that a link holds, none if the address is no such link. Fails with "version", "broken" or "too-large". */
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

/** The link that opens a state. */
export async function link(pairs: Pairs): Promise<string> {
  const url = new URL(location.href);
  url.hash = await (await format()).pack(textsOf(pairs));
  return url.href;
}

const format = () => import("../../../web/share/link");
// On its way with the WebAssembly, which asks for it at once. If it fails, that is said then.
if (location.hash.startsWith("#v=")) format().catch(() => undefined);

const textsOf = (pairs: Pairs): Record<string, string> =>
  Object.fromEntries(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ""]] : [])));

/** What was kept the last time, and what was kept before a link was opened. */
export const draft = (): Pairs | undefined => kept(shownCase());
export const olderDraft = (): Pairs | undefined => kept(olderCase());

const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** Returns `false` if the browser refuses to store anything. */
export function canKeep(): boolean {
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

/** Keeps a state. Otherwise says why it cannot: "too-large", or "refused" if the browser does not let it. */
export function keepDraft(pairs: Pairs): "kept" | "too-large" | "refused" {
  const text = JSON.stringify(pairs);
  if (text.length > LARGEST) return "too-large";
  try {
    const before = shownCase();
    // What a link holds, and what another tab shows, are cases of their own.
    const id = isOfLink ? newId() : (sessionStorage.getItem(CASE) ?? claimed() ?? newId());
    write(entryOf(id, pairs), text);
    show(id);
    // From now on this is the user's own: to load the page again must show it, and not the link; unless that is still to be read.
    if (isOfLink) {
      other = before;
      if (before !== undefined) sessionStorage.setItem(OLDER, before);
      isOfLink = false;
    }
    if (location.hash === read) clearLink();
    return "kept";
  } catch {
    return "refused";
  }
}

/** From now on this tab shows a case. */
function show(id: string): void {
  sessionStorage.setItem(CASE, id);
  claim(id);
}

/** Removes a link from the address. */
function clearLink(): void {
  if (location.hash.startsWith("#v=")) history.replaceState(history.state, "", location.pathname + location.search);
}

/** The user went back from a link to their own case. */
export function leaveLink(): void {
  isOfLink = false;
}

/** The texts of a case (www/src/share/kept.rs). */
const TEXTS = ["u", "r", "h", "m", "ul", "cb", "ca"];

function entryOf(id: string, pairs: Pairs): Entry {
  const texts = textsOf(pairs);
  const [name = "", url = ""] = [texts.t, texts.u];
  return { id, name, url, at: Date.now(), isEmpty: name === "" && !TEXTS.some((own) => texts[own]) };
}

/** Keeps a draft as the latest; older ones give way, if there are many or no room for all. */
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

// Another tab has written the draft of this case: a tab that was duplicated. What this one had kept goes on as a case of its own.
addEventListener("storage", ({ key, oldValue, newValue }) => {
  const own = remembered(CASE);
  if (own === undefined || key !== draftOf(own) || oldValue === null || newValue === null) return;
  try {
    const id = newId();
    write(entryOf(id, JSON.parse(oldValue)), oldValue);
    show(id);
  } catch {
    // There is no room for both.
  }
});

/** The cases that this tab does not show, the latest first: number, name, URL and when each was changed last. */
export function otherCases(language: string): string[][] {
  try {
    const shown = isOfLink ? undefined : shownCase();
    const now = shown === undefined ? null : localStorage.getItem(draftOf(shown));
    const others = cases().filter(
      ({ id, isEmpty }) => id !== shown && !isEmpty && localStorage.getItem(draftOf(id)) !== now,
    );
    const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    return others.map(({ id, name, url, at }) => [id, name, url, at > 0 ? time.format(at) : ""]);
  } catch {
    return [];
  }
}

/** Begins a new case. The one that was shown stays among the others, unless there is nothing in it. */
export function newCase(): void {
  leaveFor(newId());
}

/** Goes on with another case; gives what it holds, if it is still there. */
export function openCase(id: string): Pairs | undefined {
  const pairs = kept(id);
  if (pairs) leaveFor(id);
  return pairs;
}

/** Back to the case that was shown before, as often as one likes. */
export function returnToCase(): void {
  if (isOfLink) {
    // What a user makes of it later is no draft of this case.
    isOfLink = false;
    clearLink();
    other = newId();
  } else if (other !== undefined) leaveFor(other);
}

function leaveFor(id: string): void {
  try {
    const own = sessionStorage.getItem(CASE);
    other = own ?? undefined;
    if (own !== null && cases().some((entry) => entry.id === own && entry.isEmpty)) forget(own);
    show(id);
    sessionStorage.removeItem(OLDER);
  } catch {
    // Then nothing is kept.
  }
  isOfLink = false;
  clearLink();
}

/** What was deleted last. */
let deleted: { entry: Entry; text: string } | undefined;

export function deleteCase(id: string): void {
  try {
    const entry = cases().find((entry) => entry.id === id);
    const text = localStorage.getItem(draftOf(id));
    deleted = entry && text !== null ? { entry, text } : undefined;
    forget(id);
  } catch {
    // Then there are none.
  }
}

/** Takes that back. */
export function undeleteCase(): void {
  try {
    if (deleted) write(deleted.entry, deleted.text);
  } catch {
    // There is no room for it any more.
  }
  deleted = undefined;
}

function forget(id: string): void {
  localStorage.removeItem(draftOf(id));
  listCases(cases());
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
