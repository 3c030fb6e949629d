import type { Failure, HopEvent, LiveEvent, Part, TextEvent } from "../web/live/events.ts";
import { decodeHtml } from "../web/net/charset.ts";
import { FetchError, failureOf, seconds, shown } from "../web/net/failure.ts";
import { readAtMost } from "../web/net/read-at-most.ts";
import { follow, REDIRECT_STATUSES, redirectError } from "../web/net/redirect.ts";
import type { Ask, Response } from "./ask.ts";
import type { Cache, CachedResponse } from "./cache.ts";
import type { Limits, RateLimiter } from "./limits.ts";
import { type Allowed, isAllowed, optsOut, refuseForeign } from "./rules.ts";
import type { Signer } from "./signing.ts";
import type { Impersonation } from "./user-agents.ts";

export interface Dependencies {
  ask: Ask;
  userAgent: string;
  signer: Signer | undefined;
  allowed: Allowed;
  limits: Limits;
  cache: Cache;
  /** Limits the number of requests to each host, from all clients together. */
  perSite: RateLimiter;
  /** The number of crawlers that a request may name; `undefined` if the service refuses crawler names. */
  crawlers: number | undefined;
}

/** The text that an event is about: the page, or an origin's robots.txt. */
type About = { part: "page"; as?: string } | { part: "robots-txt"; site: string; as?: string };

/**
 * Fetches a page, following redirects, and yields events. Before the first request to an origin for a page, fetches that origin's
 * robots.txt. The service does not evaluate these texts, with one exception: if a group for robotscope disallows the page, the page is not
 * fetched. Finally, if requested, fetches robots.txt and the page again with the User-Agents of crawlers, one after the other.
 */
export async function* inspect(
  url: URL,
  dependencies: Dependencies,
  signal: AbortSignal,
  impersonations: readonly Impersonation[] = [],
): AsyncGenerator<LiveEvent> {
  const started = performance.now();
  const inspection = new Inspection(dependencies, started + dependencies.limits.whole, signal);
  yield* inspection.page(url);
  for (const impersonation of impersonations) {
    await pause(dependencies.limits.pause, signal);
    yield* inspection.page(url, impersonation);
  }
  const { fetches } = inspection;
  const { crawlers } = dependencies;
  yield { event: "end", fetches, milliseconds: since(started), ...(crawlers !== undefined && { crawlers }) };
}

class Inspection {
  fetches = 0;
  /** The number of requests since the last call of `page`, which is called once for each User-Agent. */
  #fetchesByName = 0;
  readonly #dependencies: Dependencies;
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  /** The bodies of the requested robots.txt files, keyed by origin; undefined if there was no successful response. */
  readonly #robotsTxts = new Map<string, Uint8Array | undefined>();

  constructor(dependencies: Dependencies, deadline: number, signal: AbortSignal) {
    this.#dependencies = dependencies;
    this.#deadline = deadline;
    this.#signal = signal;
  }

