import "../../styles/index.css";
import "./appearance";
import init, { begin } from "../../pkg/robotscope_www.js";
import url from "../../pkg/robotscope_www_bg.wasm?url";
import { editorFetched, fetchEditor } from "../editor/robots-editor";
import { prepareLanguage } from "../i18n/languages";
import { compile } from "./compile";
import { watchEarlyKeys } from "./early-keys";
import { showFailure } from "./failure";
import { idle } from "./idle";
import { cacheForOffline } from "./offline";
import { watchForPanics } from "./panic";
import { painted } from "./skeleton";

void run();

/** Starts the page. This is a function because Rolldown does not merge chunks with a module that has a top-level `await`. */
async function run(): Promise<void> {
  try {
    watchForPanics();
    watchEarlyKeys();
    // Paint the answer to the example before starting the engine.
    const hasAnswer = document.documentElement.dataset.first === "example";
    const started = hasAnswer ? shown().then(start) : Promise.all([start(), shown()]);
    await Promise.all([started, prepareLanguage()]);
    begin();
    // Do not wait: the page works without these files.
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
  cacheForOffline();
}

/** Resolves once the browser has painted index.html, so that starting the engine does not block the first paint. */
async function shown(): Promise<void> {
  // Do not wait in a hidden tab, because browsers do not paint hidden tabs.
  if (document.hidden) return;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
  await Promise.race([painted, new Promise((done) => setTimeout(done, 1000))]);
  await frame();
  await frame();
}
