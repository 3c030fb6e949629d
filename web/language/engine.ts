import type * as robotscope from "robotscope";

/** What editors ask of the engine, however it was loaded. */
export type Engine = Pick<
  typeof robotscope,
  "RobotsTxt" | "applyFixes" | "complete" | "hover" | "lint" | "lintHeadersFile" | "lintPage" | "tokenKinds"
>;
