import type { Access, CrawlAnswer, Fetched } from "robotscope";

/**
 * `TOLD` is the maximum number of deciding rules, origins and invalid URLs in the summary. `CHILDREN` is the maximum number of children of
 * a folder.
 */
const TOLD = 20;
const CHILDREN = 500;
/** The maximum number of lines to which folders are unfolded together. */
const UNFOLDED = 2000;

const OBEYING: ReadonlySet<CrawlAnswer | undefined> = new Set<CrawlAnswer>(["allowed", "disallowed"]);

interface Tested {
  /** The URL as given. */
  url: string;
  path: string;
  /** For each crawler, its answer as an index into `UrlTest.#names`. */
  answers: Uint8Array;
  /** For each crawler, the line of robots.txt that decides, starting at 1, or 0 if no line decides. */
  lines: Uint32Array;
}

/** Selects rows: all URLs, URLs that at least one crawler may not fetch, or URLs that only some crawlers may fetch. */
export type Filter = "all" | "blocked" | "differ";

/** URLs, and whether each crawler may fetch them. */
export class UrlTest {
  readonly #fetched: Pick<Fetched, "checkMany">;
  readonly #crawlers: readonly string[];
  readonly #robotsTxt: readonly string[];
  /** For each crawler, how many URLs have each answer. */
  readonly #counts: number[][];
  readonly #decided = new Map<number, number>();
  readonly #origins = new Map<string, number>();
  readonly #invalid: string[] = [];
  readonly #urls: Tested[] = [];
  readonly #blocked: Tested[] = [];
  readonly #differing: Tested[] = [];
  #names: CrawlAnswer[] = [];
  #access: (Access | undefined)[] = [];
  /** The URLs sorted by path. They are sorted on first use. */
  #byPath: Tested[] = [];

  constructor(fetched: Pick<Fetched, "checkMany">, crawlers: readonly string[], robotsTxt: string) {
    this.#fetched = fetched;
    this.#crawlers = crawlers;
    this.#robotsTxt = robotsTxt.split(/\r\n?|\n/);
    this.#counts = crawlers.map(() => []);
  }

  read(lines: readonly string[]): void {
    const urls = lines.map((line) => line.trim()).filter((line) => line !== "");
    const { paths, names, access, answers, lines: deciding } = this.#fetched.checkMany(urls, this.#crawlers);
    this.#names = names;
    this.#access = access;
    const width = this.#crawlers.length;
    // Rules decide only for crawlers that obey them. For all others, no line decides.
    for (const [at, answer] of answers.entries()) if (!OBEYING.has(names[answer])) deciding[at] = 0;
    urls.forEach((url, place) => {
      const path = paths[place];
      if (path === undefined) {
        this.#invalid.push(url);
        return;
      }
      const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase();
      if (origin !== undefined) this.#origins.set(origin, (this.#origins.get(origin) ?? 0) + 1);
      const [from, to] = [place * width, (place + 1) * width];
      this.#keep({ url, path, answers: answers.subarray(from, to), lines: deciding.subarray(from, to) });
      for (let at = from; at < to; at++) {
        const counts = this.#counts[at - from] ?? [];
        const [answer = 0, line = 0] = [answers[at], deciding[at]];
        counts[answer] = (counts[answer] ?? 0) + 1;
        if (line > 0) this.#decided.set(line, (this.#decided.get(line) ?? 0) + 1);
      }
    });
  }

  #keep(tested: Tested): void {
    this.#urls.push(tested);
    const accesses = Array.from(tested.answers, (answer) => this.#access[answer]);
    if (accesses.includes("disallowed")) this.#blocked.push(tested);
    if (accesses.some((access) => access !== accesses[0])) this.#differing.push(tested);
  }

