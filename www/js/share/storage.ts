/**
 * Stores cases: each case's draft under its id, and a list of all cases, latest first. Each tab stores its current case in its session. So
 * a reload shows the same case, and two tabs do not overwrite each other.
 */

const CASES = "robotscope-cases";
/** Keys in `sessionStorage`: the tab's current case, and the case that the tab showed before a link was opened. */
export const CASE = "robotscope-case";
export const OLDER = "robotscope-older-case";

/** The oldest versions had no cases. They stored at most two drafts: the current draft, and the draft from before a link was opened. */
const FIRST = "";
const BEFORE_LINK = "before-link";
const OLD: Record<string, string> = { [FIRST]: "robotscope-draft", [BEFORE_LINK]: "robotscope-older-draft" };

export interface Entry {
  readonly id: string;
  /** The name that the user gave the case. May be empty. */
  readonly name: string;
  readonly url: string;
  /** The time of the last change, in milliseconds. */
  readonly at: number;
}

export const draftOf = (id: string): string => OLD[id] ?? `robotscope-draft-${id}`;

/** Returns the cases that have a draft, the latest first. */
export function cases(): Entry[] {
  const listed: unknown = JSON.parse(localStorage.getItem(CASES) ?? "[]");
  const known = Array.isArray(listed) ? listed.flatMap(entry) : [];
  if (!known.some(({ id }) => id === FIRST)) known.push(...entry(FIRST));
  return known.filter(({ id }) => localStorage.getItem(draftOf(id)) !== null);
}

/** Parses an entry of the list. Older versions stored only the id. Returns an empty array for anything else. */
function entry(value: unknown): Entry[] {
  if (typeof value === "string") return [{ id: value, name: "", url: "", at: 0 }];
  if (typeof value !== "object" || value === null) return [];
  const { id, name, url, at } = value as Record<string, unknown>;
  if (typeof id !== "string") return [];
  return [{ id, name: text(name), url: text(url), at: Number(at) || 0 }];
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const listCases = (entries: readonly Entry[]): void => localStorage.setItem(CASES, JSON.stringify(entries));

/** Returns the case that this tab showed before a link was opened, or `undefined` if there is none. */
export function olderCase(): string | undefined {
  try {
    return sessionStorage.getItem(OLDER) ?? (localStorage.getItem(CASES) === null ? BEFORE_LINK : undefined);
  } catch {
    return undefined;
  }
}

/** Returns the case that this tab shows. A new tab shows the latest case. */
export function shownCase(): string | undefined {
  try {
    return sessionStorage.getItem(CASE) ?? cases()[0]?.id;
  } catch {
    return undefined;
  }
}

/** Returns `true` if the case that this tab shows has a draft. */
export function hasDraft(): boolean {
  const id = shownCase();
  try {
    return id !== undefined && localStorage.getItem(draftOf(id)) !== null;
  } catch {
    return false;
  }
}
