import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Failure } from "../../live/events.ts";
import { OriginRobots } from "../../site/origin-robots.ts";
import type { FetchedPage, FetchedResponse } from "../../site/page-reader.ts";
import type { Discovery, RobotsRecord, SitemapRecord, UnevaluatedRecord } from "../../site/record.ts";
import { readSitemaps, type SitemapText } from "../../site/sitemaps.ts";
import type { StoredSource } from "../../site/stored.ts";
import { UrlTable } from "../../site/url-table.ts";
import { missingInput } from "../exit.ts";
import { decode, fileExists, nameOf } from "../source.ts";
import { hostFiles, type Place, type RedirectsHost } from "./host-files.ts";
import { type HostHeaders, hostHeaders } from "./host-headers.ts";
import { type HostPrograms, hostPrograms } from "./host-programs.ts";
import { type HostAnswer, type HostRedirects, hostRedirects, isRedirect } from "./host-redirects.ts";
import { LeftOut } from "./left-out.ts";
import { isRecordsFile } from "./output-files.ts";

const DOCUMENT = /\.(?:html?|xhtml)$/i;

/** Files other than documents that search engines list as separate results. */
const LISTED = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf)$/i;

/** Folders and files that hosts do not serve. */
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

/** A host's configuration for a folder. */
export interface HostRules {
  headers: HostHeaders;
  redirects: HostRedirects;
  programs: HostPrograms;
  host: RedirectsHost | undefined;
  /** `true` if the host serves `/about.html` as `/about`. */
  cleanUrls: boolean;
}

