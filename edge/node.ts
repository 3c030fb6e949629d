import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { receive } from "../web/cli/net/receive.ts";
import { ask, locationOf } from "../web/cli/net/request.ts";
import type { Ask } from "./ask.ts";
import { clientOf, type Environment, networkOf, settingsOf } from "./environment.ts";
import { LIMITS } from "./limits.ts";
import { createService, PATH, type Service, type Settings } from "./service.ts";
import { userAgentOf } from "./user-agents.ts";

/** Bytes of one body as they are sent: more than what is taken of it unzipped, so that it holds for those that unzip to nothing. */
const MOST = 2 * LIMITS.bytes.page;

/**
 * Asks as the command line does: names are looked up here, and the address that was judged is the one that is dialled; header lines
 * are told as they came.
 */
export const askOnNode: Ask = async ({ url, userAgent, isAllowed, deadline, milliseconds, signal }) => {
  const timeouts = { connect: milliseconds, firstByte: milliseconds, idle: milliseconds, whole: milliseconds };
  const addresses = isAllowed ? "all" : "public";
  const response = await ask({ url, userAgent, authorization: undefined, addresses, timeouts, deadline, signal });
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

/** The service as it answers here. */
export function serviceOnNode(environment: Environment = {}, settings: Settings = {}): Service {
  const disguise = environment.AS_CRAWLERS === "on" ? { disguise: userAgentOf } : {};
  return createService(askOnNode, { ...settingsOf(environment), ...disguise, ...settings });
}

/** Answers what is asked of the service, and hands on what is not. Vite and Express take it as a middleware. */
export function createHandler(environment: Environment = {}, settings: Settings = {}) {
  const service = serviceOnNode(environment, settings);
  return async (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void): Promise<void> => {
    // Where a server mounts a middleware, it cuts the path.
    const path = "originalUrl" in incoming ? String(incoming.originalUrl) : (incoming.url ?? "/");
    if (next && path.split("?")[0] !== PATH) return next();
    const one = (name: string) => [incoming.headers[name]].flat().join(", ") || undefined;
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
      // Nobody's request may end the service; what was asked for is not written anywhere.
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.destroy();
    }
  };
}

/** `Request` refuses methods that nobody may use; here they are all the same. */
function requestInit({ method = "GET" }: IncomingMessage, headers: Headers): RequestInit {
  return { method: ["GET", "HEAD", "OPTIONS"].includes(method) ? method : "POST", headers };
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const reader = response.body?.getReader();
  outgoing.on("close", () => void reader?.cancel().catch(() => {}));
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    if (!outgoing.write(piece.value)) await drained(outgoing);
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => {
      outgoing.off("drain", heard).off("close", heard);
      resolve();
    };
    outgoing.on("drain", heard).on("close", heard);
  });
}

/** Serves the service alone. A client that takes nothing for half a minute is let go. */
export function serve(port: number, host: string, environment: Environment, settings?: Settings): Promise<Server> {
  const server = createServer(createHandler(environment, settings));
  server.setTimeout(30_000);
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}
