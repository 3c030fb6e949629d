import {
  type Access,
  audits,
  type CrawlerClass,
  complete,
  type Diagnostic,
  type Format,
  generateBlockList,
  generateConfig,
  generateRobotsTxt,
  hover,
  lintPage,
  type Plan,
  type Server,
  type Who,
  type Wish,
} from "robotscope/init";
import type { TextId } from "../off-thread/messages";
import { changed, compareTwo, compareVersions, diffLines } from "./compare";
import { spoken } from "./language";
import { lists } from "./listed";
import { served } from "./served";
import { found, robotsTxt } from "./texts";
import { exportUrls, type ResponseWithoutText, testUrls, urlChildren, urlFolders, urlRows } from "./urls";

export const answers = {
  /** An empty query: it succeeds once the engine is loaded, and fails if the engine cannot be loaded. */
  ready: () => undefined,

  diagnostics(text: TextId) {
    const { kind, value } = found(text);
    if (kind === "robots-txt") return robotsTxt(text).diagnostics(spoken);
    return lintPage({ [kind]: value }, spoken).filter(({ source }) => source === kind);
  },
  /**
   * Returns the diagnostics for all texts of a page. Texts other than robots.txt are `null` if they are unknown. Without a URL, the page is
   * linted as if robots.txt blocked no crawler.
   */
  problems(robots: TextId, headers: TextId | null, html: TextId | null, renderedHtml: TextId | null, url: string) {
    const page = {
      ...(url && { url, robotsTxt: found(robots).value }),
      ...known({ headers, html, renderedHtml }),
    };
    return [...robotsTxt(robots).diagnostics(spoken), ...lintPage(page, spoken)].map(short);
  },
  /** Returns the results that Lighthouse and Search Console would show for the page. `fetch` is `null` if robots.txt is unknown. */
  audits(
    robots: TextId,
    headers: TextId | null,
    html: TextId | null,
    renderedHtml: TextId | null,
    url: string,
    fetch: ResponseWithoutText | null,
    now?: string,
  ) {
    const page = {
      ...(url && { url }),
      ...(fetch && { robotsTxtFetch: { ...fetch, textAtHand: found(robots).value } }),
      ...known({ headers, html, renderedHtml }),
      now: now ?? null,
    };
    return audits(page, spoken);
  },
  hover(text: TextId, offset: number) {
    const { kind, value } = found(text);
    return kind === "robots-txt" ? robotsTxt(text).hover(offset, spoken) : hover(value, offset, kind, spoken);
  },
  complete(text: TextId, offset: number) {
    const { kind, value } = found(text);
    return kind === "robots-txt" ? robotsTxt(text).complete(offset, spoken) : complete(value, offset, kind, spoken);
  },
  codeActions: (text: TextId, start: number, end: number) => robotsTxt(text).codeActions({ start, end }, spoken),
  folding: (text: TextId) => robotsTxt(text).folding(),
  format: (text: TextId) => robotsTxt(text).format(),
  inlayHints: (text: TextId, start: number, end: number) => robotsTxt(text).inlayHints({ start, end }, spoken),

  compareVersions,
  compareTwo,
  diffLines,

  /**
   * Generates a robots.txt. Each wish consists of a purpose, a crawler, an access and a path. A wish that contains neither a purpose nor a
   * crawler applies to all crawlers.
   */
  generateRobotsTxt(existing: TextId, wishes: [CrawlerClass | "", string, Access, string][]) {
    const requested = wishes.map(([purpose, crawler, access, path]): Wish => {
      const who: Who = purpose ? { purpose } : crawler ? { crawler } : "all-crawlers";
      return { who, access, path };
    });
    return refusable(() => {
      const written = generateRobotsTxt(requested, { existing: robotsTxt(existing), ...spoken });
      return { written: { ...written, comparison: changed(written.comparison) } };
    });
  },

  /**
   * Generates a block list. Each wish consists of a purpose or a crawler, and an access. The list blocks the crawlers of all `disallowed`
   * wishes, except those that an `allowed` wish covers.
   */
  generateBlockList(wishes: [CrawlerClass | "", string, Access][], format: Format) {
    const named = (wanted: Access) =>
      wishes
        .filter(([, , access]) => access === wanted)
        .map(([purpose, crawler]): Who => (purpose ? { purpose } : { crawler }));
    const plan = { disallow: named("disallowed"), allow: named("allowed"), format };
    return refusable(() => ({ config: generateBlockList(plan, spoken) }));
  },

  /**
   * Generates a server configuration. `directives` contains one list for each entry in `bots`. An empty entry in `bots` applies to all
   * bots.
   */
  generateConfig(bots: string[], directives: string[][], files: keyof typeof FILES, pattern: string, server: Server) {
    const statements = bots.map((bot, place) => ({ ...(bot && { bot }), directives: directives[place] ?? [] }));
    return refusable(() => ({
      config: generateConfig({ statements, files: FILES[files](pattern) }, server, spoken),
    }));
  },

  lists,
  served,

  testUrls,
  urlChildren,
  urlFolders,
  urlRows,
  exportUrls,
};

/** Returns the known texts, keyed by field. */
const known = (
  texts: Record<"headers" | "html" | "renderedHtml", TextId | null>,
): Partial<Record<keyof typeof texts, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[name, found(text).value]])),
  );

/** Returns a diagnostic without the lists that the page does not show, because these lists can be long. */
const short = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, crawlers: [], dialects: [], labels: [] });

/** Returns the result of `make`. If the engine rejects the user's input, returns the engine's message in the field `nothing`. */
function refusable<T>(make: () => T): T | { nothing: string } {
  try {
    return make();
  } catch (error) {
    if (error instanceof Error && error.name === "RobotscopeError") return { nothing: error.message };
    throw error;
  }
}

const FILES = {
  all: () => "all",
  extensions: (pattern: string) => ({ extensions: pattern.split(/[, ]+/).filter(Boolean) }),
  path: (path: string) => ({ path }),
  prefix: (prefix: string) => ({ prefix }),
} satisfies Record<string, (pattern: string) => Plan["files"]>;
