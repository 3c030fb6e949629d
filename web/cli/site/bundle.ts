/** The exports that the commands `site`, `watch` and `verify` and the MCP tool `site` load only when they run. */
export { logReport } from "../log/report.ts";
export { findCauses } from "./find-causes.ts";
export { runSite } from "./run-site.ts";
export { headline, needsAttention, resultsForSlack, resultsInMarkdown, sentencesOf, watchSite } from "./watch.ts";
