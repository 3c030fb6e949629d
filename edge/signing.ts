import { type InnerList, type Item, serializeDictionary } from "structured-headers";
import { BOT_TAG, signatureBase } from "../web/net/bot-signature.ts";
import type { Environment } from "./environment.ts";

/** Signs the service's requests (RFC 9421, Web Bot Auth), and publishes the key for verifying them. */
export interface Signer {
  /** Returns the headers that sign a GET request. */
  sign(url: URL): Promise<Record<string, string>>;
  /** Returns the key directory: its text, and the headers that describe and sign it. */
  directory(): Promise<{ body: string; headers: Record<string, string> }>;
}

/** The private key, and the members of the public key. */
interface Key {
  key: CryptoKey;
  jwk: { crv: string; kty: string; x: string };
  /** The thumbprint of the key: https://www.rfc-editor.org/rfc/rfc8037#appendix-A.3 */
  id: string;
}

/**
 * The lifetimes of request and key directory signatures, in seconds. The directory's is longer, because verifiers may redistribute the
 * directory.
 */
const LIFETIMES = { request: 60, directory: 7 * 86_400 };

/** The label of each signature. Also the key in the Signature-Agent header, whose value is a dictionary that the signature covers. */
const LABEL = "sig1";

/**
 * The public part of the test key in https://www.rfc-editor.org/rfc/rfc9421#appendix-B.1.4. The private part is published there, too, so
 * its signatures prove nothing.
 */
const TEST_KEY = "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs";

/**
 * Returns the signer for the key in SIGNING_KEY, or `undefined` if neither SIGNING_KEY nor SIGNATURE_AGENT is set. Throws or rejects with
 * an error if one of them is missing or invalid. Errors never contain any part of the key, not even in their cause.
 */
export function signerOf({ SIGNING_KEY, SIGNATURE_AGENT }: Environment): Promise<Signer> | undefined {
  if (!SIGNING_KEY && !SIGNATURE_AGENT) return undefined;
  if (!SIGNING_KEY) throw new Error("SIGNATURE_AGENT requires SIGNING_KEY, the private key for signing requests");
  return createSigner(jwkOf(SIGNING_KEY), originOf(SIGNATURE_AGENT));
}

function jwkOf(text: string): JsonWebKey {
  let jwk: JsonWebKey | null;
  try {
    jwk = JSON.parse(text);
  } catch {
    throw new Error("SIGNING_KEY is not JSON: it must be a private Ed25519 key as a JSON Web Key");
  }
  if (jwk?.kty !== "OKP" || jwk.crv !== "Ed25519" || typeof jwk.x !== "string")
    throw new Error("SIGNING_KEY must be a private Ed25519 key as a JSON Web Key, with the members kty, crv, x and d");
  if (typeof jwk.d !== "string")
    throw new Error("SIGNING_KEY is a public key: use the private key, which also has the member d");
  if (jwk.x === TEST_KEY) throw new Error("SIGNING_KEY is the test key of RFC 9421, which is public: create a new key");
  return jwk;
}

function originOf(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.href !== `${url.origin}/`)
    throw new Error(
      "SIGNATURE_AGENT must be the https origin at which the service publishes its key, such as https://robotscope.example",
    );
  return url;
}

async function createSigner(jwk: JsonWebKey, agent: URL): Promise<Signer> {
  const key = await importKey(jwk);
  return {
    async sign(url) {
      const member = `"${agent.origin}"`;
      const components: [Item, string][] = [
        [["@authority", new Map()], url.host],
        [["@method", new Map()], "GET"],
        [["@path", new Map()], url.pathname],
        [["signature-agent", new Map([["key", LABEL]])], member],
      ];
      const nonce = encoded(crypto.getRandomValues(new Uint8Array(64)));
      const fields = await signed(key, components, { tag: BOT_TAG, lifetime: LIFETIMES.request, nonce });
      return { "Signature-Agent": `${LABEL}=${member}`, ...fields };
    },

    // Sign the host of the operator's origin, not the host that the client requested. Otherwise, another host could serve this directory as
    // its own. See https://datatracker.ietf.org/doc/draft-ietf-webbotauth-httpsig-protocol/, appendix B.1.
    async directory() {
      const body = JSON.stringify({ keys: [{ ...key.jwk, kid: key.id, use: "sig" }] });
      const digest = `sha-256=:${encoded(await sha256(body))}:`;
      const components: [Item, string][] = [
        [["@authority", new Map([["req", true]])], agent.host],
        [["content-digest", new Map()], digest],
      ];
      const options = { tag: "http-message-signatures-directory", lifetime: LIFETIMES.directory };
      const fields = await signed(key, components, options);
      const type = "application/http-message-signatures-directory+json";
      return { body, headers: { "Content-Type": type, "Content-Digest": digest, ...fields } };
    },
  };
}

async function importKey({ crv = "", kty = "", x = "", d = "" }: JsonWebKey): Promise<Key> {
  const jwk = { crv, kty, x };
  try {
    const key = await crypto.subtle.importKey("jwk", { ...jwk, d }, { name: "Ed25519" }, false, ["sign"]);
    const publicKey = await crypto.subtle.importKey("jwk", jwk, { name: "Ed25519" }, false, ["verify"]);
    // Some runtimes also import a private key with the public part of another key, so test the pair.
    const probe = new Uint8Array(1);
    const signature = await crypto.subtle.sign("Ed25519", key, probe);
    if (await crypto.subtle.verify("Ed25519", publicKey, signature, probe))
      return { key, jwk, id: urlEncoded(await sha256(JSON.stringify(jwk))) };
  } catch {
    // The error below covers all causes.
  }
  throw new Error("SIGNING_KEY is damaged: its members x and d are not the two parts of one Ed25519 key");
}

/** Returns the Signature and Signature-Input headers that sign these components and their values. */
async function signed(
  { key, id }: Key,
  components: readonly [Item, string][],
  { tag, lifetime, nonce }: { tag: string; lifetime: number; nonce?: string },
): Promise<Record<string, string>> {
  const created = Math.floor(Date.now() / 1000);
  const parameters = { created, expires: created + lifetime, keyid: id, alg: "ed25519", ...(nonce && { nonce }), tag };
  const input: InnerList = [components.map(([component]) => component), new Map(Object.entries(parameters))];
  const base = signatureBase(input, (component) => components.find(([one]) => one === component)?.[1]) ?? "";
  const signature = await crypto.subtle.sign("Ed25519", key, new TextEncoder().encode(base));
  return {
    "Signature-Input": serializeDictionary(new Map([[LABEL, input]])),
    Signature: serializeDictionary(new Map([[LABEL, [signature, new Map()]]])),
  };
}

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

const encoded = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const urlEncoded = (bytes: Uint8Array) => encoded(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
