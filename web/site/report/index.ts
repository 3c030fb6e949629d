import type { SiteSummary } from "../findings/summary.ts";

/** Returns the report of a run as one HTML page, without external files. */
export function siteReport(summary: SiteSummary): string {
  return `<!doctype html><title>${summary.pages} pages</title>`;
}
