import type { Kind } from "../kind.ts";
import { pagesOf } from "../words.ts";

/** HTTPS pages name an HTTP URL of their host as canonical. */
export const canonicalToHttp: Kind = {
  id: "canonical-to-http",
  severity: "warning",
  part: "canonical",
  title: "Canonical without HTTPS",
  advice: "Name the HTTPS URL as canonical.",
  page(page, report) {
    const canonical = page.canonicalElsewhere;
    if (canonical === undefined || !page.isOk || !page.isSeen || page.url.protocol !== "https:") return;
    const target = new URL(canonical);
    if (target.protocol !== "http:" || target.host !== page.host) return;
    report({ ...page.affected, cause: "" });
  },
  sentence: (group, totals) =>
    `The canonical of ${pagesOf(group, totals, "HTTPS page")} is an HTTP URL of the same host.`,
};
