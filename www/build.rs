//! Takes out of the page's messages what only translators read.

#[path = "../core/build/messages.rs"]
mod messages;

use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../core/build/messages.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|own| own == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("PROFILE", "release") {
        // By what the linker knows of the data scripts/split finds what the first answer does without.
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
        // Code often holds 0x110000, the number after the last character, which must not look like an address of data.
        println!("cargo::rustc-link-arg-cdylib=--global-base={}", 0x12_0000);
    }
    messages::strip("messages/en")
}
