import { Traffic } from "./traffic.ts";

/** The maximum number of names to count. */
const MOST_NAMES = 5000;

/** Matches words by which bots identify themselves. Does not match “Cubot”, a brand of phones. */
const BOT_WORD = /\b(?!cubot)[\w.-]*(?:bot|crawl|spider|slurp|scrap|fetcher|archiver|indexer|monitor)[\w.-]*/i;

/** Matches libraries and tools, by the product at the start of their User-Agents. */
const TOOL =
  /^(?:python|curl|wget|go-http-client|java|okhttp|apache-httpclient|libwww-perl|php|guzzlehttp|node|axios|undici|got|aiohttp|httpx|scrapy|ruby|reqwest|headlesschrome|phantomjs)[\w.-]*/i;

/** Matches the name in `Mozilla/5.0 (compatible; Name/1.0; +https://…)`. */
const COMPATIBLE = /\bcompatible; ?([\w.-]+)[^)]*\+?https?:\/\//i;

/**
 * Returns the name of a client whose User-Agent looks like a bot's, or `undefined`. Call this function only for clients that are not in the
 * catalogue.
 */
export function botNameOf(userAgent: string): string | undefined {
  const text = userAgent.slice(0, 500);
  const name = TOOL.exec(text)?.[0] ?? COMPATIBLE.exec(text)?.[1];
  if (name !== undefined) return name;
  // Ignore contact addresses, which may contain a bot word, such as https://example.com/bot.html.
  const withoutUrls = text.replace(/\+?https?:\/\/\S+|\S+@\S+/gi, " ");
  const found = BOT_WORD.exec(withoutUrls)?.[0];
  if (found !== undefined && !/^mso|^compatible$/i.test(found)) return found;
  return withoutUrls === text || /^Mozilla\//.test(text) ? undefined : /^[\w.-]+/.exec(text)?.[0];
}

export interface UnknownBot {
  name: string;
  /** The first User-Agent with this name. */
  userAgent: string;
  traffic: Traffic;
}

/** Counts the requests of bots that are not in the catalogue, by name. */
export class UnknownBots {
  readonly #all = new Map<string, UnknownBot>();

  /** Returns the counters of a bot; `undefined` if the bot is new and `MOST_NAMES` bots are already known. */
  of({ name, userAgent }: { name: string; userAgent: string }): UnknownBot | undefined {
    const known = this.#all.get(name);
    if (known || this.#all.size >= MOST_NAMES) return known;
    const bot = { name, userAgent, traffic: new Traffic() };
    this.#all.set(name, bot);
    return bot;
  }

  /** Returns the bots, sorted by the number of requests in descending order. */
  list(): UnknownBot[] {
    return [...this.#all.values()].sort((one, other) => other.traffic.requests - one.traffic.requests);
  }
}
