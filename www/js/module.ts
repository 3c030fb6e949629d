/** The page's WebAssembly, compiled once for the page and its worker. */
import url from "../pkg/robotscope_www_bg.wasm?url";

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
  // Streaming needs the media type, which some servers do not send.
  const type = response.headers.get("Content-Type");
  return type === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Returns the compiled module. The first call fetches it. */
export function compiledModule(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}
