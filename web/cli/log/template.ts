import { FIELDS, type Field, type Fields } from "./format.ts";

/** Matches IPv4 and IPv6 addresses. The part before the first colon contains no colon, which keeps matching linear in time. */
const IP = String.raw`(?:\d{1,3}\.){3}\d{1,3}|[\da-fA-F.]*:[\da-fA-F:.]*`;

/**
 * Patterns for the values of variables. A variable without a pattern matches text without spaces. In quotation marks, brackets or braces,
 * the text may contain spaces.
 */
const PATTERNS: Record<string, string> = {
  status: String.raw`-?\d{1,3}|-`,
  bytes: String.raw`\+?\d+|-`,
  port: String.raw`\d+`,
  timers: String.raw`[-+\d/]+`,
  cut: '[^"]*',
  host: String.raw`[^\s,]+`,
  // The value of X-Forwarded-For: the client's text, to which each proxy appends a comma and an address.
  addresses: String.raw`[^\s,]+(?:, *[^\s,]+)*`,
  ident: String.raw`[^\s,]+`,
  // User names may contain spaces. The length limit keeps matching linear in time. If an address follows a comma, the text may be a part
  // of X-Forwarded-For: do not read the line, because the client may have forged the first address.
  user: String.raw`(?:(?!, *\[?(?:${IP})).){0,100}?`,
  ip: IP,
  iso: String.raw`\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[-+]\d\d:?\d\d)?`,
};

/** Maps variables with special patterns to their fields: `$ip`, for example, matches only IP addresses. */
const FIELD_OF: Record<string, Field> = { addresses: "address", ip: "address", iso: "time" };

const QUOTED = String.raw`[^"\\]*(?:\\.[^"\\]*)*`;

/** Patterns for text in brackets or braces. The length limits keep matching linear in time. */
const BRACKETED = { "[": String.raw`[^[\]]{0,100}`, "{": "[^}]{0,2000}" };

/** A line of a text format, compiled. See `Format.lines` for the notation. */
export class Template {
  readonly #pattern: RegExp;
  readonly #fields: readonly (Field | "captures")[];

  constructor(line: string) {
    const fields: (Field | "captures")[] = [];
    const group = (name: string, pattern: string): string => {
      const field = name === "captures" ? name : (FIELD_OF[name] ?? FIELDS.find((field) => field === name));
      if (field === undefined) return `(?:${pattern})`;
      fields.push(field);
      return `(${pattern})`;
    };
    const parts = line.matchAll(/"\$([a-z]+)"|(?<=([[{]?))\$([a-z]+)|…|[^"$…]+|"/g);
    const source = [...parts].map(([text, quoted, bracket, name], at) => {
      // Servers write `-` without quotation marks for a missing value.
      if (quoted !== undefined) return `(?:"${group(quoted, QUOTED)}"|-)`;
      if (name !== undefined)
        return group(name, PATTERNS[name] ?? BRACKETED[bracket as keyof typeof BRACKETED] ?? String.raw`\S+`);
      if (text === "…") return at === 0 ? "(?:.{0,200}? )?" : ".*";
      return text.replace(/[[\]{}().+?*|^\\/]/g, String.raw`\$&`);
    });
    this.#pattern = new RegExp(`^${source.join("")}$`, "s");
    this.#fields = fields;
  }

  /** Returns the fields of a line, or `undefined` if the line does not match. */
  read(line: string): Fields | undefined {
    const match = this.#pattern.exec(line);
    if (!match) return undefined;
    const fields: Fields = {};
    for (let at = 0; at < this.#fields.length; at += 1) {
      const field = this.#fields[at] as Field | "captures";
      const value = match[at + 1] ?? "-";
      if (field === "captures") addCaptures(fields, value);
      else fields[field] = value;
    }
    return fields;
  }
}

/**
 * Finds the User-Agent and the host among the headers that HAProxy captured. The log contains their values in the order of the
 * configuration, without names. A User-Agent begins with a product and its version (RFC 9110, 10.1.5).
 */
function addCaptures(fields: Fields, captures: string): void {
  const values = captures.split("|");
  const ua = values.find((value) => /^[\w.-]+\/[\d.]+(?: |$)/.test(value));
  const host = values.find((value) => /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(value));
  if (ua !== undefined) fields.ua = ua;
  if (host !== undefined) fields.host = host;
}
