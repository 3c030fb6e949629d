import { setImmediate } from "node:timers/promises";
import type { PageRecord, SiteRecord } from "../record.ts";
import { CrawlerRoles } from "./crawlers.ts";
import { DirectiveReader, headerLine, metaElement } from "./directives.ts";
import { Selection, type Totals } from "./finish.ts";
import { Groups } from "./groups.ts";
import type { Kind, Report } from "./kind.ts";
import * as allKinds from "./kinds/index.ts";
import { LinkJoin } from "./links.ts";
import { isOverview, Overview } from "./overview.ts";
import { PageView } from "./page-view.ts";
import { SiteJoin } from "./sites.ts";
import type { SiteSummary } from "./summary.ts";
import { UnevaluatedCounts } from "./unevaluated.ts";

export type { Kind } from "./kind.ts";
export type {
  FolderCounts,
  FolderVerdict,
  HidingCause,
  Severity,
  SiteFinding,
  SiteSummary,
  Unevaluated,
} from "./summary.ts";

/** All kinds of findings. */
export const kinds: readonly Kind[] = Object.values(allKinds);

const DEFAULT_MAX_FOLDERS = 5;

/** Groups the records of a run by cause. Joins facts about pages in temporary files, so that only a few facts are in memory. */
export class SiteFindings {
  readonly #roles: CrawlerRoles;
  readonly #reader: DirectiveReader;
  readonly #groups: Groups;
  readonly #links: LinkJoin;
  readonly #sites: SiteJoin;
  readonly #overview = new Overview();
  readonly #reports: ReadonlyMap<string, Report>;
  #pages = 0;
  #listed = 0;
  #run: { now: number; source: string } | undefined;
  #limited: SiteSummary["limited"];
  readonly #unevaluated = new UnevaluatedCounts();

  /** `directory` is an existing folder for temporary files. `crawlers` are the names in the verdicts of page records. */
  constructor(options: { directory: string; crawlers: readonly string[] }) {
    this.#roles = new CrawlerRoles(options.crawlers);
    this.#reader = new DirectiveReader(options.crawlers);
    const maxFolders = new Map(kinds.map((kind) => [kind.id, kind.maxFolders]));
    this.#groups = new Groups(options.directory, (kind) => maxFolders.get(kind) ?? DEFAULT_MAX_FOLDERS);
    this.#links = new LinkJoin(options.directory);
    this.#sites = new SiteJoin(options.directory, this.#roles);
    const names = [...maxFolders.keys(), "#host", "#folder", "#cause"];
    this.#reports = new Map(names.map((name) => [name, (observation) => this.#groups.add(name, observation)]));
  }

