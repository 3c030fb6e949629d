import { type Crawler, crawlers as catalogue, identifyCrawler } from "robotscope";
import { getOrInsert } from "../get-or-insert.ts";
import { oneLine } from "../output.ts";
import type { Robots } from "../robots.ts";
import { addressOf, agentOf, bytesOf, dayOf, hostOf, signedRequestOf, statusOf, targetOf } from "./entry.ts";
import { Facets } from "./facets.ts";
import type { Fields, Format } from "./format.ts";
import type { KeyDirectories } from "./key-directories.ts";
import type { LogReader } from "./reader.ts";
import { isBotSigned, type SignatureResult, type SignedRequest, type SigningKeys } from "./signatures.ts";
import { stored } from "./stored.ts";
import { Traffic } from "./traffic.ts";
import { botNameOf, UnknownBots } from "./unknown-bots.ts";

/** The requests whose User-Agent names one crawler. */
export interface Visits {
  crawler: Crawler;
  traffic: Traffic;
  /** The number of requests for robots.txt. */
  robotsTxt: number;
  /**
   * The number of requests for URLs that robots.txt disallows for the crawler. Allowed requests are all requests except `disallowed` and
   * `undecided` ones.
   */
  disallowed: number;
  /** The size of the responses to the requests that `disallowed` counts, in bytes. */
  disallowedBytes: number;
  /** The number of requests whose verdict is unknown, or that have no path. */
  undecided: number;
  /** The first requests for disallowed URLs. */
  examples: Example[];
  /** The requests by client address. */
  addresses: Map<string, Visitor>;
  /** The number of requests that are not in `addresses`, because the limit was reached or the log has no address. */
  further: number;
}

/** The requests from one address whose User-Agent names a crawler. */
export interface Visitor {
  requests: number;
  disallowed: number;
}

export interface Example {
  line: number;
  target: string;
  address: string;
  status: number;
  why: string;
}

export interface Unreadable {
  line: number;
  text: string;
}

/** The client that a User-Agent identifies. Cached for each User-Agent. */
interface Client {
  crawler?: Crawler;
  bot?: { name: string; userAgent: string };
}

/** A crawler's request that has not been checked against robots.txt yet. */
interface Request {
  line: number;
  target: string;
  address: string | undefined;
  status: number | undefined;
  bytes: number;
}

const MOST_EXAMPLES = 5;
const MOST_ADDRESSES = 20_000;
const MOST_AGENTS = 50_000;
const MOST_SIGNERS = 5000;

/** The maximum lengths, in characters. Longer User-Agents and addresses are truncated; the days of longer times are not cached. */
const LONGEST_AGENT = 1000;
const LONGEST_ADDRESS = 300;
const LONGEST_TIME = 40;

export interface LogOptions {
  /** The crawlers whose requests are counted; left out to count those of all crawlers. */
  crawlers?: readonly string[];
  /** The robots.txt that decides which requests are disallowed. */
  robots?: Robots;
  /** The host whose requests are counted as visits; left out to count those of all hosts. */
  host?: string;
  /** The keys that verify signed requests, and the directories with further keys. */
  keys?: SigningKeys;
  directories?: KeyDirectories;
}

/** Counts the visits in access logs, line by line. Memory use depends on the number of addresses, not on the size of the logs. */
export class Log {
  lines = 0;
  /** The number of blank lines. `lines` includes them, `unreadable` does not. */
  blank = 0;
  /** The requests from all clients to the selected host. */
  readonly all = new Traffic();
  /** The number of requests from clients that are not in the catalogue, or are not selected crawlers. */
  others = 0;
  withoutAgent = 0;
  otherHosts = 0;
  /** The number of requests whose status is in the log, and the number of requests whose size is in the log. */
  withStatus = 0;
  withBytes = 0;
  unreadable = 0;
  readonly unreadableExamples: Unreadable[] = [];
  readonly visits = new Map<string, Visits>();
  /** The operators whose crawlers, selected or not, requested robots.txt. */
  readonly robotsTxtOperators = new Set<Crawler["operator"]>();
  readonly unknownBots = new UnknownBots();
  readonly facets = new Facets();
  /** The results for signed requests, keyed by crawler or bot. "others" is for clients without a name and bots beyond `MOST_SIGNERS`. */
  readonly signatures = new Map<string, Map<SignatureResult, number>>();
  readonly #clients = new Map<string, Client>();
  readonly #days = new Map<string, string | undefined>();
  readonly #options: LogOptions;
  readonly #wanted: ReadonlySet<string> | undefined;
  /** The signed requests that have not been verified yet. */
  #signed: { request: SignedRequest; client: Client | undefined }[] = [];

