import { createServer } from "node:http";
import { createReader } from "./reader.mjs";

/**
 * The response to a request: a body, or an object with details. `wait` is the delay in milliseconds.
 *
 * @typedef {string | { status?: number, type?: string, body?: string, location?: string, wait?: number }} Reply
 */

/** Text that makes a page longer than the minimum length in quotes.mjs. */
export const FILLER = "Site owners read this paragraph before they come to the sentences that matter. ".repeat(5);

/**
 * Serves pages of other sites from this machine. The path of a request is the whole URL of a page. URLs that are not in `replies` return
 * 404.
 *
 * @param {Record<string, Reply>} replies
 */
export async function serveUpstream(replies) {
  const requests = /** @type {{ url: string, agent?: string }[]} */ ([]);
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    const url = String(request.url).slice(1);
    requests.push({ url, agent: request.headers["user-agent"] });
    most = Math.max(most, ++open);
    const reply = replies[url] ?? { status: 404, body: "not found" };
    const {
      status = 200,
      type = "text/html; charset=utf-8",
      body = "",
      location,
      wait = 0,
    } = typeof reply === "string" ? { body: reply } : reply;
    await new Promise((resolve) => setTimeout(resolve, wait));
    open--;
    response.writeHead(status, { "content-type": type, ...(location !== undefined && { location }) }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const via = `http://127.0.0.1:${port}/`;
  return {
    via,
    requests,
    /** Returns the largest number of requests that were open at the same time. */
    mostAtOnce: () => most,
    /**
     * Returns a reader that requests all pages from this server.
     *
     * @param {{ timeout?: number, limit?: number, pause?: number }} [options]
     */
    reader: (options) => createReader({ agent: "robotscope-test", via, pause: 0, ...options }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}

/**
 * Serves the replies, calls `body` with a reader, and then closes the server.
 *
 * @template T
 * @param {Record<string, Reply>} replies
 * @param {(read: import("./reader.mjs").Read, server: Awaited<ReturnType<typeof serveUpstream>>) => Promise<T>} body
 */
export async function withUpstream(replies, body) {
  const server = await serveUpstream(replies);
  try {
    return await body(server.reader().read, server);
  } finally {
    await server.close();
  }
}
