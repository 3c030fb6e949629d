import type { Failure } from "../live/events.ts";
import { bytesToRead, type Resource } from "../net/body-limits.ts";
import type { Credentials } from "../net/credentials.ts";
import { ACCEPT } from "../net/headers.ts";
import { REDIRECT_STATUSES } from "../net/redirect.ts";
import { ROBOTS_REDIRECTS, type RobotsTxtHop, robotsTxtAnswer } from "../net/robots-answer.ts";
import { wallOf } from "../net/walls/index.ts";
import { absolute } from "./document.ts";
import type { Exchange, Transport } from "./polite.ts";
import type { RobotsRecord } from "./record.ts";

/** Sends requests with `fetch`. */
export class FetchTransport implements Transport {
  readonly #fetch: typeof fetch;
  readonly #userAgent: string;
  readonly #credentials: Credentials;

  constructor(fetching: typeof fetch, userAgent: string, credentials: Credentials) {
    this.#fetch = fetching;
    this.#userAgent = userAgent;
    this.#credentials = credentials;
  }

  async request(url: string, resource: Resource): Promise<Exchange> {
    const exchange: Exchange = { headers: [], body: new Uint8Array() };
    try {
      const response = await this.#send(url);
      exchange.status = response.status;
      // `fetch` joins header lines with the same name. Pass pairs, so that the engine expects joined lines.
      exchange.headers = [...response.headers];
      const location = response.headers.get("location");
      const isRedirect = REDIRECT_STATUSES.includes(response.status) && location !== null;
      exchange.redirectsTo = isRedirect ? absolute(location, url) : undefined;
      exchange.retryAfter = response.headers.get("retry-after") ?? undefined;
      const contentType = response.headers.get("content-type") ?? undefined;
      exchange.body = await bodyOf(response, exchange.redirectsTo ? 0 : bytesToRead(resource, contentType));
    } catch (error) {
      exchange.failure = failureOf(url, error);
    }
    return exchange;
  }

  async robots(origin: string): Promise<RobotsRecord> {
    const hops: RobotsTxtHop[] = [];
    let last: Exchange = { headers: [], body: new Uint8Array() };
    let failure: Failure | undefined;
    let url: string | undefined = `${origin}/robots.txt`;
    while (url !== undefined && failure === undefined) {
      last = await this.request(url, "robots-txt");
      const { status, redirectsTo }: Exchange = last;
      failure = last.failure;
      if (status !== undefined) hops.push({ status, ...(redirectsTo !== undefined && { redirectsTo }) });
      if (redirectsTo !== undefined && hops.length > ROBOTS_REDIRECTS)
        failure = { kind: "too-many-redirects", url, message: "there are too many redirects", location: redirectsTo };
      url = redirectsTo;
    }
    const answer = robotsTxtAnswer(hops, failure) ?? { status: "network-failure" as const, redirects: 0 };
    const wall = wallIn(last);
    if (wall !== undefined) return { record: "robots", origin, ...answer, wall };
    const isText =
      failure === undefined && answer.status !== "network-failure" && answer.status >= 200 && answer.status < 300;
    const text = isText ? { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(last.body) } : {};
    return { record: "robots", origin, ...answer, ...text };
  }

  #send(url: string): Promise<Response> {
    const authorization = this.#credentials.authorization(new URL(url).origin);
    const headers = {
      Accept: ACCEPT,
      "User-Agent": this.#userAgent,
      ...(authorization && { Authorization: authorization }),
    };
    return this.#fetch(url, { redirect: "manual", headers });
  }
}

/** Returns the name of the bot wall that sent a response; `undefined` if the response is not from a known bot wall. */
function wallIn({ status, headers, body }: Exchange): string | undefined {
  if (status === undefined) return undefined;
  const lines = typeof headers === "string" ? headers : headers.map(([name, value]) => `${name}: ${value}\n`).join("");
  return wallOf({ status, headers: lines, body: new TextDecoder("latin1").decode(body) })?.wall.name;
}

/** Returns the first `most` bytes of a body, and cancels the rest. */
async function bodyOf({ body }: Response, most: number): Promise<Uint8Array> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; reader && length < most; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  reader?.cancel().catch(() => {});
  return new Uint8Array(await new Blob(pieces).slice(0, most).arrayBuffer());
}

/** Converts an error of `fetch` to a failure. The error's `cause` depends on the platform. */
function failureOf(url: string, error: unknown): Failure {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const code = (cause as { code?: unknown } | undefined)?.code;
  return { kind: "unreachable", url, message, ...(typeof code === "string" && { code }) };
}
