/**
 * Where the browser keeps drafts: one for each case, under the case's number, and a list of these, the latest first. Which case a tab
 * shows, the tab itself remembers, so that a reload shows it again and two tabs do not write over each other.
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

export const draftOf = (id: string): string => OLD[id] ?? `robotscope-draft-${id}`;

/** The cases that have a draft, the latest first. */
export function cases(): string[] {
  const listed: unknown = JSON.parse(localStorage.getItem(CASES) ?? "[]");
  const known = Array.isArray(listed) ? listed.filter((id) => typeof id === "string") : [];
  if (!known.includes(FIRST)) known.push(FIRST);
  return known.filter((id) => localStorage.getItem(draftOf(id)) !== null);
}

export const listCases = (ids: string[]): void => localStorage.setItem(CASES, JSON.stringify(ids));

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
    return sessionStorage.getItem(CASE) ?? cases()[0];
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
