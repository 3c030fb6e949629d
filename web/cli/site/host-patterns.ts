import { type Key, pathToRegexp } from "path-to-regexp";
import { percentDecoded } from "../../net/attempt.ts";
import { wrongUse } from "../exit.ts";

/** The parts of a URL that a pattern captures. The keys are the numbers from 1, and the names of placeholders, such as "splat" for `*`. */
export type Captures = Readonly<Record<string, string>>;

/** Returns the parts of a URL that a pattern captures; `undefined` if the pattern does not match. */
export type Pattern = (url: URL) => Captures | undefined;

/**
 * Compiles a path or URL in the syntax of Netlify and Cloudflare: `*` matches any text, and `:name` matches one segment.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#placeholders,
 * https://developers.cloudflare.com/pages/configuration/redirects/#placeholders
 */
export function splatPattern(pattern: string, flags = ""): Pattern {
  const isUrl = /^https?:\/\//i.test(pattern);
  const host = isUrl ? (/^https?:\/\/[^/]*/i.exec(pattern)?.[0].length ?? 0) : 0;
  const names: string[] = [];
  const source = pattern.replace(/:[a-z]\w*|./gis, (part, at: number) => {
    if (part === "*") {
      names.push("splat");
      return "(.*)";
    }
    if (part.length === 1) return part.replace(/[\\^$.+?()[\]{}|]/, "\\$&");
    names.push(part.slice(1));
    return at < host ? "([^/.]+)" : "([^/]+)";
  });
  const expression = new RegExp(`^${source}$`, flags);
  const match = (text: string) => capturesOf(expression.exec(text), names);
  return isUrl
    ? (url) => match(url.origin + url.pathname)
    : ({ pathname }) => match(pathname) ?? match(percentDecoded(pathname));
}

/**
 * Compiles a `source` in vercel.json, with the library and the options that Vercel uses. If not `strict`, ignores a slash at the end of the
 * path. https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/superstatic.ts
 */
export function vercelPattern(source: string, file: string, { strict } = { strict: true }): Pattern {
  try {
    const keys: Key[] = [];
    const compiled = pathToRegexp(source, keys, { strict, sensitive: true, delimiter: "/" });
    const names = keys.map(({ name }) => (typeof name === "string" ? name : ""));
    // Like Vercel, also match the path without its first slash. Otherwise, `/:path*` would not match “/”.
    // https://github.com/vercel/vercel/blob/main/packages/cli/src/util/dev/router.ts
    return ({ pathname }) => capturesOf(compiled.exec(pathname) ?? compiled.exec(pathname.slice(1)), names);
  } catch (error) {
    throw wrongUse(
      `${file}: the source “${source}” is not a valid pattern: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Replaces `:name`, `:name*` and `$1` in a target with the captured parts. */
export function filledIn(target: string, captures: Captures): string {
  return target.replace(/:([a-z]\w*)[*+?]?|\$(\d)/gi, (part, name?: string, number?: string) => {
    return captures[name ?? number ?? ""] ?? part;
  });
}

function capturesOf(match: RegExpExecArray | null, names: readonly string[]): Captures | undefined {
  if (!match) return undefined;
  const captures: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const text = match[index + 1] ?? "";
    captures[String(index + 1)] = text;
    if (name !== "") captures[name] = text;
  }
  return captures;
}
