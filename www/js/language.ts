import type { Extension } from "@codemirror/state";
import { robotsTxt } from "../../web/codemirror/index.js";
import init, { parseRobotsTxt } from "../pkg/language/robotscope_language.js";

/** What the engine knows of a robots.txt, for CodeMirror. The engine is one more WebAssembly, which the page does without at first. */
export async function robotsTxtLanguage(): Promise<Extension> {
  await init();
  return robotsTxt({ parse: parseRobotsTxt });
}
