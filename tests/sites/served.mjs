// Serves the seeded site over HTTP: each host has a separate address in 127.0.0.0/8, which Linux assigns to the loopback interface.
import { createServer } from "node:http";
import { CRAWLERS } from "./records.mjs";
import { ORIGIN, seededSite } from "./synthetic.mjs";

/**
 * Kinds of findings that depend on HTTPS, on the names of hosts, on a robots.txt that cannot be fetched, or on a crawler's User-Agent.
 * `findings.test.mjs` tests them with records.
 */
const NOT_SERVED = `staging-open canonical-to-http http-indexable robots-www-apex-differ robots-http-https-differ
  robots-unreachable disallowed-served`.split(/\s+/);

/** Matches hosts that only the kinds in `NOT_SERVED` need. */
const LEFT_OUT = /^(?:staging\.example\.com|down|pair|www\.pair|both|same|www\.same)(?:\.|$)/;

const SEARCH = CRAWLERS.slice(0, 2);

/**
 * Starts the servers. `delay` returns the milliseconds before a response. Returns the start page, the affected URLs of each kind, all page
 * URLs, the requested URLs, and a function that stops the servers.
 *
 * @param {number} clean the number of pages without a fault
 * @param {(path: string) => number} [delay]
 */
export async function serveSeeded(clean, delay = () => 0) {
  const { records, expected } = seededSite(clean);
  const isServed = (url) => !LEFT_OUT.test(new URL(url).host) && !url.includes("/insecure/");
  const pages = records.filter(({ record, url }) => record === "page" && isServed(url));
  const robots = records.filter(({ record, origin }) => record === "robots" && isServed(origin));
  const main = createServer();
  await new Promise((resolve) => main.listen(0, "127.0.0.1", resolve));
  const { port } = main.address();
  const origins = new Map(robots.map(({ origin }, index) => [origin, `http://127.0.0.${index + 1}:${port}`]));
  const moved = (text) => [...origins].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  /** @type {Map<string, Response>} */
  const responses = new Map();

  const linked = pages.filter(({ url, inSitemap }) => inSitemap === false && url.startsWith(`${ORIGIN}/`));
  for (const page of pages) for (const [url, response] of responsesOf(page)) responses.set(url, response);
  const links = linked.map(({ url }) => `<a href="${escaped(url)}">x</a>`);
  responses.set(`${ORIGIN}/`, [200, HTML, `<title>Home</title>\n${links.join("\n")}`]);
  const listed = pages
    .filter((page) => !linked.includes(page))
    .map(({ url }) => `<url><loc>${escaped(url)}</loc></url>`);
  responses.set(`${ORIGIN}/sitemap.xml`, [200, {}, `<urlset>${listed.join("\n")}</urlset>`]);
  responses.set(`${ORIGIN}/empty.xml`, [200, {}, "<urlset></urlset>"]);
  responses.set(`${ORIGIN}/broken.xml`, [500, {}, ""]);
  for (const { origin, text } of robots) responses.set(`${origin}/robots.txt`, [200, {}, robotsTxt(origin, text)]);

  const asked = [];
  const byUrl = new Map(
    [...responses].map(([url, [status, headers, body]]) => {
      const texts = [status, moved(JSON.stringify(headers)), typeof body === "string" ? moved(body) : body];
      return [moved(url), texts];
    }),
  );
  const servers = [main];
  for (let index = 1; index < origins.size; index++) {
    const server = createServer();
    await new Promise((resolve) => server.listen(port, `127.0.0.${index + 1}`, resolve));
    servers.push(server);
  }
  for (const server of servers)
    server.on("request", (request, response) => {
      const url = `http://${request.headers.host}${request.url}`;
      asked.push(url);
      const [status, headers, body] = byUrl.get(url) ?? [404, "{}", ""];
      setTimeout(() => {
        if (status === 0) response.destroy();
        else response.writeHead(status, JSON.parse(headers)).end(body);
      }, delay(request.url));
    });
  return {
    start: moved(`${ORIGIN}/`),
    expected: new Map(
      [...expectedOf(expected, pages, linked)].map(([kind, urls]) => [kind, new Set([...urls].map(moved))]),
    ),
    urls: new Set([`${ORIGIN}/`, ...pages.map(({ url }) => url), ...hops(pages)].map(moved)),
    asked,
    stop() {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}

/** @typedef {[status: number, headers: Record<string, unknown>, body: string | Uint8Array]} Response Status 0 closes the connection. */

const HTML = { "Content-Type": "text/html; charset=utf-8" };

/**
 * Returns the robots.txt of a host. Adds a Sitemap line to most files: without this line, the sitemap's URLs on the host would be
 * a fault.
 */
function robotsTxt(origin, text) {
  if (text.includes("\0")) return Buffer.from("\ufeffUser-agent: *\nDisallow:\n", "utf16le");
  if (origin === ORIGIN)
    return `${text}Sitemap: ${ORIGIN}/broken.xml\nSitemap: ${ORIGIN}/empty.xml\n\nUser-agent: robotscope\nAllow: /\n`;
  const isOther = origin.includes("//shop.") || text.includes("<");
  return isOther || text.includes("Sitemap:") ? text : `${text}\nSitemap: ${ORIGIN}/sitemap.xml\n`;
}

/** Yields the URLs of a page and of its redirects, with their responses. @returns {Generator<[string, Response]>} */
function* responsesOf(page) {
  const { url, redirects, status, failure, contentType, robotsHeaders, aiHeaders = [], discovery } = page;
  if (failure) {
    yield [url, failure.kind === "redirect-loop" ? [302, { Location: url }, ""] : [0, {}, ""]];
    return;
  }
  for (const [index, { status, target }] of redirects.entries())
    yield [index === 0 ? url : redirects[index - 1].target, [status, { Location: target }, ""]];
  if (redirects.length > 1) yield [redirects.at(-1).target, [200, HTML, `<title>Page ${url}</title>`]];
  if (redirects.length > 0) return;
  const headers = { "Content-Type": contentType ?? "text/html", ...fieldsOf([...robotsHeaders, ...aiHeaders]) };
  if (page.canonical?.from === "header") headers.Link = `<${page.canonical.url}>; rel="canonical"`;
  const isHtml = contentType?.includes("html") && discovery !== "asset";
  yield [url, [status, headers, isHtml ? html(page) : ""]];
}

/** Groups the values of header lines by name. */
function fieldsOf(lines) {
  const fields = {};
  for (const line of lines) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line);
    // The run uses the current time, so move expiry dates in 2027 far into the future.
    fields[name] = [...(fields[name] ?? []), value.replace("2027", "2099")];
  }
  return fields;
}

