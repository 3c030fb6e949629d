// Serves a site with as many pages as the argument specifies, and sends the site's URL to the parent process.
import { createServer } from "node:http";

const pages = Number(process.argv[2]);
const FILL = "<p>A line of text in a page of usual size.\n".repeat(150);

/** Returns a page's HTML. Every tenth page has noindex. @param {string} origin @param {number} index */
const page = (origin, index) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${index}</title>
<meta name="robots" content="${index % 10 === 0 ? "noindex" : "index, follow"}"><link rel="canonical" href="${origin}/p/${index}">
<script src="/app.js"></script></head><body><a href="/p/${(index + 1) % pages}">next</a>${FILL}</body></html>`;

const server = createServer(({ url = "/", headers }, response) => {
  const origin = `http://${headers.host}`;
  const [, index] = /^\/p\/(\d+)$/.exec(url) ?? [];
  if (index !== undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(origin, Number(index)));
  } else if (url === "/robots.txt") {
    response.end(`User-agent: *\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml\n`);
  } else if (url === "/sitemap.xml") {
    const urls = Array.from({ length: pages }, (_, index) => `<url><loc>${origin}/p/${index}</loc></url>`);
    response.writeHead(200, { "content-type": "application/xml" }).end(`<urlset>${urls.join("")}</urlset>`);
  } else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  process.send?.(`http://127.0.0.1:${address.port}`);
});
