import { type Crawler, crawlers as catalogue, identifyCrawler } from "robotscope";
import { oneLine } from "../output.ts";
import type { Robots } from "../robots.ts";
import { type Entry, entryOf } from "./entry.ts";

/** All requests that name a crawler. */
export interface Visits {
  crawler: Crawler;
  requests: number;
  /** The number of requests for robots.txt. */
  robotsTxt: number;
  /**
   * The number of requests for URLs that robots.txt disallows for the crawler. The number of allowed requests is `requests - disallowed -
   * undecided`.
   */
  disallowed: number;
  /** The number of requests whose verdict is unknown, or that have no path. */
  undecided: number;
  /** The first requests for disallowed URLs. */
  examples: Example[];
  /** The requests by client address. */
  addresses: Map<string, Visitor>;
  /** The number of requests from addresses that were not stored, because the limit was reached. */
  further: number;
}

/** The requests from one address that name a crawler. */
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

const MOST_EXAMPLES = 5;
const MOST_ADDRESSES = 20_000;
const MOST_AGENTS = 50_000;

/** Counts the visits in an access log, line by line. Memory use depends on the number of addresses, not on the size of the log. */
export class Log {
  lines = 0;
  /** The number of blank lines. They count neither as read nor as unreadable. */
  blank = 0;
  /** The number of requests from all clients. */
  requests = 0;
  /** The number of requests by clients that are not in the catalogue or not among the selected crawlers. */
  others = 0;
  withoutAgent = 0;
  otherHosts = 0;
  unreadable = 0;
  readonly unreadableExamples: Unreadable[] = [];
  readonly visits = new Map<string, Visits>();
  readonly #crawlers = new Map<string, Crawler | undefined>();
  readonly #wanted: ReadonlySet<string> | undefined;
  readonly #robots: Robots | undefined;
  readonly #host: string | undefined;

  /**
   * Counts the requests of `crawlers`, or of all crawlers. `robots` decides which requests are disallowed. If `host` is passed, requests
   * for other hosts are not counted as visits.
   */
  constructor({ crawlers, robots, host }: { crawlers?: readonly string[]; robots?: Robots; host?: string }) {
    this.#wanted = crawlers && new Set(crawlers);
    this.#robots = robots;
    this.#host = host;
    // Compile the rules for all crawlers now, because requests from different crawlers alternate in a log.
    robots?.prepare(crawlers ?? catalogue().map(({ token }) => token));
  }

  add(lines: readonly string[]): void {
    const asked = new Map<Visits, { entry: Entry & { target: string }; line: number }[]>();
    for (const text of lines) {
      this.lines += 1;
      const entry = this.#entryOf(text.endsWith("\r") ? text.slice(0, -1) : text);
      const visits = entry && this.#visitsOf(entry);
      if (!entry || !visits) continue;
      visits.requests += 1;
      const visitor = visitorOf(visits, entry.address);
      if (visitor) visitor.requests += 1;
      const { target } = entry;
      if (target === undefined) visits.undecided += 1;
      else {
        if (/^\/robots\.txt(?:\?|$)/.test(target)) visits.robotsTxt += 1;
        const list = asked.get(visits) ?? [];
        list.push({ entry: { ...entry, target }, line: this.lines });
        asked.set(visits, list);
      }
    }
    for (const [visits, requests] of asked) this.#judge(visits, requests);
  }

  #entryOf(text: string): Entry | undefined {
    if (text.trim() === "") {
      this.blank += 1;
      return undefined;
    }
    const entry = entryOf(text);
    if (entry === "other") return undefined;
    if (entry === undefined) {
      this.unreadable += 1;
      if (this.unreadableExamples.length < MOST_EXAMPLES)
        this.unreadableExamples.push({ line: this.lines, text: oneLine(text.slice(0, 1000)) });
      return undefined;
    }
    this.requests += 1;
    if (this.#host !== undefined && entry.host !== undefined && entry.host !== this.#host) {
      this.otherHosts += 1;
      return undefined;
    }
    return entry;
  }

  /** Returns the counters to update for a request; `undefined` if it is not from a selected crawler. */
  #visitsOf({ userAgent }: Entry): Visits | undefined {
    if (userAgent === undefined) this.withoutAgent += 1;
    const crawler = userAgent === undefined ? undefined : this.#identify(userAgent);
    if (!crawler || (this.#wanted && !this.#wanted.has(crawler.token))) {
      if (userAgent !== undefined) this.others += 1;
      return undefined;
    }
    const known = this.visits.get(crawler.token);
    if (known) return known;
    const visits: Visits = {
      ...{ crawler, requests: 0, robotsTxt: 0, disallowed: 0, undecided: 0 },
      ...{ examples: [], addresses: new Map(), further: 0 },
    };
    this.visits.set(crawler.token, visits);
    return visits;
  }

  #identify(userAgent: string): Crawler | undefined {
    if (this.#crawlers.has(userAgent)) return this.#crawlers.get(userAgent);
    if (this.#crawlers.size >= MOST_AGENTS) this.#crawlers.clear();
    const crawler = identifyCrawler(userAgent);
    this.#crawlers.set(userAgent, crawler);
    return crawler;
  }

  #judge(visits: Visits, requests: { entry: Entry & { target: string }; line: number }[]): void {
    if (!this.#robots) return;
    const targets = requests.map(({ entry }) => entry.target);
    const verdicts = this.#robots.many(targets, [visits.crawler.token])[0]?.verdicts ?? [];
    for (const [at, { entry, line }] of requests.entries()) {
      const verdict = verdicts[at];
      if (verdict === undefined || verdict.word === "depends" || verdict.word === "invalid") visits.undecided += 1;
      if (verdict?.word !== "disallowed") continue;
      visits.disallowed += 1;
      const visitor = visits.addresses.get(entry.address);
      if (visitor) visitor.disallowed += 1;
      const { target, address, status } = entry;
      if (visits.examples.length < MOST_EXAMPLES)
        visits.examples.push({ line, target: oneLine(target, 200), address, status, why: verdict.why });
    }
  }
}

function visitorOf(visits: Visits, address: string): Visitor | undefined {
  const known = visits.addresses.get(address);
  if (known) return known;
  if (visits.addresses.size >= MOST_ADDRESSES) {
    visits.further += 1;
    return undefined;
  }
  const visitor: Visitor = { requests: 0, disallowed: 0 };
  visits.addresses.set(address, visitor);
  return visitor;
}