  /** Returns the number of URLs, how many of them have each answer for each crawler, and the lines that decide most often. */
  summary() {
    const rules = [...this.#decided].sort(([line, count], [other, often]) => often - count || line - other);
    return {
      urls: this.#urls.length,
      invalid: this.#invalid.slice(0, TOLD),
      invalidCount: this.#invalid.length,
      counts: this.#counts.map((counts) => this.#names.map((_, answer) => counts[answer] ?? 0)),
      rules: rules.slice(0, TOLD),
      origins: [...this.#origins].sort(([, count], [, often]) => often - count).slice(0, TOLD),
    };
  }

  /**
   * Returns the children of a folder (`/` or `/a/b/`) in the tree of paths. Each has its number of URLs, and how many of them each crawler
   * may not fetch.
   */
  children(folder: string) {
    const [shut, depends] = [this.#names.indexOf("disallowed"), this.#names.indexOf("depends")];
    const children = this.#children(folder);
    return {
      children: children.slice(0, CHILDREN).map(({ urls, ...child }) => ({
        ...child,
        urls: urls.length,
        blocked: this.#crawlers.map((_, crawler) => urls.filter(({ answers }) => answers[crawler] === shut).length),
        depends: urls.some(({ answers }) => answers.includes(depends)),
      })),
      more: Math.max(0, children.length - CHILDREN),
    };
  }

  #children(folder: string) {
    const children: { name: string; path: string; isFolder: boolean; urls: Tested[] }[] = [];
    for (const url of this.#within(folder)) {
      const rest = url.path.slice(folder.length);
      // A slash in a query does not begin a folder.
      const name = /^[^?/]*\//.exec(rest)?.[0] ?? rest;
      const last = children.at(-1);
      if (last?.name === name) last.urls.push(url);
      else children.push({ name, path: folder + name, isFolder: /^[^?]*\/$/.test(name), urls: [url] });
    }
    return children;
  }

  /** Returns the folders to unfold, upper levels first, and how many folders stay folded. */
  folders() {
    const unfolded: string[] = [];
    let shown = 0;
    const folders = ["/"];
    for (const folder of folders) {
      const children = this.#children(folder).slice(0, CHILDREN);
      if (shown + children.length > UNFOLDED) continue;
      shown += children.length;
      unfolded.push(folder);
      folders.push(...children.filter(({ isFolder }) => isFolder).map(({ path }) => path));
    }
    return { unfolded, folded: folders.length - unfolded.length };
  }

  /** Returns a range of URLs, with the answer and the deciding line for each crawler. */
  rows(filter: Filter, start: number, count: number) {
    const fitting = { all: this.#urls, blocked: this.#blocked, differ: this.#differing }[filter];
    const rows = fitting
      .slice(start, start + count)
      .map(({ url, answers, lines }) => ({ url, answers: this.#named(answers), lines: [...lines] }));
    return { rows, total: fitting.length };
  }

  /** Yields all URLs with their answers and deciding lines, in pieces of CSV (RFC 4180) or of a JSON array. */
  *export(format: "csv" | "json"): Generator<string> {
    if (format === "csv") {
      yield record(["url", ...this.#crawlers.flatMap((name) => [name, `${name} line`, `${name} rule`])]);
      for (const { url, ...tested } of this.#urls) {
        const cells = this.#told(tested).flatMap(({ answer, line, rule }) => [
          answer,
          line?.toString(),
          rule || undefined,
        ]);
        yield record([url, ...cells]);
      }
      return;
    }
    let before = "[\n  ";
    for (const { url, ...tested } of this.#urls) {
      const crawlers = this.#told(tested).map((told, place) => [this.#crawlers[place], told]);
      yield before + JSON.stringify({ url, crawlers: Object.fromEntries(crawlers) });
      before = ",\n  ";
    }
    yield this.#urls.length > 0 ? "\n]\n" : "[]\n";
  }

  /** Returns the answer for each crawler. If a line decides, returns its number and text too. */
  #told({ answers, lines }: Pick<Tested, "answers" | "lines">) {
    return this.#named(answers).map((answer, place) => {
      const line = lines[place] || undefined;
      return { answer, line, rule: line && this.#robotsTxt[line - 1]?.trim() };
    });
  }

  #named(answers: Uint8Array): (CrawlAnswer | undefined)[] {
    return Array.from(answers, (answer) => this.#names[answer]);
  }

  #within(folder: string): Tested[] {
    if (this.#byPath.length !== this.#urls.length) {
      this.#byPath = [...this.#urls].sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));
    }
    // All URLs in a folder are next to each other, and every URL after them is greater.
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

/** Formats a CSV record. A value that a spreadsheet would read as a formula is marked as text. */
function record(fields: readonly (string | undefined)[]): string {
  const quoted = fields.map((field = "") => {
    const guard = /^[=+\-@]/.test(field) ? "'" : "";
    return guard || /[,"\r\n]/.test(field) ? `"${guard}${field.replaceAll('"', '""')}"` : field;
  });
  return `${quoted.join(",")}\r\n`;
}
