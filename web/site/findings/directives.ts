import { evaluate, parseDirectives } from "robotscope";
import type { PageRecord } from "../record.ts";
import { Cache } from "./cache.ts";

type RobotsTexts = Pick<PageRecord, "robotsHeaders" | "robotsMetas">;

/** The effects of a page's directives, as the engine reads them. Each crawler is given by its index in the reader's list. */
export interface DirectiveEffects {
  /** The crawlers that may not index the page, provided that they read the directives. */
  noindex: number[];
  /** Crawlers that may not follow the page's links. */
  nofollow: number[];
  /** The crawlers for which a header and a meta element contradict each other about indexing or following links. */
  disagree: number[];
}

/** The directives in one X-Robots-Tag line or one meta element. */
interface ParsedLine {
  names: ReadonlySet<string>;
  /** The earliest date of `unavailable_after`; infinite if there is none. */
  date: number;
}

/** Reads directives with the engine. Caches the results, because pages of one template have the same directives. */
export class DirectiveReader {
  readonly #crawlers: readonly string[];
  readonly #effects = new Cache<DirectiveEffects>(5_000);
  readonly #lines = new Cache<ParsedLine>(5_000);
  now: number | null = null;

  constructor(crawlers: readonly string[]) {
    this.#crawlers = crawlers;
  }

  effects({ robotsHeaders, robotsMetas }: RobotsTexts): DirectiveEffects {
    if (robotsHeaders.length === 0 && robotsMetas.length === 0) return { noindex: [], nofollow: [], disagree: [] };
    const headers = headerText(robotsHeaders);
    const html = robotsMetas.map(metaElement).join("\n");
    return this.#effects.get(`${headers}\n${html}`, () => {
      const report = evaluate({ headers, html, now: this.now, crawlers: this.#crawlers });
      const sourceOf = (directive: number) => report.directives[directive]?.source;
      const isDisagreement = ({ by, overruled }: { by: number[]; overruled: number[] }) =>
        by.some((one) => overruled.some((other) => sourceOf(one) !== sourceOf(other)));
      const effects: DirectiveEffects = { noindex: [], nofollow: [], disagree: [] };
      report.crawlers.forEach(({ indexing: { index, follow } }, crawler) => {
        if (index.value === "forbidden") effects.noindex.push(crawler);
        if (follow.value === "forbidden") effects.nofollow.push(crawler);
        if (isDisagreement(index) || isDisagreement(follow)) effects.disagree.push(crawler);
      });
      return effects;
    });
  }

  /** Returns the directives in an X-Robots-Tag line. */
  header(line: string): ParsedLine {
    return this.#parse(headerValue(line), "header");
  }

  /** Returns the directives in the content of a meta element. */
  meta(content: string): ParsedLine {
    return this.#parse(content, "meta");
  }

  /** Returns the earliest date of `unavailable_after` in a page's directives, if that date has passed. */
  expiry({ robotsHeaders, robotsMetas }: RobotsTexts): number | undefined {
    const lines = [
      ...robotsHeaders.map((line) => this.header(line)),
      ...robotsMetas.map(({ content }) => this.meta(content)),
    ];
    const first = Math.min(...lines.map(({ date }) => date));
    return this.now !== null && first <= this.now ? first : undefined;
  }

  #parse(value: string, kind: "header" | "meta"): ParsedLine {
    return this.#lines.get(`${kind} ${value}`, () => {
      const { directives } = parseDirectives(value, { kind });
      const dates = directives.flatMap(({ value }) => (value.kind === "date" ? [Date.parse(value.moment)] : []));
      const names = new Set<string>(directives.map(({ name }) => name));
      return { names, date: Math.min(...dates) };
    });
  }
}

const FIELD = "x-robots-tag:";

/** Returns the value of a line such as "X-Robots-Tag: noindex". Returns a text without a field name unchanged. */
function headerValue(line: string): string {
  return line.toLowerCase().startsWith(FIELD) ? line.slice(FIELD.length).trim() : line;
}

/** Returns the text of a response's headers with these X-Robots-Tag lines. */
function headerText(robotsHeaders: readonly string[]): string {
  return ["HTTP/1.1 200 OK", ...robotsHeaders.map(headerLine), "", ""].join("\n");
}

/** Returns an X-Robots-Tag line with its field name. */
export function headerLine(line: string): string {
  return `X-Robots-Tag: ${headerValue(line).replace(/[\r\n]/g, " ")}`;
}

/** Returns a meta element with these attributes. */
export function metaElement({ name, content }: { name: string; content: string }): string {
  return `<meta name="${attribute(name)}" content="${attribute(content)}">`;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
