import type * as Sarif from "sarif";
import type { SiteFinding, SiteSummary } from "../../site/findings/index.ts";
import { sarifLog, uriOf } from "../sarif.ts";
import type { FindingPlaces } from "./finding-places.ts";

const LEVELS: Record<SiteFinding["severity"], Sarif.Result.level> = {
  error: "error",
  warning: "warning",
  information: "note",
};

/** Formats the findings of a folder as SARIF. */
export async function siteSarif({ findings }: SiteSummary, places: FindingPlaces): Promise<Sarif.Log> {
  const kinds = new Map(findings.map(({ kind, advice, severity }) => [kind, { advice, severity }]));
  const rules = [...kinds].map(([id, { advice, severity }]) => ({
    id,
    shortDescription: { text: id.replaceAll("-", " ") },
    help: { text: advice },
    defaultConfiguration: { level: LEVELS[severity] },
  }));
  const ids = [...kinds.keys()];
  const results: Sarif.Result[] = [];
  for (const finding of findings) {
    const { kind, severity, cause, advice } = finding;
    const locations = (await places.of(finding)).map(({ file, line }) => ({
      physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line } },
    }));
    results.push({
      ruleId: kind,
      ruleIndex: ids.indexOf(kind),
      level: LEVELS[severity],
      message: { text: `${cause} ${advice}`.trim() },
      locations: locations.slice(0, 1),
      relatedLocations: locations.slice(1),
    });
  }
  return sarifLog(rules, { results });
}
