/** The names that crawlers answer to in meta elements: the build takes them from the catalogue, for the engine is not loaded yet. */
declare const META_NAMES: readonly string[];

const names = ["robots", "x-robots-tag", ...META_NAMES].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

// A name may have no quotes, or strange ones.
const sign = new RegExp(
  `data-nosnippet|<meta\\b[^>]{0,500}?\\b(?:name|http-equiv)\\s*=[^a-z>]{0,4}(?:${names.join("|")})\\b`,
  "i",
);

/** Whether an HTML text may say something to robots. It costs little, and what it finds the engine looks at. */
export const mayTellRobots = (text: string): boolean => sign.test(text);
