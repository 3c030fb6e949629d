import { deferred } from "./deferred";
import type { ToWorker } from "./off-thread/messages";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { initSync, type Language } from "./worker/engine";
import { speak } from "./worker/language";
import { texts } from "./worker/texts";

// The page has compiled the module and sends it (engine.ts).
const { promise: ready, resolve } = deferred<void>();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    initSync({ module: data.module });
    resolve();
  }
  // Before whatever is asked behind it. If the engine cannot be loaded, the first question says so.
  else if (data.type === "speak") {
    ready.then(
      () => speak(data.tag as Language, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);
