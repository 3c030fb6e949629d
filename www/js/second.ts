/**
 * The second part of the page's WebAssembly: the functions that do not run until the first answer is painted (scripts/split). It is fetched
 * after that. Where the first part needs it sooner it is loaded at once, and the page waits; so what is in which part changes nothing but speed.
 * In development there is one part, and nothing here is fetched.
 */
import { deferred } from "./deferred";
import { idle } from "./idle";
import { placed } from "./place";

/** Puts the second part in place. */
let put: ((module: WebAssembly.Module) => void) | undefined;
let address = "";
/** The file, as soon as it is there. */
let bytes: Uint8Array<ArrayBuffer> | undefined;
let fetching: AbortController | undefined;
/** Who waits for the second part: it comes, or an attempt to get it fails. */
let waiting = deferred<WebAssembly.Module | undefined>();
/** Has a failed attempt followed by the next one at once. */
let tryAgain = () => {};

/** Where the second part is. To be called before all else. */
export function secondAt(url: URL): void {
  address = url.href;
}

/**
 * The imports of the first part, with what its stubs call. `first` gives the exports of the first part; the second part imports them,
 * and of JavaScript the same as the first part.
 *
 * ```js
 * const imports = withSecond(__wbg_get_imports(), () => wasm);
 * ```
 */
export function withSecond(imports: WebAssembly.Imports, first: () => WebAssembly.Exports): WebAssembly.Imports {
  put = (module) => {
    // It enters its functions in the table of the first part; nothing else is needed of it.
    new WebAssembly.Instance(module, { ...imports, first: first() as WebAssembly.ModuleImports });
    put = undefined;
    bytes = undefined;
    waiting.resolve(module);
  };
  return { ...imports, second: { load: loadNow } };
}

/**
 * Has the second part there before the page starts, if this browser keeps the page (www/offline): then it is there at once, and without a
 * network it can be had in no other way, for a request that is waited for does not ask the service worker.
 */
export async function keptSecond(): Promise<void> {
  if (address && navigator.serviceWorker?.controller) bytes = await fetched();
}

/**
 * The second part, when it is there, for another instance of the page's module; nothing where there is one part. Rejects when an attempt to
 * get it fails.
 */
export function secondModule(): Promise<WebAssembly.Module | undefined> {
  if (!address) return Promise.resolve(undefined);
  tryAgain();
  return waiting.promise;
}

/** Fetches the second part when the first answer has been painted, and resolves when it is in place. */
export async function fetchSecond(): Promise<void> {
  await placed;
  await idle();
  for (let pause = 1000; put; pause *= 2) {
    fetching = new AbortController();
    try {
      bytes ??= await fetched(fetching.signal);
      const module = await WebAssembly.compile(bytes);
      put?.(module);
    } catch (error) {
      if (fetching.signal.aborted) return;
      bytes = undefined;
      // The page itself does not need it yet: when it does, the user is asked (loadNow).
      console.warn(error);
      waiting.promise.catch(() => {});
      waiting.reject(error);
      waiting = deferred();
      await Promise.race([
        new Promise<void>((done) => {
          tryAgain = done;
          setTimeout(done, pause);
        }),
        new Promise((done) => addEventListener("online", done, { once: true })),
      ]);
    }
  }
}

async function fetched(signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { ...(signal && { signal }), priority: "low" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Something of the second part is called: everything waits until it is there. */
function loadNow(): void {
  for (;;) {
    if (!put) return;
    try {
      // Two requests for one file could wait for each other.
      if (!bytes) fetching?.abort();
      bytes ??= requested();
      put(new WebAssembly.Module(bytes));
    } catch (error) {
      bytes = undefined;
      // The functions that called stay where they are while the user decides.
      if (confirm(question())) continue;
      // Nobody fetches it any more.
      waiting.promise.catch(() => {});
      waiting.reject(error);
      throw new WebAssembly.RuntimeError(`a part of the page could not be loaded: ${error}`);
    }
  }
}

function requested(): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  // A request that is waited for gives text only: each byte as one character.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
}

/** In the language of the page; index.html has the words. */
function question(): string {
  const words = document.querySelector<HTMLTemplateElement>("#second-failed")?.content;
  const spoken = words?.querySelector(`[lang="${document.documentElement.lang}"]`) ?? words?.firstElementChild;
  return spoken?.textContent ?? "A part of the page could not be loaded. Try again?";
}
