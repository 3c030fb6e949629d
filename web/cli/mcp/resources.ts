import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { crawlers, directives, lints } from "robotscope";
import { percentDecoded } from "../../net/attempt.ts";
import { findCrawler } from "../crawlers.ts";

/** The folders that may contain the documentation: beside the bundle in the package, or in a checkout. */
const FOLDERS = ["../docs/", "../../docs/"].map((folder) => new URL(folder, import.meta.url));

/** Adds the resources: the catalogue, the lints, the directives, and the package's documentation. */
export function addResources(server: McpServer): void {
  for (const [name, title, data] of [
    ["crawlers", "All crawlers in the catalogue", crawlers],
    ["lints", "All lints, with their severities and explanations", lints],
    ["directives", "All page-level directives, and their support by each engine", directives],
  ] as const)
    server.registerResource(name, `robotscope://${name}`, { title, mimeType: "application/json" }, ({ href }) =>
      json(href, data()),
    );

  server.registerResource(
    "crawler",
    new ResourceTemplate("robotscope://crawlers/{token}", {
      list: undefined,
      complete: {
        token: (typed) =>
          crawlers()
            .map(({ token }) => token)
            .filter((token) => token.toLowerCase().startsWith(typed.toLowerCase())),
      },
    }),
    { title: "All facts about one crawler", mimeType: "application/json" },
    ({ href }, { token }) => {
      const crawler = findCrawler(percentDecoded(String(token)));
      if (!crawler)
        throw new Error(`the catalogue has no crawler “${token}”; robotscope://crawlers lists all crawlers.`);
      return json(href, crawler);
    },
  );

  const folder = FOLDERS.find(existsSync);
  for (const name of folder ? readdirSync(folder).filter((file) => file.endsWith(".md")) : [])
    server.registerResource(name, `robotscope://docs/${name}`, { mimeType: "text/markdown" }, async ({ href }) => ({
      contents: [{ uri: href, mimeType: "text/markdown", text: await readFile(new URL(name, folder), "utf8") }],
    }));
}

const json = (uri: string, data: unknown) => ({
  contents: [{ uri, mimeType: "application/json", text: JSON.stringify(data) }],
});
