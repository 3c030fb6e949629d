import { akamai } from "./akamai.ts";
import { awsWaf } from "./aws-waf.ts";
import { cloudflare } from "./cloudflare.ts";
import { datadome } from "./datadome.ts";
import { human } from "./human.ts";
import { imperva } from "./imperva.ts";
import { type PageParts, pageParts } from "./page-parts.ts";
import type { Mark, Wall, WallResponse } from "./wall.ts";

/** All known bot walls. To add a wall, create its file and list the wall here. */
export const WALLS: readonly Wall[] = [cloudflare, awsWaf, akamai, datadome, human, imperva];

/**
 * The maximum length of the text on a wall's page, in characters. Longer pages, such as articles about walls, are not from a wall.
 */
const LONGEST_TEXT = 3000;
/** The maximum length of the part of a body that is read, in characters. */
const LONGEST_BODY = 256 * 1024;

/** Returns the wall that sent a response, and the mark that identifies the wall; `undefined` if the response is not from a known wall. */
export function wallOf({ status, headers, body: whole }: WallResponse): { wall: Wall; mark: Mark } | undefined {
  const body = whole.slice(0, LONGEST_BODY);
  let parts: PageParts | undefined;
  const partsOf = () => {
    parts ??= pageParts(body);
    return parts;
  };
  for (const wall of WALLS) {
    const mark = wall.marks.find((mark) => has({ status, headers, body }, partsOf, mark));
    if (mark) return { wall, mark };
  }
  return undefined;
}

function has({ status, headers, body }: WallResponse, partsOf: () => PageParts, mark: Mark): boolean {
  const { header, statuses, title, scripts = [], frame, id, text } = mark;
  if (header && !header[1].test(field(headers, header[0]) ?? "")) return false;
  if (statuses && !statuses.includes(status)) return false;
  if (scripts.length === 0 && (title ?? frame ?? id ?? text) === undefined) return true;
  if (body === "") return false;
  // Search the whole body first. This is faster than parsing its parts, and few pages then need the exact checks below.
  if (!scripts.every((script) => script.test(body)) || frame?.test(body) === false) return false;
  if (id !== undefined && !body.includes(id)) return false;
  const parts = partsOf();
  return (
    parts.text.length <= LONGEST_TEXT &&
    (title === undefined || title.test(parts.title)) &&
    scripts.every((script) => parts.scripts.some((one) => script.test(one))) &&
    (frame === undefined || parts.frames.some((one) => frame.test(one))) &&
    (id === undefined || parts.ids.has(id)) &&
    (text === undefined || text.test(parts.text))
  );
}

/** Returns the value of a header; `undefined` if the header is missing. */
export function field(headers: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*\\r?$`, "im").exec(headers)?.[1];
}
