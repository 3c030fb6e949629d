import { Resolver } from "node:dns/promises";
import { BlockList, isIP, isIPv4 } from "node:net";
import type { Certainty, Crawler } from "robotscope";
import { bitsOf, isPrivate } from "../../net/address.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { type FetchOptions, fetchList } from "../net/http.ts";
import { decodeMarked, readListBytes } from "../source.ts";

/** The result of checking whether an address belongs to a crawler's operator. */
export interface Origin {
  word: "genuine" | "not-genuine" | "unknown";
  /** The evidence, or the reason why the result is unknown. */
  why: string;
  /** The certainty of the catalogue's data for this check: documented by the operator, reported, or assumed. */
  certainty?: Certainty;
}

export interface OriginOptions {
  /** The addresses of the name servers to query; by default, those of the operating system. */
  servers?: readonly string[];
  /** Sources of address lists, keyed by product token. These lists replace those that operators publish. */
  lists?: ReadonlyMap<string, string>;
  fetching?: FetchOptions;
  /** Called with the reason if an address list cannot be loaded. */
  warn: (text: string) => void;
}

const MOST_NAMES = 10;

/** The maximum size of an address list, in bytes. A list of ten thousand blocks is smaller. */
const LONGEST_LIST = 8 * 1024 * 1024;

/**
 * Checks whether the addresses of requests that name a crawler belong to its operator. An address is genuine if a list that the operator
 * publishes contains it. Otherwise, it must have a DNS name in one of the operator's domains, and that name must resolve to the address
 * ([google-verification], [bing-verification], [yandex-robots]). If a list could not be read and DNS does not confirm the address, the
 * result is unknown. Results are cached.
 */
export class Origins {
  readonly #resolver: Resolver;
  readonly #options: OriginOptions;
  readonly #lists = new Map<string, Promise<BlockList | undefined>>();
  readonly #names = new Map<string, Promise<string[]>>();
  /** `true` if an address list passed with `--list` could not be read. */
  hasFailed = false;

  constructor(options: OriginOptions) {
    this.#options = options;
    this.#resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (options.servers && options.servers.length > 0) this.#resolver.setServers([...options.servers]);
  }

  async of(address: string, { token, origin }: Crawler): Promise<Origin> {
    const given = this.#options.lists?.get(token);
    const lists = given === undefined ? (origin?.addressLists.value ?? []) : [given];
    const domains = origin?.reverseDns.value ?? [];
    if (lists.length + domains.length === 0 && origin?.keyDirectory)
      return { word: "unknown", why: "it signs its requests, which --fetch-keys verifies" };
    if (lists.length + domains.length === 0)
      return { word: "unknown", why: "the catalogue has no lists or domains of its operator" };
    if (isIP(address) === 0) return { word: "unknown", why: "the log has a name, not an address" };
    if (isPrivate(address))
      return { word: "unknown", why: "the address is private, probably that of a proxy in front of the server" };
    const listed = await this.#listed(address, lists);
    const ofLists = given === undefined && origin ? { certainty: origin.addressLists.certainty } : {};
    if (listed.word === "genuine" || domains.length === 0) return { ...listed, ...ofLists };
    const named = await this.#named(address, domains);
    // A list that could not be read may contain the address.
    if (listed.word === "unknown" && named.word === "not-genuine") return { ...listed, ...ofLists };
    return { ...named, ...(origin && { certainty: origin.reverseDns.certainty }) };
  }

  async #listed(address: string, lists: readonly string[]): Promise<Origin> {
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    let isComplete = true;
    for (const source of lists) {
      const list = await getOrInsert(this.#lists, source, () => this.#read(source));
      if (list?.check(address, family)) return { word: "genuine", why: `listed in ${source}` };
      isComplete &&= list !== undefined;
    }
    return isComplete
      ? { word: "not-genuine", why: `not listed in ${lists.join(", ")}` }
      : { word: "unknown", why: "the list of its operator could not be read" };
  }

