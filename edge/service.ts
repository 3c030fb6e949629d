import { version } from "robotscope/robots-txt";
import type { Failure, LiveEvent, RefusalKind } from "../web/live/events.ts";
import { DIRECTORY_PATH } from "../web/net/bot-signature.ts";
import { webAddress } from "../web/net/url.ts";
import type { Ask } from "./ask.ts";
import { type Cache, memoryCache } from "./cache.ts";
import { type Dependencies, inspect } from "./inspection.ts";
import { LIMITS, type Limits, memoryLimiter, PER_MINUTE, type RateLimiter } from "./limits.ts";
import { type Allowed, TOKEN } from "./rules.ts";
import type { Signer } from "./signing.ts";
import type { Impersonation } from "./user-agents.ts";

export interface Settings {
  /** The URL of a page about the operator, sent in the User-Agent. */
  contact?: string;
  /** The origins, besides the service's own, whose pages may use the service; "*" for all origins. */
  origins?: readonly string[];
  allowed?: Allowed;
  limits?: Partial<Limits>;
  /** The maximum number of concurrent inspections. Defaults to the value in `limits`. */
  inspections?: number;
  cache?: Cache;
  perClient?: RateLimiter;
  /** Limits the requests to each host. */
  perSite?: RateLimiter;
  /** Signs the service's requests. Without a signer, requests are not signed, and the service publishes no key directory. */
  signer?: Promise<Signer>;
  /** Returns a crawler's User-Agent. Without this function, the service refuses `as`. */
  impersonate?: (name: string) => Impersonation | undefined;
}

/** Answers a client's request. `client` identifies the client, for example by its address. */
export type Service = (request: Request, client: string) => Promise<Response>;

export const PATH = "/api/inspect";

/** Creates the service for any platform. `ask` sends its requests. */
export function createService(ask: Ask, settings: Settings = {}): Service {
  const limits = { ...LIMITS, ...settings.limits };
  const contact = settings.contact ?? "https://www.npmjs.com/package/robotscope";
  const dependencies: Omit<Dependencies, "signer"> = {
    ask,
    userAgent: `${TOKEN}/${version()} (+${contact}; on behalf of a user)`,
    allowed: settings.allowed ?? [],
    limits,
    cache: settings.cache ?? memoryCache(limits.kept, limits.cache),
    perSite: settings.perSite ?? memoryLimiter(PER_MINUTE.PER_SITE),
    crawlers: settings.impersonate && limits.crawlers,
  };
  const perClient = settings.perClient ?? memoryLimiter(PER_MINUTE.PER_CLIENT);
  const origins = settings.origins ?? [];
  const open = new Open(settings.inspections ?? limits.inspections, 3 * limits.whole);

  return async (request, client) => {
    // Throws if the key is invalid: the service must not send unsigned requests if its operator has set a key.
    const signer = await settings.signer;
    const url = new URL(request.url);
    const cors = corsOf(request, origins);
    if (signer && url.pathname === DIRECTORY_PATH) return directory(request, signer);
    if (url.pathname !== PATH) return refused(404, "bad-url", `there is only ${PATH}`, cors);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    if (request.method !== "GET") return refused(405, "bad-url", "only GET is answered", { ...cors, allow: "GET" });
    if (isForeign(request, cors)) return refused(403, "other-site", "other sites may not use this service", cors);
    const text = url.searchParams.get("url") ?? "";
    const target = text.length > limits.url ? undefined : webAddress(text.trim());
    if (!target) return refused(400, "bad-url", "“url” is not a web address", cors, { url: text.slice(0, limits.url) });
    const names = namesOf(url.searchParams);
    if (names.length > 0 && !settings.impersonate)
      return refused(403, "as-off", "this service is not allowed to send the User-Agents of crawlers", cors);
    const found = names.map((name) => settings.impersonate?.(name));
    const impersonations = [...new Set(found)].filter((impersonation) => impersonation !== undefined);
    if (found.includes(undefined) || impersonations.length > limits.crawlers)
      return refused(400, "bad-as", `“as” accepts at most ${limits.crawlers} crawlers of the catalogue`, cors);
    const retryAfter = await perClient.take(client);
    if (retryAfter !== undefined)
      return refused(
        429,
        "client-limit",
        "too many requests within a minute",
        { ...cors, "retry-after": String(retryAfter) },
        { retryAfter },
      );
    const slot = open.enter();
    if (!slot)
      return refused(503, "busy", "too many inspections at once", { ...cors, "retry-after": "5" }, { retryAfter: 5 });
    target.hash = "";
    const body = lines((signal) => inspect(target, { ...dependencies, signer }, signal, impersonations), slot);
    return new Response(body, {
      headers: { ...HEADERS, ...cors, "content-type": "application/x-ndjson; charset=utf-8" },
    });
  };
}

/** Returns the key directory, which any page may read. */
async function directory({ method }: Request, signer: Signer): Promise<Response> {
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead) return refused(405, "bad-url", "only GET and HEAD are answered", { allow: "GET, HEAD" });
  const { body, headers } = await signer.directory();
  const more = { "access-control-allow-origin": "*", "cache-control": DIRECTORY_CACHING };
  return new Response(method === "GET" ? body : null, { headers: { ...HEADERS, ...headers, ...more } });
}

