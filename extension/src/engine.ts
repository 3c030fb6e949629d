import { addLanguage, crawlers, evaluate, initSync, type Language, type LanguageMessages } from "robotscope/init";
import engineUrl from "robotscope/robotscope.wasm?url";
import { language } from "./words.ts";

let loading: Promise<Language> | undefined;

/** Loads the engine once, with the messages in the browser's language. Returns this language. */
export function loadEngine(): Promise<Language> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Language> {
  const wanted = language();
  const [module, messages] = await Promise.all([
    WebAssembly.compileStreaming(fetch(engineUrl)),
    wanted === "en" ? undefined : read(wanted),
  ]);
  initSync(module);
  if (messages !== undefined) addLanguage(messages);
  const loaded = messages?.language ?? "en";
  // The first calls are slow because the browser compiles the functions. Make them while the texts are being fetched.
  crawlers();
  evaluate({ url: "/", robotsTxt: "", headers: "", html: "" }, { language: loaded });
  return loaded;
}

async function read(name: string): Promise<LanguageMessages> {
  const response = await fetch(chrome.runtime.getURL(`languages/${name}.json`));
  return response.json();
}
