import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { OriginRobots } from "../../site/origin-robots.ts";
import type { FetchedPage } from "../../site/page-reader.ts";
import type { RobotsRecord, SitemapRecord } from "../../site/record.ts";
import { readSitemaps, type SitemapText } from "../../site/sitemaps.ts";
import type { StoredSource } from "../../site/stored.ts";
import { UrlTable } from "../../site/url-table.ts";
import { missingInput } from "../exit.ts";
import { decode, fileExists } from "../source.ts";
import type { HostHeaders } from "./host-headers.ts";

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

/** The pages of a site in a folder, as a host would serve them at `base`. */
export class FolderSource implements StoredSource {
  readonly #folder: string;
  readonly #base: URL;
  readonly #headers: HostHeaders;
  /** The URLs in sitemaps, with the index of the sitemap. */
  readonly #listed = new UrlTable();
  readonly #sitemaps: string[] = [];

  /** `base` is the URL of the folder; it ends with a slash. */
  constructor(folder: string, base: URL, headers: HostHeaders) {
    this.#folder = folder;
    this.#base = base;
    this.#headers = headers;
  }

  async *texts(): AsyncGenerator<RobotsRecord | SitemapRecord> {
    const robots = await this.#robots();
    if (robots) yield robots;
    const sitemaps = robots ? new OriginRobots(robots).sitemaps() : [];
    const inFolder = await Promise.all(
      SITEMAPS.map(async (name) => (await fileExists(join(this.#folder, name))) && name),
    );
    const usual = inFolder.filter((name) => name !== false).map((name) => new URL(name, this.#base).href);
    for await (const { record, urls } of readSitemaps(sitemaps.length > 0 ? sitemaps : usual, (url) =>
      this.#sitemap(url),
    )) {
      const index = this.#sitemaps.push(record.url) - 1;
      for (const url of urls) {
        const known = this.#listed.get(url);
        if (known === undefined || record.url < (this.#sitemaps[known] ?? "")) this.#listed.set(url, index);
      }
      yield record;
    }
  }

  async *pages(): AsyncGenerator<FetchedPage> {
    for await (const path of walk(this.#folder, "")) {
      const isDocument = DOCUMENT.test(path);
      const url = this.#urlOf(path);
      const fields = this.#headers.of(url);
      const isPage = isDocument || LISTED.test(path) || fields.some(([name]) => /^x-robots-tag$/i.test(name));
      if (!isPage || /^(?:404|500)\.html$/.test(path) || path === "robots.txt" || this.#sitemaps.includes(url.href))
        continue;
      const type = TYPES[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
      const hasType = fields.some(([name]) => /^content-type$/i.test(name));
      const lines = [...(hasType ? [] : [["Content-Type", type]]), ...fields].map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const listed = this.#listed.get(url.href);
      yield {
        url: url.href,
        discovery: "folder",
        redirects: [],
        ...(this.#sitemaps.length > 0 && { inSitemap: listed !== undefined }),
        ...(listed !== undefined && { sitemap: this.#sitemaps[listed] }),
        response: {
          url: url.href,
          status: 200,
          headers: `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`,
          // For small files, a synchronous read takes a third of the time of an asynchronous read.
          body: isDocument ? readFileSync(join(this.#folder, path)) : new Uint8Array(),
        },
      };
    }
  }

  /** Returns the file for a URL of this folder; `undefined` if the URL is not below the base. */
  fileOf(url: string): string | undefined {
    const { href, origin } = this.#base;
    if (!url.startsWith(href) && url !== origin) return undefined;
    const path = decodeURIComponent(new URL(url).pathname.slice(this.#base.pathname.length));
    if (path === "" || path.endsWith("/")) return join(this.#folder, `${path}index.html`);
    return join(this.#folder, path);
  }

  #urlOf(path: string): URL {
    const url = new URL(path.replace(/[%?#\\]/g, encodeURIComponent), this.#base);
    if (/(^|\/)index\.html?$/i.test(path)) url.pathname = url.pathname.replace(/index\.html?$/i, "");
    else if (DOCUMENT.test(path)) {
      // Netlify, Cloudflare and others also serve the file without its extension. The sitemap shows which URL the site uses.
      const clean = new URL(url);
      clean.pathname = clean.pathname.replace(/\.html?$/i, "");
      if (this.#headers.cleanUrls || this.#listed.get(clean.href) !== undefined) return clean;
    }
    return url;
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

  async #sitemap(url: string): Promise<SitemapText> {
    const file = this.fileOf(url);
    if (file === undefined) return { failure: `it is not below ${this.#base.href}` };
    if (!(await fileExists(file))) return { failure: "there is no such file in the folder" };
    return { bytes: await readFile(file) };
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
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return base;
}

export async function mustBeFolder(path: string): Promise<void> {
  if (!(await isDirectory(path))) throw missingInput(`“${path}” is not a folder.`);
}
