import type { Totals } from "./finish.ts";
import type { Group } from "./groups.ts";
import type { Kind, Report } from "./kind.ts";
import type { PageView } from "./page-view.ts";
import type { FolderCounts, HidingCause, VerdictCounts } from "./summary.ts";
import { VERDICTS } from "./verdicts.ts";
import { causeOf, causeWords } from "./words.ts";

/** The maximum number of folders, and the maximum number of causes, in a summary. */
const FOLDERS = 300;
const CAUSES = 12;

/** The maximum depth to count. Deeper pages are counted at this depth. */
export const DEEPEST = 20;

const noVerdicts = () => Object.fromEntries(VERDICTS.map(([verdict]) => [verdict, 0])) as VerdictCounts;

/** Counts pages by status, depth, folder and cause for the charts of a report. */
export class Overview {
  readonly verdicts = noVerdicts();
  readonly statuses: Record<string, number> = {};
  readonly depths: Record<string, number> = {};
  /** The number of hosts with pages. */
  hosts = 0;
  readonly #folders: FolderCounts[] = [];
  readonly #rest: FolderCounts = { host: "", folder: "…", pages: 0, verdicts: noVerdicts() };
  readonly #causes: Group[] = [];

  add(page: PageView, report: (kind: string) => Report): void {
    const { record, host } = page;
    const verdict = page.overall;
    this.verdicts[verdict] += 1;
    const status = record.status ?? (record.failure ? "failure" : record.notFetched ? "not-fetched" : "unknown");
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (record.depth !== undefined) {
      const depth = Math.min(record.depth, DEEPEST);
      this.depths[depth] = (this.depths[depth] ?? 0) + 1;
    }
    report("#host")({ host, cause: "" });
    report("#folder")({ host, cause: twoFolders(page.url.pathname), counts: { [verdict]: 1 } });
    const hidden = [...page.blockedSearch, ...(page.isBroken ? [] : page.noindexSearch)];
    for (const { cause, lines } of page.causes(hidden)) report("#cause")({ host, ...causeOf(cause, lines) });
  }

  /** Counts the hosts, folders and causes that `add` reported. `groups` contains these reports, merged. */
  take(groups: readonly Group[]): void {
    for (const group of groups) {
      if (group.kind === "#host") this.hosts += 1;
      else if (group.kind === "#folder") this.#takeFolder(group);
      else if (group.kind === "#cause") {
        this.#causes.push(group);
        if (this.#causes.length > 2 * CAUSES) sortAndCut(this.#causes, CAUSES);
      }
    }
  }

  folders(): FolderCounts[] {
    this.#cutFolders();
    return this.#rest.pages > 0 ? [...this.#folders, this.#rest] : this.#folders;
  }

  causes(totals: Totals): HidingCause[] {
    sortAndCut(this.#causes, CAUSES);
    return this.#causes.map((group) => ({ label: causeWords(group, totals), pages: group.pages }));
  }

  #takeFolder({ host, cause, pages, counts }: Group): void {
    this.#folders.push({ host, folder: cause, pages, verdicts: { ...noVerdicts(), ...counts } });
    if (this.#folders.length > 2 * FOLDERS) this.#cutFolders();
  }

  #cutFolders(): void {
    const name = ({ host, folder }: FolderCounts) => `${host}${folder}`;
    this.#folders.sort((one, other) => other.pages - one.pages || (name(one) < name(other) ? -1 : 1));
    for (const folder of this.#folders.splice(FOLDERS)) {
      this.#rest.pages += folder.pages;
      for (const [verdict] of VERDICTS) this.#rest.verdicts[verdict] += folder.verdicts[verdict];
    }
  }
}

function sortAndCut(groups: Group[], limit: number): void {
  const key = ({ host, cause }: Group) => `${host} ${cause}`;
  groups.sort((one, other) => other.pages - one.pages || (key(one) < key(other) ? -1 : 1));
  groups.splice(limit);
}

/** Returns the first folders of a path, at most two: "/blog/2026/" for "/blog/2026/11/a". */
function twoFolders(path: string): string {
  const first = path.indexOf("/", 1);
  if (first < 0) return "/";
  const second = path.indexOf("/", first + 1);
  return path.slice(0, (second < 0 ? first : second) + 1);
}

/** Returns `true` for the kinds of groups that `Overview` reports, which are not findings. */
export const isOverview = (kind: Kind["id"]) => kind.startsWith("#");
