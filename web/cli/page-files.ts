import { evaluate, parseHeaders, type TextKind, textKind } from "robotscope";
import { decodeHtml } from "../net/charset.ts";
import { isBinary } from "../net/robots-text.ts";
import { missingInput } from "./exit.ts";
import type { PageTexts } from "./page.ts";
import { KINDS_IN_WORDS } from "./robots-doubt.ts";
import { decodeMarked, nameOf, readBytes, readMarked } from "./source.ts";

/**
 * Reads the texts of a page from files. Decodes HTML as browsers do. Throws a `Problem` if a file is not of the expected kind, because the
 * page would then seem to have no directives.
 */
export async function readPageFiles(files: { headers?: string; html?: string; rendered?: string }): Promise<PageTexts> {
  const { headers, html, rendered } = files;
  const headersText = headers === undefined ? undefined : await readHeaders(headers);
  return {
    headers: headersText,
    html: html === undefined ? undefined : await readHtml(html, headersText),
    renderedHtml: rendered === undefined ? undefined : await readRendered(rendered),
  };
}

/** Reads response headers or a list of directives. */
export async function readHeaders(file: string): Promise<string> {
  const text = await readMarked(file);
  refuse(file, headersFault(text));
  return text;
}

/** Reads the document that a browser serialized after the page's scripts ran. */
export async function readRendered(file: string): Promise<string> {
  // Ignore declared encodings: browsers serialize to UTF-8, whatever the document declares.
  const text = decodeMarked(await readBytes(file));
  refuse(file, htmlFault(text));
  return text;
}

async function readHtml(file: string, headers: string | undefined): Promise<string> {
  const { responses, counting } = parseHeaders(headers ?? "");
  const type = responses[counting ?? responses.length - 1]?.contentType;
  const { text } = decodeHtml(await readBytes(file), type?.charset?.text);
  refuse(file, htmlFault(text));
  return text;
}

function refuse(file: string, fault: PageTextFault | undefined): void {
  if (fault === undefined) return;
  const remedy = fault.remedy === undefined ? "" : ` ${fault.remedy}`;
  throw missingInput(`${nameOf(file)} ${fault.why}: nothing was checked.${remedy}`);
}

/** The reason why a text is not of the expected kind, phrased to follow the file's name. `remedy` suggests a command or an option. */
export interface PageTextFault {
  why: string;
  remedy?: string;
}

const HEADER_KINDS: readonly TextKind[] = ["headers", "response", "directives"];

/** Returns the reason why a text is neither response headers nor a list of directives; `undefined` if it is one of them. */
export function headersFault(text: string): PageTextFault | undefined {
  if (text.trim() === "") return { why: "is empty" };
  const kind = textKind(text);
  if (HEADER_KINDS.includes(kind)) return undefined;
  if (kind === "html") {
    const remedy = "Pass HTML with --html, and save headers with “curl -sI”.";
    return { why: "is an HTML page without response headers", remedy };
  }
  // `textKind` does not recognise headers with AI signals, or directives after a crawler's name, so evaluate the text.
  const { headerForm, aiSignals } = evaluate({ headers: text, crawlers: ["*"] });
  const isRead = headerForm === "values" || aiSignals.some(({ entries }) => entries.length > 0);
  const isRobotsTxt = kind === "robots-txt" && /^\s*user-?agent\s*:/im.test(text);
  if ((kind === "unknown" || kind === "robots-txt") && !isRobotsTxt && isRead) return undefined;
  return { why: `has no response headers${because(text, kind)}`, remedy: "Save headers with “curl -sI URL”." };
}

/** Returns the reason why a text is not HTML; `undefined` if it is. */
export function htmlFault(text: string): PageTextFault | undefined {
  if (text.trim() === "") return { why: "is empty" };
  const kind = textKind(text);
  if (kind === "html") return undefined;
  if (kind === "headers" || kind === "response") {
    const remedy = "Pass headers with --headers, and save HTML with “curl -s”.";
    return { why: "begins with response headers, so it is not an HTML page", remedy };
  }
  // `textKind` does not recognise documents that begin with text or an unusual element, such as `<h1>`.
  if (kind === "unknown" && !isBinary(text.slice(0, START)) && /<[a-z!?]/i.test(text)) return undefined;
  return { why: `has no HTML${because(text, kind)}`, remedy: "Save HTML with “curl -s URL”." };
}

/** The number of characters that are examined to recognise binary files. */
const START = 16_384;

function because(text: string, kind: TextKind): string {
  const words = isBinary(text.slice(0, START))
    ? "it is a binary file"
    : { ...KINDS_IN_WORDS, "robots-txt": "it is a robots.txt" }[kind];
  return words === undefined ? "" : ` (${words})`;
}
