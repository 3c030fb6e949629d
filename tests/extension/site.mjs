// Serves a site on the loopback interface, with a page for each test case.
import { createServer } from "node:http";

const head = (/** @type {string} */ content, body = "") =>
  `<!doctype html><html lang="en"><head><title>Fixture</title>${content}</head><body><p>Text</p>${body}</body></html>`;

const NOINDEX = '<meta name="robots" content="noindex">';

/** A script that adds an element to the head. @param {string} element */
const adds = (element) => `<script>document.head.insertAdjacentHTML("beforeend", '${element}')</script>`;

/**
 * @typedef {{ status?: number, type?: string, headers?: [string, string][], html?: string | (() => string) }} Answer
 * @typedef {Answer & { fetched?: Answer }} Fixture `fetched`: the response to requests that do not open a page in a tab
 */

let responses = 0;

/** The pages by path. @type {Record<string, Fixture>} */
export const pages = {
  "/static": { html: head('<meta name="robots" content="max-snippet:50"><link rel="canonical" href="/static">') },
  "/noindex-header": { headers: [["X-Robots-Tag", "noindex"]] },
  "/noindex-meta": { html: head(NOINDEX) },
  // In Firefox, this policy also blocks the requests that the extension sends from inside the page.
  "/restrictive-policy": { headers: [["Content-Security-Policy", "default-src 'none'"]], html: head(NOINDEX) },
  "/nosnippet": { html: head('<meta name="robots" content="nosnippet">') },
  "/several-lines": {
    headers: [
      ["X-Robots-Tag", "bingbot: noindex"],
      ["X-Robots-Tag", "nosnippet"],
    ],
  },
  "/moved": { status: 301, headers: [["Location", "/static"]] },
  "/blocked": {},
  "/missing": { status: 404 },
  "/bot-wall": { status: 403, headers: [["CF-Mitigated", "challenge"]] },
  "/script-adds": { html: head("", adds(NOINDEX)) },
  "/script-adds-googlebot": { html: head("", adds('<meta name="googlebot" content="noindex">')) },
  "/script-adds-nosnippet": { html: head("", adds('<meta name="robots" content="nosnippet">')) },
  "/script-adds-canonical": { html: head("", adds('<link rel="canonical" href="/a">')) },
  // A test calls `add` after the icon has been drawn.
  "/script-adds-later": {
    html: head("", `<script>add = () => document.head.insertAdjacentHTML("beforeend", '${NOINDEX}')</script>`),
  },
  "/shadow-root": {
    html: head("", `<x-card><template shadowrootmode="open"><p>Card</p>${NOINDEX}</template></x-card>`),
  },
  "/blocked-script": { html: head("", adds(NOINDEX)) },
  "/script-lifts": { html: head(NOINDEX, '<script>document.querySelector("meta[name=robots]").remove()</script>') },
  "/script-canonical": {
    html: head(
      '<link rel="canonical" href="/a">',
      '<script>document.querySelector("link[rel=canonical]").href = "/b"</script>',
    ),
  },
  // A client-side router may leave elements of the previous page in the head.
  "/script-navigates": { html: head("", `${adds(NOINDEX)}<script>history.pushState({}, "", "/static")</script>`) },
  "/different-each-time": {
    html: () => head(`<link rel="canonical" href="/${++responses}">`, adds(NOINDEX)),
  },
  "/rate-limit": { html: head(NOINDEX), fetched: { status: 429 } },
  "/text": { type: "text/plain", html: NOINDEX },
};

const ROBOTS = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /blocked\n";

/**
 * Serves pages. `/login` sets a cookie. Without the cookie, `/members` redirects to `/login`, and `/personal` has no noindex. If a request
 * for `/detour` does not open the page in a tab, it redirects to another origin, which redirects to `/static`.
 *
 * @param {Record<string, Fixture>} [served] the pages by path
 */
export async function serveSite(served = pages) {
  /** @type {string[]} */
  const requests = [];
  /** @type {{ status: number, text: string | Uint8Array }} */
  let robots = { status: 200, text: ROBOTS };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const isMember = request.headers.cookie?.includes("member=1") ?? false;
    requests.push(path);
    if (path === "/robots.txt") {
      response.writeHead(robots.status, { "Content-Type": "text/plain" }).end(robots.text);
      return;
    }
    if (path === "/login") {
      response.writeHead(200, { "Content-Type": "text/html", "Set-Cookie": "member=1; SameSite=Strict" });
      response.end(head(""));
      return;
    }
    if (path === "/members" && !isMember) {
      response.writeHead(302, { Location: "/login" }).end();
      return;
    }
    const isOpened = request.headers["sec-fetch-mode"] === "navigate";
    const { localPort } = request.socket;
    if (path === "/detour" && !isOpened) {
      response.writeHead(302, { Location: `http://localhost:${localPort}/back` }).end();
      return;
    }
    if (path === "/back") {
      response.writeHead(302, { Location: `http://127.0.0.1:${localPort}/static` }).end();
      return;
    }
    /** @type {Fixture} */
    const fixture = path === "/personal" ? { html: head(isMember ? NOINDEX : "") } : (served[path] ?? {});
    const answer = isOpened ? fixture : (fixture.fetched ?? fixture);
    const { status = 200, type = "text/html; charset=utf-8", headers = [], html = head("") } = answer;
    response.writeHead(status, [["Content-Type", type], ...headers].flat());
    response.end(typeof html === "function" ? html() : html);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The paths that were requested. */
    requests,
    /** Changes the response to the request for robots.txt. @param {number} status @param {string | Uint8Array} [text] */
    setRobots(status, text = ROBOTS) {
      robots = { status, text };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
