//! The TypeScript types of arguments. The functions still check their arguments, because JavaScript callers can pass anything.

use wasm_bindgen::prelude::*;

macro_rules! given_types {
    ($($name:ident = $type:tt),+ $(,)?) => { $(
        #[wasm_bindgen]
        extern "C" {
            #[wasm_bindgen(typescript_type = $type)]
            pub type $name;
        }
    )+ };
}

given_types! {
    Text = "string | Uint8Array",
    Name = "string",
    Url = "string | URL",
    Urls = "Iterable<string | URL>",
    QueryObject = "QueryOptions | undefined",
    SomeDialect = "DialectName | undefined",
    Explained = "ExplainOptions | undefined",
}

#[cfg(feature = "full")]
given_types! {
    Compared = "CompareOptions | undefined",
    TextOrRobotsTxt = "string | Uint8Array | RobotsTxt",
    Names = "readonly string[]",
    Number = "number",
    Range = "Span",
    SomeRange = "Span | undefined",
    SomeName = "string | undefined",
    SomeSource = "Source | 'headers-file' | undefined",
    Linted = "LintOptions | undefined",
    PageObject = "Page",
}
