// Writes the page about the dialects: their policies, and the documents that define the policies.
import { crawlers, dialects } from "robotscope";
import { code, link, plain, slug, table } from "./markdown.mjs";

/** @typedef {import("robotscope").DialectInfo} DialectInfo */

/** Returns links to the sources in parentheses, after a space. @param {DialectInfo["sources"]} sources */
const cited = (sources) =>
  sources.length > 0 ? ` (${sources.map(({ title, url }) => link(title, url)).join(", ")})` : "";

/** @returns {import("./main.mjs").Pages} */
export function dialectPages() {
  const readers = crawlers();
  const [standard, ...others] = dialects();
  const usual = new Map(standard.policies.map(({ policy, value }) => [policy, value]));
  const parts = [standard, ...others].map((dialect) => {
    const shown = dialect.policies.filter(({ policy, value }) => dialect === standard || usual.get(policy) !== value);
    const rows = shown.map(({ about, value, bytes, meaning, sources }) => [
      plain(about),
      code(value),
      meaning + (bytes === undefined ? "" : ` (${bytes} bytes)`) + cited(sources),
    ]);
    const names = readers
      .filter((crawler) => crawler.dialect === dialect.name)
      .map(({ token }) => `[${plain(token)}](./crawlers/${slug(token)}.md)`);
    const list = names.join(", ") || "none in the catalogue";
    return [
      `## ${plain(dialect.title)} {#${dialect.name}}`,
      dialect.about + cited(dialect.sources),
      rows.length > 0 ? table(["policy", "value", "meaning"], rows) : "",
      dialect === standard
        ? ""
        : `All ${rows.length > 0 ? "other " : ""}policies are those of [${standard.name}](#${standard.name}).`,
      names.length > 40 ? `::: details ${names.length} crawlers\n${list}\n:::` : `Crawlers: ${list}.`,
    ]
      .filter(Boolean)
      .join("\n\n");
  });
  return {
    "dialects.md": `# Dialects

\`\`\`sh
printf 'User-agent: *\\nDisalow: /a\\n' | npx robotscope explain /a --robots - --readings
\`\`\`

A dialect is the way in which a crawler reads robots.txt. \`--dialect NAME\` of the command line and \`dialect\` of the npm
package choose one for all crawlers.

${parts.join("\n\n")}
`,
  };
}
