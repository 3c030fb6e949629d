import type { CrawlerRoles } from "./crawlers.ts";
import type { Data, Group } from "./groups.ts";
import type { Kind } from "./kind.ts";
import type { FindingLine, Severity, SiteFinding } from "./summary.ts";

/** The maximum number of findings of one kind. Further findings are only counted. */
export const FINDINGS_OF_A_KIND = 100;

/** Data about the whole run, for sentences and thresholds. */
export interface Totals {
  listed: number;
  hosts: number;
  roles: CrawlerRoles;
}

const ORDER: Record<Severity, number> = { error: 0, warning: 1, information: 2 };

/** Collects the groups that become findings: for each kind, the groups with the most pages. */
export class Selection {
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #groups = new Map<string, Group[]>();
  readonly #leftOut: Record<string, number> = {};

  constructor(kinds: readonly Kind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.id, kind]));
  }

  add(groups: readonly Group[], totals: Totals): void {
    const kind = this.#kinds.get(groups[0]?.kind ?? "");
    if (kind === undefined) return;
    const settled = kind.settle?.(groups, totals) ?? groups;
    if (settled.length === 0) return;
    const found = this.#groups.get(kind.id) ?? [];
    found.push(...settled);
    if (found.length > 2 * FINDINGS_OF_A_KIND) this.#cut(kind.id, found);
    this.#groups.set(kind.id, found);
  }

  finish(totals: Totals): { findings: SiteFinding[]; leftOut: Record<string, number> } {
    for (const [id, groups] of this.#groups) this.#cut(id, groups);
    const groups = [...this.#groups.values()].flat();
    const findings: SiteFinding[] = [];
    for (const group of groups) {
      const kind = this.#kinds.get(group.kind);
      if (kind === undefined || groups.some((other) => this.#replaces(other, group))) continue;
      findings.push({
        kind: kind.id,
        severity: kind.severity,
        title: kind.title,
        cause: kind.sentence(group, totals),
        advice: kind.advice,
        ...lineOf(group.data),
        pages: group.pages,
        crawlers: totals.roles.namesOf(group.crawlers),
        examples: group.examples,
      });
    }
    findings.sort(
      (one, other) =>
        ORDER[one.severity] - ORDER[other.severity] ||
        other.pages - one.pages ||
        compare(one.kind, other.kind) ||
        compare(one.cause, other.cause) ||
        compare(one.examples.join(" "), other.examples.join(" ")),
    );
    return { findings, leftOut: this.#leftOut };
  }

  /** Returns `true` if the finding for `other` makes the finding for `group` superfluous. */
  #replaces(other: Group, group: Group): boolean {
    if (other.host !== group.host || !this.#kinds.get(other.kind)?.replaces?.includes(group.kind)) return false;
    return group.crawlers.every((crawler) => other.crawlers.includes(crawler));
  }

  #cut(id: string, groups: Group[]): void {
    groups.sort((one, other) => other.pages - one.pages || compare(keyOf(one), keyOf(other)));
    const cut = groups.splice(FINDINGS_OF_A_KIND);
    if (cut.length > 0) this.#leftOut[id] = (this.#leftOut[id] ?? 0) + cut.length;
  }
}

/** Returns the line that a group's data describe. */
function lineOf({ text, origin, line, name, content }: Data): { line?: FindingLine } {
  switch (text) {
    case "robots-txt":
      // The rule may occur in several lines, such as "3 and 15". Use the first line.
      return { line: { text, origin: String(origin), line: Number.parseInt(String(line), 10) } };
    case "header":
      return { line: { text, line: String(line) } };
    case "meta":
      return { line: { text, name: String(name), content: String(content) } };
    default:
      return {};
  }
}

const keyOf = ({ host, cause, folder }: Group) => JSON.stringify([host, cause, folder]);

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
