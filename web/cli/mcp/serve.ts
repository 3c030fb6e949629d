import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { catalogueVersion, version } from "robotscope";
import { EXIT, type ExitCode } from "../exit.ts";
import type { FetchOptions } from "../net/http.ts";
import { PendingRequests } from "../pending.ts";
import { addResources } from "./resources.ts";
import { addSiteTool } from "./site-tool.ts";
import { addTextTools } from "./text-tools.ts";
import { addVerdictTools } from "./verdict-tools.ts";

/** Runs the server on stdin and stdout until the assistant disconnects. If `fetching` is `undefined`, the tools fetch nothing. */
export async function serve(fetching: FetchOptions | undefined): Promise<ExitCode> {
  const server = new McpServer({ name: "robotscope", version: version() }, { instructions: instructions(fetching) });
  addVerdictTools(server, fetching);
  addTextTools(server);
  if (fetching) addSiteTool(server, fetching);
  addResources(server);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    server.server.onclose = resolve;
  });
  const transport = new StdioServerTransport();
  await server.connect(transport);
  const pending = new PendingRequests();
  const { onmessage, send } = transport;
  transport.onmessage = (message) => {
    pending.received(message);
    onmessage?.(message);
  };
  transport.send = async (message) => {
    await send.call(transport, message);
    pending.sent(message);
  };
  await ended;
  await pending.answered();
  return EXIT.ok;
}

const instructions = (fetching: FetchOptions | undefined) =>
  "robotscope reports, for every known crawler in its own dialect, whether it may crawl, index and show a page, and which line decides. " +
  "Use it instead of reading robots.txt rules by eye: crawlers differ. Crawlers are named by product token (Googlebot), by purpose " +
  `(search, ai-training …), or by operator:NAME. The version of the catalogue is ${catalogueVersion()}. ` +
  (fetching
    ? "If robotsTxt is left out, the robots.txt of the URL's site is fetched."
    : "Nothing is fetched: pass the texts as arguments.");
