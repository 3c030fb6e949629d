import { language, messages, onLanguage } from "../i18n/languages";
import { OffThread } from "../off-thread/client";
import type { ToWorker } from "../off-thread/messages";
import { trustedUrl } from "../startup/trusted-url";
import type { answers } from "./answers";
import workerUrl from "./worker?worker&url";

/** All workers share this URL, because browsers allow each Trusted Types policy to be created only once. */
const trusted = trustedUrl("robotscope-worker", workerUrl);

/** The engine in a worker, for long queries and for features that are not needed at startup. */
export const engine = new OffThread<typeof answers>(() => {
  const worker = new Worker(trusted, { type: "module", name: "robotscope" });
  // Send the language to each worker first: a worker that replaces a stopped worker does not know it.
  const speak: ToWorker = { type: "speak", tag: language(), messages: messages() };
  worker.postMessage(speak);
  return worker;
});

onLanguage((tag, text) => engine.speak(tag, text));
