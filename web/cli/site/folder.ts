import { createReadStream, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { attempt } from "../../net/attempt.ts";
import { redirectError } from "../../net/redirect.ts";
import { OriginRobots } from "../../site/origin-robots.ts";
import type { FetchedPage, FetchedResponse } from "../../site/page-reader.ts";
import type { Discovery, RobotsRecord, SitemapRecord, UnevaluatedRecord } from "../../site/record.ts";
import { readSitemaps, type SitemapText } from "../../site/sitemaps.ts";
import type { StoredSource } from "../../site/stored.ts";
import type { StoredUrls } from "../../site/url-table.ts";
import { gunzipped } from "../net/body.ts";
import { decode, fileExists } from "../source.ts";
import { hostFiles, type Place, type RedirectsHost } from "./host-files.ts";
import { type HostHeaders, hostHeaders } from "./host-headers.ts";
import { type HostPrograms, hostPrograms } from "./host-programs.ts";
import { type HostAnswer, type HostRedirects, hostRedirects, isRedirect } from "./host-redirects.ts";
import { LeftOut } from "./left-out.ts";
import { isRecordsFile } from "./output-files.ts";

const DOCUMENT = /\.(?:html?|xhtml)$/i;

/** Matches files other than HTML that search engines list as separate results. */
const LISTED = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf)$/i;

/** Matches folders and files that hosts do not serve. */
const NOT_SERVED =
  /^(?:node_modules|\..*|_headers|_redirects|_routes\.json|_worker\.js|netlify\.toml|vercel\.json|wrangler\.(?:toml|jsonc?))$/;

const TYPES: Record<string, string> = {
  html: "text/html",
  htm: "text/html",
  xhtml: "application/xhtml+xml",
  pdf: "application/pdf",
  xml: "application/xml",
  txt: "text/plain",
  json: "application/json",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
  css: "text/css",
  js: "text/javascript",
  mp4: "video/mp4",
};

