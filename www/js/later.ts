/**
 * The later parts of the page's WebAssembly (scripts/split): the second has the functions that run between the first answer and a page at rest,
 * the third all others. Each is fetched when what is before it is painted. Where an earlier part needs one sooner it is loaded at once, and
 * the page waits; so what is in which part changes nothing but speed. In development there is one part, and nothing here is fetched.
 */
import { deferred } from "./deferred";
import { editorFetched, fetchEditor } from "./editor";
import { idle } from "./idle";
import { answered, isAnswerMissing, placed } from "./place";

/** A part that is not there from the start. */
class Part {
  readonly #address: string;
  /** The file, as soon as it is there. */
  #bytes: Uint8Array<ArrayBuffer> | undefined;
  #fetching: AbortController | undefined;
  #waiting = deferred<WebAssembly.Module>();
  isInPlace = false;
  /** Has a failed attempt followed by the next one at once. */
  tryAgain = () => {};

  constructor(address: string) {
    this.#address = address;
  }

  /** The part, when it is in place; rejects when an attempt to get it fails. */
  get module(): Promise<WebAssembly.Module> {
    return this.#waiting.promise;
  }

  async keep(): Promise<void> {
    this.#bytes = await fetched(this.#address);
  }

  /** Resolves when it is in place. */
  async fetch(): Promise<void> {
    for (let pause = 1000; !this.isInPlace; pause *= 2) {
      this.#fetching = new AbortController();
      try {
        this.#bytes ??= await fetched(this.#address, this.#fetching.signal);
        const module = await WebAssembly.compile(this.#bytes);
        this.#put(module);
      } catch (error) {
        if (this.#fetching.signal.aborted) return;
        // Who needs it is asked (loadNow).
        console.warn(error);
        this.#failed(error);
        await Promise.race([
          new Promise<void>((done) => {
            this.tryAgain = done;
            setTimeout(done, pause);
          }),
          new Promise((done) => addEventListener("online", done, { once: true })),
        ]);
      }
    }
  }

  /** Something of it is called: everything waits until it is there. */
  loadNow(): void {
    while (!this.isInPlace) {
      try {
        // Two requests for one file could wait for each other.
        if (!this.#bytes) this.#fetching?.abort();
        this.#bytes ??= requested(this.#address);
        this.#put(new WebAssembly.Module(this.#bytes));
      } catch (error) {
        this.#bytes = undefined;
        // The functions that called stay where they are while the user decides.
        if (confirm(question())) continue;
        // Nobody fetches it any more.
        this.#failed(error);
        throw new WebAssembly.RuntimeError(`a part of the page could not be loaded: ${error}`);
      }
    }
  }

  #put(module: WebAssembly.Module): void {
    if (this.isInPlace) return;
    begin(module);
    this.isInPlace = true;
    this.#bytes = undefined;
    this.#waiting.resolve(module);
  }

  #failed(error: unknown): void {
    this.#bytes = undefined;
    this.module.catch(() => {});
    this.#waiting.reject(error);
    this.#waiting = deferred();
  }
}

/** In their order; each needs those before it. */
let parts: Part[] = [];
/** Has a part enter its functions in the table of the first part, which is where all find them. */
let begin: (module: WebAssembly.Module) => void = () => {};

/** Where the later parts are. To be called before all else. */
export function laterAt(...urls: URL[]): void {
  parts = urls.map((url) => new Part(url.href));
}

/**
 * The imports of the first part, with what its stubs call. `first` gives the exports of the first part; the later parts import them, those of
 * the parts between, and of JavaScript the same as the first part.
 *
 * ```js
 * const imports = withLater(__wbg_get_imports(), () => wasm);
 * ```
 */
export function withLater(imports: WebAssembly.Imports, first: () => WebAssembly.Exports): WebAssembly.Imports {
  let earlier: WebAssembly.ModuleImports | undefined;
  begin = (module) => {
    earlier ??= { ...first() } as WebAssembly.ModuleImports;
    Object.assign(earlier, new WebAssembly.Instance(module, { ...imports, earlier }).exports);
  };
  const load = (count: number) => {
    for (const part of parts.slice(0, count)) part.loadNow();
  };
  return { ...imports, later: { load } };
}

/**
 * Has the later parts there before the page starts, where it could not wait for them: in a view that needs all of them, and in a browser that keeps the
 * page (www/offline), for a request that the page waits for does not ask the service worker.
 */
export async function keptParts(): Promise<void> {
  const isTool = document.documentElement.dataset.first === "tool";
  if (isTool || navigator.serviceWorker?.controller) await Promise.all(parts.map((part) => part.keep()));
}

/** The later parts, when they are there, for another instance of the page's module. Rejects when an attempt to get one fails. */
export function laterModules(): Promise<WebAssembly.Module[]> {
  for (const part of parts) part.tryAgain();
  return Promise.all(parts.map((part) => part.module));
}

/** Fetches the later parts, each in its time, and resolves when all are in place. */
export async function fetchLater(): Promise<void> {
  // An answer that had to wait for the second part is first shown by the page itself.
  if (isAnswerMissing()) await Promise.race([answered, placed]);
  const [second, ...others] = parts;
  await second?.fetch();
  // The network has nothing else to do while the page is made.
  fetchEditor();
  await placed;
  await idle();
  // What is in view comes before what is not.
  await editorFetched();
  for (const part of others) await part.fetch();
}

/** Tells when the page can go on: with the second part, or without it if that cannot be had now; then the page asks when it calls it. */
export function whenMore(tell: () => void): void {
  Promise.resolve(parts[0]?.module).then(tell, tell);
}

async function fetched(address: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { ...(signal && { signal }), priority: "low" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function requested(address: string): Uint8Array<ArrayBuffer> {
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
