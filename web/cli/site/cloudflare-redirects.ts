import { count } from "../output.ts";
import { contentLines, type HostFiles } from "./host-files.ts";
import { splatPattern } from "./host-patterns.ts";
import type { Rule } from "./host-redirects.ts";
import type { LeftOut } from "./left-out.ts";

/** The default status of a redirect. */
const DEFAULT_STATUS = "302";
const STATUSES = ["200", "301", "302", "303", "307", "308"];
/** The maximum number of static rules, and of dynamic rules (those with a splat or placeholder). */
const MOST_STATIC = 2_000;
const MOST_DYNAMIC = 100;
/**
 * The maximum length of a line, in characters. The documentation states 1,000, but the program that uploads the file accepts 2,000:
 * [constants.ts](https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/constants.ts).
 */
const LONGEST_LINE = 2_000;

/**
 * Reads a `_redirects` file as Cloudflare does: each line has a path, a target and, optionally, a status. Rules take precedence over files.
 * Cloudflare ignores all other lines. See [Redirects](https://developers.cloudflare.com/pages/configuration/redirects/), and for details
 * [parseRedirects.ts](https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/parseRedirects.ts).
 */
export function cloudflareRules({ file, text }: HostFiles["redirects"], leftOut: LeftOut): Rule[] {
  const rules: Rule[] = [];
  const sources = new Set<string>();
  let [statics, dynamics] = [0, 0];
  for (const { text: content, line } of contentLines(text)) {
    const words = content.split(/\s+/);
    const comment = words.findIndex((word, index) => index > 1 && word.startsWith("#"));
    const [source = "", to = "", status = DEFAULT_STATUS, ...others] = words.slice(
      0,
      comment < 0 ? undefined : comment,
    );
    const place = { file, line };
    const ignore = (why: string) => leftOut.add("redirect", source, place, why);
    if (content.length > LONGEST_LINE) {
      ignore("lines that are too long for Cloudflare");
      continue;
    }
    if (to === "" || /^\w+=/.test(to) || others.length > 0) {
      ignore("parameters or conditions, which Cloudflare does not read");
      continue;
    }
    if (/^https:\/\//.test(source)) {
      ignore("a host in the source, which Cloudflare does not read");
      continue;
    }
    const from = `/${source.replace(/^\//, "").replace(/[?#].*/s, "")}`;
    // Cloudflare counts a rule with a splat or placeholder, and every rule after it, as dynamic.
    const isDynamic = dynamics > 0 || /\*|:[a-z]/i.test(from);
    if (isDynamic) dynamics += 1;
    else statics += 1;
    if (dynamics > MOST_DYNAMIC) {
      ignore(`the limit of ${count(MOST_DYNAMIC, "dynamic redirect")} on Cloudflare, which reads no further lines`);
      break;
    }
    const why = refusal({ from, to, status }) ?? (sources.has(from) ? "an earlier redirect with the same source" : "");
    if (!isDynamic && statics > MOST_STATIC)
      ignore(`the limit of ${count(MOST_STATIC, "static redirect")} on Cloudflare`);
    else if (why !== "") ignore(why);
    else {
      sources.add(from);
      rules.push({ from, matches: splatPattern(from), to, status: Number(status), ...ALWAYS, place });
    }
  }
  return rules;
}

const ALWAYS = { isForced: true, ignoresSlash: false };

/** Returns the reason why Cloudflare ignores a rule; `undefined` if it does not ignore the rule. */
function refusal({ from, to, status }: { from: string; to: string; status: string }): string | undefined {
  const hasHost = /^https:\/\//.test(to);
  if (!hasHost && !to.startsWith("/")) return "a target that is neither a path nor a URL with https";
  if (!STATUSES.includes(status)) return "a status that Cloudflare does not support";
  // Cloudflare would redirect this target to its folder, and the rule would redirect the folder to the target again.
  if (!hasHost && /\/\*?$/.test(from) && /\/index(?:\.html)?$/.test(to)) return "a loop that Cloudflare recognises";
  if (status === "200" && hasHost) return "a proxy to another host, which Cloudflare does not support";
  const names = from.match(/\*|:[a-z]\w*/gi) ?? [];
  if (new Set(names).size < names.length) return "several splats, or placeholders of the same name";
  return undefined;
}
