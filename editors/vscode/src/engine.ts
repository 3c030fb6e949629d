import { initSync } from "robotscope/init";
import { Uri, workspace } from "vscode";

/** Loads the engine from the extension's folder. This works on a desktop, in a browser and on a remote host. */
export async function loadEngine(extension: Uri): Promise<void> {
  const bytes = await workspace.fs.readFile(Uri.joinPath(extension, "robotscope.wasm"));
  initSync(await WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>));
}
