import engine, { type Language } from "../pkg/engine.js";
import { deferred } from "./deferred";
import type { ToWorker } from "./off-thread/messages";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { speak } from "./worker/language";
import { texts } from "./worker/texts";

// The page has loaded the engine; engine.ts hands it on.
const { promise: ready, resolve } = deferred<void>();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") resolve(engine.startModule(data.module));
  // Before whatever is asked behind it. If the engine cannot be loaded, the first question says so.
  else if (data.type === "speak") {
    ready.then(
      () => speak(data.tag as Language, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);
