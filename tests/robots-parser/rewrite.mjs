/**
 * A query: whether the agent may fetch the path, according to the robots.txt in `text`.
 *
 * @typedef {object} Question
 * @property {string} text
 * @property {string} path including the query string, as a browser requests it
 * @property {string | undefined} agent
 */

const around = /^[\t-\r ]+|[\t-\r ]+$/g;

/**
 * Rewrites some records in a text without changing the number of lines.
 *
 * @param {string} text
 * @param {(name: string, value: string, line: number) => string | undefined} write returns the new line, or undefined to keep the old one
 */
export function mapRecords(text, write) {
  const lines = text.replace(/^\uFEFF/, "").split(/(\r\n|\r|\n)/);
  for (let index = 0; index < lines.length; index += 2) {
    const content = lines[index].split("#", 1)[0];
    const colon = content.indexOf(":");
    if (colon < 0) continue;
    const name = content.slice(0, colon).replace(around, "").toLowerCase();
    const written = write(name, content.slice(colon + 1).replace(around, ""), index / 2 + 1);
    if (written !== undefined) lines[index] = written;
  }
  return lines.join("");
}

/** Returns the records in a text. @param {string} text */
export function records(text) {
  /** @type {{ name: string, value: string, line: number }[]} */
  const found = [];
  mapRecords(text, (name, value, line) => void found.push({ name, value, line }));
  return found;
}

/** @param {string} name */
export const isRule = (name) => name === "allow" || name === "disallow";

/**
 * Rewrites the path of a query and the patterns in its text.
 *
 * @param {Question} question
 * @param {(pattern: string) => string} pattern
 * @param {(path: string) => string} path
 * @returns {Question}
 */
export function mapPaths(question, pattern, path) {
  const text = mapRecords(question.text, (name, value) => (isRule(name) ? `${name}: ${pattern(value)}` : undefined));
  return { ...question, text, path: path(question.path) };
}

/**
 * Returns a placeholder without special meaning in URLs and rules: a character that occurs nowhere in the query, or
 * `-spare-` if there is no such character.
 *
 * @param {Question} question
 */
export function spare({ text, path }) {
  const free = [..."!~@+=&:;,()"].find((character) => !text.includes(character) && !path.includes(character));
  return free ?? "-spare-";
}

/**
 * Normalizes a path or pattern for comparison according to RFC 9309, 2.2.2 and 2.2.3. Encodes characters that cannot appear in a URI, and
 * literal `*` and `$`. Decodes characters that need no encoding.
 *
 * @param {string} text
 * @param {(character: string, isLast: boolean) => boolean} isLiteral returns `true` for a literal `*` or `$`
 */
export function canonical(text, isLiteral) {
  // After the first `?`, the characters `:`, `/`, `?` and `@` are data, so decode them there (RFC 3986, 3.4).
  const start = text.indexOf("?");
  const escapeByte = (/** @type {number} */ byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  return text.replace(/%[0-9a-f]{2}|./gisu, (part, at) => {
    if (part.length === 3 && part.startsWith("%")) {
      const decoded = String.fromCharCode(Number.parseInt(part.slice(1), 16));
      const isData = start >= 0 && at > start && /[:/?@]/.test(decoded);
      return isData || /[\w.~-]/.test(decoded) ? decoded : part.toUpperCase();
    }
    const isSpecial = /[*$]/.test(part) && isLiteral(part, at + 1 === text.length);
    const isOutside = /[^!-~]|["%<>\\^`{|}]/u.test(part);
    return isSpecial || isOutside ? Array.from(new TextEncoder().encode(part), escapeByte).join("") : part;
  });
}
