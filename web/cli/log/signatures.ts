import { constants, createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from "node:crypto";
import {
  type InnerList,
  type Item,
  isInnerList,
  parseDictionary,
  parseItem,
  serializeInnerList,
  serializeItem,
} from "structured-headers";
import { attempt } from "../../net/attempt.ts";
import { BOT_TAG, DIRECTORY_PATH, signatureBase } from "../../net/bot-signature.ts";
import { missingInput } from "../exit.ts";

/**
 * The result for a signed request. "genuine": signed by one of the keys. "forged": not signed by the key that the signature names.
 * "expired": the signature was not valid at the time of the request. "unknown-key": signed by an unknown key. "undecidable": the log lacks
 * the request's time or a signed part, a bot did not sign the host, or no algorithm is known for the key.
 */
export const SIGNATURE_RESULTS = ["genuine", "forged", "expired", "unknown-key", "undecidable"] as const;

export type SignatureResult = (typeof SIGNATURE_RESULTS)[number];

/** The parts of a request that a signature may cover. Parts that the log does not contain are left out. */
export interface SignedRequest {
  method?: string | undefined;
  /** The host, with its port unless that is the default. */
  authority?: string | undefined;
  /** The path with its query. */
  target?: string | undefined;
  /** The headers, keyed by lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The time of the request, in seconds since 1970. */
  time?: number | undefined;
}

/** The accepted difference between the clocks of bot and server, in seconds. */
const LEEWAY = 60;

/** The keys of a JSON Web Key Set, for verifying signatures of requests (RFC 9421). */
export class SigningKeys {
  readonly #keys = new Map<string, { key: KeyObject; jwk: JsonWebKey }>();

  /** Reads a JSON Web Key Set (RFC 7517). `name` is for error messages. */
  constructor(text: string, name: string) {
    for (const jwk of keysOf(text, name)) {
      const known = { key: publicKeyOf(jwk, name), jwk };
      this.#keys.set(thumbprintOf(jwk), known);
      if (typeof jwk.kid === "string") this.#keys.set(jwk.kid, known);
    }
  }

  /**
   * Verifies the first signature with the tag `tag`, or the first of all signatures if `tag` is `null`. Returns `undefined` if there is no
   * such signature.
   */
  check(request: SignedRequest, tag: string | null = BOT_TAG): SignatureResult | undefined {
    const signed = signatureIn(request, tag);
    return signed && this.#checkOne(request, signed);
  }

  #checkOne(request: SignedRequest, { input, signature }: Signature): SignatureResult {
    const parameters = input[1];
    const known = this.#keys.get(String(parameters.get("keyid")));
    if (!known) return "unknown-key";
    // A site that receives a signed request could replay it elsewhere if the signature does not cover the host, so the sender is uncertain.
    if (parameters.get("tag") === BOT_TAG && !coversHost(input)) return "undecidable";
    const base = signatureBase(input, (component) => valueOfComponent(request, component));
    if (base === undefined) return "undecidable";
    const isSigned = verified(known, parameters.get("alg"), Buffer.from(base), new Uint8Array(signature));
    if (isSigned === undefined) return "undecidable";
    if (!isSigned) return "forged";
    const [created, expires] = [parameters.get("created"), parameters.get("expires")];
    if (created === undefined && expires === undefined) return "genuine";
    if (request.time === undefined) return "undecidable";
    const isEarly = typeof created === "number" && request.time + LEEWAY < created;
    const isLate = typeof expires === "number" && request.time - LEEWAY > expires;
    return isEarly || isLate ? "expired" : "genuine";
  }
}

/** A signature, and the components and parameters that it covers. */
interface Signature {
  label: string;
  input: InnerList;
  signature: ArrayBuffer;
}

/** Returns the first signature with the tag `tag`, or the first of all signatures if `tag` is `null`. */
function signatureIn(request: SignedRequest, tag: string | null): Signature | undefined {
  const [inputs, signatures] = [dictionaryIn(request, "signature-input"), dictionaryIn(request, "signature")];
  if (!inputs || !signatures) return undefined;
  for (const [label, input] of inputs) {
    const signature = signatures.get(label)?.[0];
    if (!isInnerList(input) || !(signature instanceof ArrayBuffer)) continue;
    if (tag === null || input[1].get("tag") === tag) return { label, input, signature };
  }
  return undefined;
}

/** Returns `true` if a request has a signature with the tag for bots (`BOT_TAG`). */
export const isBotSigned = (request: SignedRequest) => signatureIn(request, BOT_TAG) !== undefined;

/**
 * Returns `true` if a signature covers the host: https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.2
 */
const coversHost = ([components]: InnerList) =>
  components.some(([name, { size }]) => size === 0 && (name === "@authority" || name === "@target-uri"));

/**
 * Returns the origin whose key directory a bot's signature names in Signature-Agent; `undefined` if the signature does not cover that
 * header, or if the header names something else. The header is a dictionary, or a string as in earlier drafts.
 *
 * https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.2.1
 */
export function signatureAgentOf(request: SignedRequest): string | undefined {
  const signed = signatureIn(request, BOT_TAG);
  const covered = signed?.input[0].find(([name]) => name === "signature-agent");
  if (!signed || !covered) return undefined;
  const key = covered[1].get("key") ?? signed.label;
  const member = dictionaryIn(request, "signature-agent")?.get(String(key)) ?? stringIn(request, "signature-agent");
  if (member === undefined || isInnerList(member)) return undefined;
  const [value, parameters] = member;
  const isDirectory = String(parameters.get("type") ?? "directory") === "directory";
  return isDirectory && typeof value === "string" ? originOf(value) : undefined;
}

