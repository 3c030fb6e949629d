import type { Access, CrawlAnswer, Fetched } from "robotscope";
import { csvRow } from "../../../web/urls/csv";

/**
 * `SHOWN` is the maximum number of deciding rules and invalid URLs in the summary, and `SITES` is the maximum number of origins.
 * `CHILDREN` is the maximum number of children of a folder.
 */
const SHOWN = 20;
const SITES = 5;
const CHILDREN = 500;
/** The maximum number of lines in the tree after folders are unfolded. */
const UNFOLDED = 2000;

const OBEYING: ReadonlySet<CrawlAnswer | undefined> = new Set<CrawlAnswer>(["allowed", "disallowed"]);

interface Tested {
  /** The URL as given. */
  url: string;
  path: string;
  site: Site;
  /** For each crawler, its answer as an index into `UrlTest.#names`. */
  answers: Uint8Array;
  /** For each crawler, the number of the deciding line in robots.txt, starting at 1; 0 if no line decides. */
  lines: Uint32Array;
}

/** The URLs of one origin, or the paths without an origin. Each origin has its own robots.txt (RFC 9309, 2.3). */
class Site {
  /** Empty for paths without an origin. */
  readonly origin: string;
  readonly urls: Tested[] = [];
  /** For each crawler, how many of the first `#counted` URLs have each answer. */
  readonly counts: number[][] = [];
  readonly #decided = new Map<number, number>();
  #counted = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Counts the answers of the URLs that have been added since the last call. */
  count(): void {
    for (; this.#counted < this.urls.length; this.#counted++) {
      const { answers, lines } = this.urls[this.#counted] as Tested;
      for (const [crawler, answer] of answers.entries()) {
        const counts = this.counts[crawler] ?? [];
        this.counts[crawler] = counts;
        counts[answer] = (counts[answer] ?? 0) + 1;
        const line = lines[crawler] ?? 0;
        if (line > 0) this.#decided.set(line, (this.#decided.get(line) ?? 0) + 1);
      }
    }
  }

  /** Returns the lines that decide most often, each with the number of answers that depend on it. */
  rules(): [line: number, count: number][] {
    return [...this.#decided].sort(([line, count], [other, often]) => often - count || line - other).slice(0, SHOWN);
  }
}

/**
 * Returns the origin of a URL that the engine accepts, as browsers write it. Returns "" for a path. A host without a scheme gets `https`, as
 * in www/src/origin.rs.
 */
function originOf(url: string): string {
  if (/^(\?|[/\\](?![/\\]))/.test(url)) return "";
  const whole = /^((https?|wss?|ftp):|[a-z][a-z\d+.-]*:\/\/)/i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(whole)) return "";
  const { protocol, host } = new URL(whole);
  return `${protocol}//${host}`;
}

/** A selection of rows: all URLs, URLs that at least one crawler may not fetch, or URLs on which the crawlers' access differs. */
export type Filter = "all" | "blocked" | "differ";

/** The tested URLs, with each crawler's answer. */
export class UrlTest {
  readonly #fetched: Pick<Fetched, "checkMany">;
  readonly #crawlers: readonly string[];
  readonly #robotsTxt: readonly string[];
  /** The origin of the robots.txt, if it is known. */
  readonly #origin: string | undefined;
  readonly #sites = new Map<string, Site>();
  readonly #invalid: string[] = [];
  readonly #urls: Tested[] = [];
  readonly #blocked: Tested[] = [];
  readonly #differing: Tested[] = [];
  #names: CrawlAnswer[] = [];
  #access: (Access | undefined)[] = [];
  /** The URLs sorted by their path in the tree. They are sorted on first use. */
  #byPath: { path: string; tested: Tested }[] = [];

  constructor(fetched: Pick<Fetched, "checkMany">, crawlers: readonly string[], robotsTxt: string, origin?: string) {
    this.#fetched = fetched;
    this.#crawlers = crawlers;
    this.#robotsTxt = robotsTxt.split(/\r\n?|\n/);
    this.#origin = origin;
  }

