import type { Access, CrawlAnswer, Fetched } from "robotscope";

/** Rules that decide most often and texts that are no URLs, of which so many are told. */
const TOLD = 20;
/** So many children of a folder are told. */
const CHILDREN = 500;

interface Tested {
  /** As it was given. */
  url: string;
  path: string;
  /** For each crawler the place of its answer. */
  answers: Uint8Array;
}

/** URLs and what each of some crawlers may do with them. */
export class UrlTest {
  readonly #fetched: Pick<Fetched, "checkMany">;
  readonly #crawlers: readonly string[];
  /** For each crawler how many URLs have each answer. */
  readonly #counts: number[][];
  /** How often a line of robots.txt decides. */
  readonly #decided = new Map<number, number>();
  readonly #invalid: string[] = [];
  readonly #urls: Tested[] = [];
  #names: CrawlAnswer[] = [];
  #access: (Access | undefined)[] = [];
  /** The same ordered by path; made when it is asked for. */
  #byPath: Tested[] = [];

  constructor(fetched: Pick<Fetched, "checkMany">, crawlers: readonly string[]) {
    this.#fetched = fetched;
    this.#crawlers = crawlers;
    this.#counts = crawlers.map(() => []);
  }

  /** Tests one URL a line. */
  read(lines: readonly string[]): void {
    const urls = lines.map((line) => line.trim()).filter((line) => line !== "");
    const { paths, names, access, answers, lines: deciding } = this.#fetched.checkMany(urls, this.#crawlers);
    this.#names = names;
    this.#access = access;
    const width = this.#crawlers.length;
    urls.forEach((url, place) => {
      const path = paths[place];
      if (path === undefined) {
        this.#invalid.push(url);
        return;
      }
      const [from, to] = [place * width, (place + 1) * width];
      this.#urls.push({ url, path, answers: answers.subarray(from, to) });
      for (let at = from; at < to; at++) {
        const counts = this.#counts[at - from] ?? [];
        const [answer = 0, line = 0] = [answers[at], deciding[at]];
        counts[answer] = (counts[answer] ?? 0) + 1;
        if (line > 0) this.#decided.set(line, (this.#decided.get(line) ?? 0) + 1);
      }
    });
  }

  /** How many URLs there are, how many have each answer for each crawler, and which lines decide. */
  summary() {
    const rules = [...this.#decided].sort(([line, count], [other, often]) => often - count || line - other);
    return {
      urls: this.#urls.length,
      invalid: this.#invalid.slice(0, TOLD),
      invalidCount: this.#invalid.length,
      counts: this.#counts.map((counts) => this.#names.map((_, answer) => counts[answer] ?? 0)),
      rules: rules.slice(0, TOLD),
    };
  }

  /**
   * What lies in a folder of the tree of paths (`/` or `/a/b/`): each with how many URLs it stands for and to how many of them each
   * crawler is shut out.
   */
  children(folder: string) {
    const children: { name: string; urls: Tested[] }[] = [];
    for (const url of this.#within(folder)) {
      const rest = url.path.slice(folder.length);
      // A query is no folder, whatever stands in it.
      const name = /^[^?/]*\//.exec(rest)?.[0] ?? rest;
      const last = children.at(-1);
      if (last?.name === name) last.urls.push(url);
      else children.push({ name, urls: [url] });
    }
    const [shut, depends] = [this.#names.indexOf("disallowed"), this.#names.indexOf("depends")];
    return {
      children: children.slice(0, CHILDREN).map(({ name, urls }) => ({
        name,
        path: folder + name,
        isFolder: name.endsWith("/") && !name.includes("?"),
        urls: urls.length,
        blocked: this.#crawlers.map((_, crawler) => urls.filter(({ answers }) => answers[crawler] === shut).length),
        depends: urls.some(({ answers }) => answers.includes(depends)),
      })),
      more: Math.max(0, children.length - CHILDREN),
    };
  }

  /** Some URLs with the answers of all crawlers: of all URLs, or of those that some crawler, or some but not all, is shut out of. */
  rows(filter: "all" | "blocked" | "differ", start: number, count: number) {
    const fits = {
      all: () => true,
      blocked: (accesses: (Access | undefined)[]) => accesses.includes("disallowed"),
      differ: (accesses: (Access | undefined)[]) => accesses.some((access) => access !== accesses[0]),
    }[filter];
    const fitting = this.#urls.filter(({ answers }) => fits(Array.from(answers, (answer) => this.#access[answer])));
    const rows = fitting
      .slice(start, start + count)
      .map(({ url, answers }) => ({ url, answers: this.#named(answers) }));
    return { rows, total: fitting.length };
  }

  /** All URLs with their answers as CSV (RFC 4180) or as a JSON array, in parts. */
  *export(format: "csv" | "json"): Generator<string> {
    if (format === "csv") {
      yield record(["url", ...this.#crawlers]);
      for (const { url, answers } of this.#urls) yield record([url, ...this.#named(answers)]);
      return;
    }
    let before = "[\n  ";
    for (const { url, answers } of this.#urls) {
      const named = this.#named(answers).map((answer, place) => [this.#crawlers[place], answer]);
      yield before + JSON.stringify({ url, ...Object.fromEntries(named) });
      before = ",\n  ";
    }
    yield this.#urls.length > 0 ? "\n]\n" : "[]\n";
  }

  #named(answers: Uint8Array): (CrawlAnswer | undefined)[] {
    return Array.from(answers, (answer) => this.#names[answer]);
  }

  #within(folder: string): Tested[] {
    if (this.#byPath.length !== this.#urls.length) {
      this.#byPath = [...this.#urls].sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));
    }
    return this.#byPath.filter(({ path }) => path.startsWith(folder));
  }
}

/** What a spreadsheet would take for a formula is made a text. */
function record(fields: readonly (string | undefined)[]): string {
  const quoted = fields.map((field = "") => {
    const guard = /^[=+\-@]/.test(field) ? "'" : "";
    return guard || /[,"\r\n]/.test(field) ? `"${guard}${field.replaceAll('"', '""')}"` : field;
  });
  return `${quoted.join(",")}\r\n`;
}
