/** The functions that www/src/bridge.rs imports. */
export { language, loadMessages, messages } from "./i18n/languages";

import type { TextHandle } from "./off-thread/client";
import type { TextKind } from "./off-thread/messages";

// Load the worker's client with the first query, because rendering the page does not need the client.
const engine = () => import("./worker/engine").then(({ engine }) => engine);

export async function ask(
  name: never,
  args: never,
  onProgress: ((progress: unknown) => void) | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  const given = await Promise.all((args as unknown[]).map((arg) => (arg instanceof Lazy ? arg.handle : arg)));
  return (await engine()).ask(name, given as never, { signal, ...(onProgress && { onProgress }) });
}

/** A text that is registered with the worker once the worker's client is loaded. */
class Lazy {
  readonly handle: Promise<TextHandle>;

  constructor(kind: TextKind, text: string) {
    this.handle = engine().then((engine) => engine.register(kind, () => text));
  }
}

export const registerText = (kind: TextKind, text: string): Lazy => new Lazy(kind, text);

export async function dropText({ handle }: Lazy): Promise<void> {
  const text = await handle;
  (await engine()).drop(text);
}

export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

export const downloadText = (name: string, type: string, text: string): void =>
  download(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function download(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
