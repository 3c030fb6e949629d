import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type CrawlVerdict, RobotsTxt } from "robotscope";
import { inWords, problemsOf } from "./site.ts";

export const PANEL = "/__robotscope";

/** Serves a panel with the problems in the robots.txt, and the crawlers that may fetch a URL. */
export const panel = (robotsTxt: string) => async (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? "/", "http://localhost").searchParams.get("url") ?? "/";
  const text = await readFile(robotsTxt).catch(() => undefined);
  const problems = text ? await problemsOf(robotsTxt) : [];
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.end(page(url, robotsTxt, text, problems.map(inWords)));
};

function page(url: string, file: string, text: Uint8Array | undefined, problems: readonly string[]): string {
  const list =
    problems.length === 0 ? "<p>No problems.</p>" : `<ul>${problems.map((one) => `<li>${escaped(one)}`).join("")}</ul>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>robotscope</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:70rem}td{padding:.1rem .8rem .1rem 0;vertical-align:top}.disallowed{color:#b00020}</style>
<h1>robotscope</h1>
<h2>${escaped(file)}</h2>
${text ? list : "<p>There is no such file, so every crawler may fetch every page.</p>"}
<h2>Who may fetch a URL?</h2>
<form><label>URL or path <input name="url" size="50" value="${escaped(url)}"></label> <button>Test</button></form>
${table(url, text)}
</html>`;
}

function table(url: string, text: Uint8Array | undefined): string {
  try {
    const row = ({ crawler, access, explanation }: CrawlVerdict) =>
      `<tr><td>${escaped(crawler)}<td class="${access}">${access}<td>${escaped(explanation.summary)}`;
    const rows = RobotsTxt.parse(text ?? "")
      .checkAll(url)
      .map(row);
    return `<table>${rows.join("")}</table>`;
  } catch (error) {
    return `<p>${escaped(error instanceof Error ? error.message : String(error))}</p>`;
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? "&quot;");
