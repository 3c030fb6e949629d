import type * as robotscope from "robotscope";

/** The engine functions that editors use. */
export type Engine = Pick<
  typeof robotscope,
  "RobotsTxt" | "applyFixes" | "complete" | "hover" | "lint" | "lintHeadersFile" | "lintPage" | "tokenKinds"
>;
