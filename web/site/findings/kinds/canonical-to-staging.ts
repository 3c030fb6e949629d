import type { Kind } from "../kind.ts";
import { isStagingHost } from "../staging.ts";
import { pagesOf } from "../words.ts";

/** Public pages name a page of a test system as canonical. */
export const canonicalToStaging: Kind = {
  id: "canonical-to-staging",
  severity: "error",
  part: "canonical",
  title: "Canonical on a staging host",
  advice: "Name a URL of the public host as canonical.",
  page(page, report) {
    const canonical = page.canonicalElsewhere;
    if (canonical === undefined || !page.isOk || !page.isSeen) return;
    const target = new URL(canonical);
    if (!isStagingHost(target.hostname) || target.host === page.host || isStagingHost(page.url.hostname)) return;
    report({ ...page.affected, cause: target.host, data: { staging: target.host } });
  },
  sentence: (group, totals) =>
    `The canonical of ${pagesOf(group, totals)} is on the staging host ${group.data.staging}.`,
};
