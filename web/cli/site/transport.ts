import { Agent } from "node:http";
import { Agent as TlsAgent } from "node:https";
import { isPrivate } from "../../net/address.ts";
import { bytesToRead, type Resource } from "../../net/body-limits.ts";
import { field } from "../../net/challenge.ts";
import type { Exchange, Transport } from "../../site/polite.ts";
import type { RobotsRecord } from "../../site/record.ts";
import { DEFAULTS, type FetchOptions, fetchUrl } from "../net/http.ts";
import { wallIn } from "../net/inspection.ts";
import { wallInWords } from "../net/inspection-words.ts";
import type { AddressPolicy } from "../net/request.ts";
import { fetchRobotsTxt } from "../net/robots.ts";
import { decode } from "../source.ts";

/** Sends requests with the command line's HTTP client. By default, refuses private addresses, except on the host that the user named. */
export class NodeTransport implements Transport {
  readonly #options: FetchOptions;
  readonly #start: URL | undefined;
  readonly #warn: (message: string) => void;
  readonly #agents = { "http:": new Agent({ keepAlive: true }), "https:": new TlsAgent({ keepAlive: true }) };
  /** `true` if the host that the user named has a private address; `undefined` before the host's first response. */
  #isPrivate: boolean | undefined;

  /**
   * Calls `warn` with the reason if a robots.txt is not requested or cannot be fetched. If there is a start page, does not call `warn` for
   * failed fetches from other origins.
   */
  constructor(options: FetchOptions, start: string | undefined, warn: (message: string) => void) {
    this.#options = options;
    this.#warn = warn;
    this.#start = start === undefined ? undefined : new URL(start);
  }

  async request(url: string, resource: Resource): Promise<Exchange> {
    const options: FetchOptions = {
      ...this.#options,
      addresses: this.#addresses(url),
      redirects: 0,
      bytes: (contentType) => bytesToRead(resource, contentType),
    };
    let answer = await fetchUrl(new URL(url), { ...options, agents: this.#agents });
    // Retry once: a server may close a reused connection just as the next request is sent.
    if (answer.failure?.kind === "reset") answer = await fetchUrl(new URL(url), options);
    const { hops, body, failure } = answer;
    const [hop] = hops;
    this.#learn(url, hop?.address);
    const { headers = "", redirectsTo } = hop ?? {};
    // No redirects are followed here, so a redirect is a valid response, not a failure.
    const isRedirect = redirectsTo !== undefined;
    return {
      headers,
      redirectsTo,
      status: isRedirect ? hop?.status : answer.status,
      retryAfter: field(headers, "retry-after"),
      failure: isRedirect ? undefined : failure,
      body,
    };
  }

  async robots(origin: string): Promise<RobotsRecord> {
    const { url, fetch, answer, failure } = await fetchRobotsTxt(origin, {
      ...this.#options,
      addresses: this.#addresses(origin),
    });
    this.#learn(origin, answer.hops[0]?.address);
    // Do not warn about other origins: many sites respond only on https, or only without “www.”.
    const isOther = this.#start !== undefined && origin !== this.#start.origin;
    const isRefused = failure?.kind === "private-address" && answer.hops.length === 0;
    if (isRefused) this.#warn(`${url} was not requested: ${failure.message}. Use --allow-private to read it.`);
    else if (failure && !isOther) this.#warn(`${url} could not be fetched: ${failure.message}.`);
    const wall = wallIn(answer);
    if (wall && !isOther) this.#warn(`${url}: ${wallInWords(wall, "robots.txt")}.`);
    const { status, redirects = 0, text } = fetch;
    const record: RobotsRecord = { record: "robots", origin, status, redirects };
    if (isRefused) record.refusal = failure.message;
    if (wall?.by !== undefined) record.wall = wall.by;
    const isText = !wall && typeof status === "number" && status >= 200 && status < 300;
    if (isText && text !== undefined) record.text = typeof text === "string" ? text : decode(text);
    return record;
  }

  /**
   * Returns the address policy for a request. Unless the options set another policy, private addresses are allowed only on the host that
   * the user named. If the first response from this host was from a public address, later requests must not reach a private network.
   */
  #addresses(url: string): AddressPolicy {
    const { addresses = DEFAULTS.addresses } = this.#options;
    if (addresses !== "typed") return addresses;
    return new URL(url).hostname === this.#start?.hostname && this.#isPrivate !== false ? "typed" : "public";
  }

  #learn(url: string, address: string | undefined): void {
    if (address !== undefined && new URL(url).hostname === this.#start?.hostname)
      this.#isPrivate ??= isPrivate(address);
  }
}
