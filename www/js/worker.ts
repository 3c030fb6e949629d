import { initSync, type Language } from "robotscope/init";
import engineUrl from "robotscope/robotscope.wasm?url";
import type { ToWorker } from "./off-thread/messages";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { speak } from "./worker/language";
import { texts } from "./worker/texts";

// No part of the first load: engine.ts starts it with the first question.
const ready = compiled().then(initSync);
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  // Before whatever is asked behind it. If the engine cannot be loaded, the first question says so.
  if (data.type === "speak") {
    ready.then(
      () => speak(data.tag as Language, data.messages),
      () => undefined,
    );
  }
});
serve(answers, texts, ready);

/** Some servers do not know the type of WebAssembly, which streaming insists on. */
async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(engineUrl);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
