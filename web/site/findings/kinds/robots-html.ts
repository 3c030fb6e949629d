import type { Kind } from "../kind.ts";
import { lintSentence, reportLint } from "../robots-lints.ts";

/** The response for robots.txt is an HTML page, often an error page or a login page. */
export const robotsHtml: Kind = {
  id: "robots-html",
  severity: "error",
  title: "robots.txt is an HTML page",
  advice: "Serve a text file, or the status 404; crawlers ignore HTML.",
  site(fact, report) {
    reportLint("html-document", fact, report);
  },
  settle: (groups) => [...groups],
  sentence: lintSentence,
};
