import {
  type Access,
  type CrawlVerdict,
  type Fetch,
  Fetched,
  type FetchedVerdict,
  type Page,
  type QueryOptions,
  RobotsTxt,
  type VerdictKind,
} from "robotscope";
import { getOrInsert } from "./get-or-insert.ts";
import { knownFetch } from "./net/inspection.ts";
import type { RobotsTxtFetch } from "./net/robots.ts";
import { oneLine } from "./output.ts";
import { decode, nameOf, readBytes } from "./source.ts";
import type { Style } from "./terminal.ts";

/** A verdict in one word: the access, "depends" if the access depends on unknown facts, or "invalid" if the text is not a URL. */
export type Word = Access | "depends" | "invalid";

export const WORD_STYLES: Record<Word, Style> = {
  allowed: "green",
  disallowed: "red",
  depends: "yellow",
  invalid: "magenta",
};

export interface ShortVerdict {
  word: Word;
  /** The access; left out if it depends on unknown facts, or if the text is not a URL. */
  access?: Access;
  /** The number of the line that decides, counted from 1. */
  line?: number;
  /** The reason in a few words: the line that decides, or why no line does. */
  why: string;
}

/** Verdicts that apply to all of `crawlers`, in the order of the URLs. */
export interface CommonVerdicts {
  crawlers: readonly string[];
  verdicts: ShortVerdict[];
}

export interface LongVerdict {
  access?: Access;
  explanation: { summary: string; steps: string[] };
  /** The verdict of the robots.txt text alone; left out if the fetch has several possible outcomes, or if crawlers use no text. */
  verdict?: CrawlVerdict;
  /**
   * The verdict that also considers the outcome of the fetch; left out for a local file that crawlers would read completely, and if
   * robots.txt is unknown.
   */
  fetched?: FetchedVerdict;
}

const WITHOUT_LINE: Record<string, string> = {
  "robots-txt-itself": "robots.txt itself",
  "no-group": "no group applies to it",
  "no-match": "no rule matches",
};

/** The reasons why no single rule decides although robots.txt has a text, keyed by case. */
const WITHOUT_RULE: Record<string, string> = {
  "too-long": "robots.txt is longer than crawlers have to read",
  "too-many-redirects": "robots.txt is behind more redirects than crawlers have to follow",
};

/** A robots.txt and its source. Callers query it for verdicts. */
export class Robots {
  readonly name: string;
  readonly text: string | undefined;
  /** The outcome of the fetch; `undefined` if robots.txt is a local file or unknown. */
  readonly fetch: Fetch | undefined;
  /** The query options; `undefined` if no option changes how crawlers read robots.txt. */
  readonly query: QueryOptions | undefined;
  /** `true` if the server sent no complete answer, or if a bot wall answered in its place. */
  readonly hasFailed: boolean;
  readonly #bytes: Uint8Array | undefined;
  readonly #fetched: Fetched;
  #robotsTxt: RobotsTxt | undefined;
  #lines: string[] | undefined;
  readonly #words = new Map<number, string>();
  /** The short verdicts, keyed by access, then by the line that decides or the reason why no line decides. Stores equal verdicts once. */
  readonly #verdicts = new Map<Access | undefined, Map<number | string, ShortVerdict>>();
  readonly #withoutRule = new Map<string, string>();
  #alike: { crawlers: readonly string[]; sets: string[][] } | undefined;

  private constructor(
    name: string,
    bytes: Uint8Array | undefined,
    query: QueryOptions | undefined,
    fetch?: Fetch,
    hasFailed = false,
  ) {
    this.name = name;
    this.query = query;
    this.hasFailed = hasFailed;
    this.text = bytes && decode(bytes);
    this.fetch = fetch;
    this.#bytes = bytes;
    this.#fetched = new Fetched(fetch ?? { status: 200, text: bytes });
  }

  /** Reads a robots.txt from a file or stdin. The text is evaluated as if a server had sent it with status 200. */
  static async read(source: string, query?: QueryOptions): Promise<Robots> {
    return new Robots(nameOf(source), await readBytes(source), query);
  }

  static fetched(name: string, fetch: Fetch, hasFailed: boolean, query?: QueryOptions): Robots {
    // The body of an error response describes the error; it is not a robots.txt.
    const isText = typeof fetch.status === "number" && fetch.status >= 200 && fetch.status < 300;
    const bytes = typeof fetch.text === "string" ? Buffer.from(fetch.text) : fetch.text;
    return new Robots(name, isText ? bytes : undefined, query, fetch, hasFailed);
  }

  /** Returns the robots.txt of a site. If a bot wall answered in its place, robots.txt is unknown. */
  static ofSite(fetched: RobotsTxtFetch, query?: QueryOptions): Robots {
    const known = knownFetch(fetched);
    if (!known) return new Robots(fetched.url, undefined, query, undefined, true);
    return Robots.fetched(fetched.url, known, fetched.failure !== undefined, query);
  }

  /** `true` if a bot wall answered in place of robots.txt. */
  get isUnknown(): boolean {
    return this.fetch === undefined && this.text === undefined;
  }

