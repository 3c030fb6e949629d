import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  applyFixes,
  type CrawlerClass,
  crawlers as catalogue,
  compare,
  type Diagnostic,
  generateRobotsTxt,
  type SharedChange,
} from "robotscope";
import * as z from "zod/v4";
import { changesOf } from "../changes.ts";
import { severityFault } from "../configuration.ts";
import { PURPOSES, serves } from "../crawler-names.ts";
import { LINT_KINDS, lintAs } from "../lint-kind.ts";
import { whoIs } from "../wishes.ts";
import { crawlerNames, crawlersOf, notes, robotsTxtText, told } from "./asked.ts";

const annotations = { readOnlyHint: true, openWorldHint: false };

const change = z.object({
  crawlers: z.array(z.string()).describe("* stands for all others"),
  url: z.string(),
  access: z.enum(["allowed", "disallowed"]).describe("What they may from now on"),
  explanation: z.string(),
});

/** A fix can make room for another one; so often it is tried. */
const MOST_ROUNDS = 10;

/** The tools that read and write texts. */
export function addTextTools(server: McpServer): void {
  server.registerTool(
    "lint",
    {
      title: "What is wrong with a text?",
      description:
        "Problems of a robots.txt, of response headers, of a _headers file or of robots meta elements in HTML, with fixes.",
      inputSchema: {
        text: z.string(),
        kind: z.enum(LINT_KINDS as unknown as ["robots", "headers", "_headers", "html"]).default("robots"),
        crawlers: crawlerNames.optional(),
        severity: z
          .record(z.string(), z.string())
          .optional()
          .describe("How bad a code is: off, info, warning or error; the resource robotscope://lints has the codes"),
        fix: z.boolean().default(false).describe("Also give the text with all safe fixes made"),
      },
      outputSchema: {
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
        fixed: z
          .string()
          .optional()
          .describe("The text with all safe fixes made; the diagnostics are of the text as it was"),
        notes,
      },
      annotations,
    },
    told(({ text, kind, crawlers, severity = {}, fix }) => {
      for (const [code, wanted] of Object.entries(severity)) {
        const fault = severityFault(code, wanted);
        if (fault) throw new Error(fault.message);
      }
      const said: string[] = [];
      const options = { ...(crawlers && { crawlers: crawlersOf(crawlers, said) }), severity };
      const lint = (text: string): Diagnostic[] => lintAs(kind, text, options);
      const diagnostics = lint(text);
      let fixed = text;
      for (let round = 0; fix && round < MOST_ROUNDS; round++) fixed = applyFixes(fixed, lint(fixed));
      return { diagnostics: diagnostics.map(inShort), ...(fix && { fixed }), notes: said };
    }),
  );

  server.registerTool(
    "compare",
    {
      title: "What does a new robots.txt change?",
      description:
        "Which crawlers may fetch less or more by a new version of a robots.txt, each change with an example of a URL.",
      inputSchema: {
        before: robotsTxtText,
        after: robotsTxtText,
        urls: z.array(z.string()).optional().describe("URLs of the site, which are taken as examples where they fit"),
      },
      outputSchema: {
        losing: z.array(z.string()),
        gaining: z.array(z.string()),
        changes: z.array(change),
        incomplete: z.array(z.string()).describe("Crawlers for which there may be more changes"),
      },
      annotations,
    },
    told(({ before, after, urls }) => {
      const comparison = compare(before, after, urls ? { urls } : {});
      const { changes, incomplete } = changesOf(comparison);
      return {
        losing: comparison.losing,
        gaining: comparison.gaining,
        changes: changes.map(changeInShort),
        incomplete,
      };
    }),
  );

  server.registerTool(
    "crawlers",
    {
      title: "Who are the crawlers?",
      description:
        "The crawlers of the catalogue with what is known about them, and how sure that is: documented, reported or assumed.",
      inputSchema: {
        names: crawlerNames.optional(),
        purpose: z.enum(PURPOSES as [CrawlerClass, ...CrawlerClass[]]).optional(),
        operator: z.string().optional().describe("Who runs them, such as Google"),
      },
      outputSchema: {
        crawlers: z.array(
          z.looseObject({ token: z.string(), operator: z.string(), class: z.string(), dialect: z.string() }),
        ),
        notes,
      },
      annotations,
    },
    told(({ names, purpose, operator }) => {
      const said: string[] = [];
      const wanted = names && new Set(crawlersOf(names, said));
      const crawlers = catalogue().filter(
        (crawler) =>
          (!wanted || wanted.has(crawler.token)) &&
          (purpose === undefined || serves(crawler, purpose)) &&
          (operator === undefined || crawler.operator.toLowerCase() === operator.toLowerCase()),
      );
      return { crawlers, notes: said };
    }),
  );

  server.registerTool(
    "generate_robots_txt",
    {
      title: "Write a robots.txt, or add to one",
      description:
        "Writes the lines that allow or block crawlers, by purpose, crawler and path. Into an existing text lines are only added. It says what changes for which crawlers.",
      inputSchema: {
        wishes: z
          .array(
            z.object({
              who: z
                .string()
                .default("*")
                .describe("A product token, a purpose such as ai-training, ai, main, operator:NAME, or * for all"),
              access: z.enum(["allowed", "disallowed"]),
              path: z.string().default("/").describe("The pattern of a rule, such as /drafts/ or /*.pdf$"),
            }),
          )
          .min(1),
        existing: robotsTxtText.optional(),
      },
      outputSchema: {
        text: z.string(),
        changes: z.array(change),
        notes: z.array(z.string()),
      },
      annotations,
    },
    told(({ wishes, existing }) => {
      const said: string[] = [];
      const all = wishes.flatMap(({ who, access, path }) =>
        whoIs(who, (name) => crawlersOf([name], said)).map((who) => ({ who, access, path })),
      );
      const { text, comparison, notes } = generateRobotsTxt(all, existing === undefined ? {} : { existing });
      return {
        text,
        changes: changesOf(comparison).changes.map(changeInShort),
        notes: [...said, ...notes.map(({ message }) => message)],
      };
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
