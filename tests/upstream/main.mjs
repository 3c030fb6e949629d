/**
 * `npm run upstream` compares the catalogue with the pages that it cites, with public lists of crawlers, and with feeds that announce
 * changes. It changes no file in the project.
 *
 *   npm run upstream -- --out FILE         writes the report to a file
 *   npm run upstream -- --json             writes all results as JSON
 *   npm run upstream -- --only ages        runs some sections: ages (needs no network), quotes, changes, names, origins
 *   npm run upstream -- --at 2027-03-01    computes ages on this day instead of today
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { project } from "../../scripts/lib/project.mjs";
import { main, Problem } from "../../scripts/lib/say.mjs";
import { readData } from "./catalogue.mjs";
import { createReader } from "./reader.mjs";
import { markdown } from "./report.mjs";
import { check, SECTIONS } from "./sections.mjs";

main(async () => {
  const { values } = parseArgs({
    options: {
      at: { type: "string", default: new Date().toISOString().slice(0, 10) },
      json: { type: "boolean", default: false },
      only: { type: "string", default: SECTIONS.join() },
      out: { type: "string" },
    },
  });
  const { at, json, out } = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(at) || Number.isNaN(Date.parse(at)))
    throw new Problem(`--at must be a day such as 2027-03-01, not ${JSON.stringify(at)}`);
  const only = values.only.split(",");
  const unknown = only.find((section) => !SECTIONS.includes(section));
  if (unknown !== undefined)
    throw new Problem(`unknown section ${JSON.stringify(unknown)}; use one or more of: ${SECTIONS.join(", ")}`);

  // Tests set this variable, to send all requests to a local server without pauses.
  const via = process.env.ROBOTSCOPE_UPSTREAM_VIA;
  const reader = createReader({
    agent: `robotscope-upstream (+${project.homepage})`,
    ...(via && { via, pause: 0 }),
  });
  const report = await check(await readData(), reader, { at, only });
  const text = json ? `${JSON.stringify(report, undefined, 2)}\n` : markdown(report);
  if (out === undefined) process.stdout.write(text);
  else await writeFile(out, text);
});
