//! What TypeScript may know of a platform, or not: the types of the package need neither those of the web nor those of Node.js.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
// What is not exported stays here.
export {};

/** The platform's class, where its types are known. */
type URL = typeof globalThis extends { URL: { prototype: infer Known } } ? Known : never;

/** `Symbol.dispose`, where TypeScript knows it. */
type DisposeKey = SymbolConstructor extends { readonly dispose: infer Key extends symbol } ? Key : never;

/** What can stand behind `using`. At the end of the block it is freed, if it was not before. */
type Disposal = { [Key in DisposeKey]: () => void };

export interface RobotsTxt extends Disposal {}
"#;

#[cfg(feature = "full")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES_OF_ALL: &str = r#"
export interface Fetched extends Disposal {}
"#;
