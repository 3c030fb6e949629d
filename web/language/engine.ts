import type * as robotscope from "robotscope";

/** The functions of the engine that editors use. */
export type Engine = Pick<
  typeof robotscope,
  "RobotsTxt" | "applyFixes" | "complete" | "hover" | "lint" | "lintHeadersFile" | "lintPage" | "tokenKinds"
>;
