import { initSync, type Language } from "robotscope/init";
import url from "robotscope/robotscope.wasm?url";
import type { ToWorker } from "../off-thread/messages";
import { serve } from "../off-thread/serve";
import { compile } from "../startup/compile";
import { answers } from "./answers";
import { speak } from "./language";
import { texts } from "./texts";

// Do not use `init`: for its fallback, the build would contain a second copy of the WebAssembly module, embedded in a script.
const ready = compile(url).then(initSync);
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  // Set the language before later queries are answered. If the engine cannot be loaded, the first query reports it.
  if (data.type === "speak") {
    ready.then(
      () => speak(data.tag as Language, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);