function html({ title, robotsMetas, canonical, hreflang, resources }) {
  return `<!doctype html>
<title>${escaped(title ?? "")}</title>
${robotsMetas.map(({ name, content }) => `<meta name="${name}" content="${content}">`).join("\n")}
${canonical?.from === "html" ? `<link rel="canonical" href="${canonical.url}">` : ""}
${hreflang.map(({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${url}">`).join("\n")}
${resources.map((url) => (url.endsWith(".css") ? `<link rel="stylesheet" href="${url}">` : `<script src="${url}"></script>`)).join("\n")}
`;
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns the last URLs of redirect chains, which become additional pages of the run. */
const hops = (pages) =>
  pages.filter(({ redirects }) => redirects.length > 1).map(({ redirects }) => redirects.at(-1).target);

/**
 * Returns the affected URLs of each kind. These URLs differ from the seeded ones, mainly because the start page links to
 * all pages of `ORIGIN` that no sitemap lists.
 */
function expectedOf(seeded, pages, linked) {
  const expected = new Map([...seeded].filter(([kind]) => !NOT_SERVED.includes(kind)));
  const add = (kind, urls) => expected.set(kind, new Set([...(expected.get(kind) ?? []), ...urls]));
  const isIndexable = ({ url, status, redirects, contentType, canonical, verdicts }) =>
    status === 200 &&
    redirects.length === 0 &&
    contentType.includes("html") &&
    (canonical === undefined || canonical.url === url) &&
    !url.includes("?") &&
    verdicts.some(({ crawler, listing }) => SEARCH.includes(crawler) && listing === "full");
  add("sitemap-omits-pages", [...linked.filter(isIndexable).map(({ url }) => url), ...hops(pages)]);
  add(
    "linked-broken",
    linked.filter(({ status }) => status === 404 || status === 410).map(({ url }) => url),
  );
  // Bing does not list unavailable_after among its directives, so it may list these pages:
  // https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240
  const expired = seeded.get("unavailable-after-expired");
  add("sitemap-omits-pages", expired);
  add("engines-disagree", expired);
  // The robots.txt files of these hosts are HTML or UTF-16, so they cannot contain a Sitemap line.
  add(
    "sitemap-other-host",
    pages.map(({ url }) => url).filter((url) => /\/\/(?:html|utf-16)\./.test(url)),
  );
  return expected;
}
