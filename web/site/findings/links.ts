import { brokenStatus } from "./broken.ts";
import { both } from "./crawlers.ts";
import type { Observation } from "./groups.ts";
import { hash } from "./hash.ts";
import type { Kind } from "./kind.ts";
import type { Hidden, PageView } from "./page-view.ts";
import { PARTITIONS, Partitions } from "./partitions.ts";
import { causeOf, folderOf } from "./words.ts";

/** A canonical link to a page of the run, or all hreflang links to one page of the run. */
export type Link = CanonicalLink | HreflangLink;

interface CanonicalLink extends LinkToTarget {
  type: "canonical";
  /** The linking page. */
  from: string;
}

interface HreflangLink extends LinkToTarget {
  type: "hreflang";
  /** The linking pages to which the target has no hreflang link back: the number of these pages, and the first page. */
  missing: { sources: number; first: string };
}

interface LinkToTarget {
  /** The search engines that may see a linking page. */
  crawlers: readonly number[];
  target: Target;
  problem?: LinkProblem;
}

/** The first reason why the target of a link cannot be listed. */
export type LinkProblem =
  | ({ problem: "blocked" | "noindex" } & Hidden)
  | { problem: "redirected"; target: string }
  | { problem: "broken"; status: string }
  | { problem: "canonical-elsewhere"; target: string };

interface Target {
  url: string;
  host: string;
  /** `true` if the last response has a 2xx status. */
  isOk: boolean;
  /** The status or failure of a broken page. */
  broken: string | null;
  redirect: string | null;
  blocked: readonly number[];
  noindex: readonly number[];
  blockedBy: Hidden | null;
  hiddenBy: Hidden | null;
  canonicalElsewhere: string | null;
  /** The hashes of the URLs of hreflang links. */
  hreflang: number[];
}

type Row = [type: Link["type"], to: string, from: string, crawlers: readonly number[]];

/** Joins links with their targets in temporary files. A link and its target are in files with the same index. */
export class LinkJoin {
  readonly #targets: Partitions;
  readonly #links: Partitions;

  constructor(directory: string) {
    this.#targets = new Partitions(directory, "pages");
    this.#links = new Partitions(directory, "links");
  }

  add(page: PageView): void {
    const { record } = page;
    const noindex = page.noindexSearch;
    const blocked = page.blockedSearch;
    const target: Target = {
      url: record.url,
      host: page.host,
      isOk: page.isOk,
      broken: brokenStatus(record) ?? null,
      redirect: page.isRedirected ? page.lastUrl : null,
      blocked,
      noindex,
      blockedBy: page.causes(blocked)[0] ?? null,
      hiddenBy: page.causes(noindex)[0] ?? null,
      canonicalElsewhere: page.canonicalElsewhere ?? null,
      hreflang: record.hreflang.map(({ url }) => hash(url)),
    };
    this.#targets.write(record.url, target);
    const crawlers = page.visibleSearch;
    if (!page.isOk || page.isRedirected || crawlers.length === 0) return;
    const write = (type: Link["type"], to: string) =>
      this.#links.write(to, [type, to, record.url, crawlers] satisfies Row);
    if (page.canonicalElsewhere !== undefined) write("canonical", page.canonicalElsewhere);
    for (const url of new Set(record.hreflang.map(({ url }) => url))) if (url !== record.url) write("hreflang", url);
  }

  /** Yields each canonical link, and the hreflang links to each page. One file of pages is in memory at a time. */
  *finish(): Generator<Link> {
    for (let index = 0; index < PARTITIONS; index++) {
      const targets = new Map<string, Target>();
      for (const target of this.#targets.read<Target>(index)) targets.set(target.url, target);
      const alternates = new Map<string, HreflangLink>();
      for (const row of this.#links.read<Row>(index)) {
        const [type, to, from, crawlers] = row;
        const target = targets.get(to);
        if (target === undefined) continue;
        if (type === "canonical") {
          yield { type, from, crawlers, target, problem: problemOf(target, crawlers) };
          continue;
        }
        const link: HreflangLink = alternates.get(to) ?? { type, missing: { sources: 0, first: "" }, crawlers, target };
        alternates.set(to, link);
        link.crawlers = [...new Set([...link.crawlers, ...crawlers])];
        if (target.hreflang.includes(hash(from))) continue;
        const { missing } = link;
        if (missing.sources === 0 || from < missing.first) missing.first = from;
        missing.sources += 1;
      }
      for (const link of alternates.values()) yield { ...link, problem: problemOf(link.target, link.crawlers) };
      this.#targets.remove(index);
      this.#links.remove(index);
    }
  }
}

/**
 * Returns a function that reports each link of this type whose target has this problem. The affected page is the page that contains a
 * canonical link, or the target of hreflang links.
 */
export function problemReport(type: Link["type"], wanted: LinkProblem["problem"]): NonNullable<Kind["link"]> {
  return (link, report) => {
    const { problem, crawlers, target } = link;
    if (link.type !== type || problem?.problem !== wanted) return;
    const affected = link.type === "canonical" ? sourceOf(link) : targetOf(link);
    switch (problem.problem) {
      case "blocked":
      case "noindex":
        return report({ ...affected, ...causeOf(problem.cause, problem.lines), crawlers: problem.crawlers });
      case "broken":
        return report({ ...affected, cause: problem.status, data: { status: problem.status }, crawlers });
      default:
        return report({ ...affected, cause: "", data: { url: target.url, target: problem.target }, crawlers });
    }
  };
}

type Affected = Pick<Observation, "host" | "folder" | "examples">;

function sourceOf({ from }: CanonicalLink): Affected {
  return { host: new URL(from).host, folder: folderOf(from), examples: [from] };
}

/** Returns the target of hreflang links as an affected page. */
export function targetOf({ target }: Link): Affected {
  return { host: target.host, folder: folderOf(target.url), examples: [target.url] };
}

function problemOf(target: Target, crawlers: readonly number[]): LinkProblem | undefined {
  const blocked = both(target.blocked, crawlers);
  if (blocked.length > 0 && target.blockedBy) return { problem: "blocked", ...target.blockedBy, crawlers: blocked };
  if (target.broken !== null) return { problem: "broken", status: target.broken };
  if (target.redirect !== null) return { problem: "redirected", target: target.redirect };
  const noindex = both(target.noindex, crawlers);
  if (noindex.length > 0 && target.hiddenBy) return { problem: "noindex", ...target.hiddenBy, crawlers: noindex };
  if (target.canonicalElsewhere !== null) return { problem: "canonical-elsewhere", target: target.canonicalElsewhere };
  return undefined;
}
