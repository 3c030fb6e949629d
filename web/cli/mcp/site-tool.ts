import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod/v4";
import type { FetchOptions } from "../net/http.ts";
import { webAddressLike } from "../source.ts";
import { crawlerNames, crawlersOf, notes, only, reportingErrors } from "./schemas.ts";

/** The maximum value of the argument `pages`. It is low because assistants do not wait for long; the command `site` accepts more. */
const MOST_PAGES = 500;

/** Adds a tool that fetches the pages of a site. Servers that may not fetch do not offer this tool. */
export function addSiteTool(server: McpServer, fetching: FetchOptions): void {
  server.registerTool(
    "site",
    {
      title: "How do crawlers treat the pages of a site?",
      description:
        "Fetches robots.txt, the sitemaps and some pages of a site, and returns the problems, grouped by the line that causes them. Obeys " +
        "robots.txt for robotscope and sends two requests at a time, so a hundred pages may take a minute.",
      inputSchema: only({
        url: z.string().describe("The URL of the site, or of a page to start from"),
        crawlers: crawlerNames.default(["Googlebot", "bingbot", "GPTBot", "ClaudeBot"]),
        pages: z.int().min(1).max(MOST_PAGES).default(50).describe("The maximum number of pages"),
        depth: z
          .int()
          .min(1)
          .optional()
          .describe("Also follow links to pages on the same host, up to this number of links from the start page"),
      }),
      outputSchema: {
        pages: z.number(),
        verdicts: z.record(z.string(), z.number()).describe("The number of pages by verdict of the search engines"),
        statuses: z.record(z.string(), z.number()),
        findings: z.array(
          z.object({
            kind: z.string(),
            severity: z.enum(["error", "warning", "information"]),
            cause: z.string(),
            advice: z.string(),
            pages: z.number(),
            crawlers: z.array(z.string()),
            examples: z.array(z.string()),
          }),
        ),
        notes,
      },
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    reportingErrors(async ({ url, crawlers, pages, depth }) => {
      const remarks: string[] = [];
      const chosen = crawlersOf(crawlers, remarks);
      const start = webAddressLike("https://example.com", url);
      start.hash = "";
      // The code for sites is in a separate bundle, because most sessions do not need it.
      const { findCauses } = await import("../site/bundle.ts");
      const warn = (message: string) => remarks.push(message);
      const summary = await findCauses(start.href, { fetching, crawlers: chosen, limit: pages, depth, warn });
      const causes = summary.findings.map(({ kind, severity, cause, advice, pages, crawlers, examples }) => {
        return { kind, severity, cause, advice, pages, crawlers, examples };
      });
      const { verdicts, statuses } = summary;
      if (summary.fetched === 0) throw new Error(`no page could be fetched. ${remarks.join(" ")}`.trim());
      return { pages: summary.pages, verdicts: { ...verdicts }, statuses, findings: causes, notes: remarks };
    }),
  );
}
