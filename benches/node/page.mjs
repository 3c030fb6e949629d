// Measures the built page in Chromium: node page.mjs FOLDER [--quick]. Writes page.json there, with sections like those of src/section.rs.
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
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
const sections = flag === "--quick" ? [section] : [section, await slowed(), await withLighthouse()];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "page.json"), JSON.stringify(sections, null, 2));

/** Measures when the parts of a link appear on a slowed network and processor. */
async function slowed() {
  const [browser, server] = await Promise.all([launchBrowser(), servePage({ compress: true })]);
  // The first visit fills the server's cache of compressed files.
  const first = await browser.newPage();
  await first.goto(server.url + link, { waitUntil: "networkidle" });
  await first.close();
  const all = /** @type {(keyof typeof screens)[]} */ (Object.keys(screens));
  /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
  const visits = {};
  for (const screen of all) {
    const own = [];
    for (let turn = 0; turn < 7; turn++) own.push(await visit(browser, server.url + link, screen));
    visits[`robotscope, ${screen}`] = own;
  }
  /** @param {string} name @param {(own: Awaited<ReturnType<typeof visit>>) => number} of */
  const row = (name, of) => {
    const cells = Object.entries(visits).map(([column, own]) => [column, summary(own.map(of), (value) => value)]);
    return { name, cells: Object.fromEntries(cells), asked: 0, different: {} };
  };
  await browser.close();
  await server.close();
  return {
    id: "slowed",
    title: "A link in a browser that is slowed down",
    unit: "",
    engines: Object.keys(visits),
    rows: [
      row("ms until the answer can be read", ({ answer }) => answer),
      row("ms until the page can be used", ({ page }) => page),
      row("ms until the editor shows the text", ({ editor }) => editor),
    ],
    notes: [
      "Slow 4G (150 ms, 1.6 Mbit/s) and a processor of a quarter of its speed, both in Chromium itself: the machine's load counts four times. The median of seven visits with nothing kept. All files come as Brotli.",
      "The visitor scrolls to the first text as soon as the page can be used. Until the editor shows the text there is a plain field, which can be used, too.",
    ],
  };
}

/** Runs Lighthouse's performance audits, which depend on the machine's load more than any other figure here. */
async function withLighthouse() {
  // Imported late, because only this bench and its test install Lighthouse.
  const own = new URL("../../tests/browsers/lighthouse.mjs", import.meta.url).href;
  const { machines, startLighthouse } = await import(own);
  const lighthouse = await startLighthouse();
  /** @type {Record<"points" | "example" | "link", Record<string, ReturnType<typeof summary>>>} */
  const cells = { points: {}, example: {}, link: {} };
  for (const machine of Object.keys(machines)) {
    const name = `robotscope, ${machine}`;
    const visits = async (/** @type {string} */ fragment) => {
      const runs = [];
      for (let turn = 0; turn < 3; turn++) runs.push(await lighthouse.measure(machine, ["performance"], fragment));
      return (/** @type {(run: any) => number} */ of) => summary(runs.map(of), (value) => value);
    };
    const example = await visits("");
    cells.points[name] = example(({ scores }) => scores.performance);
    cells.example[name] = example(({ largest }) => largest);
    cells.link[name] = (await visits(link))(({ largest }) => largest);
  }
  await lighthouse.close();
  return {
    id: "lighthouse",
    title: "The page in Lighthouse",
    unit: "",
    engines: Object.keys(cells.points),
    rows: [
      { name: "points for speed, of 100", cells: cells.points, asked: 0, different: {} },
      { name: "ms until the example's answer is painted", cells: cells.example, asked: 0, different: {} },
      { name: "ms until the answer of a link is painted", cells: cells.link, asked: 0, different: {} },
    ],
    notes: [
      "The telephone is Lighthouse's own: slow 4G and a slow processor, both calculated. The median of three visits, by the largest part that is painted. All files come as Brotli, compressed beforehand (quality 11).",
      "A new visitor sees an example, whose answer index.html carries: the engine gave it when the page was built. The answer of a link, or of a draft, needs the engine itself. The points are those of a new visitor.",
    ],
  };
}
