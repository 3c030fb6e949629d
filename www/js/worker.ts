import init, { speak } from "../pkg/worker/robotscope_worker.js";
import type { ToWorker } from "./off-thread/messages";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { texts } from "./worker/texts";

// No part of the first load: engine.ts starts it with the first question.
const ready = init();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  // Before whatever is asked behind it. If the engine cannot be loaded, the first question says so.
  if (data.type === "speak") {
    ready.then(
      () => speak(data.tag, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);
