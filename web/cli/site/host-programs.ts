import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { attempt } from "../../net/attempt.ts";
import { type HostFiles, isTable, type Scripts, tablesOf } from "./host-files.ts";
import { type Pattern, splatPattern, vercelPattern } from "./host-patterns.ts";

/** Returns the program that may answer requests for a URL; `undefined` if only files and rules answer them. */
export type HostPrograms = (url: URL) => Program | undefined;

export interface Program {
  /** A file name, usually with the name of a folder, such as "functions/auth.js", or a description such as "edge function auth". */
  name: string;
  /**
   * "instead": the program answers, even if there is a file. "before": the program runs first, and usually passes on requests for files.
   * "otherwise": the program runs only if there is no file.
   */
  runs: "instead" | "before" | "otherwise";
}

type Route = Program & { matches: (url: URL) => boolean };

const ALL = () => true;
const MIDDLEWARE = /(?:^|\/)_middleware\.\w+$/;
const ORDER = ["instead", "before", "otherwise"];

/** Finds the programs that a host runs for a folder, and their routes. */
export async function hostPrograms(files: HostFiles): Promise<HostPrograms> {
  const routes = [...cloudflareRoutes(files), ...(await netlifyRoutes(files)), ...(await vercelRoutes(files))];
  routes.sort((one, other) => ORDER.indexOf(one.runs) - ORDER.indexOf(other.runs));
  return (url) => routes.find(({ matches }) => matches(url));
}

/**
 * Returns the routes of Pages Functions ([Routing](https://developers.cloudflare.com/pages/functions/routing/)) and of a Worker with static
 * assets. If there is a `_worker.js`, the folder `functions` is ignored:
 * [Advanced mode](https://developers.cloudflare.com/pages/functions/advanced-mode/).
 */
function cloudflareRoutes({ worker, functions, routes, wrangler }: HostFiles): Route[] {
  const { include, exclude } = routes.table;
  const [included, excluded] = [patternsOf(include), patternsOf(exclude)];
  const isInvoked = (url: URL) =>
    (included.length === 0 || included.some((matches) => matches(url))) && !excluded.some((matches) => matches(url));
  const invoked = (route: Route): Route => ({ ...route, matches: (url) => isInvoked(url) && route.matches(url) });
  // By default, a Worker answers only URLs without a file: https://developers.cloudflare.com/workers/static-assets/routing/worker-script/
  const { main, assets } = wrangler.table;
  const isFirst = isTable(assets) && assets.run_worker_first === true;
  const script: Route[] =
    typeof main === "string" && isTable(assets)
      ? [{ name: main, runs: isFirst ? "before" : "otherwise", matches: ALL }]
      : [];
  if (worker !== "") return [invoked({ name: basename(worker), runs: "before", matches: ALL }), ...script];
  // Routes with fewer placeholders take precedence. Middleware is last, because it usually passes requests on to other routes.
  const rank = (path: string) => (MIDDLEWARE.test(path) ? Number.POSITIVE_INFINITY : path.split("[").length);
  const paths = [...functions.paths].sort((one, other) => rank(one) - rank(other) || 0);
  return [...paths.map((path) => invoked(pagesFunction(functions, path))), ...script];
}

