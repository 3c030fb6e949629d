/** Sources of the engine: its address, the response of a `fetch`, its bytes, or the compiled module. */
export type EngineSource = string | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine; no other function works before. Without a source, the engine is the file next to this module, which most bundlers
 * include. If that file is not found, the same engine is loaded as a script.
 *
 * Throws a RobotscopeError with the code "engine-not-found" or "not-an-engine".
 */
export function init(source?: EngineSource | Promise<EngineSource>): Promise<void>;

/**
 * Loads the engine synchronously from its bytes or from the compiled module.
 *
 * Throws a RobotscopeError with the code "not-an-engine".
 */
export function initSync(source: BufferSource | WebAssembly.Module): void;

export * from "./index.js";