  constructor(options: LogOptions) {
    this.#options = options;
    const { robots, crawlers } = options;
    this.#wanted = crawlers && new Set(crawlers);
    // Compile the rules for all crawlers at once, because requests from different crawlers alternate in a log.
    robots?.prepare(crawlers ?? catalogue().map(({ token }) => token));
  }

  /** The number of requests from all clients to all hosts. */
  get requests(): number {
    return this.all.requests + this.otherHosts;
  }

  add(lines: readonly string[], reader: LogReader): void {
    const open = new Map<Visits, Request[]>();
    for (const text of lines) {
      this.lines += 1;
      const line = text.endsWith("\r") ? text.slice(0, -1) : text;
      const read = line === "" ? undefined : reader.read(line);
      if (read === undefined) this.#addUnreadable(line);
      else if (read !== "other") this.#addRequest(read.fields, read.format, open);
    }
    for (const [visits, requests] of open) this.#countVerdicts(visits, requests);
  }

  #addUnreadable(text: string): void {
    if (text === "" || text.trim() === "") {
      this.blank += 1;
      return;
    }
    this.unreadable += 1;
    if (this.unreadableExamples.length < MOST_EXAMPLES)
      this.unreadableExamples.push({ line: this.lines, text: stored(oneLine(text.slice(0, 1000))) });
  }

  #addRequest(fields: Fields, format: Format, open: Map<Visits, Request[]>): void {
    const { host, keys, directories } = this.#options;
    if (host !== undefined && (hostOf(fields) ?? host) !== host) {
      this.otherHosts += 1;
      return;
    }
    const [status, length, day] = [statusOf(fields), bytesOf(fields), this.#dayOf(fields)];
    if (status !== undefined) this.withStatus += 1;
    if (length !== undefined) this.withBytes += 1;
    const bytes = length ?? 0;
    this.all.add(status, bytes, day);
    const client = this.#clientOf(fields, format);
    const { crawler } = client ?? {};
    const target = crawler && targetOf(fields);
    const isRobotsTxt = target?.startsWith("/robots.txt") === true && /^\/robots\.txt(?:\?|$)/.test(target);
    if (crawler && isRobotsTxt) this.robotsTxtOperators.add(crawler.operator);
    if (keys || directories) {
      const request = signedRequestOf(fields, agentOf(fields, format));
      if (request) this.#signed.push({ request, client });
    }
    if (!client) this.withoutAgent += 1;
    else if (!crawler || (this.#wanted && !this.#wanted.has(crawler.token))) {
      this.others += 1;
      if (client.bot) this.unknownBots.of(client.bot)?.traffic.add(status, bytes, day);
    } else {
      const visits = this.#visitsOf(crawler);
      visits.traffic.add(status, bytes, day);
      const address = addressOf(fields)?.slice(0, LONGEST_ADDRESS);
      const visitor = address === undefined ? undefined : visitorOf(visits, address);
      if (visitor) visitor.requests += 1;
      else visits.further += 1;
      if (target === undefined) {
        visits.undecided += 1;
        return;
      }
      if (isRobotsTxt) visits.robotsTxt += 1;
      const requests = getOrInsert(open, visits, () => []);
      requests.push({ line: this.lines, target, address, status, bytes });
    }
  }

  /** Verifies the signed requests among the lines that were added since the last call. */
  async checkSignatures(): Promise<void> {
    const { keys, directories } = this.#options;
    const signed = this.#signed;
    this.#signed = [];
    for (const { request, client } of signed) {
      const result = keys?.check(request) ?? (isBotSigned(request) ? "unknown-key" : undefined);
      if (result === undefined) continue;
      // If the key is unknown, try the keys that the operator publishes.
      const published = result === "unknown-key" ? await directories?.check(request, client?.crawler) : undefined;
      this.#countSignature(published?.result ?? result, client, published?.crawler);
    }
  }

  /**
   * Counts a result under the first name that is known: the crawler in the User-Agent, the crawler whose key directory the request names,
   * the unknown bot in the User-Agent, or `others`.
   */
  #countSignature(result: SignatureResult, client: Client | undefined, signer: Crawler | undefined): void {
    const bot = this.signatures.size < MOST_SIGNERS ? client?.bot?.name : undefined;
    const name = client?.crawler?.token ?? signer?.token ?? bot ?? "others";
    const results = getOrInsert(this.signatures, name, () => new Map());
    results.set(result, (results.get(result) ?? 0) + 1);
  }

  /** Returns the day of a request. Days are cached by the date in the log, because a log has many requests for each date. */
  #dayOf(fields: Fields): string | undefined {
    const { time } = fields;
    if (time === undefined || time.length > LONGEST_TIME) return dayOf(fields);
    // The key of a written date is its first 11 characters, which contain the day. The key of a numeric timestamp is the whole timestamp.
    const key = time.length > 11 && !/^\d{10}/.test(time) ? time.slice(0, 11) : time;
    if (this.#days.has(key)) return this.#days.get(key);
    if (this.#days.size >= MOST_AGENTS) this.#days.clear();
    const day = dayOf(fields);
    this.#days.set(stored(key), day === undefined ? undefined : stored(day));
    return day;
  }

  #visitsOf(crawler: Crawler): Visits {
    return getOrInsert(this.visits, crawler.token, () => ({
      ...{ crawler, traffic: new Traffic(), robotsTxt: 0, disallowed: 0, disallowedBytes: 0, undecided: 0 },
      ...{ examples: [], addresses: new Map(), further: 0 },
    }));
  }

  /** Returns the client that a User-Agent names, or `undefined` if the request has no User-Agent. */
  #clientOf(fields: Fields, format: Format): Client | undefined {
    const ua = fields.ua?.slice(0, LONGEST_AGENT);
    if (ua === undefined) return undefined;
    const known = this.#clients.get(ua);
    if (known) return known;
    const userAgent = agentOf({ ua }, format);
    if (userAgent === undefined) return undefined;
    if (this.#clients.size >= MOST_AGENTS) this.#clients.clear();
    const crawler = identifyCrawler(userAgent);
    const name = crawler ? undefined : botNameOf(userAgent);
    const bot = name === undefined ? undefined : { name: stored(name), userAgent: stored(userAgent) };
    const client: Client = { ...(crawler && { crawler }), ...(bot && { bot }) };
    this.#clients.set(stored(ua), client);
    return client;
  }

  #countVerdicts(visits: Visits, requests: readonly Request[]): void {
    const targets = requests.map(({ target }) => target);
    const obeys = visits.crawler.robots.value === "obeys";
    const { robots } = this.#options;
    const verdicts = robots?.many(targets, [visits.crawler.token])[0]?.verdicts;
    for (const [at, { target, address, status, bytes, line }] of requests.entries()) {
      const verdict = verdicts?.[at];
      this.facets.add(target, bytes, obeys && verdict?.word !== "disallowed");
      if (!robots) continue;
      if (verdict === undefined || verdict.word === "depends" || verdict.word === "invalid") visits.undecided += 1;
      if (verdict?.word !== "disallowed") continue;
      visits.disallowed += 1;
      visits.disallowedBytes += bytes;
      const visitor = visits.addresses.get(address ?? "");
      if (visitor) visitor.disallowed += 1;
      if (visits.examples.length < MOST_EXAMPLES) {
        const example = {
          line,
          target: stored(oneLine(target, 200)),
          address: stored(address ?? "-"),
          status: status ?? 0,
        };
        visits.examples.push({ ...example, why: verdict.why });
      }
    }
  }
}

function visitorOf({ addresses }: Visits, address: string): Visitor | undefined {
  const known = addresses.get(address);
  if (known || addresses.size >= MOST_ADDRESSES) return known;
  const visitor: Visitor = { requests: 0, disallowed: 0 };
  addresses.set(stored(address), visitor);
  return visitor;
}
