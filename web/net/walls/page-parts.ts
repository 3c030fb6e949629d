/** The parts of a document that can identify the page of a bot wall. */
export interface PageParts {
  title: string;
  /** The text of each script, or the URL from which it is loaded. */
  scripts: string[];
  /** The URLs of frames. */
  frames: string[];
  ids: Set<string>;
  /** The text between the tags, without the contents of scripts, styles, titles and text areas. */
  text: string;
}

/**
 * Matches a comment, an element whose content is not markup, or a tag. Limits the length of tags, so that matching is fast for any input.
 */
const PIECES =
  /<!--.*?(?:-->|$)|<(script|style|title|textarea)\b([^>]{0,2000})>(.*?)(?:<\/\1\b[^>]{0,100}>|$)|<\/?[a-z]([^>]{0,2000})>/gis;

/** Reads a document without building a tree. Reads only the parts that can identify the page of a bot wall. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { title: "", scripts: [], frames: [], ids: new Set(), text: "" };
  const text: string[] = [];
  let end = 0;
  for (const { index, 0: piece, 1: name, 2: attributes = "", 3: content = "", 4: tag = "" } of html.matchAll(PIECES)) {
    text.push(html.slice(end, index));
    end = index + piece.length;
    const id = attribute(attributes || tag, "id");
    if (id !== undefined) parts.ids.add(id);
    switch (name?.toLowerCase()) {
      case "script":
        parts.scripts.push(attribute(attributes, "src") ?? content);
        break;
      case "title":
        parts.title ||= plain(content);
        break;
      case undefined:
        if (/^<i?frame\b/i.test(piece)) parts.frames.push(attribute(tag, "src") ?? "");
    }
  }
  text.push(html.slice(end));
  return { ...parts, text: plain(text.join(" ")) };
}

function attribute(attributes: string, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i");
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : decoded(value);
}

const plain = (text: string) => decoded(text).replace(/\s+/g, " ").trim();

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Decodes numeric character references and the most common named ones. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
