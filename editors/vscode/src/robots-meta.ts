/** The meta names that crawlers read. The build inserts them from the catalogue, because the engine is not yet loaded. */
declare const META_NAMES: readonly string[];

const names = ["robots", "x-robots-tag", ...META_NAMES].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

// Allow up to four characters before the name, such as quotation marks.
const directiveHint = new RegExp(
  `data-nosnippet|<meta\\b[^>]{0,500}?\\b(?:name|http-equiv)\\s*=[^a-z>]{0,4}(?:${names.join("|")})\\b`,
  "i",
);

/** Returns `true` if the HTML may contain robots directives. This check is cheap; the engine examines the document afterwards. */
export const mayHaveDirectives = (text: string): boolean => directiveHint.test(text);
