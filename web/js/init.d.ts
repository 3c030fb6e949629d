/** Where the engine can come from: its address, the answer of a `fetch`, its bytes, or the compiled module. */
export type EngineSource = string | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine; nothing else works before. Without a source it is the file beside this module, which most bundlers take along;
 * where that file is not found, the same engine as a script that is loaded then.
 *
 * Throws a RobotscopeError with the code "engine-not-found" or "not-an-engine".
 */
export function init(source?: EngineSource | Promise<EngineSource>): Promise<void>;

/**
 * Loads the engine at once from its bytes or from the compiled module.
 *
 * Throws a RobotscopeError with the code "not-an-engine".
 */
export function initSync(source: BufferSource | WebAssembly.Module): void;

export * from "./index.js";
