// The same types as index.d.ts, for CommonJS.
import type { Robot as EachRobot } from "./index.js" with { "resolution-mode": "import" };

declare function robotsParser(url: string | URL, robotstxt?: string | null): EachRobot;

declare namespace robotsParser {
  export type Robot = EachRobot;
}

export = robotsParser;
