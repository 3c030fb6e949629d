/** What the commands `site` and `watch` load when they run. */
export { runSite } from "./run-site.ts";
export { headline, needsAttention, resultsInMarkdown, sentencesOf, watchSite } from "./watch.ts";
