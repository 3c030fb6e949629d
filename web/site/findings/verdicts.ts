import type { FolderVerdict } from "./summary.ts";

/** The verdicts in the order of the legend, with their labels. The style sheet defines their colours. */
export const VERDICTS: readonly (readonly [FolderVerdict, string])[] = [
  ["listed", "may be listed"],
  ["partly", "hidden from some search engines"],
  ["noindex", "noindex"],
  ["blocked", "blocked by robots.txt"],
  ["redirected", "redirected"],
  ["broken", "broken"],
  ["unknown", "unknown"],
];
