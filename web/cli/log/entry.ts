import { isIP } from "node:net";

/** One request in a web server's log. */
export interface Entry {
  /** The client's address, or its host name if the server looked the name up. */
  address: string;
  /** The host that was requested, if the log contains it. */
  host?: string;
  /** The requested path with its query. Left out if the line contains no HTTP request. */
  target?: string;
  status: number;
  /** The User-Agent. Left out if the log does not contain it, as in the common log format. */
  userAgent?: string;
}

/**
 * Parses a line in an access log. Supports the common and combined log formats of Apache and nginx, optionally preceded by the virtual
 * host, and Caddy's JSON. Returns "other" for a Caddy line that is not about a request, and `undefined` for lines in other formats.
 *
 * https://httpd.apache.org/docs/2.4/logs.html#common, https://nginx.org/en/docs/http/ngx_http_log_module.html,
 * https://caddyserver.com/docs/caddyfile/directives/log
 */
export function entryOf(line: string): Entry | "other" | undefined {
  return line.startsWith("{") ? entryOfJson(line) : entryOfText(line);
}

/** Parses `address - user [time] "request" status bytes "referrer" "user agent"`. The user name may contain spaces. */
function entryOfText(line: string): Entry | undefined {
  const time = line.indexOf(" [");
  const behind = line.indexOf('] "', time);
  if (time < 0 || behind < 0) return undefined;
  const [first = "", second = "", third] = line.slice(0, time).split(" ");
  if (third === undefined) return undefined;
  const request = quoted(line, behind + 2);
  if (!request) return undefined;
  const [, status, rest] = /^ (\d{3}) (?:\d+|-)(.*)$/s.exec(line.slice(request.end)) ?? [];
  if (status === undefined || rest === undefined) return undefined;
  const referrer = rest.startsWith(" ") ? quoted(rest, 1) : undefined;
  const agent = referrer && rest[referrer.end] === " " ? quoted(rest, referrer.end + 1) : undefined;
  const hasHost = isIP(first) === 0 && isIP(second) !== 0;
  const target = targetOf(request.text);
  return {
    address: plainAddress(hasHost ? second : first),
    ...(hasHost && { host: first.replace(/:\d+$/, "").toLowerCase() }),
    ...(target !== undefined && { target }),
    status: Number(status),
    ...(agent && agent.text !== "-" && { userAgent: unescaped(agent.text, (byte) => String.fromCharCode(byte)) }),
  };
}

/** Returns the quoted text that starts at an offset, with its escapes undecoded, and the offset after the closing quotation mark. */
function quoted(text: string, start: number): { text: string; end: number } | undefined {
  if (text[start] !== '"') return undefined;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return { text: text.slice(start + 1, at), end: at + 1 };
  }
  return undefined;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", v: "\v" };

/** Decodes escapes. Apache and nginx write unprintable bytes as `\xhh`; `ofByte` converts these. */
function unescaped(text: string, ofByte: (byte: number) => string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:x([\da-f]{2})|(.))/gis, (_, digits: string | undefined, character: string) =>
    digits === undefined ? (ESCAPES[character] ?? character) : ofByte(Number.parseInt(digits, 16)),
  );
}

/** Returns the path in `GET /path HTTP/1.1`. Bytes that were logged as `\xhh` are percent-encoded, because robots.txt rules expect that. */
function targetOf(request: string): string | undefined {
  const [, target] = /^[A-Z]+ (\S.*?)(?: HTTP\/\d(?:\.\d)?)?$/s.exec(request) ?? [];
  if (target === undefined) return undefined;
  return pathOf(unescaped(target, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`));
}

/** Returns a path unchanged, and the path of an absolute URL. Returns `undefined` for other request targets (`*`, `host:443`). */
function pathOf(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** The fields of Caddy's JSON that are used. */
interface CaddyLine {
  request?: { client_ip?: unknown; remote_ip?: unknown; host?: unknown; uri?: unknown; headers?: unknown };
  status?: unknown;
}

function entryOfJson(line: string): Entry | "other" | undefined {
  let parsed: CaddyLine;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { request, status } = parsed;
  if (typeof request !== "object" || request === null) return "level" in parsed ? "other" : undefined;
  const address = [request.client_ip, request.remote_ip].find((value) => typeof value === "string");
  if (address === undefined || typeof status !== "number" || typeof request.uri !== "string") return undefined;
  const host = typeof request.host === "string" ? request.host.replace(/:\d+$/, "").toLowerCase() : undefined;
  const target = pathOf(request.uri);
  const userAgent = (request.headers as Record<string, unknown> | undefined)?.["User-Agent"];
  const first = Array.isArray(userAgent) ? userAgent[0] : userAgent;
  return {
    address: plainAddress(address),
    ...(host !== undefined && { host }),
    ...(target !== undefined && { target }),
    status,
    ...(typeof first === "string" && { userAgent: first }),
  };
}

/** Returns an IPv4-mapped IPv6 address as IPv4, and any other address in lower case. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? address.toLowerCase() : address;
}
