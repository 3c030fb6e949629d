import type { Kind } from "../kind.ts";
import { pagesOf } from "../words.ts";

/** Pages with the same template name the home page as canonical, so search engines may drop all these pages. */
export const canonicalToHome: Kind = {
  id: "canonical-to-home",
  severity: "error",
  part: "canonical",
  title: "Canonical is the home page",
  advice: "Let each page name its own URL as canonical; this is usually a fault of a template.",
  page(page, report) {
    const canonical = page.canonicalElsewhere;
    if (canonical === undefined || !page.isIndexable || page.url.pathname === "/") return;
    const target = new URL(canonical);
    if (target.pathname !== "/" || target.search !== "" || target.hostname !== page.url.hostname) return;
    report({ ...page.affected, cause: canonical, data: { canonical } });
  },
  settle: (groups) => groups.filter(({ pages }) => pages >= TEMPLATE),
  sentence: (group, totals) => `${pagesOf(group, totals)} name the home page ${group.data.canonical} as canonical.`,
};

/** If at least this many pages name the home page, the cause is probably a template. */
const TEMPLATE = 5;
