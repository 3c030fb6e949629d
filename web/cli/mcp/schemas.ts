import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { crawlers as catalogue, dialects, identifyCrawler, RobotscopeError } from "robotscope";
import * as z from "zod/v4";
import { namedCrawlers } from "../crawler-names.ts";
import { collectNames } from "../crawlers.ts";
import { Problem } from "../exit.ts";
import { doubtOf } from "../robots-doubt.ts";
import { nearest } from "../spelling.ts";

// Schemas for arguments and results that several tools share.

export const crawlerNames = z
  .array(z.string())
  .describe(
    "Crawlers: product tokens such as Googlebot, whole User-Agent strings, a purpose (search, ai-training, ai-search, ai-user-fetch, ads, archive, " +
      "seo, social-preview, monitoring, other), ai, main, all, operator:NAME, or * for a crawler that no group names.",
  );

export const robotsTxtText = z.string().describe("The text of robots.txt");

export const dialectName = z
  .enum(dialects().map(({ name }) => name))
  .describe("Read robots.txt in this dialect for all crawlers, instead of in each crawler's own dialect");

/** Returns a schema for an object with exactly these fields. A plain `z.object` would silently ignore unknown fields. */
export const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? unknownArguments(issue.keys, Object.keys(shape)) : undefined,
  });

function unknownArguments(keys: readonly string[], known: readonly string[]): string {
  const each = keys.map((key) => {
    const near = nearest(key, known);
    return `“${key}”${near === undefined ? "" : ` (did you mean “${near}”?)`}`;
  });
  return `there is no argument ${each.join(", ")}; the arguments are ${known.join(", ")}`;
}

const ITEMS = 100;

/** The arguments for tools whose results contain a long list. */
export const paging = (items = ITEMS) => ({
  limit: z.int().min(1).max(1000).default(items).describe("The maximum number of items in a result"),
  cursor: z.string().optional().describe("The value of “next” in the previous result, to get the items after it"),
});

/** The fields of a result whose list may continue on another page. */
export const paged = {
  total: z.number().describe("The total number of items"),
  next: z.string().optional().describe("The cursor of the next items; left out after the last item"),
};

/** Returns the items that a cursor and a limit select from a list, and the fields of `paged` for the result. */
export function page<Item>(
  all: readonly Item[],
  { limit, cursor = "0" }: { limit: number; cursor?: string | undefined },
) {
  const start = /^\d+$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(start === 0 || start < all.length))
    throw new Error(
      `“${cursor}” is not a valid cursor: pass the value of “next” from the previous result, or leave the cursor out.`,
    );
  const end = start + limit;
  return {
    items: all.slice(start, end),
    paged: { total: all.length, ...(end < all.length && { next: String(end) }) },
  };
}

/** The schema for doubts about the arguments. */
export const notes = z.array(z.string()).describe("Doubts about the arguments");

/** Appends a note if a text is probably not a robots.txt. */
export function noteDoubt(name: string, text: string | undefined, notes: string[]): void {
  const doubt = doubtOf(name, text);
  if (doubt !== undefined) notes.push(doubt);
}

/** Returns the crawlers selected by `names`. Appends doubts about names to `notes`. */
export function crawlersOf(names: readonly string[], notes: string[]): string[] {
  const engine = { crawlers: catalogue, identifyCrawler };
  const separate = names.flatMap((name) => collectNames(name));
  const chosen = separate.flatMap((name) => {
    const { crawlers, doubt } = namedCrawlers(name, engine);
    if (doubt !== undefined) notes.push(doubt);
    return crawlers;
  });
  if (chosen.length === 0) throw new Error(notes.at(-1) ?? "no crawler was passed: pass a name such as Googlebot.");
  return [...new Set(chosen)];
}

/** Wraps a tool so that its errors are reported to the assistant, which can then try again. A bug in robotscope is reported as a bug. */
export function reportingErrors<Args>(
  tool: (args: Args) => Record<string, unknown> | Promise<Record<string, unknown>>,
) {
  return async (args: Args): Promise<CallToolResult> => {
    try {
      const structuredContent = await tool(args);
      // Repeat the content as text, for assistants that do not read structured content.
      return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
    } catch (error) {
      const { message } = error instanceof Error ? error : { message: String(error) };
      const isBug = error instanceof RobotscopeError && error.code === "internal";
      const isKnown = error instanceof Problem || error instanceof RobotscopeError || error?.constructor === Error;
      const text = isKnown && !isBug ? message : `This is a bug in robotscope: ${message}`;
      return { isError: true, content: [{ type: "text", text }] };
    }
  };
}
