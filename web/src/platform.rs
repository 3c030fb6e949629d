//! TypeScript declarations that compile whether or not the types for the web and for Node.js are present.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
// Makes the file a module, so that declarations without `export` stay private.
export {};

/** The platform's class, if its types are known. */
type URL = typeof globalThis extends { URL: { prototype: infer Known } } ? Known : never;

/** `Symbol.dispose`, if TypeScript knows it. */
type DisposeKey = SymbolConstructor extends { readonly dispose: infer Key extends symbol } ? Key : never;

/** An object that can be declared with `using`. It is freed at the end of the block, unless it was freed before. */
type Disposal = { [Key in DisposeKey]: () => void };

export interface RobotsTxt extends Disposal {}
"#;

#[cfg(feature = "full")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES_OF_ALL: &str = r#"
export interface Fetched extends Disposal {}
"#;
