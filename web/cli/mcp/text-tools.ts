import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  applyFixes,
  crawlers as catalogue,
  compare,
  type Diagnostic,
  generateBlockList,
  generateRobotsTxt,
  type SharedChange,
} from "robotscope";
import * as z from "zod/v4";
import { fixedAgain } from "../../language/languages.ts";
import { changesOf } from "../changes.ts";
import { severityFault } from "../configuration.ts";
import { PURPOSES, serves } from "../crawler-names.ts";
import { kindOfText, LINT_KINDS, lintAs } from "../lint-kind.ts";
import { list } from "../output.ts";
import { FORMATS, isRetired, whoIs } from "../wishes.ts";
import {
  crawlerNames,
  crawlersOf,
  noteDoubt,
  notes,
  only,
  page,
  paged,
  paging,
  reportingErrors,
  robotsTxtText,
} from "./schemas.ts";

const annotations = { readOnlyHint: true, openWorldHint: false };

const lintKind = z.enum(LINT_KINDS);

const change = z.object({
  crawlers: z
    .array(z.string())
    .describe("The affected crawlers; * represents all crawlers that are not listed by name"),
  url: z.string(),
  access: z.enum(["allowed", "disallowed"]).describe("The access of these crawlers in the new version"),
  explanation: z.string(),
});

const chosen = z
  .array(z.string())
  .describe("Product tokens such as GPTBot, purposes such as ai-training, ai, main or operator:NAME");

export function addTextTools(server: McpServer): void {
  addLint(server);
  addCompare(server);
  addCrawlers(server);
  addGenerateRobotsTxt(server);
  addGenerateBlockList(server);
}

function addLint(server: McpServer): void {
  server.registerTool(
    "lint",
    {
      title: "Which problems does a file have?",
      description:
        "Returns the problems in a robots.txt, in response headers, in a _headers file or in robots meta elements in HTML, with fixes.",
      inputSchema: only({
        text: z.string(),
        kind: lintKind.optional().describe("The kind of the text; detected by its content if left out"),
        crawlers: crawlerNames.optional(),
        severity: z
          .record(z.string(), z.string())
          .optional()
          .describe(
            "The severity for a code: off, info, warning or error; the resource robotscope://lints lists the codes",
          ),
        fix: z.boolean().default(false).describe("Also return the text after all safe fixes"),
        ...paging(),
      }),
      outputSchema: {
        kind: lintKind,
        diagnostics: z.array(
          z.object({
            code: z.string(),
            severity: z.enum(["info", "warning", "error"]),
            line: z.number(),
            column: z.number(),
            message: z.string(),
            explanation: z.string(),
            fixes: z.array(z.object({ title: z.string(), applicability: z.string() })),
          }),
        ),
        ...paged,
        fixed: z
          .string()
          .optional()
          .describe("The text after all safe fixes; the diagnostics refer to the original text"),
        notes,
      },
      annotations,
    },
    reportingErrors(({ text, kind: given, crawlers, severity = {}, fix, ...wanted }) => {
      // An empty robots.txt has no problems. All other empty texts are mistakes.
      if (given !== undefined && given !== "robots" && text.trim() === "")
        throw new Error("The text is empty: pass the text to lint.");
      const found = given ? { kind: given } : kindOfText(text);
      if ("why" in found)
        throw new Error(
          `The text was not linted: ${found.why}. To lint the text anyway, set “kind” to one of: ${list(LINT_KINDS)}.`,
        );
      const { kind } = found;
      for (const [code, wanted] of Object.entries(severity)) {
        const fault = severityFault(code, wanted);
        if (fault) throw new Error(fault.message);
      }
      const remarks: string[] = [];
      const options = { ...(crawlers && { crawlers: crawlersOf(crawlers, remarks) }), severity };
      const lint = (text: string): Diagnostic[] => lintAs(kind, text, options);
      const { items, paged } = page(lint(text), wanted);
      const fixed = fix && { fixed: fixedAgain(text, (text) => applyFixes(text, lint(text))) };
      return { kind, diagnostics: items.map(inShort), ...paged, ...fixed, notes: remarks };
    }),
  );
}

function addCompare(server: McpServer): void {
  server.registerTool(
    "compare",
    {
      title: "What does a new robots.txt change?",
      description:
        "Compares two versions of a robots.txt. Returns the crawlers that gain or lose access, with an example URL for each change.",
      inputSchema: only({
        before: robotsTxtText,
        after: robotsTxtText,
        urls: z.array(z.string()).optional().describe("URLs of the site, which are used as examples if possible"),
        ...paging(),
      }),
      outputSchema: {
        losing: z.array(z.string()),
        gaining: z.array(z.string()),
        changes: z.array(change),
        ...paged,
        unbound: z
          .array(z.string())
          .describe("Crawlers whose rules change without effect, because they ignore robots.txt"),
        incomplete: z.array(z.string()).describe("Crawlers for which there may be more changes"),
        notes,
      },
      annotations,
    },
    reportingErrors(({ before, after, urls, ...wanted }) => {
      const remarks: string[] = [];
      noteDoubt("before", before, remarks);
      noteDoubt("after", after, remarks);
      const comparison = compare(before, after, urls ? { urls } : {});
      const { changes, unbound, incomplete } = changesOf(comparison);
      const { items, paged } = page(changes, wanted);
      return {
        losing: comparison.losing,
        gaining: comparison.gaining,
        changes: items.map(changeInShort),
        ...paged,
        unbound,
        incomplete,
        notes: remarks,
      };
    }),
  );
}

