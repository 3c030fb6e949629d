import { version } from "robotscope";
import type { Failure } from "../../live/events.ts";
import { isLocal, isPrivate } from "../../net/address.ts";
import { LONGEST_DOCUMENT } from "../../net/body-limits.ts";
import { basic, type Credentials } from "../../net/credentials.ts";
import { failureOf, shown } from "../../net/failure.ts";
import { readAtMost } from "../../net/read-at-most.ts";
import { follow, REDIRECT_STATUSES, redirectError } from "../../net/redirect.ts";
import { type Received, receive } from "./receive.ts";
import { type AddressPolicy, type Agents, ask, locationOf, type Response, type Timeouts } from "./request.ts";

/** Options for a fetch. `DEFAULTS` contains the default values of all fields except `agents` and `credentials`. */
export interface FetchOptions {
  /** Agents that reuse connections; left out to open a new connection for each request. */
  agents?: Agents;
  userAgent?: string;
  /** The credentials to send for URLs without credentials of their own. */
  credentials?: Credentials;
  addresses?: AddressPolicy;
  timeouts?: Partial<Timeouts>;
  redirects?: number;
  /** The maximum size of the body in bytes, before and after decompression, or a function that returns it for a Content-Type. */
  bytes?: number | ((contentType: string | undefined) => number);
}

export const DEFAULTS = {
  userAgent: `robotscope/${version()} (+https://www.npmjs.com/package/robotscope)`,
  addresses: "typed",
  timeouts: { connect: 10_000, firstByte: 20_000, idle: 15_000, whole: 30_000 },
  redirects: 10,
  bytes: LONGEST_DOCUMENT,
} as const satisfies Required<Omit<FetchOptions, "agents" | "credentials">>;

/** One response in a redirect chain. */
export interface Hop {
  /** The requested URL, without credentials. */
  url: string;
  status: number;
  /** The status and header lines as received, preceded by the lines of interim responses. */
  headers: string;
  address?: string;
  /** The time until the headers were complete. */
  milliseconds: number;
  redirectsTo?: string;
  /** Set if the redirect leads from https to http. */
  losesTls?: true;
}

export interface Answer {
  /** Every response, in order; empty if no server responded. */
  hops: Hop[];
  /** The URL that was requested last, without credentials. */
  url: string;
  /** The status of the final response; left out if the last URL got no response, or if it redirects but the redirect cannot be followed. */
  status?: number;
  contentType?: string;
  /** The part of the body that was received, decompressed. */
  body: Uint8Array;
  /** The number of body bytes received, before decompression. */
  received: number;
  /** `true` if the body may be longer than the part that was read. */
  truncated: boolean;
  failure?: Failure;
  milliseconds: number;
}

/** An answer whose body is still to be read, piece by piece. */
export interface Opened extends Received, Pick<Answer, "hops" | "url" | "status" | "contentType" | "failure"> {
  close: () => void;
}

/** Fetches a web address with GET and follows redirects. A server's behaviour never causes an exception. */
export async function fetchUrl(url: URL, options: FetchOptions = {}): Promise<Answer> {
  const started = performance.now();
  const opened = await open(url, options);
  const { bytes = DEFAULTS.bytes } = options;
  const most = typeof bytes === "number" ? bytes : bytes(opened.contentType);
  const isTooMuch = () => opened.received() > most;
  const read = readAtMost(most > 0 ? opened.body : [], most, isTooMuch);
  const { body, truncated, failure = opened.failure } = await read.finally(opened.close);
  const { hops, status, contentType } = opened;
  const milliseconds = performance.now() - started;
  return {
    hops,
    url: opened.url,
    status,
    contentType,
    body,
    received: opened.received(),
    truncated,
    failure,
    milliseconds,
  };
}

/** Fetches a published list, such as one of addresses. Throws an error if the status is not 200. */
export async function fetchList(url: URL, options: FetchOptions): Promise<Uint8Array> {
  const { status, body, failure } = await fetchUrl(url, options);
  if (failure) throw new Error(failure.message);
  if (status !== 200) throw new Error(`status ${status}`);
  return body;
}

/** Sends a request and follows redirects. Returns after the last response's headers; the caller reads the body and calls `close`. */
export async function open(first: URL, options: FetchOptions = {}): Promise<Opened> {
  const timeouts = { ...DEFAULTS.timeouts, ...options.timeouts };
  const deadline = performance.now() + timeouts.whole;
  const hops: Hop[] = [];
  const policy = options.addresses ?? DEFAULTS.addresses;
  // If the policy is "typed", only the host that the user typed may have a private address, and only if the first response came from a
  // private address. A host that resolves to a private address only later is refused.
  let mayBePrivate = policy === "all" || policy === "typed";
  const seen = new Set<string>();
  let url = new URL(first);
  url.hash = "";
  try {
    for (;;) {
      seen.add(url.href);
      const isTyped = policy === "typed" && url.hostname === first.hostname;
      const response = await ask({
        url,
        userAgent: options.userAgent ?? DEFAULTS.userAgent,
        authorization:
          (url.origin === first.origin ? basic(first) : undefined) ?? options.credentials?.authorization(url.origin),
        addresses: policy === "all" || (isTyped && mayBePrivate) ? "all" : "public",
        timeouts,
        deadline,
        ...(options.agents && { agents: options.agents }),
      });
      const { message, head: headers, address, milliseconds } = response;
      const hop: Hop = { url: shown(url), status: message.statusCode ?? 0, headers, milliseconds, address };
      // Behind a proxy, the server's address is unknown, so use the host name.
      if (hops.length === 0) mayBePrivate = address === undefined ? isLocal(url.hostname) : isPrivate(address);
      hops.push(hop);
      const location = locationOf(response);
      if (!REDIRECT_STATUSES.includes(hop.status) || location === undefined)
        return opened(url, hops, response, timeouts, deadline);
      response.close();
      const next = follow(url, location);
      hop.redirectsTo = next.href;
      if (url.protocol === "https:" && next.protocol === "http:") hop.losesTls = true;
      if (seen.has(next.href)) throw redirectError(url, "redirect-loop", next.href);
      if (hops.length > (options.redirects ?? DEFAULTS.redirects))
        throw redirectError(url, "too-many-redirects", next.href);
      url = next;
    }
  } catch (error) {
    const failure = failureOf(error);
    return { hops, url: shown(url), failure, body: nothing(), received: () => 0, close: () => {} };
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function opened(url: URL, hops: Hop[], response: Response, timeouts: Timeouts, deadline: number): Opened {
  const { message, close } = response;
  const contentType = message.headers["content-type"];
  const received = receive(url, response, timeouts, deadline);
  return { hops, url: shown(url), status: message.statusCode, contentType, ...received, close };
}