  read(lines: readonly string[]): void {
    const urls = lines.map((line) => line.trim()).filter((line) => line !== "");
    const { paths, names, access, answers, lines: deciding } = this.#fetched.checkMany(urls, this.#crawlers);
    this.#names = names;
    this.#access = access;
    const width = this.#crawlers.length;
    // A rule decides only if the answer is “allowed” or “disallowed”. For all other answers, no line decides.
    for (const [at, answer] of answers.entries()) if (!OBEYING.has(names[answer])) deciding[at] = 0;
    urls.forEach((url, place) => {
      const path = paths[place];
      if (path === undefined) {
        this.#invalid.push(url);
        return;
      }
      const site = this.#site(originOf(url));
      const [from, to] = [place * width, (place + 1) * width];
      this.#keep({ url, path, site, answers: answers.subarray(from, to), lines: deciding.subarray(from, to) });
    });
  }

  #site(origin: string): Site {
    const site = this.#sites.get(origin) ?? new Site(origin);
    this.#sites.set(origin, site);
    return site;
  }

  #keep(tested: Tested): void {
    this.#urls.push(tested);
    tested.site.urls.push(tested);
    const accesses = Array.from(tested.answers, (answer) => this.#access[answer]);
    if (accesses.includes("disallowed")) this.#blocked.push(tested);
    if (accesses.some((access) => access !== accesses[0])) this.#differing.push(tested);
  }

  /**
   * Returns the number of URLs, and the answers for each origin: first the origin of the robots.txt, then the origins with the most URLs.
   * `others` is the number of origins that are left out.
   */
  summary() {
    const sites = this.#sorted();
    const isConditional = this.#conditional();
    const shown = sites.slice(0, SITES);
    for (const site of shown) site.count();
    return {
      urls: this.#urls.length,
      invalid: this.#invalid.slice(0, SHOWN),
      invalidCount: this.#invalid.length,
      sites: shown.map((site) => ({
        origin: site.origin,
        isConditional: isConditional(site),
        urls: site.urls.length,
        counts: site.counts.map((counts) => this.#names.map((_, answer) => counts[answer] ?? 0)),
        rules: site.rules(),
      })),
      others: sites.length - shown.length,
      root: this.#root(),
    };
  }

  /** Returns the sites: first the site of the robots.txt, then all others, sorted by their number of URLs. */
  #sorted(): Site[] {
    const isOwn = ({ origin }: Site) => Number(origin === this.#origin);
    return [...this.#sites.values()].sort(
      (one, other) => isOwn(other) - isOwn(one) || other.urls.length - one.urls.length,
    );
  }

  /**
   * Returns a predicate that is `true` for sites whose origin is not the robots.txt's origin. The answers for such a site are correct only
   * if the site serves the same robots.txt. The robots.txt belongs to the given origin or, if none is given, to the most frequent origin.
   * Paths without an origin are never conditional.
   */
  #conditional(): (site: Site) => boolean {
    const siteOrigin = this.#origin ?? this.#sorted().find(({ origin }) => origin !== "")?.origin;
    return ({ origin }) => origin !== "" && origin !== siteOrigin;
  }

