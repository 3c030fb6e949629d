// Serves https://example.com/ and other sites for the examples, without a network.
import { createServer } from "node:http";
import { connect } from "node:net";
import { serveTls } from "../cli/servers.mjs";

const PAGES = {
  "/": [200, { "Content-Type": "text/html" }, "<!doctype html><title>Example Domain</title>"],
  "/page": [200, { "Content-Type": "text/html" }, "<!doctype html><title>A page</title>"],
  "/robots.txt": [200, {}, "User-agent: *\nDisallow: /private/\nCrawl-delay: 2\n"],
  "/sitemap.xml": [200, {}, "<urlset><url><loc>https://example.com/</loc></url></urlset>"],
};

/**
 * Starts the site and a proxy in front of it. Returns environment variables that make the command line use the proxy.
 *
 * @param {import("node:test").TestContext} context
 * @returns {Promise<Record<string, string>>}
 */
export async function website(context) {
  const { port } = await serveTls(context, /** @type {any} */ (PAGES));
  const proxy = createServer();
  proxy.on("connect", ({ url }, socket) => {
    if (url !== "example.com:443") return socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(target).pipe(socket);
    });
    for (const end of [socket, target]) end.on("error", () => socket.destroy());
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(undefined)));
  context.after(() => proxy.close().closeAllConnections());
  const address = /** @type {import("node:net").AddressInfo} */ (proxy.address());
  // The local server's certificate is not valid for example.com, so turn off the check of certificates.
  return {
    HTTPS_PROXY: `http://127.0.0.1:${address.port}`,
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
    NODE_NO_WARNINGS: "1",
  };
}

/** The events that the live service sends for a page. */
const EVENTS = [
  { event: "text", part: "robots-txt", status: 200, text: PAGES["/robots.txt"][2] },
  { event: "hop", part: "page", headers: "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n\n" },
  { event: "text", part: "page", url: "https://example.com/", text: "<p>" },
  { event: "end" },
];

/**
 * Returns a replacement for `fetch` that answers for the sites in examples. Requests to local servers use the real `fetch`.
 *
 * @param {typeof fetch} real
 * @returns {typeof fetch}
 */
export const fetchWebsite = (real) => async (request, options) => {
  const url = new URL(request instanceof Request ? request.url : request);
  if (["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) return real(request, options);
  const answer = (/** @type {number} */ status, /** @type {string} */ body) =>
    Object.defineProperty(new Response(body, { status }), "url", { value: url.href });
  if (url.hostname === "no-robots-txt.example") return answer(404, "");
  if (url.hostname === "overloaded.example") return answer(503, "");
  if (url.hostname === "robotscope.example")
    return answer(200, EVENTS.map((event) => `${JSON.stringify(event)}\n`).join(""));
  if (url.hostname !== "example.com") throw new TypeError("fetch failed");
  const [status, , body] = PAGES[/** @type {keyof typeof PAGES} */ (url.pathname)] ?? PAGES["/"];
  return answer(/** @type {number} */ (status), String(body));
};