/** The names of sitemaps that are read if robots.txt lists none. */
const SITEMAPS = ["sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "sitemap.xml.gz", "sitemap.txt"];

const MOST_REDIRECTS = 10;

/** The configuration of a folder's host. */
export interface HostRules {
  headers: HostHeaders;
  redirects: HostRedirects;
  programs: HostPrograms;
  host: RedirectsHost | undefined;
  /** `true` if the host serves `/about.html` as `/about`. */
  cleanUrls: boolean;
}

/**
 * Reads the configuration of a folder's host. Calls `warn` for rules that are left out. Later queries call `warn` if Netlify and Cloudflare
 * would treat a URL differently.
 */
export async function hostRules(folder: string, warn: (message: string) => void): Promise<HostRules> {
  const files = await hostFiles(folder);
  const leftOut = new LeftOut();
  const rules = {
    headers: hostHeaders(files, leftOut),
    redirects: hostRedirects(files, leftOut, warn),
    programs: await hostPrograms(files),
    host: files.host,
    // Cloudflare always serves clean URLs: https://developers.cloudflare.com/pages/configuration/serving-pages/#route-matching
    cleanUrls: files.vercel.table.cleanUrls === true || files.host === "cloudflare",
  };
  for (const sentence of leftOut.sentences()) warn(sentence);
  return rules;
}

/** The pages of a site in a folder, as a host would serve them at `base`. */
export class FolderSource implements StoredSource {
  readonly #folder: string;
  readonly #base: URL;
  readonly #rules: HostRules;
  readonly #excluded: ReadonlySet<string>;

  /**
   * `base` is the URL of the folder; it ends with a slash. `excluded` contains the absolute paths of files that are not part of the site.
   */
  constructor(folder: string, base: URL, rules: HostRules, excluded: ReadonlySet<string> = new Set()) {
    this.#folder = folder;
    this.#base = base;
    this.#rules = rules;
    this.#excluded = excluded;
  }

  async *texts(known: StoredUrls): AsyncGenerator<RobotsRecord | SitemapRecord> {
    const robots = await this.#robots();
    if (robots) yield robots;
    yield* known.list(this.#readSitemaps());
  }

  async *pages(known: StoredUrls): AsyncGenerator<FetchedPage | UnevaluatedRecord> {
    for await (const path of walk(this.#folder, "")) {
      const url = this.#urlOf(path, known);
      const isPage = DOCUMENT.test(path) || LISTED.test(path) || this.#hasRobotsHeader(url);
      if (!isPage || /^(?:404|500)\.html$/.test(path) || path === "robots.txt" || known.sitemaps.includes(url.href))
        continue;
      if (this.#isOwn(path) || known.isRead(url.href)) continue;
      yield pageOf(url, "folder", await this.#answer(url, path), known);
    }
    for (const source of this.#rules.redirects.sources) {
      const url = new URL(source, this.#base);
      if (!this.#isBelow(url.href) || known.isRead(url.href)) continue;
      const answer = await this.#answer(url, await this.#pathOf(url));
      // Skip rewrites to a file: their sources are additional URLs of that file's page, not additional pages.
      const isOther = "reason" in answer || answer.redirects.length > 0;
      if (isOther) yield pageOf(url, "folder", answer, known);
    }
    // Read the sitemaps again, because only a hash of each URL is in memory.
    for await (const part of this.#readSitemaps()) {
      for (const href of part.record ? [] : part.urls) {
        if (!this.#isBelow(href) || known.isRead(href)) continue;
        const url = new URL(href);
        yield pageOf(url, "sitemap", await this.#answer(url, await this.#pathOf(url)), known);
      }
    }
  }

  /** Returns the path of the file that the host serves for a URL; `undefined` if there is none. */
  async fileOf(url: string): Promise<string | undefined> {
    const path = await this.#pathOf(new URL(url));
    return path === undefined ? undefined : join(this.#folder, path);
  }

  /**
   * Returns the path at which the folder holds an origin's robots.txt, whether or not the file exists; `undefined` if the folder is not
   * that origin's root.
   */
  robotsTxtOf(origin: string): string | undefined {
    return this.#base.href === `${origin}/` ? join(this.#folder, "robots.txt") : undefined;
  }

  /** Returns the lines of the configuration that set a header field for a URL. */
  fieldPlaces(url: string, name: string): Place[] {
    const fields = this.#rules.headers(new URL(url));
    return fields.find((field) => field.name.toLowerCase() === name.toLowerCase())?.places ?? [];
  }

  /** Returns the line of the configuration that redirects a URL. */
  async redirectPlace(url: string): Promise<Place | undefined> {
    const found = this.#rules.redirects.of(new URL(url), (await this.fileOf(url)) !== undefined);
    return found && isRedirect(found.status) ? found.place : undefined;
  }

  #isBelow(url: string): boolean {
    return url.startsWith(this.#base.href) || url === this.#base.origin;
  }

  /** Returns what the host sends for a URL whose file is at `path`, or the reason why the response is unknown. */
  async #answer(first: URL, firstPath: string | undefined): Promise<Answer | Unknown> {
    const redirects: Answer["redirects"] = [];
    for (let [url, path] = [first, firstPath]; ; path = await this.#pathOf(url)) {
      // Cloudflare applies no rules to a request that a function answers.
      const isAnswered = this.#rules.host === "cloudflare" && this.#rules.programs(url)?.runs === "instead";
      const rule = isAnswered ? undefined : this.#rules.redirects.of(url, path !== undefined);
      if (rule === undefined || !isRedirect(rule.status)) {
        const answer = await this.#content(url, path, rule);
        const last = redirects.at(-1);
        if ("reason" in answer) return last ? { redirects, response: this.#redirectResponse(last) } : answer;
        return { redirects, ...answer };
      }
      const { status, target } = rule;
      const isLoop = target === first.href || redirects.some((one) => one.target === target);
      const redirect = { url: url.href, status, target };
      redirects.push(redirect);
      if (isLoop || redirects.length > MOST_REDIRECTS) {
        const { failure } = redirectError(url, isLoop ? "redirect-loop" : "too-many-redirects", target);
        return { redirects, failure };
      }
      if (!this.#isBelow(target)) return { redirects, response: this.#redirectResponse(redirect) };
      url = new URL(target);
    }
  }

  /**
   * Returns what the host sends for a URL that does not redirect. `rule` is the rule, if any, that sends an error or the content of another
   * URL.
   */
  async #content(url: URL, path: string | undefined, rule: HostAnswer | undefined): Promise<Content | Unknown> {
    const program = this.#rules.programs(url);
    if (program?.runs === "instead") return { reason: `${program.name} answers` };
    const before = program?.runs === "before" ? { program: program.name } : {};
    if (rule && rule.status >= 400) return { response: this.#response(url, rule.status), ...before };
    if (rule === undefined) {
      if (path !== undefined) return { response: this.#response(url, 200, path), ...before };
      return program ? { reason: `${program.name} may answer` } : { response: this.#response(url, 404) };
    }
    const { place, target } = rule;
    if (!this.#isBelow(target))
      return { reason: `${inWords(place)} fetches the content from ${new URL(target).origin}` };
    const rewritten = await this.#pathOf(new URL(target));
    if (rewritten !== undefined) return { response: this.#response(url, 200, rewritten), ...before };
    const other = program ?? this.#rules.programs(new URL(target));
    if (other) return { reason: `${other.name} may answer` };
    // On hosts other than Cloudflare, a program whose code is not in the folder may answer.
    if (this.#rules.host === "cloudflare") return { response: this.#response(url, 404) };
    return { reason: `${inWords(place)} rewrites to a path that has no file` };
  }

  #redirectResponse({ url, status, target }: Answer["redirects"][number]): FetchedResponse {
    return { ...this.#response(new URL(url), status), headers: `HTTP/1.1 ${status}\r\nLocation: ${target}\r\n\r\n` };
  }

  #response(url: URL, status: number, path?: string): FetchedResponse {
    const fields = this.#rules.headers(url);
    const type = path === undefined ? "text/html" : typeOf(path);
    const hasType = fields.some(({ name }) => /^content-type$/i.test(name));
    const lines = [...(hasType ? [] : [{ name: "Content-Type", value: type }]), ...fields].map(
      ({ name, value }) => `${name}: ${value}\r\n`,
    );
    return {
      url: url.href,
      status,
      headers: `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`,
      // Read synchronously: for small files, this takes a third of the time of an asynchronous read.
      body: path !== undefined && DOCUMENT.test(path) ? readFileSync(join(this.#folder, path)) : new Uint8Array(),
    };
  }

  /** Returns `true` for a file that this run or an earlier run wrote. */
  #isOwn(path: string): boolean {
    const file = join(this.#folder, path);
    return this.#excluded.has(resolve(file)) || (path.endsWith(".ndjson") && isRecordsFile(file));
  }

  #hasRobotsHeader(url: URL): boolean {
    return this.#rules.headers(url).some(({ name }) => /^x-robots-tag$/i.test(name));
  }

  /**
   * Returns the path of the file that hosts serve for a URL: the file itself, the same name with “.html” or “.htm”, or the index file of a
   * folder with this name.
   */
  async #pathOf(url: URL): Promise<string | undefined> {
    const path = this.#isBelow(url.href) ? decoded(url.pathname.slice(this.#base.pathname.length)) : undefined;
    if (path === undefined) return undefined;
    const bare = path.replace(/\/$/, "");
    const names =
      bare === "" ? ["index.html", "index.htm"] : [path, `${bare}.html`, `${bare}/index.html`, `${bare}.htm`];
    for (const name of names) if (!name.endsWith("/") && (await fileExists(join(this.#folder, name)))) return name;
    return undefined;
  }

  /**
   * Returns the URL of a file. Hosts serve `about.html` and `about/index.html` under several URLs, such as `/about`. Returns the variant
   * that the sitemap lists, if any.
   */
  #urlOf(path: string, known: StoredUrls): URL {
    // Without “./”, `URL` would read the text before a colon as a scheme.
    const url = new URL(`./${path.replace(/[%?#\\]/g, encodeURIComponent)}`, this.#base);
    if (!DOCUMENT.test(path)) return url;
    const withPath = (pathname: string) => {
      const variant = new URL(url);
      variant.pathname = pathname;
      return variant;
    };
    const bare = url.pathname.replace(/(?:\/index)?\.html?$/i, "");
    const isIndex = /(^|\/)index\.html?$/i.test(path);
    const usual = isIndex ? withPath(`${bare}/`) : this.#rules.cleanUrls ? withPath(bare) : url;
    const variants = [usual, withPath(bare), withPath(`${bare}/`), url];
    return variants.find(({ href }) => known.sitemapOf(href) !== undefined) ?? usual;
  }

  /**
   * Reads the robots.txt. If the folder is not the root of an origin, returns `undefined`, because robots.txt is valid only at the root.
   */
  async #robots(): Promise<RobotsRecord | undefined> {
    const { origin, pathname } = this.#base;
    if (pathname !== "/") return undefined;
    const file = join(this.#folder, "robots.txt");
    const bytes = (await fileExists(file)) ? await readFile(file) : undefined;
    const record: RobotsRecord = { record: "robots", origin, status: bytes ? 200 : 404, redirects: 0 };
    return bytes ? { ...record, text: decode(bytes) } : record;
  }

  async *#readSitemaps() {
    const robots = await this.#robots();
    const named = robots ? new OriginRobots(robots).sitemaps() : [];
    const inFolder = await Promise.all(
      SITEMAPS.map(async (name) => (await fileExists(join(this.#folder, name))) && name),
    );
    const usual = inFolder.filter((name) => name !== false).map((name) => new URL(name, this.#base).href);
    yield* readSitemaps(named.length > 0 ? named : usual, (url) => this.#sitemap(url));
  }

  async #sitemap(url: string): Promise<SitemapText> {
    if (!this.#isBelow(url)) return { failure: `it is not below ${this.#base.href}` };
    const file = await this.fileOf(url);
    if (file === undefined) return { failure: "there is no such file in the folder" };
    return { pieces: gunzipped(createReadStream(file)) };
  }
}

type Answer = Pick<FetchedPage, "redirects" | "failure" | "response" | "program">;
type Content = Pick<FetchedPage, "response" | "program">;
type Unknown = Pick<UnevaluatedRecord, "reason">;

function pageOf(
  url: URL,
  discovery: Discovery,
  answer: Answer | Unknown,
  known: StoredUrls,
): FetchedPage | UnevaluatedRecord {
  if ("reason" in answer) return { record: "unevaluated", url: url.href, discovery, ...answer };
  return { url: url.href, discovery, ...known.membership(url.href), ...answer };
}

const inWords = ({ file, line }: Place) => `${basename(file)}, line ${line},`;

const typeOf = (path: string) =>
  TYPES[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Decodes a path; returns `undefined` if the path cannot be decoded or leads out of the folder. */
function decoded(path: string): string | undefined {
  const text = attempt(() => decodeURIComponent(path));
  return text?.split(/[\\/]/).includes("..") ? undefined : text;
}

/** Yields the paths of all served files in a folder, with forward slashes, sorted within each folder. */
async function* walk(root: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (NOT_SERVED.test(entry.name) && entry.name !== ".well-known") continue;
    const name = path === "" ? entry.name : `${path}/${entry.name}`;
    // Do not follow symbolic links to folders: a link in its own target would cause an endless loop.
    if (entry.isDirectory()) yield* walk(root, name);
    else if (!entry.isSymbolicLink() || (await fileExists(join(root, name)))) yield name;
  }
}

/** Converts the URL from `--base` to a folder's URL: adds a final slash, and removes the query, the fragment and the credentials. */
export function baseOf(url: URL): URL {
  const base = new URL(url);
  base.search = "";
  base.hash = "";
  base.username = "";
  base.password = "";
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return base;
}
