import { type Crawler, crawlers as catalogue, type Fact } from "robotscope";
import { DIRECTORY_PATH } from "../../net/bot-signature.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { type FetchOptions, fetchList } from "../net/http.ts";
import { decodeMarked } from "../source.ts";
import {
  isSupportedKey,
  type SignatureResult,
  type SignedRequest,
  SigningKeys,
  signatureAgentOf,
} from "./signatures.ts";

/** The result for a signed request, and the crawler whose key directory the request names. */
export interface Verified {
  result: SignatureResult;
  crawler: Crawler;
}

/** The maximum size of a key directory, in bytes. A directory of a hundred keys is smaller. */
const LONGEST_DIRECTORY = 256 * 1024;

/**
 * The key directories in the catalogue, which operators publish. Fetches a directory when a signed request names it for the first time.
 * Does not verify requests that name other directories, because any site can publish a directory.
 */
export class KeyDirectories {
  readonly #crawlers = new Map<string, Crawler[]>();
  readonly #keys = new Map<string, Promise<SigningKeys | undefined>>();
  /** The URLs of the loaded directories, each with the certainty that it belongs to the operator. */
  readonly loaded: Fact<string>[] = [];
  readonly #fetching: FetchOptions;
  readonly #warn: (text: string) => void;

  /** `warn` is called with the reason if a directory cannot be loaded. */
  constructor(fetching: FetchOptions, warn: (text: string) => void) {
    this.#fetching = fetching;
    this.#warn = warn;
    for (const crawler of catalogue()) {
      const origin = crawler.origin?.keyDirectory?.value;
      if (origin !== undefined) getOrInsert(this.#crawlers, origin, () => []).push(crawler);
    }
  }

  /**
   * Verifies a request whose signature names a directory in the catalogue. `named` is the crawler that the User-Agent names. Returns
   * `undefined` if the signature names no such directory, or if the directory does not belong to the operator of `named`: its keys then
   * prove nothing about `named`.
   */
  async check(request: SignedRequest, named: Crawler | undefined): Promise<Verified | undefined> {
    const origin = signatureAgentOf(request);
    const crawlers = origin === undefined ? undefined : this.#crawlers.get(origin);
    const crawler = crawlers?.find(({ operator }) => named === undefined || operator === named.operator);
    if (origin === undefined || crawler === undefined) return undefined;
    const keys = await getOrInsert(this.#keys, origin, () => this.#load(origin));
    return { result: keys?.check(request) ?? "unknown-key", crawler };
  }

  async #load(origin: string): Promise<SigningKeys | undefined> {
    const url = new URL(DIRECTORY_PATH, origin);
    try {
      // A redirect is a failure: a directory belongs to the origin that serves it.
      const body = await fetchList(url, { ...this.#fetching, bytes: LONGEST_DIRECTORY, redirects: 0 });
      const { keys } = JSON.parse(decodeMarked(body).replace(/^\ufeff/, "")) as { keys?: unknown };
      // Leave out keys of unknown types, so that operators can publish keys of new types.
      const supported = Array.isArray(keys) ? keys.filter(isSupportedKey) : keys;
      const known = new SigningKeys(JSON.stringify({ keys: supported }), "the response");
      const certainty = this.#crawlers.get(origin)?.[0]?.origin?.keyDirectory?.certainty ?? "assumed";
      this.loaded.push({ value: url.href, certainty });
      return known;
    } catch (error) {
      this.#warn(`the key directory ${url.href} cannot be read: ${(error as Error).message.replace(/\.$/, "")}`);
      return undefined;
    }
  }
}
