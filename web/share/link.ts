/**
 * Creates and reads share links. A link's fragment contains the user's texts, such as a robots.txt; browsers do not send fragments to
 * servers. The fragment is `#v=1.`, followed by a JSON object, deflated and encoded as base64url. The object's values are the texts;
 * www/src/share/snapshot.rs lists its short field names. The web page, the command line, the bookmarklet and the browser extension create
 * these links.
 */

const VERSION = "1";
/** The maximum size of unpacked texts, in bytes. Without this limit, a short link could exhaust the memory. */
const LARGEST = 50_000_000;

/**
 * Returns the fragment for these texts. The bookmarklet contains the source of this function, so the function must not use anything else in
 * this file.
 */
export async function pack(texts: Readonly<Record<string, string>>): Promise<string> {
  const stream = new Blob([JSON.stringify(texts)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  // Convert the bytes in pieces, because a function call accepts only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `#v=1.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Returns the texts in a fragment. Throws an error whose message is "version", "broken" or "too-large". */
export async function unpack(fragment: string): Promise<Record<string, string>> {
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
  return textsOf(text);
}

function textsOf(json: string): Record<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Error("broken", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("broken");
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string"));
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
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
  return new Blob(parts).arrayBuffer();
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
