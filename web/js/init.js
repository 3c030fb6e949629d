// The entry point for callers that choose when the engine is loaded, and from where.
import engine, { RobotscopeError } from "./engine.js";
import { inflateLater } from "./inflate.js";

export async function init(source) {
  initSync(source === undefined ? await published() : await compile(await source));
}

/** Loads the engine's file beside this script. If this fails, loads the engine as a script, which every bundler includes. */
async function published() {
  try {
    return await compile(new URL("./robotscope.wasm", import.meta.url));
  } catch {
    return WebAssembly.compile(await inflateLater(await import("./wasm.js")));
  }
}

export function initSync(source) {
  try {
    engine.start({ module: source });
  } catch (error) {
    throw unusable(error, source);
  }
}

async function compile(source) {
  const found = typeof source === "string" || source instanceof URL ? await download(source) : source;
  if (typeof Response !== "function" || !(found instanceof Response)) return found;
  if (!found.ok)
    throw new RobotscopeError(
      "engine-not-found",
      `${found.url} cannot be fetched: the server returned status ${found.status}`,
    );
  try {
    // `compileStreaming` requires the media type for WebAssembly, but some servers do not send it.
    const streams = found.headers.get("content-type")?.startsWith("application/wasm");
    return await (streams ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer()));
  } catch (error) {
    throw unusable(error, found.url);
  }
}

async function download(url) {
  try {
    return await fetch(url);
  } catch (error) {
    throw new RobotscopeError("engine-not-found", `${url} cannot be fetched: ${error.message}`, error);
  }
}

const unusable = (error, source) =>
  new RobotscopeError(
    "not-an-engine",
    `${describe(source)} is not the engine for this version of robotscope: ${error.message}`,
    error,
  );

const describe = (source) =>
  typeof source === "string" ? source : `the ${source?.constructor?.name ?? typeof source}`;

export * from "./engine.js";