/** Returns the route of a script such as "users/[name].js", "docs/[[path]].js" or "_middleware.js". */
function pagesFunction({ folder }: Scripts, path: string): Route {
  const name = nameOf(folder, path);
  const segments = path.replace(/\.\w+$/, "").split("/");
  const isMiddleware = MIDDLEWARE.test(path);
  if (isMiddleware || segments.at(-1) === "index") segments.pop();
  const isMany = segments.some((segment) => segment.startsWith("[["));
  const source = segments.map((segment) =>
    segment.startsWith("[[") ? "(?:/.*)?" : segment.startsWith("[") ? "/[^/]+" : `/${escaped(segment)}`,
  );
  const expression = new RegExp(`^${source.join("")}${isMiddleware ? "(?:/.*)?" : "/?"}$`);
  return {
    name,
    runs: isMany || isMiddleware ? "before" : "instead",
    matches: ({ pathname }) => expression.test(pathname),
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function patternsOf(value: unknown): ((url: URL) => boolean)[] {
  const patterns = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return patterns.map((one) => {
    const pattern = splatPattern(one);
    return (url) => pattern(url) !== undefined;
  });
}

/**
 * Returns the routes of Netlify's functions: [Edge Functions declarations](https://docs.netlify.com/build/edge-functions/declarations/) and
 * [Get started with functions](https://docs.netlify.com/build/functions/get-started/).
 */
async function netlifyRoutes({ netlify, edgeFunctions, netlifyFunctions, host }: HostFiles): Promise<Route[]> {
  if (host === "cloudflare") return [];
  const declared = tablesOf(netlify.table.edge_functions).flatMap((table): Route[] => {
    const { path, excludedPath, function: name } = table;
    if (typeof path !== "string" || typeof name !== "string") return [];
    return [
      { name: `edge function ${name}`, runs: "before", matches: included(netlify.file, [path], textsOf(excludedPath)) },
    ];
  });
  const inline = await Promise.all([
    ...edgeFunctions.paths.map((path) => configured(edgeFunctions, path, "before")),
    ...netlifyFunctions.paths.map((path) => configured(netlifyFunctions, path, "instead")),
  ]);
  const functions: Route = {
    ...{ name: "a function of Netlify", runs: "instead" as const },
    matches: ({ pathname }) => pathname.startsWith("/.netlify/"),
  };
  return [...declared, ...inline.flat(), functions];
}

/** Returns the route in the `config` that a script exports. */
async function configured(scripts: Scripts, path: string, runs: Program["runs"]): Promise<Route[]> {
  const code = await readFile(join(scripts.folder, path), "utf8");
  const name = nameOf(scripts.folder, path);
  const paths = literals(code, "path");
  if (paths.length === 0) return [];
  return [{ name, runs, matches: included(name, paths, literals(code, "excludedPath")) }];
}

/**
 * Matches a comment, a string literal, a key or a bracket in a script. Captures the quotation mark and the content of a literal, the colon
 * after a literal that is a key, and the name of another key.
 */
const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|(["'`])((?:(?!\1)[^\\]|\\[\s\S])*)\1(\s*:)?|([\w$]+)\s*:|[[\](){}]/g;

/**
 * Returns the string literals that the exported `config` of a script sets for a key: a string, or an array of strings and of objects with
 * the key `source`.
 */
function literals(code: string, key: string): string[] {
  const config = /\bconfig\b[^=]*=\s*\{([\s\S]*)/.exec(code)?.[1] ?? "";
  const found: string[] = [];
  /** The latest key at each depth, the innermost first; empty in arrays. */
  const keys = [""];
  for (const [token, , text, colon, name] of config.matchAll(TOKEN)) {
    if (name !== undefined || colon !== undefined) keys[0] = name ?? text ?? "";
    else if (text !== undefined) {
      const isValue = keys.at(-1) === key && keys.slice(0, -1).every((inner) => inner === "" || inner === "source");
      if (isValue) found.push(text.replace(/\\([\s\S])/g, "$1"));
    } else if ("[({".includes(token)) keys.unshift("");
    else if ("])}".includes(token)) keys.shift();
    // The bracket that ends the configuration.
    if (keys.length === 0) break;
  }
  return found;
}

/** Matches escapes, parentheses, parameters and braces with their modifiers, and wildcards. */
const PART = /\\.|\(|\)[*+?]?|:\w+[*+?]?|\}[*+?]?|\*/g;

/** Replaces each `*` that is a wildcard with a group. */
function withoutWildcards(path: string): string {
  let depth = 0;
  return path.replace(PART, (part) => {
    if (part === "(") depth += 1;
    else if (part.startsWith(")")) depth -= 1;
    return part === "*" && depth === 0 ? "(.*)" : part;
  });
}

/** Returns a test for URLs that match one of `paths` and none of `excluded`. Both lists use the syntax of URLPattern. */
function included(file: string, paths: readonly string[], excluded: readonly string[]): (url: URL) => boolean {
  const compile = (list: readonly string[]) =>
    // Skip the few patterns that only URLPattern accepts.
    list.flatMap((path) => attempt(() => vercelPattern(withoutWildcards(path), file, { strict: false })) ?? []);
  const [includes, excludes] = [compile(paths), compile(excluded)];
  const has = (patterns: readonly Pattern[], url: URL) => patterns.some((pattern) => pattern(url) !== undefined);
  return (url) => has(includes, url) && !has(excludes, url);
}

const textsOf = (value: unknown): string[] => [value].flat().filter((one) => typeof one === "string");

/**
 * Returns the routes of Vercel's programs: [Routing Middleware](https://vercel.com/docs/routing-middleware/api) and
 * [Functions](https://vercel.com/docs/functions).
 */
async function vercelRoutes({ api, middleware }: HostFiles): Promise<Route[]> {
  const functions = api.paths.map((path): Route => {
    const route = pagesFunction(api, path);
    return {
      ...route,
      runs: "otherwise",
      matches: (url) => url.pathname.startsWith("/api/") && route.matches(withoutApi(url)),
    };
  });
  if (middleware === "") return functions;
  const matchers = literals(await readFile(middleware, "utf8"), "matcher");
  const matches = matchers.length === 0 ? ALL : included(middleware, matchers, []);
  return [{ name: basename(middleware), runs: "before", matches }, ...functions];
}

function withoutApi(url: URL): URL {
  const other = new URL(url);
  other.pathname = url.pathname.slice("/api".length);
  return other;
}

/** Returns the path of a script, beginning with the name of its folder. */
const nameOf = (folder: string, path: string) => relative(dirname(folder), join(folder, path)).replaceAll("\\", "/");
