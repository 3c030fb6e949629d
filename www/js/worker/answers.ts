import {
  type Comparison,
  compare,
  complete,
  generateConfig,
  hover,
  lintPage,
  type Plan,
  RobotscopeError,
  type Server,
} from "robotscope/init";
import type { TextId } from "../off-thread/messages";
import { spoken } from "./language";
import { found, robotsTxt } from "./texts";
import { exportUrls, testUrls, urlChildren, urlRows } from "./urls";

/** All that the page asks off the main thread. */
export const answers = {
  /** Fails if the engine cannot be loaded. */
  ready: () => undefined,

  diagnostics(text: TextId) {
    const { kind, value } = found(text);
    if (kind === "robots-txt") return robotsTxt(text).diagnostics(spoken);
    return lintPage({ [kind]: value }, spoken).filter(({ source }) => source === kind);
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

  /** Crawlers for which nothing changes are left out. */
  compareVersions(before: TextId, after: TextId): Comparison {
    const { differences, ...others } = compare(found(before).value, found(after).value, spoken);
    const told = differences.filter(({ difference }) => difference.changes.length > 0 || !difference.complete);
    return { ...others, differences: told };
  },

  /** In each place of `bots` a bot, empty for all, and in the same place of `directives` what is said to it. */
  generateConfig(bots: string[], directives: string[][], files: keyof typeof FILES, pattern: string, server: Server) {
    const said = bots.map((bot, place) => ({ ...(bot && { bot }), directives: directives[place] ?? [] }));
    try {
      return { config: generateConfig({ statements: said, files: FILES[files](pattern) }, server, spoken) };
    } catch (error) {
      if (error instanceof RobotscopeError) return { nothing: error.message };
      throw error;
    }
  },

  testUrls,
  urlChildren,
  urlRows,
  exportUrls,
};

const FILES = {
  all: () => "all",
  extensions: (pattern: string) => ({ extensions: pattern.split(/[, ]+/).filter(Boolean) }),
  path: (path: string) => ({ path }),
  prefix: (prefix: string) => ({ prefix }),
} satisfies Record<string, (pattern: string) => Plan["files"]>;
