import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { receive } from "../web/cli/net/receive.ts";
import { ask, locationOf } from "../web/cli/net/request.ts";
import { DIRECTORY_PATH } from "../web/net/bot-signature.ts";
import type { Ask } from "./ask.ts";
import { clientOf, type Environment, networkOf, settingsOf } from "./environment.ts";
import { LIMITS } from "./limits.ts";
import { createService, PATH, type Service, type Settings } from "./service.ts";
import { signerOf } from "./signing.ts";
import { userAgentOf } from "./user-agents.ts";

/**
 * The maximum size of a compressed body, in bytes. It is larger than the limit after decompression, and stops endless bodies that
 * decompress to nothing.
 */
const MOST = 2 * LIMITS.bytes.page;

/**
 * Sends requests with the command line's code. Without a proxy, resolves the host name and, unless the operator allows the host, connects
 * only to a public address. Reports header lines as sent.
 */
export const askOnNode: Ask = async ({ url, userAgent, headers, isAllowed, deadline, milliseconds, signal }) => {
  const timeouts = { connect: milliseconds, firstByte: milliseconds, idle: milliseconds, whole: milliseconds };
  const addresses = isAllowed ? "all" : "public";
  const sent = { url, userAgent, ...(headers && { headers }), authorization: undefined };
  const response = await ask({ ...sent, addresses, timeouts, deadline, signal });
  const { message, head, close } = response;
  signal.addEventListener("abort", close, { once: true });
  return {
    status: message.statusCode ?? 0,
    headers: head,
    fieldLines: "as-sent",
    location: locationOf(response),
    contentType: message.headers["content-type"],
    body: receive(url, response, timeouts, deadline, MOST).body,
    close: () => {
      signal.removeEventListener("abort", close);
      close();
    },
  };
};

export function serviceOnNode(environment: Environment = {}, settings: Settings = {}): Service {
  const impersonation = environment.AS_CRAWLERS === "on" ? { impersonate: userAgentOf } : {};
  return createService(askOnNode, { ...settingsOf(environment), ...impersonation, ...settings });
}

/** Creates a request handler for the service, which Vite and Express accept as middleware. It passes requests for other paths to `next`. */
export function createHandler(environment: Environment = {}, settings: Settings = {}) {
  const service = serviceOnNode(environment, settings);
  return async (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void): Promise<void> => {
    // Prefer `originalUrl`, because servers remove a middleware's mount path from `url`.
    const path = "originalUrl" in incoming ? String(incoming.originalUrl) : (incoming.url ?? "/");
    const [pathname = ""] = path.split("?");
    const isDirectory = pathname === DIRECTORY_PATH && Boolean(environment.SIGNING_KEY);
    if (next && pathname !== PATH && !isDirectory) return next();
    const one = (name: string) => [incoming.headers[name.toLowerCase()]].flat().join(", ") || undefined;
    const client = clientOf(environment, one) ?? networkOf(incoming.socket.remoteAddress ?? "");
    const headers = new Headers();
    for (const name of ["origin", "sec-fetch-site"]) {
      const value = one(name);
      if (value !== undefined) headers.set(name, value);
    }
    try {
      const response = await service(
        new Request(new URL(path, "http://service"), requestInit(incoming, headers)),
        client,
      );
      await send(response, outgoing);
    } catch {
      // A failed request must not stop the service. Do not log the requested URL.
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.destroy();
    }
  };
}

/**
 * Returns the options for `Request`. Uses POST in place of all methods that the service rejects, because `Request` throws for some of them.
 */
function requestInit({ method = "GET" }: IncomingMessage, headers: Headers): RequestInit {
  return { method: ["GET", "HEAD", "OPTIONS"].includes(method) ? method : "POST", headers };
}

async function send({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers));
  if (body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(body as ReadableStream), outgoing);
}

/**
 * Starts an HTTP server for the service. The server closes connections that are idle for half a minute. Throws an error if a setting is
 * invalid.
 */
export async function serve(
  port: number,
  host: string,
  environment: Environment,
  settings?: Settings,
): Promise<Server> {
  // Wait until the key is imported, because an invalid key must prevent the start.
  await signerOf(environment);
  const server = createServer(createHandler(environment, settings));
  server.setTimeout(30_000);
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}
