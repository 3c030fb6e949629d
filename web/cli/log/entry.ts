import { isIP } from "node:net";
import { isPrivate } from "../../net/address.ts";
import { percentDecoded } from "../../net/attempt.ts";
import type { Fields, Format } from "./format.ts";
import type { SignedRequest } from "./signatures.ts";

/** Returns a field's value; `undefined` if it is missing, empty or "-". */
const present = (text: string | undefined) => (text === "-" || text === "" ? undefined : text);

/**
 * Returns the client's address, or its host name if the server logs host names. Returns an IPv4-mapped IPv6 address as IPv4. If
 * proxies have appended addresses, returns the last public address, because clients can forge the addresses before it.
 */
export function addressOf({ address }: Fields): string | undefined {
  const text = present(address);
  if (text === undefined) return undefined;
  if (!text.includes(",")) return plainAddress(text);
  const all = text.split(",").map((part) => plainAddress(part.trim()));
  return all.findLast((part) => isIP(part) !== 0 && !isPrivate(part)) ?? all.at(-1);
}

function plainAddress(text: string): string {
  const [, bracketed, withPort] = /^(?:\[(.*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? address.toLowerCase() : address;
}

/** Returns the requested host without its port, in lower case. */
export const hostOf = (fields: Fields): string | undefined => authorityOf(fields)?.replace(/:\d+$/, "");

/** Returns the requested host, with its port unless the port is 80 or 443. */
function authorityOf({ host, url, request }: Fields): string | undefined {
  const named = present(host) ?? /^(?:[A-Z]+ )?https?:\/\/([^/?#\s]+)/i.exec(url ?? request ?? "")?.[1];
  return named?.replace(/:(?:80|443)$/, "").toLowerCase();
}

/** Returns the parts of a request that a signature may cover, or `undefined` if the request is not signed. */
export function signedRequestOf(fields: Fields, userAgent: string | undefined): SignedRequest | undefined {
  const names = ["signature", "signature-input", "signature-agent"] as const;
  const headers = new Map<string, string>();
  for (const name of names) {
    const value = present(fields[name]);
    if (value !== undefined) headers.set(name, value);
  }
  if (!headers.has("signature-input")) return undefined;
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  const method = present(fields.method) ?? /^([A-Z]+) /.exec(fields.request ?? "")?.[1];
  return { method, authority: authorityOf(fields), target: targetOf(fields), headers, time: secondsOf(fields) };
}

/** Returns the requested path with its query, or `undefined` if the log entry contains no path. */
export function targetOf({ request, url, path, query }: Fields): string | undefined {
  if (request !== undefined) {
    const [, target] = /^[A-Z]+ (\S.*?)(?: HTTP\/\d(?:\.\d)?)?$/s.exec(request) ?? [];
    // Apache and nginx write unusual bytes as `\xhh`. robots.txt rules match percent-encoded paths, so percent-encode the bytes.
    return target === undefined ? undefined : pathOf(unescaped(target, (byte) => `%${hex(byte)}`));
  }
  const found = present(path);
  const target = pathOf(found ?? present(url) ?? "");
  const search = present(query)?.replace(/^\?/, "");
  return target === undefined || search === undefined || target.includes("?") ? target : `${target}?${search}`;
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, "0");

/** Returns the path of a request target, which is a path or an absolute URL. Returns `undefined` for other targets (`*`, `host:443`). */
function pathOf(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  if (!/^(?:https?|wss?):\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

export function agentOf({ ua }: Fields, { agentEncoding }: Format): string | undefined {
  const text = present(ua);
  if (text === undefined) return undefined;
  if (agentEncoding === "plus") return text.replaceAll("+", " ");
  // CloudFront also encodes percent signs, so decode twice.
  if (agentEncoding === "percent") return percentDecoded(percentDecoded(text));
  return agentEncoding === "backslash" ? unescaped(text, (byte) => String.fromCharCode(byte)) : text;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", v: "\v" };

/** Decodes backslash escapes. `ofByte` converts the byte in an escape such as `\x2f` to text. */
function unescaped(text: string, ofByte: (byte: number) => string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:x([\da-f]{2})|(.))/gis, (_, digits: string | undefined, character: string) =>
    digits === undefined ? (ESCAPES[character] ?? character) : ofByte(Number.parseInt(digits, 16)),
  );
}

/** Returns the status, or `undefined` if the log has no valid status. */
export function statusOf({ status }: Fields): number | undefined {
  const code = Number(present(status));
  return Number.isInteger(code) && code >= 100 && code <= 999 ? code : undefined;
}

/** Returns the number of bytes sent, or `undefined` if the log does not contain this number. */
export function bytesOf({ bytes }: Fields): number | undefined {
  const number = Number(present(bytes));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The units of numeric timestamps, in milliseconds. A timestamp is in the first unit whose bound `below` exceeds it. */
const UNITS: readonly [below: number, milliseconds: number][] = [
  [1e11, 1000],
  [1e14, 1],
  [1e17, 1e-3],
  [1e20, 1e-6],
];

/**
 * Returns the day of a request, such as "2026-11-23". Dates are in the log's time zone. Numbers of seconds, milliseconds, microseconds or
 * nanoseconds since 1970 are converted to dates in UTC.
 */
export function dayOf({ time }: Fields): string | undefined {
  if (time === undefined) return undefined;
  if (/^\d{4}-(?:0\d|1[0-2])-[0-3]\d/.test(time)) return time.slice(0, 10);
  const [, day, month, year] = /^([0-3]\d)\/(\w{3})\/(\d{4})/.exec(time) ?? [];
  if (day !== undefined && month !== undefined) {
    const index = MONTHS.indexOf(month) + 1;
    return index === 0 ? undefined : `${year}-${String(index).padStart(2, "0")}-${day}`;
  }
  const milliseconds = sinceEpoch(time);
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString().slice(0, 10);
}

/** Returns the time of a request in seconds since 1970, or `undefined` if the log has no valid time of day. */
function secondsOf({ time = "" }: Fields): number | undefined {
  const clf = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([-+]\d{4})$/.exec(time);
  const text = clf ? `${clf[1]} ${clf[2]} ${clf[3]} ${clf[4]} ${clf[5]}` : time;
  const hasTime = clf !== null || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time);
  const milliseconds = hasTime ? Date.parse(text) : sinceEpoch(time);
  return milliseconds === undefined || Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

/** Reads a number of seconds, milliseconds, microseconds or nanoseconds since 1970. Returns milliseconds. */
function sinceEpoch(time: string): number | undefined {
  const number = /^\d{9,19}(?:\.\d+)?$/.test(time) ? Number(time) : Number.NaN;
  const unit = UNITS.find(([below]) => number < below)?.[1];
  return unit === undefined ? undefined : number * unit;
}
