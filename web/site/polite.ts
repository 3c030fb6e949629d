import PQueue from "p-queue";
import type { Failure } from "../live/events.ts";
import type { Resource } from "../net/body-limits.ts";
import { Cache } from "./findings/cache.ts";
import { OriginRobots } from "./origin-robots.ts";
import type { FetchedHeaders, FetchedPage } from "./page-reader.ts";
import type { RobotsRecord } from "./record.ts";

/** The result of one request. Redirects are not followed. */
export interface Exchange {
  status?: number;
  headers: FetchedHeaders;
  body: Uint8Array;
  redirectsTo?: string;
  /** The value of Retry-After. */
  retryAfter?: string;
  failure?: Failure;
}

/** Sends requests. There is an implementation for the command line, and one for a `fetch` function. */
export interface Transport {
  request(url: string, resource: Resource): Promise<Exchange>;
  robots(origin: string): Promise<RobotsRecord>;
}

export interface PoliteOptions {
  transport: Transport;
  /** The maximum number of requests per second to one host; left out for no limit. */
  rate?: number;
  /** The robots.txt files that the run fetched before it was interrupted. */
  robots?: readonly RobotsRecord[];
  /** Called when a server or its robots.txt slows the run down. */
  warn?: (message: string) => void;
}

/** The result of fetching a page and following its redirects. */
export type Fetched = Pick<FetchedPage, "redirects" | "failure" | "notFetched" | "response"> & {
  /** The origins whose robots.txt files were read, in order. */
  origins: string[];
};

/** The maximum number of requests to one host at a time. */
const AT_ONCE = 2;
const MOST_REDIRECTS = 10;
/** The maximum number of retries if the server asks the client to wait. */
const RETRIES = 3;
/** The wait, in seconds, if the server asks the client to wait but sends no valid time. */
const DEFAULT_WAIT = 5;
/** The longest accepted wait, in seconds. */
const LONGEST_WAIT = 600;
/** The longest delay of a timer, in milliseconds. A timer with a longer delay fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** The maximum number of cached robots.txt files. If there are this many hosts, idle hosts are dropped. */
const MOST_ORIGINS = 2000;

/** Fetches pages politely: obeys robots.txt and Retry-After, and limits the concurrent requests to each host. */
export class PoliteClient {
  readonly #options: PoliteOptions;
  readonly #hosts = new Map<string, Host>();
  readonly #robots = new Cache<Promise<OriginRobots>>(MOST_ORIGINS);
  /** The robots.txt files about whose Crawl-delay `warn` was called. */
  readonly #warned = new WeakSet<OriginRobots>();
  readonly #stopping = new AbortController();

  constructor(options: PoliteOptions) {
    this.#options = options;
    for (const record of options.robots ?? []) {
      const robots = new OriginRobots(record);
      this.#obeyDelay(robots);
      this.#robots.get(record.origin, () => Promise.resolve(robots));
    }
  }

  /** Returns the robots.txt of an origin, from the cache if it was fetched before. */
  robots(origin: string): Promise<OriginRobots> {
    return this.#robots.get(origin, () => this.#fetchRobots(origin));
  }

  /** Fetches a page or sitemap, and follows the redirects that robots.txt allows. */
  async fetch(first: string, resource: Resource = "page"): Promise<Fetched> {
    const fetched: Fetched = { redirects: [], origins: [] };
    const seen = new Set<string>();
    for (let url = first; ; ) {
      seen.add(url);
      const { origin } = new URL(url);
      if (!fetched.origins.includes(origin)) fetched.origins.push(origin);
      const robots = await this.robots(origin);
      this.#obeyDelay(robots);
      const { refusal } = robots.record;
      if (refusal !== undefined) return { ...fetched, failure: { kind: "private-address", url, message: refusal } };
      const line = robots.forbids(url);
      if (line !== undefined) return { ...fetched, notFetched: { origin, line } };
      const exchange = await this.#request(url, resource);
      const { status, headers, body, redirectsTo, failure } = exchange;
      if (failure) fetched.failure = failure;
      // Without its whole body, a page is not evaluated: the missing part may contain a directive. The status of an error is enough.
      if (status === undefined || (failure && redirectsTo === undefined && status < 400)) return fetched;
      if (redirectsTo === undefined) return { ...fetched, response: { url, status, headers, body } };
      fetched.redirects.push({ url, status, target: redirectsTo });
      const reason = seen.has(redirectsTo)
        ? (["redirect-loop", `the redirects form a loop, back to ${redirectsTo}`] as const)
        : fetched.redirects.length > MOST_REDIRECTS &&
          (["too-many-redirects", "there are too many redirects"] as const);
      if (reason) {
        const [kind, message] = reason;
        return { ...fetched, failure: { kind, url, message, location: redirectsTo } };
      }
      delete fetched.failure;
      url = redirectsTo;
    }
  }

