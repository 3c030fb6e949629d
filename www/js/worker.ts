import { initSync, type Language } from "robotscope/init";
import url from "robotscope/robotscope.wasm?url";
import { compile } from "./module";
import type { ToWorker } from "./off-thread/messages";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { speak } from "./worker/language";
import { texts } from "./worker/texts";

// Not `init`: its fallback would add a second copy of the module to the build, as a script.
const ready = compile(url).then(initSync);
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  // Set the language before later queries. If the engine cannot be loaded, the first query reports the failure.
  if (data.type === "speak") {
    ready.then(
      () => speak(data.tag as Language, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);
