import type { CrawlAnswer } from "robotscope";
import type { Failure } from "../../live/events.ts";
import { field, type Refusal } from "../../net/challenge.ts";
import { indented, size } from "../output.ts";
import { paint, type Style } from "../terminal.ts";
import type { Answer, Hop } from "./http.ts";
import { type Inspection, wallIn } from "./inspection.ts";
import type { RobotsTxtFetch } from "./robots.ts";

/** The colour for each `CrawlAnswer`. */
export const CRAWL_STYLES: Record<CrawlAnswer, Style> = {
  allowed: "green",
  disallowed: "red",
  depends: "yellow",
  "user-triggered": "yellow",
  ignores: "yellow",
};

/** Formats the fetches: every response with its status and time, and the final response with its content type and size. */
export function fetchesInWords(inspection: Inspection): string {
  const { page, robotsTxts, html } = inspection;
  const wall = wallIn(page);
  const notes = wall ? [wallInWords(wall, "the page")] : [];
  if (html) {
    const { encoding, source, unknownLabels } = html;
    if (source === "assumed" && encoding !== "utf-8") notes.push("no encoding is declared; windows-1252 is assumed");
    for (const label of unknownLabels) notes.push(`unknown encoding “${label}”; read as ${encoding}`);
  }
  if (page.truncated)
    notes.push(`only the first ${size(page.body.length)} were read (--max-bytes); what follows is unknown`);
  const pageLines = `${paint("bold", "Page")}\n${indented(answerInWords(page) + failureInWords(page.failure) + notesInWords(notes))}`;
  return `${pageLines}${paint("bold", "robots.txt")}\n${indented(robotsTxts.map(robotsTxtInWords).join(""))}`;
}

function robotsTxtInWords({ answer, failure }: RobotsTxtFetch): string {
  const wall = wallIn(answer);
  const notes = wall ? [wallInWords(wall, "robots.txt")] : [];
  if (answer.truncated) notes.push(`only the first ${size(answer.body.length)} were read`);
  return answerInWords(answer) + failureInWords(failure) + notesInWords(notes);
}

/** Describes a bot wall's answer: “Cloudflare sent a challenge (documented) instead of the page, so the page is unknown”. */
export function wallInWords({ kind, by, certainty }: Refusal, what: string): string {
  const sent = kind === "challenge" ? "a challenge" : "a block page";
  return `${by} sent ${sent} (${certainty}) instead of ${what}, so ${what} is unknown`;
}

function answerInWords({ hops, url, status, contentType, body, received, milliseconds }: Answer): string {
  const lines = hops.map((hop, at) => {
    const isLast = at === hops.length - 1 && hop.redirectsTo === undefined;
    const what = isLast && status !== undefined ? [contentType ?? "no Content-Type", sizes(body.length, received)] : [];
    const time = `${((isLast ? milliseconds - timeBefore(hops) : hop.milliseconds) / 1000).toFixed(2)} s`;
    return `${hop.url}\n  ${[statusInWords(hop), ...what, paint("dim", time)].join(", ")}\n`;
  });
  if (hops.at(-1)?.redirectsTo !== undefined || hops.length === 0) lines.push(`${url}\n`);
  return lines.join("");
}

const timeBefore = (hops: Hop[]) => hops.slice(0, -1).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

function statusInWords({ status, headers, redirectsTo, losesTls }: Hop): string {
  const style = status < 300 ? "green" : status < 400 ? "blue" : "red";
  const retryAfter = field(headers, "retry-after");
  const parts = [paint(style, String(status))];
  if (redirectsTo !== undefined) parts.push(losesTls ? paint("yellow", "redirects from https to http") : "redirects");
  if (retryAfter !== undefined && status >= 400) parts.push(`Retry-After: ${retryAfter}`);
  return parts.join(", ");
}

function failureInWords(failure: Failure | undefined): string {
  return failure ? `  ${paint("red", "failed")}: ${failure.message}\n` : "";
}

const notesInWords = (notes: readonly string[]) =>
  notes.map((note) => `  ${paint("yellow", "note")}: ${note}\n`).join("");

/** Formats a size, such as "12.3 kB", followed by the compressed size if the body was compressed. */
function sizes(length: number, received: number): string {
  return received < length ? `${size(length)} (${size(received)} compressed)` : size(length);
}