/** Reads the configuration of a folder's host. `warn` is called for rules that are left out. */
export async function hostRules(folder: string, warn: (message: string) => void): Promise<HostRules> {
  const files = await hostFiles(folder);
  const leftOut = new LeftOut();
  const rules = {
    headers: hostHeaders(files, leftOut),
    redirects: hostRedirects(files, leftOut, warn),
    programs: await hostPrograms(files),
    host: files.host,
    // Cloudflare: https://developers.cloudflare.com/pages/configuration/serving-pages/#route-matching
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
  /** The URLs in sitemaps, with the index of the sitemap. */
  readonly #listed = new UrlTable();
  readonly #sitemaps: string[] = [];

  /** `base` is the URL of the folder; it ends with a slash. `excluded` has the absolute paths of files that are not part of the site. */
  constructor(folder: string, base: URL, rules: HostRules, excluded: ReadonlySet<string> = new Set()) {
    this.#folder = folder;
    this.#base = base;
    this.#rules = rules;
    this.#excluded = excluded;
  }

  async *texts(): AsyncGenerator<RobotsRecord | SitemapRecord> {
    const robots = await this.#robots();
    if (robots) yield robots;
    for await (const { record, urls } of this.#readSitemaps()) {
      const index = this.#sitemaps.push(record.url) - 1;
      for (const url of urls) {
        const known = this.#listed.get(url);
        if (known === undefined || record.url < (this.#sitemaps[known] ?? "")) this.#listed.set(url, index);
      }
      yield record;
    }
  }

  async *pages(isKnown: (url: string) => boolean): AsyncGenerator<FetchedPage | UnevaluatedRecord> {
    for await (const path of walk(this.#folder, "")) {
      const url = this.#urlOf(path);
      const isPage = DOCUMENT.test(path) || LISTED.test(path) || this.#hasRobotsHeader(url);
      if (!isPage || /^(?:404|500)\.html$/.test(path) || path === "robots.txt" || this.#sitemaps.includes(url.href))
        continue;
      if (this.#isOwn(path) || isKnown(url.href)) continue;
      yield this.#page(url, "folder", await this.#answer(url, path));
    }
    for (const source of this.#rules.redirects.sources) {
      const url = new URL(source, this.#base);
      if (!this.#isBelow(url.href) || isKnown(url.href)) continue;
      const answer = await this.#answer(url, await this.#pathOf(url));
      // A rewrite to a file is a second URL of that file's page, not another page.
      const isOther = "reason" in answer || answer.redirects.length > 0;
      if (isOther) yield this.#page(url, "folder", answer);
    }
    // Read the sitemaps again, because only a hash of each URL is in memory.
    for await (const { urls } of this.#readSitemaps()) {
      for (const href of urls) {
        if (!this.#isBelow(href) || isKnown(href)) continue;
        const url = new URL(href);
        yield this.#page(url, "sitemap", await this.#answer(url, await this.#pathOf(url)));
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

  #page(url: URL, discovery: Discovery, answer: Answer | Unknown): FetchedPage | UnevaluatedRecord {
    if ("reason" in answer) return { record: "unevaluated", url: url.href, discovery, ...answer };
    const listed = this.#listed.get(url.href);
    return {
      url: url.href,
      discovery,
      ...(this.#sitemaps.length > 0 && { inSitemap: listed !== undefined }),
      ...(listed !== undefined && { sitemap: this.#sitemaps[listed] }),
      ...answer,
    };
  }

  /** Returns what the host sends for a URL that has the file at `path`, or the reason why that is unknown. */
  async #answer(first: URL, firstPath: string | undefined): Promise<Answer | Unknown> {
    const redirects: Answer["redirects"] = [];
    for (let [url, path] = [first, firstPath]; ; path = await this.#pathOf(url)) {
      // Cloudflare applies no rule to a request that a function answers.
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
      if (isLoop || redirects.length > MOST_REDIRECTS)
        return { redirects, failure: redirectFailure(url.href, target, isLoop) };
      if (!this.#isBelow(target)) return { redirects, response: this.#redirectResponse(redirect) };
      url = new URL(target);
    }
  }

  /** Returns what the host sends for a URL that does not redirect. `rule` sends an error or the content of another URL. */
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
    // Other hosts may have programs whose code is not in the folder.
    if (this.#rules.host === "cloudflare") return { response: this.#response(url, 404) };
    return { reason: `${inWords(place)} rewrites to a path that has no file` };
  }

  #redirectResponse({ url, status, target }: Answer["redirects"][number]): FetchedResponse {
    return { ...this.#response(new URL(url), status), headers: redirectHead(status, target) };
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
      // Reading a small file synchronously takes a third of the time of an asynchronous read.
      body: path !== undefined && DOCUMENT.test(path) ? readFileSync(join(this.#folder, path)) : new Uint8Array(),
    };
  }

  /** Returns `true` for a file that this run or an earlier one has written. */
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
   * Returns the URL of a file. Hosts also serve `about.html` and `about/index.html` as `/about` and under other variants of the URL. The
   * sitemap shows which URL the site uses.
   */
  #urlOf(path: string): URL {
    const url = new URL(path.replace(/[%?#\\]/g, encodeURIComponent), this.#base);
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
    return variants.find(({ href }) => this.#listed.get(href) !== undefined) ?? usual;
  }

  /** Reads the robots.txt. A robots.txt is valid only at the root of an origin, so a robots.txt in a subfolder is ignored. */
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
    return { bytes: await readFile(file) };
  }
}

type Answer = Pick<FetchedPage, "redirects" | "failure" | "response" | "program">;
type Content = Pick<FetchedPage, "response" | "program">;
type Unknown = Pick<UnevaluatedRecord, "reason">;

const inWords = ({ file, line }: Place) => `${basename(file)}, line ${line},`;

const typeOf = (path: string) =>
  TYPES[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

const redirectHead = (status: number, target: string) => `HTTP/1.1 ${status}\r\nLocation: ${target}\r\n\r\n`;

function redirectFailure(url: string, location: string, isLoop: boolean): Failure {
  return isLoop
    ? { kind: "redirect-loop", url, message: `the redirects form a loop, back to ${location}`, location }
    : { kind: "too-many-redirects", url, message: "there are too many redirects", location };
}

/** Decodes a path; `undefined` if it cannot be decoded or leads out of the folder. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.split(/[\\/]/).includes("..") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Yields the paths of all files in a folder, with slashes, sorted within each folder. */
async function* walk(root: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (NOT_SERVED.test(entry.name) && entry.name !== ".well-known") continue;
    const name = path === "" ? entry.name : `${path}/${entry.name}`;
    // A link to a folder may lead in a circle.
    if (entry.isDirectory()) yield* walk(root, name);
    else if (!entry.isSymbolicLink() || (await fileExists(join(root, name)))) yield name;
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Returns the URL of a folder, from `--base`. */
export function baseOf(url: URL): URL {
  const base = new URL(url);
  base.search = "";
  base.hash = "";
  base.username = "";
  base.password = "";
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return base;
}

export async function mustBeFolder(path: string): Promise<void> {
  if (!(await isDirectory(path))) throw missingInput(`“${nameOf(path)}” is not a folder.`);
}
