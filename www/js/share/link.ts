/**
 * A state in the fragment of an address, which browsers send to nobody: `#v=1.` and then JSON – an object of texts by their short names
 * (www/src/share) – deflated, in base64url.
 */

const VERSION = "1";
/** Bytes. What a short link may become, so that none fills the memory. */
const LARGEST = 50_000_000;

export async function pack(pairs: string[]): Promise<string> {
  const object: Record<string, string> = {};
  for (let at = 0; at + 1 < pairs.length; at += 2) object[pairs[at] ?? ""] = pairs[at + 1] ?? "";
  const stream = new Blob([JSON.stringify(object)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `#v=${VERSION}.${toBase64Url(await collect(stream))}`;
}

/** Throws an error whose message is "version", "broken" or "too-large". */
export async function unpack(fragment: string): Promise<string[]> {
  const [, version, data] = /^#v=([^.]*)\.?(.*)$/.exec(fragment) ?? [];
  if (version !== VERSION) throw new Error(/^\d+$/.test(version ?? "") ? "version" : "broken");
  let text: string;
  try {
    const bytes = fromBase64Url(data ?? "");
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await collect(stream));
  } catch (error) {
    throw error instanceof RangeError ? new Error("too-large") : new Error("broken", { cause: error });
  }
  return pairsOf(text);
}

function pairsOf(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error("broken", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("broken");
  return Object.entries(value).flatMap((pair) => (typeof pair[1] === "string" ? (pair as [string, string]) : []));
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    parts.push(value);
    length += value.length;
    if (length > LARGEST) {
      void reader.cancel();
      throw new RangeError("too much");
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  // In pieces, for a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
