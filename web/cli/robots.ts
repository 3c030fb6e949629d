import {
  type Access,
  type AskOptions,
  type CrawlVerdict,
  type Fetch,
  Fetched,
  type FetchedVerdict,
  type Page,
  RobotsTxt,
  type VerdictKind,
} from "robotscope";
import { oneLine } from "./output.ts";
import { decode, nameOf, readBytes } from "./source.ts";
import type { Style } from "./terminal.ts";

/** What lists call a verdict: as JSON does, or it depends on what is not known, or the text is no URL. */
export type Word = Access | "depends" | "invalid";

export const WORD_STYLES: Record<Word, Style> = {
  allowed: "green",
  disallowed: "red",
  depends: "yellow",
  invalid: "magenta",
};

/** A verdict in short, for lists. */
export interface ShortVerdict {
  word: Word;
  /** Left out if it depends, or if there is none. */
  access?: Access;
  /** The line that decides, from 1. */
  line?: number;
  /** Why, in a few words: the deciding line, or why there is none. */
  why: string;
}

/** The verdicts for many URLs, in their order, that some crawlers have in common. */
export interface CommonVerdicts {
  crawlers: readonly string[];
  verdicts: ShortVerdict[];
}

/** May this crawler fetch this URL? All of it. */
export interface LongVerdict {
  access?: Access;
  explanation: { summary: string; steps: string[] };
  /** The verdict of the text, where that decides. */
  verdict?: CrawlVerdict;
  /** The verdict on what came back, where robots.txt was fetched. */
  fetched?: FetchedVerdict;
}

const WITHOUT_LINE: Record<string, string> = {
  "robots-txt-itself": "robots.txt itself",
  "no-group": "no group applies to it",
  "no-match": "no rule matches",
};

/** Why no single rule decides although a text came. */
const WITHOUT_RULE: Record<string, string> = {
  "too-long": "robots.txt is longer than crawlers have to read",
  "too-many-redirects": "robots.txt came after more redirects than crawlers have to follow",
};

/** A robots.txt: where it comes from, what it says, and what that means. */
export class Robots {
  /** Where it comes from, for people. */
  readonly name: string;
  /** The text, where one came. */
  readonly text: string | undefined;
  /** What came back, if it was fetched. */
  readonly fetch: Fetch | undefined;
  /** How crawlers are asked, if not as they read themselves. */
  readonly ask: AskOptions | undefined;
  /** Whether no answer came, or none to its end. */
  readonly hasFailed: boolean;
  readonly #bytes: Uint8Array | undefined;
  readonly #fetched: Fetched;
  #robotsTxt: RobotsTxt | undefined;
  #lines: string[] | undefined;
  readonly #words = new Map<number, string>();
  /** Each short verdict once, by its answer, and by its line, its reason, or the words for it. */
  readonly #verdicts = new Map<Access | undefined, Map<number | string, ShortVerdict>>();
  readonly #withoutRule = new Map<string, string>();
  #alike: { crawlers: readonly string[]; sets: string[][] } | undefined;

  private constructor(
    name: string,
    bytes: Uint8Array | undefined,
    ask: AskOptions | undefined,
    fetch?: Fetch,
    hasFailed = false,
  ) {
    this.name = name;
    this.ask = ask;
    this.hasFailed = hasFailed;
    this.text = bytes && decode(bytes);
    this.fetch = fetch;
    this.#bytes = bytes;
    this.#fetched = new Fetched(fetch ?? { status: 200, text: bytes });
  }

  /** A robots.txt from a file or from stdin. It is judged as if a server had it. */
  static async read(source: string, ask?: AskOptions): Promise<Robots> {
    return new Robots(nameOf(source), await readBytes(source), ask);
  }

  static fetched(name: string, fetch: Fetch, hasFailed: boolean, ask?: AskOptions): Robots {
    // What comes with an error is a page for people.
    const isText = typeof fetch.status === "number" && fetch.status >= 200 && fetch.status < 300;
    const bytes = typeof fetch.text === "string" ? Buffer.from(fetch.text) : fetch.text;
    return new Robots(name, isText ? bytes : undefined, ask, fetch, hasFailed);
  }

  /** The parsed text, where one came. */
  get robotsTxt(): RobotsTxt | undefined {
    this.#robotsTxt ??= this.#bytes && RobotsTxt.parse(this.#bytes);
    return this.#robotsTxt;
  }

