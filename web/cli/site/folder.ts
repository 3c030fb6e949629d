import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Failure } from "../../live/events.ts";
import { OriginRobots } from "../../site/origin-robots.ts";
import type { FetchedPage, FetchedResponse } from "../../site/page-reader.ts";
import type { Discovery, RobotsRecord, SitemapRecord } from "../../site/record.ts";
import { readSitemaps, type SitemapText } from "../../site/sitemaps.ts";
import type { StoredSource } from "../../site/stored.ts";
import { UrlTable } from "../../site/url-table.ts";
import { missingInput } from "../exit.ts";
import { decode, fileExists, nameOf } from "../source.ts";
import { hostFiles } from "./host-files.ts";
import { type HostHeaders, hostHeaders } from "./host-headers.ts";
import { type HostRedirects, hostRedirects, isRedirect } from "./host-redirects.ts";
import { isRecordsFile } from "./output-files.ts";

const DOCUMENT = /\.(?:html?|xhtml)$/i;

/** Files other than documents that search engines list as separate results. */
const LISTED = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf)$/i;

/** Folders and files that hosts do not serve. */
const NOT_SERVED = /^(?:node_modules|\..*|_headers|_redirects|netlify\.toml|vercel\.json)$/;

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
  /** `true` if the host serves `/about.html` as `/about`. */
  cleanUrls: boolean;
}

/** Reads the configuration of a folder's host. `warn` is called for rules that are left out. */
export async function hostRules(folder: string, warn: (message: string) => void): Promise<HostRules> {
  const files = await hostFiles(folder);
  return {
    headers: hostHeaders(files, warn),
    redirects: hostRedirects(files, warn),
    cleanUrls: files.vercel.table.cleanUrls === true,
  };
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

  async *pages(): AsyncGenerator<FetchedPage> {
    const seen = new UrlTable();
    for await (const path of walk(this.#folder, "")) {
      const url = this.#urlOf(path);
      const isPage = DOCUMENT.test(path) || LISTED.test(path) || this.#hasRobotsHeader(url);
      if (!isPage || /^(?:404|500)\.html$/.test(path) || path === "robots.txt" || this.#sitemaps.includes(url.href))
        continue;
      if (this.#isOwn(path)) continue;
      seen.add(url.href);
      const answer = await this.#answer(url, path);
      if (answer) yield this.#page(url, "folder", answer);
    }
    for (const source of this.#rules.redirects.sources) {
      const url = new URL(source, this.#base);
      if (!this.#isBelow(url.href) || seen.get(url.href) !== undefined) continue;
      const answer = await this.#answer(url, await this.#pathOf(url));
      if (answer && answer.redirects.length > 0 && seen.add(url.href)) yield this.#page(url, "folder", answer);
    }
    // Read the sitemaps again, because only a hash of each URL is in memory.
    for await (const { urls } of this.#readSitemaps()) {
      for (const href of urls) {
        if (!this.#isBelow(href) || !seen.add(href)) continue;
        const url = new URL(href);
        const answer = await this.#answer(url, await this.#pathOf(url));
        if (answer) yield this.#page(url, "sitemap", answer);
      }
    }
  }

  /** Returns the file for a URL of this folder; `undefined` if the URL is not below the base. */
  fileOf(url: string): string | undefined {
    const path = this.#isBelow(url) ? decoded(new URL(url).pathname.slice(this.#base.pathname.length)) : undefined;
    if (path === undefined) return undefined;
    return join(this.#folder, path === "" || path.endsWith("/") ? `${path}index.html` : path);
  }

  #isBelow(url: string): boolean {
    return url.startsWith(this.#base.href) || url === this.#base.origin;
  }

  #page(url: URL, discovery: Discovery, answer: Answer): FetchedPage {
    const listed = this.#listed.get(url.href);
    return {
      url: url.href,
      discovery,
      ...(this.#sitemaps.length > 0 && { inSitemap: listed !== undefined }),
      ...(listed !== undefined && { sitemap: this.#sitemaps[listed] }),
      ...answer,
    };
  }

  /** Returns the host's response for a URL whose file is at `firstPath`; `undefined` if the response depends on a program of the host. */
  async #answer(first: URL, firstPath: string | undefined): Promise<Answer | undefined> {
    const redirects: Answer["redirects"] = [];
    for (let [url, path] = [first, firstPath]; ; path = await this.#pathOf(url)) {
      const rule = this.#rules.redirects.of(url, path !== undefined);
      if (rule === undefined) {
        const status = path === undefined ? 404 : 200;
        return { redirects, response: this.#response(url, status, path) };
      }
      const { status, target } = rule;
      if (!isRedirect(status)) {
        if (status >= 400) return { redirects, response: this.#response(url, status) };
        const rewritten = this.#isBelow(target) ? await this.#pathOf(new URL(target)) : undefined;
        return rewritten === undefined ? undefined : { redirects, response: this.#response(url, 200, rewritten) };
      }
      const isLoop = target === first.href || redirects.some((one) => one.target === target);
      redirects.push({ url: url.href, status, target });
      if (isLoop || redirects.length > MOST_REDIRECTS)
        return { redirects, failure: redirectFailure(url.href, target, isLoop) };
      if (!this.#isBelow(target))
        return { redirects, response: { ...this.#response(url, status), headers: redirectHead(status, target) } };
      url = new URL(target);
    }
  }

  #response(url: URL, status: number, path?: string): FetchedResponse {
    const fields = this.#rules.headers(url);
    const type = path === undefined ? "text/html" : typeOf(path);
    const hasType = fields.some(([name]) => /^content-type$/i.test(name));
    const lines = [...(hasType ? [] : [["Content-Type", type]]), ...fields].map(
      ([name, value]) => `${name}: ${value}\r\n`,
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
    return this.#rules.headers(url).some(([name]) => /^x-robots-tag$/i.test(name));
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
    const file = this.fileOf(url);
    if (file === undefined) return { failure: `it is not below ${this.#base.href}` };
    if (!(await fileExists(file))) return { failure: "there is no such file in the folder" };
    return { bytes: await readFile(file) };
  }
}

type Answer = Pick<FetchedPage, "redirects" | "failure" | "response">;

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
