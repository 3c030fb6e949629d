import { governs, type QueryOptions } from "robotscope";
import { withoutCredentials } from "../net/credentials.ts";
import { shown } from "../net/failure.ts";
import { missingInput, wrongUse } from "./exit.ts";
import { wallIn } from "./net/inspection.ts";
import { wallInWords } from "./net/inspection-words.ts";
import { fetchRobotsTxt, type RobotsTxtFetch, robotsTxtCache, robotsTxtUrl } from "./net/robots.ts";
import { fetchOptions, type NetFlags } from "./network.ts";
import type { Output } from "./output.ts";
import { type QueryFlags, queryOptions } from "./query-options.ts";
import { Robots } from "./robots.ts";
import { doubtOf } from "./robots-doubt.ts";
import { isWebAddress } from "./source.ts";

export interface SiteOptions extends NetFlags, QueryFlags {
  robots?: string;
}

const AT_ONCE = 8;

/** Finds the robots.txt for a URL: the file that the user passed or, if there is none, the file of the URL's site. */
export class Sites {
  readonly #given: Robots | undefined;
  readonly #fetch: (url: string) => Promise<RobotsTxtFetch>;
  readonly #parsed = new WeakMap<RobotsTxtFetch, Robots>();
  readonly #output: Output;
  /** The query options; `undefined` if no option changes how crawlers read robots.txt. */
  readonly query: QueryOptions | undefined;
  #hasWarned = false;
  hasFailed = false;

  private constructor(options: SiteOptions, output: Output, given: Robots | undefined) {
    this.#fetch = robotsTxtCache(fetchOptions(options));
    this.#output = output;
    this.query = queryOptions(options);
    this.#given = given;
    this.hasFailed = given?.hasFailed ?? false;
  }

  static async from(options: SiteOptions, output: Output): Promise<Sites> {
    const given = options.robots === undefined ? undefined : await readRules(options.robots, options, output);
    return new Sites(options, output, given);
  }

  async of(url: string): Promise<Robots> {
    const robots = await this.#find(url);
    if (robots === undefined)
      throw wrongUse(
        `“${withoutCredentials(url)}” is not a web address: use --robots, or a URL such as https://example.com/page.`,
      );
    return robots;
  }

  /**
   * Yields URLs with their robots.txt. Consecutive URLs on the same site are yielded together. If no robots.txt was passed, `robots` is
   * `undefined` for texts that are not web addresses.
   */
  async *group(urls: readonly string[]): AsyncGenerator<{ robots: Robots | undefined; urls: readonly string[] }> {
    if (this.#given && !isWebAddress(this.#given.name)) return yield { robots: this.#given, urls };
    for (let first = 0; first < urls.length; ) {
      // Fetch several sites in parallel, so that slow sites do not delay the others.
      const origins = new Set<string | undefined>();
      let end = first;
      while (end < urls.length && origins.size < AT_ONCE) origins.add(originOf(urls[end++] ?? ""));
      const found = await Promise.all(urls.slice(first, end).map((url) => this.#find(url)));
      for (let start = 0; start < found.length; ) {
        const robots = found[start];
        let behind = start + 1;
        while (behind < found.length && found[behind] === robots) behind++;
        yield { robots, urls: urls.slice(first + start, first + behind) };
        start = behind;
      }
      first = end;
    }
  }

  async #find(url: string): Promise<Robots | undefined> {
    if (this.#given) {
      this.#warnIfElsewhere(this.#given, url);
      return this.#given;
    }
    const origin = originOf(url);
    if (origin === undefined) return undefined;
    const fetched = await this.#output.progress.during(`fetching ${robotsTxtUrl(origin)}`, this.#fetch(origin));
    const known = this.#parsed.get(fetched);
    if (known) return known;
    const robots = ofFetch(fetched, this.query, this.#output);
    this.hasFailed ||= robots.hasFailed;
    this.#parsed.set(fetched, robots);
    return robots;
  }

  #warnIfElsewhere(robots: Robots, url: string): void {
    if (this.#hasWarned || !isWebAddress(robots.name) || !isWebAddress(url)) return;
    if (originOf(robots.name) === originOf(url) || governs(robots.name, url) === "governs") return;
    this.#hasWarned = true;
    this.#output.warn(
      `${robots.name} does not apply to ${url}: crawlers use the robots.txt with the page's scheme, host and port.`,
    );
  }
}

/** Reads the robots.txt for `--robots`. Throws a `Problem` if stdin is empty, because the command before the pipe may have failed. */
export async function readRules(source: string, options: NetFlags & QueryFlags, output: Output): Promise<Robots> {
  const robots = await readRobots(source, options, output);
  if (source === "-" && robots.text?.trim() === "") throw missingInput("stdin is empty: nothing was checked.");
  return robots;
}

/**
 * Reads a robots.txt from a file, stdin or the web. Warns if crawlers would not read it at that URL, or if the text is probably not a
 * robots.txt.
 */
export async function readRobots(source: string, options: NetFlags & QueryFlags, output: Output): Promise<Robots> {
  const query = queryOptions(options);
  if (!isWebAddress(source)) {
    const robots = await Robots.read(source, query);
    warnOfDoubt(robots, output);
    return robots;
  }
  if (!URL.canParse(source)) throw wrongUse(`“${withoutCredentials(source)}” is not a valid URL.`);
  const url = robotsTxtUrl(source);
  // RFC 9309, 2.3: https://www.rfc-editor.org/rfc/rfc9309#section-2.3
  if (url.pathname + url.search !== "/robots.txt") {
    output.warn(
      `crawlers do not read ${shown(url)}, because it is not at the top level: they read ${url.origin}/robots.txt (RFC 9309, 2.3).`,
    );
  }
  const fetched = await output.progress.during(`fetching ${shown(url)}`, fetchRobotsTxt(source, fetchOptions(options)));
  return ofFetch(fetched, query, output);
}

function ofFetch(fetched: RobotsTxtFetch, query: QueryOptions | undefined, output: Output): Robots {
  const { url, failure, answer } = fetched;
  const wall = wallIn(answer);
  if (failure) output.warn(`${url} could not be fetched: ${failure.message}.`);
  else if (wall) output.warn(`${url}: ${wallInWords(wall, "robots.txt")}.`);
  else if (answer.truncated) output.warn(`only the first ${answer.body.length} bytes of ${url} were read.`);
  const robots = Robots.ofSite(fetched, query);
  warnOfDoubt(robots, output);
  return robots;
}

function warnOfDoubt({ name, text }: Robots, output: Output): void {
  const doubt = doubtOf(name, text);
  if (doubt !== undefined) output.warn(doubt);
}

const originOf = (url: string): string | undefined =>
  isWebAddress(url) && URL.canParse(url) ? new URL(url).origin : undefined;
