/** A source of the engine: its URL, the response of a `fetch`, its bytes, or the compiled module. */
export type EngineSource = string | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine. No other function works before the engine is loaded. If `source` is left out, loads the file beside this module, which
 * most bundlers include. If that file cannot be loaded, loads the same engine as a script.
 *
 * Throws a RobotscopeError with the code "engine-not-found" or "not-an-engine".
 */
export function init(source?: EngineSource | Promise<EngineSource>): Promise<void>;

/**
 * Loads the engine synchronously, from its bytes or a compiled module.
 *
 * Throws a RobotscopeError with the code "not-an-engine".
 */
export function initSync(source: BufferSource | WebAssembly.Module): void;

export * from "./index.js";
