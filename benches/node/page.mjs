// Measures the built page in Chromium: node page.mjs FOLDER [--quick]. Writes page.json to the folder, with sections in the format of
// src/section.rs.
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { launchBrowser } from "../../tests/support/browser.mjs";
import { link } from "../../tests/support/link.mjs";
import { servePage } from "../../tests/support/server.mjs";
import { keystrokes } from "./keystroke.mjs";
import { summary } from "./race.mjs";
import { screens, visit } from "./slowed.mjs";

const [folder, flag] = process.argv.slice(2);
const keys = flag === "--quick" ? 15 : 45;

/** @param {number[]} times */
const cell = (times) => (times.some(Number.isNaN) ? { why: "never" } : summary(times, (milliseconds) => milliseconds));

const load = loadavg()[0].toFixed(1);
const [browser, server] = await Promise.all([launchBrowser(await ensureChromium()), servePage()]);
const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, serviceWorkers: "block" });
await page.goto(server.url);
const rows = [];
for await (const { where, script, painted } of keystrokes(page, keys)) {
  const cells = {
    "robotscope, script": cell(script),
    ...(painted.length > 0 && { "robotscope, until painted": cell(painted) }),
  };
  rows.push({ name: where, cells, queries: 0, different: {} });
}
const section = {
  id: "keystroke",
  title: "A keystroke on the page",
  unit: "ms",
  engines: ["robotscope, script", "robotscope, until painted"],
  rows,
  notes: [
    "The page contains a robots.txt of 500 kB with 15,000 rules, headers, and HTML of 1 MB; one crawler's row is open.",
    "“Script” is the script time of the main thread, as the browser reports it. “Until painted” ends with the next frame, at 60 frames a second.",
    `Measured with ${keys} keystrokes in Chromium ${browser.version()} on ${new Date().toISOString().slice(0, 10)}, at a load average of ${load}.`,
  ],
};
await browser.close();
await server.close();
const sections = flag === "--quick" ? [section] : [section, await slowed(), await withLighthouse()];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "page.json"), JSON.stringify(sections, null, 2));

/** Measures the time from opening a link until each part of the page appears, with a slow network and processor. */
async function slowed() {
  const [browser, server] = await Promise.all([launchBrowser(await ensureChromium()), servePage({ compress: true })]);
  // Visit once before measuring, so that the server compresses and caches the files.
  const first = await browser.newPage();
  await first.goto(server.url + link, { waitUntil: "networkidle" });
  await first.close();
  const all = /** @type {(keyof typeof screens)[]} */ (Object.keys(screens));
  /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
  const visits = {};
  for (const screen of all) {
    const timings = [];
    for (let turn = 0; turn < 7; turn++) timings.push(await visit(browser, server.url + link, screen));
    visits[`robotscope, ${screen}`] = timings;
  }
  /** @param {string} name @param {(own: Awaited<ReturnType<typeof visit>>) => number} of */
  const row = (name, of) => {
    const cells = Object.entries(visits).map(([column, timings]) => [
      column,
      summary(timings.map(of), (value) => value),
    ]);
    return { name, cells: Object.fromEntries(cells), queries: 0, different: {} };
  };
  await browser.close();
  await server.close();
  return {
    id: "slowed",
    title: "A link in a throttled browser",
    unit: "",
    engines: Object.keys(visits),
    rows: [
      row("ms until the answer is readable", ({ answer }) => answer),
      row("ms until the page is usable", ({ page }) => page),
      row("ms until the editor shows the text", ({ editor }) => editor),
    ],
    notes: [
      "Chromium throttles the network to slow 4G (150 ms, 1.6 Mbit/s) and the processor to a quarter of its speed. Each figure is the median of seven visits without a cache. All files are compressed with Brotli.",
      "The visitor scrolls to the first text as soon as the page is usable. A plain text field is usable until the editor loads.",
    ],
  };
}

/** Runs Lighthouse's performance audits. The scores depend more on the machine's load than the other figures in page.json. */
async function withLighthouse() {
  // Import late: Lighthouse is installed only for this benchmark and its test.
  const module = new URL("../../tests/browsers/lighthouse.mjs", import.meta.url).href;
  const { machines, startLighthouse } = await import(module);
  const lighthouse = await startLighthouse();
  /** @type {Record<"score" | "example" | "link", Record<string, ReturnType<typeof summary>>>} */
  const cells = { score: {}, example: {}, link: {} };
  for (const machine of Object.keys(machines)) {
    const name = `robotscope, ${machine}`;
    const visits = async (/** @type {string} */ fragment) => {
      const runs = [];
      for (let turn = 0; turn < 3; turn++) runs.push(await lighthouse.measure(machine, ["performance"], fragment));
      return (/** @type {(run: any) => number} */ of) => summary(runs.map(of), (value) => value);
    };
    const example = await visits("");
    cells.score[name] = example(({ scores }) => scores.performance);
    cells.example[name] = example(({ largest }) => largest);
    cells.link[name] = (await visits(link))(({ largest }) => largest);
  }
  await lighthouse.close();
  return {
    id: "lighthouse",
    title: "The page in Lighthouse",
    unit: "",
    engines: Object.keys(cells.score),
    rows: [
      { name: "performance score, of 100", cells: cells.score, queries: 0, different: {} },
      { name: "ms until the example's answer is painted", cells: cells.example, queries: 0, different: {} },
      { name: "ms until the answer for a link is painted", cells: cells.link, queries: 0, different: {} },
    ],
    notes: [
      "The telephone is Lighthouse's simulation of slow 4G and a slow processor. Each time is the largest contentful paint, as the median of three visits. All files are compressed with Brotli (quality 11).",
      "First-time visitors see the example with its prerendered answer; Lighthouse measures the score for this visit. The answer for a link or a draft needs the engine.",
    ],
  };
}