/** Verifiers may use a cached key for at most a day after the operator has replaced it. */
const DIRECTORY_CACHING = "max-age=86400";

/** A response's share of the limit on concurrent responses. */
interface Slot {
  /** Returns `true` if the slot was given to another response. */
  isLost(): boolean;
  free(): void;
}

/** Counts concurrent responses. At the limit, a new response gets the slot of the oldest one if it is older than `longest` milliseconds. */
class Open {
  readonly #begun = new Set<{ at: number }>();
  readonly #most: number;
  readonly #longest: number;

  constructor(most: number, longest: number) {
    this.#most = most;
    this.#longest = longest;
  }

  /** Counts a response. Returns undefined if too many responses are open. */
  enter(): Slot | undefined {
    const now = Date.now();
    if (this.#begun.size >= this.#most) {
      const [oldest] = this.#begun;
      if (!oldest || now - oldest.at <= this.#longest) return undefined;
      this.#begun.delete(oldest);
    }
    const one = { at: now };
    this.#begun.add(one);
    return { isLost: () => !this.#begun.has(one), free: () => this.#begun.delete(one) };
  }
}

/** Returns the crawler names from the `as` parameters. One parameter can contain several names, separated by commas. */
function namesOf(parameters: URLSearchParams): string[] {
  const names = parameters.getAll("as").flatMap((text) => text.split(","));
  return names.map((name) => name.trim()).filter((name) => name !== "");
}

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
};

function refused(
  status: number,
  kind: RefusalKind,
  message: string,
  headers: Record<string, string>,
  more: Partial<Failure> = {},
): Response {
  const failure: Failure = { kind, url: "", message, ...more };
  return Response.json({ failure }, { status, headers: { ...HEADERS, ...headers } });
}

/** Returns headers that let an allowed origin's pages read the response. */
function corsOf(request: Request, origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return {};
  const origin = request.headers.get("origin");
  const isOpen = origins.includes("*") || (origin !== null && origins.includes(origin));
  return { vary: "origin", ...(isOpen && { "access-control-allow-origin": origin ?? "*" }) };
}

/**
 * Returns `true` if the request is from a page on another origin that may not use the service. Such a page could not read the response, but
 * would cause fetches.
 */
function isForeign(request: Request, cors: Record<string, string>): boolean {
  const site = request.headers.get("sec-fetch-site") ?? "none";
  return site !== "none" && site !== "same-origin" && cors["access-control-allow-origin"] === undefined;
}

/** The interval between empty lines during pauses, in milliseconds. workerd notices a disconnected client only when it writes. */
const BEAT = 1000;

/** Streams the events as lines. If the client disconnects or the slot is lost, fetching stops. */
function lines(inspection: (signal: AbortSignal) => AsyncIterable<LiveEvent>, slot: Slot): ReadableStream<Uint8Array> {
  const over = new AbortController();
  const events = inspection(over.signal);
  const encoder = new TextEncoder();
  const parts = partsOf(events);
  let next: ReturnType<typeof parts.next> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const close = () => {
    clearInterval(timer);
    slot.free();
  };
  return new ReadableStream({
    start(controller) {
      // Otherwise, texts for slow clients would remain in memory without counting. Each response has its own timer, because in workerd, a
      // request must not abort the fetches of another request.
      timer = setInterval(() => {
        if (!slot.isLost()) return;
        const error = new Error("another client needs the slot");
        close();
        over.abort(error);
        controller.error(error);
      }, BEAT);
    },
    async pull(controller) {
      next ??= parts.next();
      const part = await orBeat(next).catch((error) => {
        close();
        throw error;
      });
      if (part) next = undefined;
      if (part?.done) {
        close();
        controller.close();
      } else controller.enqueue(encoder.encode(part?.value ?? "\n"));
    },
    async cancel() {
      close();
      over.abort(new Error("the client disconnected"));
      await parts.return(undefined);
    },
  });
}

/**
 * The maximum number of characters to convert to JSON at once. JSON can be six times as long as the original text, and many texts are in
 * memory at the same time.
 */
const PART = 64 * 1024;

/** Yields the events as lines of JSON. Splits the line of a text event into several pieces. */
async function* partsOf(events: AsyncIterable<LiveEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.event !== "text" || event.text === undefined) {
      yield `${JSON.stringify(event)}\n`;
      continue;
    }
    const { text, ...others } = event;
    yield `${JSON.stringify(others).slice(0, -1)},"text":"`;
    // If a piece ends inside a surrogate pair, JSON escapes both halves, and the client's parser joins them.
    for (let at = 0; at < text.length; at += PART) yield JSON.stringify(text.slice(at, at + PART)).slice(1, -1);
    yield '"}\n';
  }
}

/** Waits for a promise. Returns undefined if the promise is still pending after `BEAT` milliseconds. */
async function orBeat<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BEAT);
  });
  return Promise.race([promise, beat]).finally(() => clearTimeout(timer));
}