  page(first: URL, impersonation?: Impersonation): AsyncGenerator<LiveEvent> {
    this.#fetchesByName = 0;
    const inspection = this;
    const named = impersonation && { as: impersonation.token };
    const userAgent = impersonation?.userAgent;
    const siteRobots = (site: string, named?: { as: string }) =>
      inspection.#walk(new URL("/robots.txt", site), { part: "robots-txt", site, ...named }, named && userAgent);
    /** The origins whose robots.txt was requested with the crawler's User-Agent. */
    const asked = new Set<string>();
    return this.#walk(first, { part: "page", ...named }, userAgent, async function* (url) {
      const { origin } = url;
      if (!inspection.#robotsTxts.has(origin)) {
        // Set the entry before fetching, so that a failed request is not repeated.
        inspection.#robotsTxts.set(origin, undefined);
        inspection.#robotsTxts.set(origin, yield* siteRobots(origin));
      }
      const robotsTxt = inspection.#robotsTxts.get(origin);
      if (robotsTxt && optsOut(robotsTxt, url)) throw optedOut(url);
      if (named && !asked.has(origin)) {
        asked.add(origin);
        yield* siteRobots(origin, named);
      }
    });
  }

  /** Follows redirects. Returns the body of the final response if its status is a success; otherwise `undefined`. */
  async *#walk(
    first: URL,
    about: About,
    userAgent: string | undefined,
    before?: (url: URL) => AsyncGenerator<LiveEvent>,
  ): AsyncGenerator<LiveEvent, Uint8Array | undefined> {
    const seen = new Set<string>();
    let url = first;
    try {
      for (;;) {
        refuseForeign(url, this.#dependencies.allowed);
        if (before) yield* before(url);
        seen.add(url.href);
        const next = yield* this.#step(url, about, userAgent);
        if (!(next instanceof URL)) return next;
        if (seen.has(next.href)) throw redirectError(url, "redirect-loop", next.href);
        if (seen.size > this.#dependencies.limits.redirects[about.part])
          throw redirectError(url, "too-many-redirects", next.href);
        url = next;
      }
    } catch (error) {
      yield { event: "failure", ...about, failure: this.#causeOf(failureOf(error)) };
      return undefined;
    }
  }

  /** Fetches one response, or takes it from the cache. Returns a redirect's target or a successful response's body. */
  async *#step(
    url: URL,
    about: About,
    userAgent: string | undefined,
  ): AsyncGenerator<LiveEvent, URL | Uint8Array | undefined> {
    const started = performance.now();
    const { cache } = this.#dependencies;
    // The key contains a crawler's User-Agent, because a site may respond differently to each User-Agent.
    const key = userAgent === undefined ? url.href : `${userAgent} ${url.href}`;
    const cached = cache.get(key);
    const hop = (response: Response | CachedResponse, more: Partial<HopEvent>): HopEvent => {
      const { status, headers, fieldLines } = response;
      return {
        event: "hop",
        ...about,
        url: url.href,
        status,
        headers,
        fieldLines,
        milliseconds: since(started),
        ...more,
      };
    };
    const cachedRedirect = cached && redirectOf(url, cached.response);
    if (cached && (cachedRedirect || cached.response.body || !wantsBody(cached.response, about.part))) {
      const { response } = cached;
      yield hop(response, { ...cachedRedirect?.fields, age: Math.round(cached.milliseconds / 1000) });
      if (cachedRedirect) return cachedRedirect.follow();
      yield textOf(url, about, response);
      return isSuccess(response) ? response.body : undefined;
    }
    const response = await this.#ask(url, userAgent);
    try {
      const redirect = redirectOf(url, response);
      yield hop(response, { ...redirect?.fields });
      const { body, truncated, failure } =
        !redirect && wantsBody(response, about.part)
          ? await readAtMost(response.body, this.#dependencies.limits.bytes[about.part])
          : { body: undefined, truncated: false, failure: undefined };
      const whole: CachedResponse = { ...response, body, truncated };
      if (!failure) cache.put(key, whole);
      if (redirect) return redirect.follow();
      yield textOf(url, about, whole, failure && this.#causeOf(failure));
      return isSuccess(whole) ? whole.body : undefined;
    } finally {
      response.close();
    }
  }

  /** Sends a request. Signs it if it is sent with the service's own User-Agent. */
  async #ask(url: URL, impersonated: string | undefined): Promise<Response> {
    const { ask, userAgent, signer, allowed, limits, perSite } = this.#dependencies;
    if (this.#fetchesByName >= limits.fetches)
      throw refusal(url, "too-many-fetches", `${limits.fetches} requests were not enough`);
    const retryAfter = await perSite.take(url.hostname);
    if (retryAfter !== undefined)
      throw new FetchError({
        kind: "site-limit",
        url: shown(url),
        message: `${url.hostname} has received too many requests within a minute`,
        retryAfter,
      });
    this.fetches += 1;
    this.#fetchesByName += 1;
    const headers = impersonated === undefined ? await signer?.sign(url) : undefined;
    return ask({
      url,
      userAgent: impersonated ?? userAgent,
      ...(headers && { headers }),
      isAllowed: isAllowed(url, allowed),
      deadline: Math.min(performance.now() + limits.hop, this.#deadline),
      milliseconds: limits.hop,
      signal: this.#signal,
    });
  }

  /** Returns the failure to report. After the deadline of the inspection, replaces a timeout, because the service's limit caused it. */
  #causeOf(failure: Failure): Failure {
    // Timers may fire a little early.
    if (failure.kind !== "timeout" || performance.now() < this.#deadline - 100) return failure;
    const whole = seconds(this.#dependencies.limits.whole);
    return {
      kind: "too-many-fetches",
      url: failure.url,
      message: `the service spends at most ${whole} on one response`,
    };
  }
}

/** Waits for `milliseconds`, or until the client disconnects. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const since = (started: number) => Math.round(performance.now() - started);

const isSuccess = ({ status }: { status: number }) => status >= 200 && status < 300;

function refusal(url: URL, kind: Failure["kind"], message: string): FetchError {
  return new FetchError({ kind, url: shown(url), message });
}

const optedOut = (url: URL) =>
  refusal(url, "opted-out", `the robots.txt of ${url.host} has a group for robotscope that forbids this page`);

interface Redirect {
  /** The fields to add to the event; empty if the redirect cannot be followed. */
  fields: { redirectsTo?: string };
  /** Returns the redirect's target. Throws a `FetchError` if the redirect cannot be followed. */
  follow: () => URL;
}

function redirectOf(url: URL, { status, location }: Response | CachedResponse): Redirect | undefined {
  if (!REDIRECT_STATUSES.includes(status) || location === undefined) return undefined;
  try {
    const next = follow(url, location);
    return { fields: { redirectsTo: next.href }, follow: () => next };
  } catch {
    return { fields: {}, follow: () => follow(url, location) };
  }
}

const TEXT = /^\s*(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)\b)/i;

/** Returns `true` if the body should be read. The body of a page is read only if its Content-Type is textual or missing. */
function wantsBody({ contentType }: Response | CachedResponse, part: Part): boolean {
  return part === "robots-txt" || contentType === undefined || TEXT.test(contentType);
}

function textOf(
  url: URL,
  about: About,
  { status, contentType, body, truncated }: CachedResponse,
  failure?: Failure,
): TextEvent {
  return {
    event: "text",
    ...about,
    url: url.href,
    status,
    ...(body && decoded(body, about.part, contentType)),
    bytes: body?.length ?? 0,
    truncated,
    ...(failure && { failure }),
  };
}

function decoded(body: Uint8Array, part: Part, contentType: string | undefined) {
  if (part === "robots-txt") {
    // Keep the byte order mark: the evaluation reports it, because some engines misread files that begin with one.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
    return { text, encoding: "utf-8", encodingSource: "assumed" as const };
  }
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType ?? "");
  const { text, encoding, source } = decodeHtml(body, charset?.[1] ?? charset?.[2]);
  return { text, encoding, encodingSource: source };
}
