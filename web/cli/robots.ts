import {
  type Access,
  type AskOptions,
  type CrawlVerdict,
  type Fetch,
  Fetched,
  type FetchedVerdict,
  type Page,
  type Reason,
  RobotsTxt,
} from "robotscope";
import { oneLine } from "./output.ts";
import { decode, nameOf, readBytes } from "./source.ts";
import type { Style } from "./terminal.ts";

/** Up to here every crawler reads all of a file (RFC 9309, 2.5), and follows all redirects (2.3.1.2). */
const READ_BY_ALL = 500 * 1024;
const FOLLOWED_BY_ALL = 5;

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

/** Says of a text whether it is a URL, and that of robots.txt itself. */
const NO_RULES = RobotsTxt.parse("");

/** A robots.txt: where it comes from, what it says, and what that means. */
export class Robots {
  /** Where it comes from, for people. */
  readonly name: string;
  /** The text, where one came. */
  readonly text: string | undefined;
  /** What came back, if it was fetched. */
  readonly fetch: Fetch | undefined;
  /** The parsed text. */
  readonly robotsTxt: RobotsTxt | undefined;
  /** Whether that alone decides, for every crawler. */
  readonly #textDecides: boolean;
  /** How crawlers are asked, if not as they read themselves. */
  readonly ask: AskOptions | undefined;
  /** Whether no answer came, or none to its end. */
  readonly hasFailed: boolean;
  readonly #fetched: Fetched | undefined;
  #lines: string[] | undefined;
  readonly #words = new Map<number, string>();
  /** Each short verdict once, by its answer, and by its line or its reason. */
  readonly #verdicts = new Map<Access | undefined, Map<number | Reason, ShortVerdict>>();
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
    this.robotsTxt = bytes && RobotsTxt.parse(bytes);
    this.#fetched = fetch && new Fetched(fetch);
    this.#textDecides =
      bytes !== undefined &&
      bytes.length <= READ_BY_ALL &&
      (fetch === undefined || (fetch.status === 200 && (fetch.redirects ?? 0) <= FOLLOWED_BY_ALL));
  }

  /** A robots.txt from a file or from stdin. It is judged as if a server had it. */
  static async read(source: string, ask?: AskOptions): Promise<Robots> {
    const bytes = await readBytes(source);
    const fetch = bytes.length > READ_BY_ALL ? { status: 200, text: bytes } : undefined;
    return new Robots(nameOf(source), bytes, ask, fetch);
  }

  static fetched(name: string, fetch: Fetch, hasFailed: boolean, ask?: AskOptions): Robots {
    // What comes with an error is a page for people.
    const isText = typeof fetch.status === "number" && fetch.status >= 200 && fetch.status < 300;
    const bytes = typeof fetch.text === "string" ? Buffer.from(fetch.text) : fetch.text;
    return new Robots(name, isText ? bytes : undefined, ask, fetch, hasFailed);
  }

  /** A line of the text, without what surrounds it. */
  #line(number: number): string {
    this.#lines ??= this.text?.split(/\r\n|[\r\n]/) ?? [];
    const line = this.#lines[number - 1] ?? "";
    return oneLine(line.replace(/^\ufeff/, "").replace(/#.*/, ""));
  }

  /** Throws an error of the engine for a text that is not a URL. */
  check(url: string, crawler: string): LongVerdict {
    if (!this.#fetched) {
      if (!this.robotsTxt) throw new Error("there is neither a text nor what came back for it");
      const verdict = this.robotsTxt.check(url, crawler, this.ask);
      return { access: verdict.access, explanation: verdict.explanation, verdict };
    }
    const fetched = this.#fetched.check(url, crawler, this.ask);
    const [answer, ...others] = fetched.answers;
    const verdict = others.length === 0 ? answer?.verdict : undefined;
    return { access: fetched.access, explanation: fetched.explanation, verdict, fetched };
  }

  /** What `evaluate` takes of it. */
  forPage(): Pick<Page, "robotsTxt" | "robotsTxtFetch"> {
    return this.fetch ? { robotsTxtFetch: this.fetch } : { robotsTxt: this.robotsTxt };
  }

  /** The verdicts for many URLs. Crawlers that are sure to have the same ones are asked once. */
  many(urls: readonly string[], crawlers: readonly string[]): CommonVerdicts[] {
    return this.#setsOf(crawlers).map((set) => ({ crawlers: set, verdicts: this.#ofOne(urls, set[0] ?? "") }));
  }

  /** Crawlers to which the same groups apply in the same dialect. Whoever asks again and again brings the same array. */
  #setsOf(crawlers: readonly string[]): string[][] {
    if (this.#alike?.crawlers === crawlers) return this.#alike.sets;
    const { robotsTxt } = this;
    const sets = new Map<string, string[]>();
    for (const crawler of crawlers) {
      let key = crawler;
      if (robotsTxt && this.#textDecides && crawlers.length > 1) {
        const { dialect, lookup } = robotsTxt.check("/", crawler, this.ask);
        key = `${dialect} ${lookup.groups}`;
      }
      sets.set(key, [...(sets.get(key) ?? []), crawler]);
    }
    this.#alike = { crawlers, sets: [...sets.values()] };
    return this.#alike.sets;
  }

  /** The verdicts for one crawler. */
  #ofOne(urls: readonly string[], crawler: string): ShortVerdict[] {
    if (this.robotsTxt && this.#textDecides) {
      const { access, reasons, lines } = this.robotsTxt.checkMany(urls, crawler, this.ask);
      return urls.map((url, at) => {
        const reason = reasons[at];
        return reason === undefined ? this.#short(url, crawler) : this.#ofText(access[at], reason, lines[at]);
      });
    }
    if (this.robotsTxt) return urls.map((url) => this.#short(url, crawler));
    // Without a text, all URLs have the same answer, but for that of robots.txt itself and for what is no URL.
    const known = new Map<Reason, ShortVerdict>();
    const { reasons } = NO_RULES.checkMany(urls, crawler, this.ask);
    return urls.map((url, at) => {
      const reason = reasons[at];
      if (reason === undefined) return this.#short(url, crawler);
      const verdict = known.get(reason) ?? this.#short(url, crawler);
      known.set(reason, verdict);
      return verdict;
    });
  }

  /** The verdict for one that is judged by more than the text, or for what is no URL. */
  #short(url: string, crawler: string): ShortVerdict {
    try {
      const { access, verdict } = this.check(url, crawler);
      if (!verdict) return { word: access ?? "depends", access, why: this.withoutText() };
      return this.#ofText(access, verdict.reason, verdict.rule?.line);
    } catch (error) {
      if (!isUrlError(error)) throw error;
      return { word: "invalid", why: error.message };
    }
  }

  #ofText(access: Access | undefined, reason: Reason, line = 0): ShortVerdict {
    const those = this.#verdicts.get(access) ?? new Map<number | Reason, ShortVerdict>();
    this.#verdicts.set(access, those);
    const known = those.get(line || reason);
    if (known) return known;
    const why = line > 0 ? this.ruleInWords(line) : (WITHOUT_LINE[reason] ?? reason);
    const verdict: ShortVerdict = { word: access ?? "depends", access, ...(line > 0 && { line }), why };
    those.set(line || reason, verdict);
    return verdict;
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
