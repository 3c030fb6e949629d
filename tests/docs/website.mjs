// Serves https://example.com/ for the command line, without a network.
import { createServer } from "node:http";
import { connect } from "node:net";
import { serveTls } from "../cli/servers.mjs";

const PAGES = {
  "/": [200, { "Content-Type": "text/html" }, "<!doctype html><title>Example Domain</title>"],
  "/sitemap.xml": [200, {}, "<urlset><url><loc>https://example.com/</loc></url></urlset>"],
};

/**
 * Starts the site and a proxy in front of it. Returns environment variables that direct the command line to it.
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
  // The local server's certificate is not valid for example.com.
  return {
    HTTPS_PROXY: `http://127.0.0.1:${address.port}`,
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
    NODE_NO_WARNINGS: "1",
  };
}
