import { language, messages, onLanguage } from "../i18n/languages";
import { OffThread } from "../off-thread/client";
import type { ToWorker } from "../off-thread/messages";
import type { answers } from "./answers";
import workerUrl from "./worker?worker&url";

/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** A strict Content-Security-Policy has to name this policy: `trusted-types robotscope-worker`. */
const policy = trustedTypes?.createPolicy("robotscope-worker", { createScriptURL: () => workerUrl });

/** The engine in a worker, for long queries and for features that are not needed at first. */
export const engine = new OffThread<typeof answers>(() => {
  const worker = new Worker(policy?.createScriptURL("") ?? workerUrl, { type: "module", name: "robotscope" });
  // Sent first to each worker: a worker that replaces another one does not know the language.
  const speak: ToWorker = { type: "speak", tag: language(), messages: messages() };
  worker.postMessage(speak);
  return worker;
});

onLanguage((tag, text) => engine.speak(tag, text));
