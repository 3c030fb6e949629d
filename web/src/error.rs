//! The package's error class. It is written in JavaScript, because only JavaScript classes can extend `Error`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/error.js")]
extern "C" {
    pub(crate) type RobotscopeError;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new(code: &str, message: &str) -> RobotscopeError;
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The error thrown for bad arguments. The code is stable; the message is for people. */
export class RobotscopeError extends Error {
    constructor(code: RobotscopeErrorCode, message: string, cause?: unknown);
    readonly name: "RobotscopeError";
    readonly code: RobotscopeErrorCode;
}

/** The reason why a `RobotscopeError` was thrown. */
export type RobotscopeErrorCode =
    /** An argument has the wrong type, or names an unknown field, option or value; the message lists the known ones. */
    | "invalid-argument"
    /** The object was freed: its methods no longer work, and it cannot be freed again. */
    | "freed"
    /** The argument is not a URL, or not the URL of a web page. */
    | "empty-url"
    | "url-without-host"
    | "not-a-web-address"
    | "neither-url-nor-path"
    /** `generateRobotsTxt` cannot write a wish; "not-a-path" is another reason. */
    | "nothing-wished"
    | "not-a-product-token"
    /** A plan for which `generateBlockList` cannot write a configuration; "not-a-product-token" is another reason. */
    | "nothing-to-refuse"
    | "all-crawlers"
    | "no-names"
    /** `generateConfig` cannot express a plan. */
    | "nothing-to-say"
    | "not-a-directive"
    | "not-a-bot-name"
    | "not-an-extension"
    | "not-a-path"
    | "line-too-long"
    | "too-many-rules"
    | "pattern-not-expressible"
    /** The source passed to `init` cannot be loaded, or is not an engine of this version. */
    | "engine-not-found"
    | "not-an-engine"
    /** A bug in robotscope: please report it. */
    | "internal";
"#;