  /** Returns the tree's root folder. With several origins, the root contains a folder for each origin. */
  #root(): string {
    return this.#sites.size > 1 ? "" : "/";
  }

  /**
   * Returns the children of a folder in the tree, such as `/a/b/` or `https://example.com/a/`. Each child has its number of URLs and, for
   * each crawler, the number of URLs that the crawler may not fetch.
   */
  children(folder: string) {
    const [shut, depends] = [this.#names.indexOf("disallowed"), this.#names.indexOf("depends")];
    const children = this.#children(folder);
    const isConditional = this.#conditional();
    return {
      children: children.slice(0, CHILDREN).map(({ urls, ...child }) => ({
        ...child,
        urls: urls.length,
        isConditional: urls.every(({ site }) => isConditional(site)),
        blocked: this.#crawlers.map((_, crawler) => urls.filter(({ answers }) => answers[crawler] === shut).length),
        depends: urls.some(({ answers }) => answers.includes(depends)),
      })),
      more: Math.max(0, children.length - CHILDREN),
    };
  }

  #children(folder: string) {
    const children: { name: string; path: string; isFolder: boolean; urls: Tested[] }[] = [];
    for (const { path, tested } of this.#within(folder)) {
      const rest = path.slice(folder.length);
      // A slash in a query does not begin a folder. At the root, a name can be an origin.
      const name = (folder === "" ? /^(?:[^:?/]+:\/\/)?[^?/]*\// : /^[^?/]*\//).exec(rest)?.[0] ?? rest;
      const last = children.at(-1);
      if (last?.name === name) last.urls.push(tested);
      else children.push({ name, path: folder + name, isFolder: /^[^?]*\/$/.test(name), urls: [tested] });
    }
    return children;
  }

  /** Returns the folders to unfold, upper levels first, and how many folders stay folded. */
  folders() {
    const unfolded: string[] = [];
    let shown = 0;
    const folders = [this.#root()];
    for (const folder of folders) {
      const children = this.#children(folder).slice(0, CHILDREN);
      if (shown + children.length > UNFOLDED) continue;
      shown += children.length;
      unfolded.push(folder);
      folders.push(...children.filter(({ isFolder }) => isFolder).map(({ path }) => path));
    }
    return { unfolded, folded: folders.length - unfolded.length };
  }

  /** Returns a range of URLs, with the answer and the deciding line for each crawler. `start` must be a multiple of `count`. */
  rows(filter: Filter, start: number, count: number) {
    const isConditional = this.#conditional();
    const fitting = { all: this.#urls, blocked: this.#blocked, differ: this.#differing }[filter];
    // The list may have become shorter than `start`. In that case, return its last range.
    const from = Math.min(start, count * Math.floor(Math.max(0, fitting.length - 1) / count));
    const rows = fitting.slice(from, from + count).map(({ url, site, answers, lines }) => ({
      url,
      origin: site.origin,
      isConditional: isConditional(site),
      answers: this.#named(answers),
      lines: [...lines],
    }));
    return { rows, total: fitting.length };
  }

  /**
   * Yields all URLs with their answers and deciding lines, in pieces of CSV (RFC 4180) or of a JSON array. For a URL of another site, also
   * yields the condition under which the answers are correct.
   */
  *export(format: "csv" | "json"): Generator<string> {
    const others = [...this.#sites.values()].filter(this.#conditional());
    const conditions = new Map(others.map((site) => [site, `if ${site.origin} serves this robots.txt`]));
    if (format === "csv") {
      yield csvRow(["url", ...this.#crawlers.flatMap((name) => [name, `${name} line`, `${name} rule`]), "condition"]);
      for (const { url, site, ...tested } of this.#urls) {
        const cells = this.#crawlerAnswers(tested).flatMap(({ answer, line, rule }) => [
          answer,
          line?.toString(),
          rule || undefined,
        ]);
        yield csvRow([url, ...cells, conditions.get(site)]);
      }
      return;
    }
    let before = "[\n  ";
    for (const { url, site, ...tested } of this.#urls) {
      const crawlers = this.#crawlerAnswers(tested).map((answer, place) => [this.#crawlers[place], answer]);
      yield before + JSON.stringify({ url, condition: conditions.get(site), crawlers: Object.fromEntries(crawlers) });
      before = ",\n  ";
    }
    yield this.#urls.length > 0 ? "\n]\n" : "[]\n";
  }

  /** Returns the answer for each crawler. If a line decides, returns its number and text too. */
  #crawlerAnswers({ answers, lines }: Pick<Tested, "answers" | "lines">) {
    return this.#named(answers).map((answer, place) => {
      const line = lines[place] || undefined;
      return { answer, line, rule: line && this.#robotsTxt[line - 1]?.trim() };
    });
  }

  #named(answers: Uint8Array): (CrawlAnswer | undefined)[] {
    return Array.from(answers, (answer) => this.#names[answer]);
  }

  #within(folder: string) {
    if (this.#byPath.length !== this.#urls.length) {
      const hasSites = this.#root() === "";
      this.#byPath = this.#urls
        .map((tested) => ({ path: hasSites ? tested.site.origin + tested.path : tested.path, tested }))
        .sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));
    }
    // `#byPath` is sorted, so the URLs in a folder are adjacent.
    const from = this.#place((path) => path < folder);
    return this.#byPath.slice(
      from,
      this.#place((path) => path < folder || path.startsWith(folder)),
    );
  }

  /** Returns how many of the sorted paths satisfy `isBefore`, using binary search. */
  #place(isBefore: (path: string) => boolean): number {
    let [low, high] = [0, this.#byPath.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#byPath[middle]?.path ?? "")) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
