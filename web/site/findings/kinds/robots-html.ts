import type { Kind } from "../kind.ts";
import { ofLint } from "../robots-lints.ts";

/** The response for robots.txt is an HTML page, often an error page or a login page. */
export const robotsHtml: Kind = {
  id: "robots-html",
  severity: "error",
  title: "robots.txt is an HTML page",
  advice: "Serve a text file, or the status 404; crawlers ignore HTML.",
  ...ofLint("html-document"),
};
