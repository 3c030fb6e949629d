import { language, messages, onLanguage } from "./languages";
import { OffThread } from "./off-thread/client";
import type { ToWorker } from "./off-thread/messages";
import type { answers } from "./worker/answers";
import workerUrl from "./worker?worker&url";

/** What a browser with Trusted Types asks for; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** A page with a strict policy has to name it: `trusted-types robotscope-worker`. */
const policy = trustedTypes?.createPolicy("robotscope-worker", { createScriptURL: () => workerUrl });

/** The engine off the main thread, for what takes long and for what the page does without at first. */
export const engine = new OffThread<typeof answers>(() => {
  const worker = new Worker(policy?.createScriptURL("") ?? workerUrl, { type: "module", name: "robotscope" });
  // Before anything is asked, in each worker: one that takes the place of another knows nothing of it.
  const speak: ToWorker = { type: "speak", tag: language(), messages: messages() };
  worker.postMessage(speak);
  return worker;
});

onLanguage((tag, text) => engine.speak(tag, text));