/** Returns the origin if `text` is the origin or the URL of a key directory on HTTPS; otherwise `undefined`. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, origin, protocol } = new URL(text);
  const isNamed = href === `${origin}/` || href === `${origin}${DIRECTORY_PATH}`;
  return protocol === "https:" && isNamed ? origin : undefined;
}

function keysOf(text: string, name: string): JsonWebKey[] {
  // The first error below also covers text that is not JSON.
  const keys: unknown = attempt(() => JSON.parse(text.replace(/^\ufeff/, "")).keys);
  if (!Array.isArray(keys)) throw missingInput(`${name} is not a JSON Web Key Set: it has no “keys” array.`);
  if (keys.length === 0) throw missingInput(`${name} has no keys: its “keys” array is empty.`);
  return keys;
}

function publicKeyOf(jwk: JsonWebKey, name: string): KeyObject {
  try {
    return createPublicKey({ key: jwk, format: "jwk" });
  } catch (error) {
    throw missingInput(`${name} has a key that cannot be read: ${(error as Error).message}.`, error);
  }
}

/** The members that identify a key, keyed by the key's type. https://www.rfc-editor.org/rfc/rfc7638#section-3.2 */
const IDENTIFYING: Record<string, readonly string[]> = {
  OKP: ["crv", "kty", "x"],
  RSA: ["e", "kty", "n"],
  EC: ["crv", "kty", "x", "y"],
};

function thumbprintOf(jwk: JsonWebKey): string {
  const members = (IDENTIFYING[jwk.kty ?? ""] ?? []).map((name) => [name, jwk[name]]);
  return createHash("sha256")
    .update(JSON.stringify(Object.fromEntries(members)))
    .digest("base64url");
}

/** Returns `true` if Node.js can read a public key from a JSON Web Key. */
export const isSupportedKey = (jwk: unknown): boolean =>
  attempt(() => createPublicKey({ key: jwk as JsonWebKey, format: "jwk" })) !== undefined;

/** Parses a header as an item, such as a string (RFC 9651). Returns `undefined` if the header is missing or malformed. */
const stringIn = ({ headers }: SignedRequest, name: string): Item | undefined =>
  attempt(() => parseItem(headers.get(name) ?? ""));

/** Parses a header as a dictionary (RFC 9651). Returns `undefined` if the header is missing or malformed. */
function dictionaryIn({ headers }: SignedRequest, name: string): ReturnType<typeof parseDictionary> | undefined {
  const text = headers.get(name);
  return text === undefined ? undefined : attempt(() => parseDictionary(text));
}

/**
 * Returns the value of a signed component: https://www.rfc-editor.org/rfc/rfc9421#section-2.2. Assumes the scheme https, because most logs
 * lack the scheme.
 */
function valueOfComponent(request: SignedRequest, [name, parameters]: Item): string | undefined {
  const { method, authority, target, headers } = request;
  const query = target?.indexOf("?") ?? -1;
  if (parameters.size === 0)
    switch (name) {
      case "@method":
        return method;
      case "@authority":
        return authority;
      case "@scheme":
        return "https";
      case "@request-target":
        return target;
      case "@target-uri":
        return authority === undefined || target === undefined ? undefined : `https://${authority}${target}`;
      case "@path":
        return query < 0 ? target : target?.slice(0, query);
      case "@query":
        return target === undefined || query < 0 ? target && "?" : target.slice(query);
      default:
        return headers.get(String(name))?.trim();
    }
  if (name === "@query-param") return queryParameter(target ?? "", parameters.get("name"));
  const key = parameters.get("key");
  if (parameters.size > 1 || typeof key !== "string") return undefined;
  const member = dictionaryIn(request, String(name))?.get(key);
  if (member === undefined) return undefined;
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member);
}

/** Returns a query parameter; `undefined` if it does not occur exactly once: https://www.rfc-editor.org/rfc/rfc9421#section-2.2.8 */
function queryParameter(target: string, name: unknown): string | undefined {
  const query = new URLSearchParams(target.slice(target.indexOf("?") + 1));
  const values = [...query].filter(([found]) => encoded(found) === name).map(([, value]) => encoded(value));
  return values.length === 1 ? values[0] : undefined;
}

/** Percent-encodes text as in form submissions, but with `%20` for spaces. */
const encoded = (text: string) => new URLSearchParams({ "": text }).toString().slice(1).replaceAll("+", "%20");

/** The signature algorithms, keyed by the key's curve, or by its type for RSA. https://www.rfc-editor.org/rfc/rfc9421#section-6.2 */
const ALGORITHMS: Record<string, string> = {
  Ed25519: "ed25519",
  "P-256": "ecdsa-p256-sha256",
  "P-384": "ecdsa-p384-sha384",
  RSA: "rsa-pss-sha512",
};

/** Returns `true` if the key signed the bytes, and `undefined` if no algorithm is known for the key. */
function verified(
  { key, jwk }: { key: KeyObject; jwk: JsonWebKey },
  declared: unknown,
  base: Uint8Array,
  signature: Uint8Array,
): boolean | undefined {
  const usual = ALGORITHMS[jwk.crv ?? jwk.kty ?? ""];
  const isOldRsa = jwk.kty === "RSA" && declared === "rsa-v1_5-sha256";
  if (usual === undefined) return undefined;
  if (declared !== undefined && declared !== usual && !isOldRsa) return false;
  if (isOldRsa) return verify("sha256", base, key, signature);
  switch (usual) {
    case "ed25519":
      return verify(null, base, key, signature);
    case "rsa-pss-sha512":
      return verify("sha512", base, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }, signature);
    default:
      return verify(usual.slice(-6), base, { key, dsaEncoding: "ieee-p1363" }, signature);
  }
}
