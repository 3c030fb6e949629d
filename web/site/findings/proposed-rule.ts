import { RobotsTxt } from "robotscope";

/**
 * Returns a rule that blocks a path's URLs with two or more parameters, but not the path itself or its URLs with one parameter. Returns
 * `undefined` if the engine does not confirm this effect for the examples.
 */
export function proposedRule(path: string, examples: readonly string[]): string | undefined {
  const rule = `Disallow: ${path}?*&`;
  const robots = RobotsTxt.parse(`User-agent: *\n${rule}\n`);
  const isConfirmed =
    robots.isAllowedMany(examples, "Googlebot").every((isAllowed) => isAllowed === false) &&
    robots.isAllowedMany([path, `${path}?a=b`], "Googlebot").every((isAllowed) => isAllowed === true);
  return isConfirmed ? rule : undefined;
}
