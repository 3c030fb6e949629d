/** Checks the address lists and key directories of operators. */
import { createPublicKey } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { byRank, factsOf, highest, prominenceOf } from "./catalogue.mjs";
import { isPage } from "./reader.mjs";

/** @typedef {import("./catalogue.mjs").Catalogue} Catalogue */
/** @typedef {import("./catalogue.mjs").Rank} Rank */
/** @typedef {{ origins: string[], kind: "addresses" | "keys", url: string, problem: string } & Rank} BrokenOrigin */

/** @typedef {{ origins: string[], kind: "addresses" | "keys", url: string, ranks: Rank[] }} Published */

/** The path of a key directory (Web Bot Auth) on an operator's host. */
const DIRECTORY = "/.well-known/http-message-signatures-directory";

/**
 * Reads the address lists and key directories in the catalogue. Returns the number of valid lists and directories, and
 * each invalid one with its problem.
 *
 * @param {Catalogue} catalogue
 * @param {import("./reader.mjs").Read} read
 * @returns {Promise<{ sound: number, broken: BrokenOrigin[] }>}
 */
export async function checkOrigins(catalogue, read) {
  /** @type {Map<string, Published>} */
  const published = new Map();
  for (const [origin, entry] of Object.entries(catalogue.origins)) {
    const users = catalogue.crawlers.filter((crawler) => crawler.origin === origin);
    for (const { field, fact } of factsOf(entry)) {
      const ranks = users.map((crawler) => ({ prominence: prominenceOf(crawler), certainty: fact.certainty }));
      const lists = field === "address_lists" ? fact.value : [];
      const directories = field === "key_directory" ? [new URL(DIRECTORY, fact.value).href] : [];
      for (const url of [...lists, ...directories]) {
        const kind = field === "address_lists" ? "addresses" : "keys";
        /** @type {Published} */
        const known = published.get(url) ?? { origins: [], kind, url, ranks: [] };
        known.origins.push(origin);
        known.ranks.push(...ranks);
        published.set(url, known);
      }
    }
  }
  const checked = await Promise.all(
    [...published.values()].map(async ({ ranks, ...entry }) => {
      const answer = await read(entry.url);
      const problem = isPage(answer) ? fault(entry.kind, answer.text) : `not readable: ${answer.reason}`;
      return { ...entry, problem, ...highest(ranks) };
    }),
  );
  const broken = checked.flatMap(({ problem, ...entry }) => (problem === undefined ? [] : [{ ...entry, problem }]));
  broken.sort((one, other) => byRank(one, other) || one.url.localeCompare(other.url));
  return { sound: checked.length - broken.length, broken };
}

/**
 * Returns the fault in an address list or key directory; `undefined` if the text is valid.
 *
 * @param {"addresses" | "keys"} kind
 * @param {string} text
 */
function fault(kind, text) {
  try {
    return kind === "addresses" ? faultOfAddresses(text) : faultOfKeys(text);
  } catch (error) {
    return `does not parse: ${error.message}`;
  }
}

/** Returns or throws the fault in an address list, if any. @param {string} text JSON with `prefixes`, or a geofeed (RFC 8805) */
function faultOfAddresses(text) {
  const blocks = /^\s*[{[]/.test(text) ? prefixesOf(text) : geofeedOf(text);
  if (blocks.length === 0) return "has no addresses";
  for (const block of blocks) {
    const [address = "", bits] = String(block).split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (isIP(address) === 0) throw new Error(`“${block}” is not an address block such as 192.0.2.0/24`);
    if (bits !== undefined) new BlockList().addSubnet(address, Number(bits), family);
  }
  return undefined;
}

/** @param {string} text @returns {unknown[]} */
function prefixesOf(text) {
  const { prefixes } = JSON.parse(text);
  if (!Array.isArray(prefixes)) throw new Error("the list has no “prefixes” array");
  return prefixes.map((entry) => entry?.ipv4Prefix ?? entry?.ipv6Prefix);
}

/** @param {string} text */
function geofeedOf(text) {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  return lines.filter((line) => line !== "").map((line) => line.split(",", 1)[0]?.trim());
}

/** Returns or throws the fault in a key directory, if any. @param {string} text a JSON Web Key Set (RFC 7517, 5) */
function faultOfKeys(text) {
  const { keys } = JSON.parse(text);
  if (!Array.isArray(keys)) throw new Error("the directory has no “keys” array");
  for (const key of keys) createPublicKey({ key, format: "jwk" });
  return keys.length === 0 ? "has no keys" : undefined;
}
