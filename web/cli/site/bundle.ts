/** The exports that the commands `site` and `watch` and the MCP tool load when they run. */
export { findCauses, runSite } from "./run-site.ts";
export { headline, needsAttention, resultsForSlack, resultsInMarkdown, sentencesOf, watchSite } from "./watch.ts";