  get robotsTxt(): RobotsTxt | undefined {
    this.#robotsTxt ??= this.#bytes && RobotsTxt.parse(this.#bytes);
    return this.#robotsTxt;
  }

  /** Formats a line of the text for messages. Removes its comment, collapses white space, and truncates a long line. */
  #line(number: number): string {
    this.#lines ??= this.text?.split(/\r\n|[\r\n]/) ?? [];
    const line = this.#lines[number - 1] ?? "";
    return oneLine(line.replace(/^\ufeff/, "").replace(/#.*/, ""));
  }

  /** Returns the full verdict. Throws the engine's error if `url` is not a URL. */
  check(url: string, crawler: string): LongVerdict {
    const fetched = this.#fetched.check(url, crawler, this.query);
    if (this.isUnknown) {
      const summary = `It is unknown whether ${crawler} may fetch ${url}, because ${this.withoutText()}.`;
      return { explanation: { summary, steps: [] } };
    }
    const [answer, ...others] = fetched.answers;
    const verdict = others.length === 0 ? answer?.verdict : undefined;
    // For a file that crawlers would read completely, report the verdict of its text alone, because no server is involved.
    if (!this.fetch && verdict && answer?.bytes === undefined)
      return { access: verdict.access, explanation: verdict.explanation, verdict };
    return { access: fetched.access, explanation: fetched.explanation, verdict, fetched };
  }

  forPage(): Pick<Page, "robotsTxt" | "robotsTxtFetch"> {
    return this.fetch ? { robotsTxtFetch: this.fetch } : { robotsTxt: this.robotsTxt };
  }

  /** Compiles the rules for the given crawlers in advance, so that later calls of `many` are fast. */
  prepare(crawlers: readonly string[]): void {
    this.#fetched.checkMany([], crawlers, this.query);
  }

  /** Returns the verdicts for many URLs. Crawlers with the same rules share an entry. */
  many(urls: readonly string[], crawlers: readonly string[]): CommonVerdicts[] {
    const sets = this.#setsOf(crawlers);
    const firsts = sets.map(([first = ""]) => first);
    const { kinds, verdicts, lines } = this.#fetched.checkMany(urls, firsts, this.query);
    const short = (url: string, row: number, column: number): ShortVerdict => {
      const at = row * firsts.length + column;
      const kind = kinds[verdicts[at] ?? kinds.length];
      return kind ? this.#short(kind, lines[at], firsts[column] ?? "") : this.#invalid(url);
    };
    return sets.map((set, column) => ({
      crawlers: set,
      verdicts: urls.map((url, row) => short(url, row, column)),
    }));
  }

  /** Groups crawlers that have the same rules. Caches the latest result, because callers often pass the same array again. */
  #setsOf(crawlers: readonly string[]): string[][] {
    if (this.#alike?.crawlers === crawlers) return this.#alike.sets;
    const { same } = this.#fetched.checkMany([], crawlers, this.query);
    const sets = crawlers.map((): string[] => []);
    for (const [at, crawler] of crawlers.entries()) sets[same[at] ?? at]?.push(crawler);
    this.#alike = { crawlers, sets: sets.filter((set) => set.length > 0) };
    return this.#alike.sets;
  }

  #short({ access, reason }: VerdictKind, line = 0, crawler: string): ShortVerdict {
    const those = getOrInsert(this.#verdicts, access, () => new Map());
    const key = line || (reason ?? this.#whyNoRule(crawler));
    return getOrInsert(those, key, () => {
      const why = typeof key === "number" ? this.ruleInWords(key) : (WITHOUT_LINE[key] ?? key);
      return { word: access ?? "depends", access, ...(line > 0 && { line }), why };
    });
  }

  #invalid(url: string): ShortVerdict {
    try {
      this.#fetched.check(url, "", this.query);
    } catch (error) {
      if (isUrlError(error)) return { word: "invalid", why: error.message };
      throw error;
    }
    throw new Error(`the engine rejected “${url}” in one call and accepted it in another`);
  }

  /** Returns the reason why no single rule decides a crawler's access. */
  #whyNoRule(crawler: string): string {
    return getOrInsert(this.#withoutRule, crawler, () => {
      const cases = this.#fetched.check("/", crawler, this.query).answers.map((answer) => WITHOUT_RULE[answer.case]);
      return cases.find((words) => words !== undefined) ?? this.withoutText();
    });
  }

  /** Formats the rule in a line, such as "line 2: Disallow: /private/". */
  ruleInWords(line: number): string {
    return getOrInsert(this.#words, line, () => `line ${line}: ${this.#line(line)}`);
  }

  withoutText(): string {
    if (!this.fetch) return "a bot wall answered in place of robots.txt";
    if (this.fetch.status === "network-failure") return "robots.txt could not be fetched";
    return `robots.txt returned status ${this.fetch.status}`;
  }
}

/** Returns `true` for errors that the engine throws for invalid URLs. */
export function isUrlError(error: unknown): error is Error & { code: string } {
  const codes = ["empty-url", "url-without-host", "not-a-web-address", "neither-url-nor-path"];
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