function addCrawlers(server: McpServer): void {
  server.registerTool(
    "crawlers",
    {
      title: "Which crawlers are in the catalogue?",
      description:
        "Lists the crawlers in the catalogue with all known facts, and the certainty of each fact: documented, reported or assumed.",
      inputSchema: only({
        crawlers: crawlerNames.optional(),
        purpose: z.enum(PURPOSES).optional(),
        operator: z.string().optional().describe("The operator, such as Google"),
        ...paging(20),
      }),
      outputSchema: {
        crawlers: z.array(
          z.looseObject({ token: z.string(), operator: z.string(), class: z.string(), dialect: z.string() }),
        ),
        ...paged,
        notes,
      },
      annotations,
    },
    reportingErrors(({ crawlers, purpose, operator, ...wanted }) => {
      const remarks: string[] = [];
      const named = crawlers && new Set(crawlersOf(crawlers, remarks));
      const operated = operator === undefined ? undefined : new Set(crawlersOf([`operator:${operator}`], remarks));
      const all = catalogue();
      const unknown = [...(named ?? [])].filter((name) => !all.some(({ token }) => token === name));
      if (unknown.length > 0) remarks.push(`the catalogue has no ${list(unknown.map((name) => `“${name}”`))}.`);
      const found = all.filter(
        (crawler) =>
          (!named || named.has(crawler.token)) &&
          (purpose === undefined || serves(crawler, purpose)) &&
          (!operated || operated.has(crawler.token)),
      );
      const { items, paged } = page(found, wanted);
      return { crawlers: items, ...paged, notes: remarks };
    }),
  );
}

function addGenerateRobotsTxt(server: McpServer): void {
  server.registerTool(
    "generate_robots_txt",
    {
      title: "Write a robots.txt, or add to one",
      description:
        "Writes the lines that allow or block crawlers, by purpose, crawler and path. Only adds lines to an existing text. Returns the changes for each crawler.",
      inputSchema: only({
        wishes: z
          .array(
            only({
              who: z
                .string()
                .describe("A product token, a purpose such as ai-training, ai, main, operator:NAME, or * for all"),
              access: z.enum(["allowed", "disallowed"]),
              path: z.string().default("/").describe("The pattern of a rule, such as /drafts/ or /*.pdf$"),
            }),
          )
          .min(1),
        existing: robotsTxtText.optional(),
        ...paging(),
      }),
      outputSchema: {
        text: z.string(),
        changes: z.array(change),
        ...paged,
        notes: z.array(z.string()),
      },
      annotations,
    },
    reportingErrors(({ wishes, existing, ...wanted }) => {
      const remarks: string[] = [];
      noteDoubt("existing", existing, remarks);
      const all = wishes.flatMap(({ who, access, path }) =>
        whoIs(who, (name) => crawlersOf([name], remarks)).map((who) => ({ who, access, path })),
      );
      const { text, comparison, notes } = generateRobotsTxt(all, existing === undefined ? {} : { existing });
      const { items, paged } = page(changesOf(comparison).changes, wanted);
      return {
        text,
        changes: items.map(changeInShort),
        ...paged,
        notes: [...remarks, ...notes.map(({ message }) => message)],
      };
    }),
  );
}

function addGenerateBlockList(server: McpServer): void {
  server.registerTool(
    "generate_block_list",
    {
      title: "Refuse crawlers by User-Agent",
      description:
        "Writes a server configuration that refuses crawlers (403) by their User-Agent, except for requests for robots.txt. The notes name crawlers that cannot be refused this way.",
      inputSchema: only({
        disallow: chosen.min(1),
        allow: chosen.default([]).describe("Exceptions from disallow, in the same syntax"),
        format: z.enum(FORMATS).describe("The server for which the configuration is written"),
      }),
      outputSchema: {
        text: z.string(),
        file: z.string().describe("The name of the file in which to save the text"),
        crawlers: z.array(z.string()).describe("The refused crawlers"),
        notes: z.array(z.string()),
      },
      annotations,
    },
    reportingErrors(({ disallow, allow, format }) => {
      const remarks: string[] = [];
      const whoAll = (names: readonly string[]) =>
        names.flatMap((name) => whoIs(name, (one) => crawlersOf([one], remarks), isRetired));
      const list = generateBlockList({ disallow: whoAll(disallow), allow: whoAll(allow), format });
      return { ...list, notes: [...remarks, ...list.notes.map(({ message }) => message)] };
    }),
  );
}

const inShort = ({ code, severity, line, column, message, explanation, fixes }: Diagnostic) => ({
  code,
  severity,
  line,
  column,
  message,
  explanation,
  fixes: fixes.map(({ title, applicability }) => ({ title, applicability })),
});

const changeInShort = ({ crawlers, change: { url, access, explanation } }: SharedChange) => ({
  crawlers,
  url,
  access,
  explanation,
});