  /** A line of the text, without what surrounds it. */
  #line(number: number): string {
    this.#lines ??= this.text?.split(/\r\n|[\r\n]/) ?? [];
    const line = this.#lines[number - 1] ?? "";
    return oneLine(line.replace(/^\ufeff/, "").replace(/#.*/, ""));
  }

  /** Throws an error of the engine for a text that is not a URL. */
  check(url: string, crawler: string): LongVerdict {
    const fetched = this.#fetched.check(url, crawler, this.ask);
    const [answer, ...others] = fetched.answers;
    const verdict = others.length === 0 ? answer?.verdict : undefined;
    // All of a file is read: then it is nothing to the point how it would come from a server.
    if (!this.fetch && verdict && answer?.bytes === undefined)
      return { access: verdict.access, explanation: verdict.explanation, verdict };
    return { access: fetched.access, explanation: fetched.explanation, verdict, fetched };
  }

  /** What `evaluate` takes of it. */
  forPage(): Pick<Page, "robotsTxt" | "robotsTxtFetch"> {
    return this.fetch ? { robotsTxtFetch: this.fetch } : { robotsTxt: this.robotsTxt };
  }

  /** Compiles the rules of crawlers, so that `many` is cheap for some of them after others. */
  prepare(crawlers: readonly string[]): void {
    this.#fetched.checkMany([], crawlers, this.ask);
  }

  /** The verdicts for many URLs. Crawlers with the same rules share them. */
  many(urls: readonly string[], crawlers: readonly string[]): CommonVerdicts[] {
    const sets = this.#setsOf(crawlers);
    const firsts = sets.map(([first = ""]) => first);
    const { kinds, verdicts, lines } = this.#fetched.checkMany(urls, firsts, this.ask);
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

  /** Crawlers with the same rules. Callers that ask again and again pass the same array. */
  #setsOf(crawlers: readonly string[]): string[][] {
    if (this.#alike?.crawlers === crawlers) return this.#alike.sets;
    const { same } = this.#fetched.checkMany([], crawlers, this.ask);
    const sets = crawlers.map((): string[] => []);
    for (const [at, crawler] of crawlers.entries()) sets[same[at] ?? at]?.push(crawler);
    this.#alike = { crawlers, sets: sets.filter((set) => set.length > 0) };
    return this.#alike.sets;
  }

  #short({ access, reason }: VerdictKind, line = 0, crawler: string): ShortVerdict {
    const those = this.#verdicts.get(access) ?? new Map<number | string, ShortVerdict>();
    this.#verdicts.set(access, those);
    const key = line || (reason ?? this.#whyNoRule(crawler));
    const known = those.get(key);
    if (known) return known;
    const why = typeof key === "number" ? this.ruleInWords(key) : (WITHOUT_LINE[key] ?? key);
    const verdict: ShortVerdict = { word: access ?? "depends", access, ...(line > 0 && { line }), why };
    those.set(key, verdict);
    return verdict;
  }

  /** The verdict for a text that is not a URL. */
  #invalid(url: string): ShortVerdict {
    try {
      this.#fetched.check(url, "", this.ask);
    } catch (error) {
      if (isUrlError(error)) return { word: "invalid", why: error.message };
      throw error;
    }
    throw new Error(`the engine reads “${url}” as a URL and as none`);
  }

  /** Why no rule of a text decides for a crawler, or no single one. */
  #whyNoRule(crawler: string): string {
    const known = this.#withoutRule.get(crawler);
    if (known !== undefined) return known;
    const cases = this.#fetched.check("/", crawler, this.ask).answers.map((answer) => WITHOUT_RULE[answer.case]);
    const why = cases.find((words) => words !== undefined) ?? this.withoutText();
    this.#withoutRule.set(crawler, why);
    return why;
  }

  /** "line 2: Disallow: /private/" */
  ruleInWords(line: number): string {
    const known = this.#words.get(line) ?? `line ${line}: ${this.#line(line)}`;
    this.#words.set(line, known);
    return known;
  }

  /** What came back instead of a text. */
  withoutText(): string {
    if (!this.fetch) return "no robots.txt";
    if (this.fetch.status === "network-failure") return "robots.txt could not be fetched";
    return `robots.txt returned status ${this.fetch.status}`;
  }
}

/** An error of the engine about a text that is not a URL. */
export function isUrlError(error: unknown): error is Error & { code: string } {
  const codes = ["empty-url", "url-without-host", "not-a-web-address", "neither-url-nor-path"];
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
