/**
 * Where the browser keeps cases: the draft of each under the case's number, and a list of these, the latest first. Which case a tab shows,
 * the tab itself remembers, so that a reload shows it again and two tabs do not write over each other.
 */

/** The list of cases. */
const CASES = "robotscope-cases";
/** What a tab remembers: its case, and the one that it showed before a link was opened. */
export const CASE = "robotscope-case";
export const OLDER = "robotscope-older-case";

/** The two drafts that there were before cases had numbers: the only one, and the one from before a link was opened. */
const FIRST = "";
const BEFORE_LINK = "before-link";
const OLD: Record<string, string> = { [FIRST]: "robotscope-draft", [BEFORE_LINK]: "robotscope-older-draft" };

/** What the list says of a case. */
export interface Entry {
  readonly id: string;
  /** What the user calls it, if anything. */
  readonly name: string;
  readonly url: string;
  /** When it was changed last, in milliseconds. */
  readonly at: number;
  /** There is nothing in it yet. */
  readonly isEmpty: boolean;
}

export const draftOf = (id: string): string => OLD[id] ?? `robotscope-draft-${id}`;

/** The cases that have a draft, the latest first. */
export function cases(): Entry[] {
  const listed: unknown = JSON.parse(localStorage.getItem(CASES) ?? "[]");
  const known = Array.isArray(listed) ? listed.flatMap(entry) : [];
  if (!known.some(({ id }) => id === FIRST)) known.push(...entry(FIRST));
  return known.filter(({ id }) => localStorage.getItem(draftOf(id)) !== null);
}

/** An entry as it is kept now, or the number alone, as it was before cases had names. */
function entry(value: unknown): Entry[] {
  if (typeof value === "string") return [{ id: value, name: "", url: "", at: 0, isEmpty: false }];
  if (typeof value !== "object" || value === null) return [];
  const { id, name, url, at, isEmpty } = value as Record<string, unknown>;
  if (typeof id !== "string") return [];
  return [{ id, name: text(name), url: text(url), at: Number(at) || 0, isEmpty: isEmpty === true }];
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const listCases = (entries: readonly Entry[]): void => localStorage.setItem(CASES, JSON.stringify(entries));

/** The case that this tab showed before a link was opened, if one was. */
export function olderCase(): string | undefined {
  try {
    return sessionStorage.getItem(OLDER) ?? (localStorage.getItem(CASES) === null ? BEFORE_LINK : undefined);
  } catch {
    return undefined;
  }
}

/** The case that this tab shows: its own, else the latest one, as a copy. */
export function shownCase(): string | undefined {
  try {
    return sessionStorage.getItem(CASE) ?? cases()[0]?.id;
  } catch {
    return undefined;
  }
}

/** Whether that has a draft. */
export function hasDraft(): boolean {
  const id = shownCase();
  try {
    return id !== undefined && localStorage.getItem(draftOf(id)) !== null;
  } catch {
    return false;
  }
}
