import "../styles/index.css";
import "./appearance";
import init, { begin } from "../pkg/robotscope_www.js";
import url from "../pkg/robotscope_www_bg.wasm?url";
import { editorFetched, fetchEditor } from "./editor";
import { showFailure } from "./failure";
import { idle } from "./idle";
import { prepareLanguage } from "./languages";
import { compile } from "./module";
import { keepForOffline } from "./offline";
import { watchForPanics } from "./panic";
import { painted } from "./skeleton";

void run();

/** Starts the page. Not at the top level: Rolldown merges no chunks where a module has a top-level `await`. */
async function run(): Promise<void> {
  try {
    watchForPanics();
    // The example's answer is painted first.
    const hasAnswer = document.documentElement.dataset.first === "example";
    const started = hasAnswer ? shown().then(start) : Promise.all([start(), shown()]);
    await Promise.all([started, prepareLanguage()]);
    begin();
    // Not awaited: the page works without the rest.
    void fetchTheRest();
  } catch (error) {
    console.error(error);
    showFailure(error);
  }
}

async function start(): Promise<void> {
  await init({ module_or_path: await compile(url) });
}

/** Fetches the editor, and caches the page for offline use once the browser is idle. */
async function fetchTheRest(): Promise<void> {
  fetchEditor();
  await painted;
  await idle();
  await editorFetched();
  keepForOffline();
}

/** Resolves when the browser has shown what is in index.html: from then on it is busy. */
async function shown(): Promise<void> {
  // Of what nobody sees nothing is drawn.
  if (document.hidden) return;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
  await Promise.race([painted, new Promise((done) => setTimeout(done, 1000))]);
  await frame();
  await frame();
}
