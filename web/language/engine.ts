import type * as robotscope from "robotscope";

/** The functions of the engine that editors need, from any build of the engine. */
export type Engine = Pick<
  typeof robotscope,
  "RobotsTxt" | "applyFixes" | "complete" | "hover" | "lint" | "lintHeadersFile" | "lintPage" | "tokenKinds"
>;
