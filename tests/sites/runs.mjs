// Runs `robotscope site` in this process, with the functions that the command line uses.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "./load.mjs";

export const BASE = "https://example.com";

/** @typedef {{ url: string, status?: number, headers?: Record<string, string>, body?: string, content?: { size: number } }} Response */

/** A folder with the files of several runs. */
export class Runs {
  #functions;
  #directory = mkdtempSync(join(tmpdir(), "robotscope-runs-"));
  #number = 0;

  constructor(functions) {
    this.#functions = functions;
  }

  static async start() {
    return new Runs(await load("../cli/site/run-site.ts"));
  }

  /**
   * Runs the command for the files of a site, or for responses. Files are written to the folder `dist`, so "../netlify.toml" is in
   * the project's root. `baseline` is the result of an earlier run.
   *
   * @param {Record<string, string> | Response[]} site
   * @param {{ base?: string, crawlers?: string[], baseline?: { path: string } }} [options]
   */
  async run(site, { base = BASE, crawlers = ["Googlebot", "bingbot"], baseline } = {}) {
    this.#number += 1;
    const directory = join(this.#directory, String(this.#number));
    const isArchive = Array.isArray(site);
    const source = join(directory, isArchive ? "site.har" : "dist");
    mkdirSync(isArchive ? directory : source, { recursive: true });
    if (isArchive) writeFileSync(source, har(site));
    else writeFiles(source, site);
    const warnings = [];
    const progress = { say() {}, end() {}, clear() {} };
    const output = { note() {}, warn: (text) => warnings.push(text), progress };
    const options = { format: "text", crawler: crawlers, ...(!isArchive && { base }), baseline: baseline?.path };
    const plan = await this.#functions.planOf(source, options, output);
    const path = join(directory, "pages.ndjson");
    const result = await this.#functions.readSite(plan, path, options, output);
    const records = readFileSync(path, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const pages = Object.fromEntries(
      records.filter(({ record }) => record === "page").map((page) => [page.url.replace(base, ""), page]),
    );
    return { ...result, path, pages, warnings };
  }

  remove() {
    rmSync(this.#directory, { recursive: true });
  }
}

/** @param {string} directory @param {Record<string, string>} files */
function writeFiles(directory, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

/** Formats responses as a HAR file. @param {Response[]} responses */
function har(responses) {
  const html = { "content-type": "text/html" };
  const entries = responses.map(({ url, status = 200, headers = html, body = "", content = { text: body } }) => ({
    request: { method: "GET", url: new URL(url, BASE).href },
    response: {
      status,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      content,
    },
  }));
  return JSON.stringify({ log: { entries } });
}
