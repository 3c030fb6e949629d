import type { FolderVerdict } from "../findings/summary.ts";

/** The verdicts in the order of legends, with their names. Colours are in the style sheet. */
export const VERDICTS: readonly (readonly [FolderVerdict, string])[] = [
  ["listed", "may be listed"],
  ["partly", "hidden from some search engines"],
  ["noindex", "noindex"],
  ["blocked", "blocked by robots.txt"],
  ["redirected", "redirected"],
  ["broken", "broken"],
  ["unknown", "unknown"],
];
