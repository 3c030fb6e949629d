// The page that is built, in Chromium: node page.mjs FOLDER [--quick]. Writes page.json there, sections as those of src/section.rs.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../tests/support/browser.mjs";
import { servePage } from "../../tests/support/server.mjs";
import { keystrokes } from "./keystroke.mjs";
import { summary } from "./race.mjs";

const [folder, flag] = process.argv.slice(2);
const keys = flag === "--quick" ? 15 : 45;

/** @param {number[]} times */
const cell = (times) => (times.some(Number.isNaN) ? { why: "never" } : summary(times, (milliseconds) => milliseconds));

const load = loadavg()[0].toFixed(1);
const [browser, server] = await Promise.all([launchBrowser(), servePage()]);
const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, serviceWorkers: "block" });
await page.goto(server.url);
const rows = [];
for await (const { where, script, painted } of keystrokes(page, keys)) {
  const cells = {
    "robotscope, script": cell(script),
    ...(painted.length > 0 && { "robotscope, until painted": cell(painted) }),
  };
  rows.push({ name: where, cells, asked: 0, different: {} });
}
const section = {
  id: "keystroke",
  title: "A keystroke on the page",
  unit: "ms",
  engines: ["robotscope, script", "robotscope, until painted"],
  rows,
  notes: [
    "All three texts are there: a robots.txt of 500 kB with 15,000 rules, headers, and HTML of 1 MB; a crawler's row is open.",
    "Script is the time of the main thread's own, by the browser's account. The picture shows the verdicts of all crawlers and waits for one of 60 frames a second, and for whatever else the machine does.",
    `${keys} keys in Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}; the load of the machine was ${load}.`,
  ],
};
await browser.close();
await server.close();
writeFileSync(join(folder, "page.json"), JSON.stringify([section], null, 2));
