import type { MediaType } from "robotscope";
import type { EncodingSource } from "../live/events.ts";
import { attempt } from "./attempt.ts";

export interface Decoded {
  text: string;
  /** The name of the encoding, in lower case. */
  encoding: string;
  source: EncodingSource;
  /** The declared encoding labels that are unknown. */
  unknownLabels: string[];
}

/** Decodes the body of a response. Returns `undefined` if its Content-Type is neither HTML nor XHTML. */
export function decodeIfHtml(body: Uint8Array, type: MediaType | undefined): Decoded | undefined {
  const mayBeHtml = type === undefined || /^(?:text\/html|application\/xhtml\+xml)$/i.test(type.essence.text);
  return mayBeHtml ? decodeHtml(body, type?.charset?.text) : undefined;
}

/**
 * Decodes an HTML document. The encoding is determined by a byte order mark, `charset` in Content-Type, a meta element in the first 1024
 * bytes, or an XML declaration; the first of these that names a known encoding decides. If none does, the document is UTF-8 if it is valid
 * UTF-8, otherwise windows-1252. https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, charset: string | undefined): Decoded {
  const unknownLabels: string[] = [];
  const known = (label: string | undefined) => {
    if (label === undefined || label.trim() === "") return undefined;
    const encoding = attempt(() => new TextDecoder(label).encoding);
    if (encoding === undefined && !unknownLabels.includes(label)) unknownLabels.push(label);
    return encoding;
  };
  const as = (encoding: string, source: EncodingSource): Decoded => {
    return { text: decode(bytes, encoding), encoding, source, unknownLabels };
  };

  const mark = markOf(bytes);
  if (mark !== undefined) return as(mark, "byte-order-mark");
  const sent = known(charset);
  if (sent !== undefined) return as(sent, "content-type");
  const head = latin1(bytes.subarray(0, 1024));
  const meta = prescan(head, known);
  if (meta !== undefined) return as(meta, "meta");
  const declared = known(/^<\?xml[^>]*?\sencoding\s*=\s*(["'])([^"'>]*)\1/.exec(head)?.[2]);
  if (declared !== undefined) return as(asciiCompatible(declared), "xml-declaration");
  return as(isUtf8(bytes) ? "utf-8" : "windows-1252", "assumed");
}

/** Decodes a text as editors do: by its byte order mark, or as UTF-8 without one. Removes the mark. */
export const decodeByMark = (bytes: Uint8Array): string => new TextDecoder(markOf(bytes)).decode(bytes);

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function decode(bytes: Uint8Array, encoding: string): string {
  return encoding === "windows-1252" ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
}

// The characters of windows-1252 that differ from ISO-8859-1. Needed because Node.js 20 since 20.18.3, and some versions of Node.js 22 and
// later, decode windows-1252 as ISO-8859-1 (nodejs/node#60888).
const FROM_0X80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodeWindows1252(bytes: Uint8Array): string {
  return latin1(bytes).replace(/[\x80-\x9f]/g, (byte) => FROM_0X80[byte.charCodeAt(0) - 0x80] ?? byte);
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  // Convert in pieces, because a call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x2000) text += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  return text;
}

/**
 * Returns `true` if bytes are valid UTF-8. Accepts an incomplete last character, as in a truncated document, only if enough other
 * characters are not ASCII.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const text = attempt(() => decoder.decode(bytes, { stream: true }));
  if (text === undefined) return false;
  // The decoder throws if it has stopped in the middle of a character.
  return text.length < bytes.length - 3 || attempt(() => decoder.decode()) !== undefined;
}

/** Replaces a declared UTF-16 encoding with UTF-8: a document whose declaration can be read as ASCII is not in UTF-16. */
const asciiCompatible = (encoding: string) => (encoding.startsWith("utf-16") ? "utf-8" : encoding);

// Matches a comment, the start of a meta element, the start of another tag, or other markup that ends with ">".
const MARKUP = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(meta)[\t\n\f\r /]|<\/?[a-z][^\t\n\f\r >]*|<[!/?][^>]*(?:>|$)/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\t\n\f\r >]*)))?/y;
/** Matches an attribute value whose closing quote is not within the examined bytes. The search ends there. */
const UNCLOSED = /^[\t\n\f\r ]*=[\t\n\f\r ]*["']/;

/** Implements https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding */
function prescan(head: string, known: (label: string) => string | undefined): string | undefined {
  MARKUP.lastIndex = 0;
  for (let markup = MARKUP.exec(head); markup; markup = MARKUP.exec(head)) {
    if (/^<(?:[!?]|\/[^a-z])/i.test(markup[0])) continue;
    const attributes = attributesAt(head, MARKUP.lastIndex);
    MARKUP.lastIndex = attributes.end;
    const label = markup[1] === undefined ? undefined : labelIn(attributes.values);
    if (label === undefined) continue;
    const encoding = label.toLowerCase().trim() === "x-user-defined" ? "windows-1252" : known(label);
    if (encoding !== undefined) return asciiCompatible(encoding);
  }
  return undefined;
}

function attributesAt(head: string, start: number): { values: Map<string, string>; end: number } {
  const values = new Map<string, string>();
  let end = start;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const attribute = ATTRIBUTE.exec(head);
    if (!attribute) return { values, end };
    end = ATTRIBUTE.lastIndex;
    if (UNCLOSED.test(head.slice(end, end + 100))) return { values: new Map(), end: head.length };
    const name = (attribute[1] ?? "").toLowerCase();
    if (!values.has(name)) values.set(name, attribute[2] ?? attribute[3] ?? attribute[4] ?? "");
  }
}

function labelIn(attributes: Map<string, string>): string | undefined {
  const charset = attributes.get("charset");
  if (charset !== undefined) return charset;
  if (attributes.get("http-equiv")?.toLowerCase() !== "content-type") return undefined;
  const content = attributes.get("content") ?? "";
  const found = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\t\n\f\r ;]+))/i.exec(content);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
