import type { Kind } from "../kind.ts";
import { ofLint } from "../robots-lints.ts";

/** Two records of a robots.txt contradict each other about AI use. */
export const robotsSignalsContradict: Kind = {
  id: "robots-signals-contradict",
  severity: "warning",
  title: "robots.txt contradicts itself about AI use",
  advice: "Keep one of the two statements.",
  ...ofLint("contradictory-signals"),
};
