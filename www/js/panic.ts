import { showFailure } from "./failure";
import { replaceSkeleton } from "./skeleton";
import { startAgain } from "./start-again";

/** What the page does when its engine has stopped: by a panic, or for want of memory or stack. Nothing of its WebAssembly may run then. */

/** The panic's own words, which the engine tells before it stops. */
let words = "";
let isShown = false;

export function panicked(text: string): void {
  words = text;
  console.error(text);
}

/** Whatever stops the engine is shown from now on. */
export function watchForPanics(): void {
  addEventListener("error", ({ error }) => isTrap(error) && showPanic(error));
  addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && showPanic(reason));
}

function isTrap(error: unknown): error is Error {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // Without stack: a RangeError, in Firefox an InternalError.
  return error instanceof Error && /^(Range|Internal)Error$/.test(error.name) && /wasm/.test(error.stack ?? "");
}

/** Opens the dialog that the page has ready (www/src/app/stopped.rs), in the language of the user. */
function showPanic(error: Error): void {
  const dialog = document.querySelector<HTMLDialogElement>("#stopped");
  if (isShown) return;
  isShown = true;
  if (!dialog) {
    showFailure(error);
    return;
  }
  // The engine may have stopped during the first render.
  replaceSkeleton();
  const report = dialog.querySelector("textarea");
  if (report) report.value = reportOf(error, dialog.dataset.version ?? "");
  const on = (name: string, act: () => void) =>
    dialog.querySelector(`[data-act="${name}"]`)?.addEventListener("click", act);
  on("copy", () => void copy(report));
  on("download", () => download(texts()));
  on("reload", () => location.reload());
  on("start-again", startAgain);
  // Whatever would only ask the engine again. The panes stay: what was written can be copied out of them.
  for (const part of document.querySelectorAll<HTMLElement>(".page-header, .results")) part.inert = true;
  dialog.show();
  dialog.querySelector("h2")?.focus();
}

/** What whoever fixes it needs to know. The texts are not in it: they may be nobody's business. */
function reportOf(error: Error, version: string): string {
  const sizes = [...panes()].map(([name, text]) => `${name} ${text.length}`);
  return [
    `robotscope ${version} has stopped.`,
    words || String(error),
    error.stack ?? "",
    `Browser: ${navigator.userAgent}`,
    `Page: ${document.documentElement.lang} ${location.hash.split("=")[0]}`,
    `Characters: ${sizes.join(", ")}`,
  ].join("\n");
}

async function copy(report: HTMLTextAreaElement | null): Promise<void> {
  report?.select();
  await navigator.clipboard.writeText(report?.value ?? "").catch(() => document.execCommand("copy"));
}

function* panes(): Generator<[name: string, text: string]> {
  for (const pane of document.querySelectorAll<HTMLElement & { value: string }>("robots-editor"))
    yield [pane.getAttribute("label") ?? "", pane.value];
}

function texts(): string {
  const url = document.querySelector<HTMLInputElement>("#url")?.value ?? "";
  return [["URL", url] as const, ...panes()].map(([name, text]) => `===== ${name} =====\n${text}\n`).join("\n");
}

function download(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "robotscope.txt";
  link.click();
  // Not at once: a browser may begin to read it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