  async #read(source: string): Promise<BlockList | undefined> {
    try {
      return blockListOf(await this.#bytesOf(source));
    } catch (error) {
      this.hasFailed ||= [...(this.#options.lists?.values() ?? [])].includes(source);
      this.#options.warn(`the address list ${source} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  async #bytesOf(source: string): Promise<Uint8Array> {
    if (!/^https?:\/\//i.test(source)) return readListBytes(source);
    return fetchList(new URL(source), { ...this.#options.fetching, bytes: LONGEST_LIST });
  }

  async #named(address: string, domains: readonly string[]): Promise<Origin> {
    try {
      const names = await this.#lookup(`reverse ${address}`, () => this.#resolver.resolvePtr(arpaName(address)));
      const clean = names.slice(0, MOST_NAMES).map((name) => name.toLowerCase().replace(/\.$/, ""));
      const ours = clean.filter((name) => domains.some((domain) => name.endsWith(`.${domain}`)));
      const wanted = domains.join(" or ");
      if (clean.length === 0) return { word: "not-genuine", why: "the address has no name" };
      if (ours.length === 0) return { word: "not-genuine", why: `its name is ${clean[0]}, not in ${wanted}` };
      for (const name of ours) {
        const addresses = await this.#lookup(`forward ${name} ${isIP(address)}`, () =>
          isIPv4(address) ? this.#resolver.resolve4(name) : this.#resolver.resolve6(name),
        );
        if (addresses.some((one) => bitsOf(one) === bitsOf(address)))
          return { word: "genuine", why: `its name is ${name}` };
      }
      return { word: "not-genuine", why: `its name ${ours[0]} does not lead back to the address` };
    } catch (error) {
      return { word: "unknown", why: `the name server returned an error: ${(error as NodeJS.ErrnoException).code}` };
    }
  }

  /** Returns the result of a DNS query; an empty array if the name does not exist. Caches results by `key`. */
  #lookup(key: string, ask: () => Promise<string[]>): Promise<string[]> {
    return getOrInsert(this.#names, key, () =>
      ask().catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
        throw error;
      }),
    );
  }
}

/**
 * Returns the domain name for the reverse lookup of an address (RFC 1035 3.5, RFC 3596 2.5). `Resolver.reverse` is not used, because it
 * reports a failing server as a missing name.
 */
function arpaName(address: string): string {
  if (isIPv4(address)) return `${address.split(".").reverse().join(".")}.in-addr.arpa`;
  const digits =
    bitsOf(address)
      ?.match(/.{4}/g)
      ?.map((bits) => Number.parseInt(bits, 2).toString(16)) ?? [];
  return `${digits.reverse().join(".")}.ip6.arpa`;
}

/**
 * Parses a published address list: either JSON in the format that Google introduced (`{ "prefixes": [{ "ipv4Prefix": "192.0.2.0/24" }, …]
 * }`), or a geofeed (RFC 8805), whose lines begin with a block.
 */
function blockListOf(bytes: Uint8Array): BlockList {
  const text = decodeMarked(bytes).replace(/^\ufeff/, "");
  const list = new BlockList();
  for (const block of /^\s*[{[]/.test(text) ? prefixesOf(text) : geofeedOf(text)) {
    const [address = "", bits] = String(block).split("/");
    const family = isIP(address);
    const length = bits === undefined ? (family === 4 ? 32 : 128) : Number(bits);
    if (family === 0 || !(length >= 0)) throw new Error(`“${block}” is not an address block such as 192.0.2.0/24`);
    list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

function prefixesOf(text: string): unknown[] {
  const { prefixes } = JSON.parse(text) as { prefixes?: unknown };
  if (!Array.isArray(prefixes)) throw new Error("it has no “prefixes” array");
  const entries = prefixes as ({ ipv4Prefix?: unknown; ipv6Prefix?: unknown } | null)[];
  return entries.map((entry) => entry?.ipv4Prefix ?? entry?.ipv6Prefix);
}

/**
 * Returns the blocks in a geofeed (RFC 8805, 2.1). Fields are separated by commas, the block is the first field, and `#` begins a comment.
 */
function geofeedOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  const blocks = lines.filter((line) => line !== "").map((line) => line.split(",", 1)[0]?.trim() ?? "");
  if (blocks.length === 0) throw new Error("it has no addresses");
  return blocks;
}
