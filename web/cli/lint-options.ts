import type { LintOptions } from "robotscope";
import type { Configuration } from "./configuration.ts";
import { namedCrawlers } from "./crawler-names.ts";

/** Converts a configuration to lint options. For fields that are not configured, the engine's defaults apply. */
export function lintOptions(
  { crawlers = [], dialects = [], severity = {} }: Pick<Configuration, "crawlers" | "dialects" | "severity">,
  engine: Parameters<typeof namedCrawlers>[1],
): LintOptions {
  const tokens = new Set(crawlers.flatMap((name) => namedCrawlers(name, engine).crawlers));
  return {
    ...(tokens.size > 0 && { crawlers: [...tokens] }),
    ...(dialects.length > 0 && { dialects }),
    severity,
  };
}

/** Merges a configuration with the editor's settings. Settings take precedence unless they are empty. */
export const withSettings = (settings: Configuration, configuration: Configuration): Configuration => ({
  crawlers: chosen(settings.crawlers, configuration.crawlers),
  dialects: chosen(settings.dialects, configuration.dialects),
  severity: { ...configuration.severity, ...settings.severity },
});

const chosen = <Item>(...lists: (Item[] | undefined)[]): Item[] => lists.find((list) => list && list.length > 0) ?? [];