  /** Reads one record. Pass the `RunRecord` first; the order of the other records does not matter. */
  add(record: SiteRecord): Promise<void> | void {
    switch (record.record) {
      case "run":
        this.#run = { now: record.now, source: record.source };
        this.#reader.now = record.now;
        this.#roles.as = record.as === undefined ? undefined : this.#roles.indexOf(record.as);
        break;
      case "robots":
        this.#sites.addRobots(record);
        break;
      case "sitemap":
        for (const kind of kinds) kind.sitemap?.(record, this.#report(kind.id));
        break;
      case "limit":
        this.#limited = { limit: record.limit, ...(record.left !== undefined && { left: record.left }) };
        break;
      case "unevaluated":
        this.#unevaluated.add(record);
        break;
      case "page":
        this.#addPage(record);
    }
  }

  /** Joins the facts and returns the summary. Removes the temporary files. */
  async finish(): Promise<SiteSummary> {
    for await (const link of inTurns(this.#links.finish()))
      for (const kind of kinds) kind.link?.(link, this.#report(kind.id));
    for await (const fact of inTurns(this.#sites.finish()))
      for (const kind of kinds) kind.site?.(fact, this.#report(kind.id));
    const totals: Totals = { listed: this.#listed, hosts: 0, roles: this.#roles };
    const selection = new Selection(kinds);
    for await (const groups of inTurns(this.#groups.finish())) {
      if (isOverview(groups[0]?.kind ?? "")) this.#overview.take(groups);
      else selection.add(groups, totals);
    }
    totals.hosts = this.#overview.hosts;
    const { verdicts, statuses, depths } = this.#overview;
    return {
      pages: this.#pages,
      ...(this.#limited && { limited: this.#limited }),
      ...this.#unevaluated.finish(),
      hosts: totals.hosts,
      listed: this.#listed,
      crawlers: [...this.#roles.names],
      ...this.#run,
      ...selection.finish(totals),
      verdicts,
      statuses,
      depths,
      folders: this.#overview.folders(),
      causes: this.#overview.causes(totals),
    };
  }

  #addPage(record: PageRecord): void {
    const page = new PageView(record, this.#roles, this.#reader);
    this.#pages += 1;
    if (page.isListed) this.#listed += 1;
    if (record.program !== undefined) this.#unevaluated.addProgram(record.program);
    this.#overview.add(page, (kind) => this.#report(kind));
    for (const kind of kinds) kind.page?.(page, this.#report(kind.id));
    this.#links.add(page);
    this.#addSiteFacts(page);
  }

  #addSiteFacts(page: PageView): void {
    const { record } = page;
    const { origin } = page.url;
    this.#sites.add({ type: "origin", origin, texts: [], crawlers: [] }, record.url);
    if (page.isListed && record.sitemap !== undefined)
      this.#sites.add({ type: "sitemap", origin, texts: [record.sitemap], crawlers: [] }, record.url);
    if (page.isRedirected && page.visibleSearch.length > 0) {
      const crawlers = page.visibleSearch;
      for (const [origin, texts] of byOrigin(record.redirects.map(({ target }) => target)))
        this.#sites.add({ type: "redirects", origin, texts, crawlers }, record.url);
    }
    if (!page.isOk) return;
    const rendering = this.#roles.rendering.filter((crawler) => page.visible.includes(crawler));
    if (rendering.length > 0)
      for (const [origin, texts] of byOrigin(record.resources))
        this.#sites.add({ type: "resources", origin, texts, crawlers: rendering }, record.url);
    const signals = aiSignals(page);
    if (signals.length > 0 && page.visible.length > 0)
      this.#sites.add({ type: "signals", origin, texts: signals, crawlers: page.visible }, record.url);
  }

  #report(kind: Kind["id"]): Report {
    const report = this.#reports.get(kind);
    if (report === undefined) throw new Error(`unknown kind of finding: ${kind}`);
    return report;
  }
}

/** Yields items, and regularly returns to the event loop, so that timers and signal handlers run. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let number = 0;
  for (const item of items) {
    number += 1;
    if (number % 1_000 === 0) await setImmediate();
    yield item;
  }
}

function byOrigin(urls: readonly string[]): Map<string, string[]> {
  const origins = new Map<string, string[]>();
  for (const url of [...new Set(urls)].sort()) {
    const { origin } = new URL(url);
    if (origin === "null") continue;
    const same = origins.get(origin);
    if (same) same.push(url);
    else origins.set(origin, [url]);
  }
  return origins;
}

const AI_DIRECTIVES = ["noai", "noimageai", "noml"];

/** Returns the header lines and meta elements of a page that contain statements about AI use. */
function aiSignals({ record, reader }: PageView): string[] {
  const isAi = (names: ReadonlySet<string>) => AI_DIRECTIVES.some((name) => names.has(name));
  return [
    ...(record.aiHeaders ?? []),
    ...record.robotsHeaders.filter((line) => isAi(reader.header(line).names)).map(headerLine),
    ...record.robotsMetas.filter(({ content }) => isAi(reader.meta(content).names)).map(metaElement),
  ];
}