  /** Drops all requests that are not sent yet. Pending calls of `robots` and `fetch` may never settle. */
  stop(): void {
    this.#stopping.abort();
    for (const host of this.#hosts.values()) host.stop();
  }

  async #fetchRobots(origin: string): Promise<OriginRobots> {
    const record = await this.#send(this.#host(origin), () => this.#options.transport.robots(origin));
    const robots = new OriginRobots(record);
    this.#obeyDelay(robots);
    return robots;
  }

  /**
   * Applies the Crawl-delay to the host's requests. Called before each page, because the host may have been dropped since the previous
   * page.
   */
  #obeyDelay(robots: OriginRobots): void {
    const { crawlDelay, record } = robots;
    const { origin } = record;
    if (!this.#host(origin).slowTo(crawlDelay) || this.#warned.has(robots)) return;
    this.#warned.add(robots);
    this.#options.warn?.(`${origin}/robots.txt asks for ${crawlDelay} seconds between two requests (Crawl-delay).`);
  }

  #host(url: string): Host {
    const { host } = new URL(url);
    const known = this.#hosts.get(host) ?? new Host(this.#options.rate);
    if (this.#hosts.size >= MOST_ORIGINS) {
      for (const [name, host] of this.#hosts) if (host.isIdle) this.#hosts.delete(name);
    }
    this.#hosts.set(host, known);
    return known;
  }

  /**
   * Sends a request. If the server asks the client to wait for at most `LONGEST_WAIT`, pauses all requests to this host for that time, then
   * tries again, at most `RETRIES` times.
   */
  async #request(url: string, resource: Resource): Promise<Exchange> {
    const host = this.#host(url);
    for (let retries = 0; ; retries += 1) {
      const exchange = await this.#send(host, () => this.#options.transport.request(url, resource));
      const wait = waitOf(exchange);
      if (wait === undefined || retries === RETRIES || wait > LONGEST_WAIT) return exchange;
      if (host.wait(wait))
        this.#options.warn?.(
          `${new URL(url).host} returned status ${exchange.status}: waiting ${Math.ceil(wait)} seconds.`,
        );
    }
  }

  /** Sends a request when the host's queue allows it. Rejects after `stop`, so that the request is not followed by another. */
  async #send<Result>(host: Host, request: () => Promise<Result>): Promise<Result> {
    this.#stopping.signal.throwIfAborted();
    const result = await host.send(request);
    this.#stopping.signal.throwIfAborted();
    return result;
  }
}

/** The requests to one host. */
class Host {
  /** The current queue first, then earlier queues whose requests have not all ended. A queue's interval cannot be changed. */
  #queues: [PQueue, ...PQueue[]];
  #delay: number;
  /** The timer that ends the pause; `undefined` if requests are not paused. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The time at which the last pause ends. Times are those of `performance.now`, which ignores changes of the system's clock. */
  #until = Number.NEGATIVE_INFINITY;
  /** The time of the latest request. */
  #last = Number.NEGATIVE_INFINITY;

  constructor(rate: number | undefined) {
    this.#delay = rate === undefined ? 0 : 1 / rate;
    this.#queues = [queueOf(this.#delay)];
  }

  /** `true` if a request could start at once. */
  get isIdle(): boolean {
    const isOver = performance.now() >= this.#last + this.#delay * 1000;
    return isOver && this.#pause === undefined && !this.#queues.some(isBusy);
  }

  /** Adds a request to the queue. */
  send<Result>(request: () => Promise<Result>): Promise<Result> {
    return this.#queues[0].add(() => {
      this.#last = performance.now();
      return request();
    });
  }

  /** Increases the delay between requests. Returns `false` if the delay is already at least as long. */
  slowTo(delay: number): boolean {
    if (delay <= this.#delay) return false;
    this.#delay = delay;
    this.#queues = [queueOf(delay), ...this.#queues.filter(isBusy)];
    if (this.#pause !== undefined) this.#queues[0].pause();
    return true;
  }

  /** Pauses requests for at least this number of seconds. Returns `false` if requests were already paused. */
  wait(seconds: number): boolean {
    const until = performance.now() + seconds * 1000;
    if (until <= this.#until) return false;
    const isNew = this.#pause === undefined;
    this.#until = until;
    for (const queue of this.#queues) queue.pause();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      for (const queue of this.#queues) queue.start();
    }, seconds * 1000);
    return isNew;
  }

  stop(): void {
    clearTimeout(this.#pause);
    for (const queue of this.#queues) queue.clear();
  }
}

const isBusy = ({ size, pending }: PQueue) => size + pending > 0;

/** Creates the queue of a host. With a delay, at most one request starts in each interval of that length. */
function queueOf(delay: number): PQueue {
  const interval = Math.min(delay * 1000, LONGEST_TIMER);
  return delay === 0
    ? new PQueue({ concurrency: AT_ONCE })
    : new PQueue({ concurrency: AT_ONCE, interval, intervalCap: 1, strict: true });
}

/** Returns the number of seconds to wait after a response; `undefined` if it requires no wait. */
function waitOf({ status, retryAfter }: Exchange): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  if (retryAfter === undefined) return status === 429 ? DEFAULT_WAIT : undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : DEFAULT_WAIT;
}
