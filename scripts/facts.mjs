/** `npm run facts -- --at 2027-03-01`: what the catalogue and the list of sources say that was read more than 90 days before that day, or today. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { facts, stale } from "./lib/facts.mjs";
import { root } from "./lib/paths.mjs";
import { main, Problem, say } from "./lib/say.mjs";

main(async () => {
  const { values } = parseArgs({ options: { at: { type: "string", default: new Date().toISOString().slice(0, 10) } } });
  if (!/^\d{4}-\d\d-\d\d$/.test(values.at) || Number.isNaN(Date.parse(values.at))) {
    throw new Problem(`--at takes a day as 2027-03-01, not ${JSON.stringify(values.at)}`);
  }
  const data = async (name) => JSON.parse(await readFile(join(root, "core/crawl/data", name), "utf8"));
  const all = facts(await data("crawlers.json"), await data("sources.json"));
  const old = stale(all, values.at);
  for (const { title, url, read, age } of old)
    console.log(`${read}  ${String(age).padStart(4)} days  ${title}  ${url ?? "(no page)"}`);
  say(`${old.length} of ${all.length} facts were read more than 90 days before ${values.at}.`);
});
