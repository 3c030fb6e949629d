//! The package's own error class. It is written in JavaScript, for only there can a class extend `Error`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/error.js")]
extern "C" {
    pub(crate) type RobotscopeError;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new(code: &str, message: &str) -> RobotscopeError;
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What bad arguments throw. The code is stable, the message is for people. */
export class RobotscopeError extends Error {
    constructor(code: RobotscopeErrorCode, message: string, cause?: unknown);
    readonly name: "RobotscopeError";
    readonly code: RobotscopeErrorCode;
}

/** Why a `RobotscopeError` was thrown. */
export type RobotscopeErrorCode =
    /** An argument has the wrong type, or names a field, an option or a value that is not known; the message says which there are. */
    | "invalid-argument"
    /** The object was freed: nothing can be asked of it, and it cannot be freed again. */
    | "freed"
    /** What is given as a URL is none, or none of a web page. */
    | "empty-url"
    | "url-without-host"
    | "not-a-web-address"
    | "neither-url-nor-path"
    /** What `generateRobotsTxt` cannot write; "not-a-path" is the other one. */
    | "nothing-wished"
    | "not-a-product-token"
    /** Why `generateBlockList` refuses no crawler; "not-a-product-token" is another reason. */
    | "nothing-to-refuse"
    | "everybody"
    | "no-names"
    /** What `generateConfig` cannot express. */
    | "nothing-to-say"
    | "not-a-directive"
    | "not-a-bot-name"
    | "not-an-extension"
    | "not-a-path"
    | "line-too-long"
    | "too-many-rules"
    | "pattern-not-expressible"
    /** What `init` was given cannot be had, or is no engine of this version. */
    | "engine-not-found"
    | "not-an-engine"
    /** A bug of ours: please report it. */
    | "internal";
"#;
