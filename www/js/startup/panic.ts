import { downloadText } from "../bridge";
import { showFailure } from "./failure";
import { replaceSkeleton } from "./skeleton";
import { startAgain } from "./start-again";

/** Handles an engine that has stopped, for example after a panic or a stack overflow. No code here may call the WebAssembly module. */

let words = "";
let isShown = false;

export function panicked(text: string): void {
  words = text;
  console.error(text);
}

/** Watches for errors that stop the engine, and reports the first one in a dialog. */
export function watchForPanics(): void {
  addEventListener("error", ({ error }) => isTrap(error) && showPanic(error));
  addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && showPanic(reason));
}

function isTrap(error: unknown): error is Error {
  if (error instanceof WebAssembly.RuntimeError) return true;
  // A stack overflow is a RangeError; in Firefox, it is an InternalError.
  return error instanceof Error && /^(Range|Internal)Error$/.test(error.name) && /wasm/.test(error.stack ?? "");
}

/** Opens the dialog that reports a stopped engine. www/src/app/stopped.rs has already rendered it in the user's language. */
function showPanic(error: Error): void {
  const dialog = document.querySelector<HTMLDialogElement>("#stopped");
  if (isShown) return;
  isShown = true;
  if (!dialog) {
    showFailure(error);
    return;
  }
  // The engine may have stopped during the first render, when the skeleton was still shown.
  replaceSkeleton();
  const report = dialog.querySelector("textarea");
  if (report) report.value = reportOf(error, dialog.dataset.version ?? "");
  const on = (name: string, act: () => void) =>
    dialog.querySelector(`[data-act="${name}"]`)?.addEventListener("click", act);
  on("copy", () => void copy(report));
  on("download", () => downloadText("robotscope.txt", "text/plain", texts()));
  on("reload", () => location.reload());
  on("start-again", startAgain);
  // Disable everything that needs the engine. The panes stay usable, so the user can copy texts.
  for (const part of document.querySelectorAll<HTMLElement>(".page-header, .results")) part.inert = true;
  dialog.show();
  dialog.querySelector("h2")?.focus();
}

/** Returns a report for the developers. It contains none of the user's texts, because they may be confidential. */
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
