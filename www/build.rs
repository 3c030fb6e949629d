//! Removes translators' notes from the web app's messages.

#[path = "../core/build/messages.rs"]
mod messages;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../core/build/messages.rs");
    messages::strip("messages/en")
}
