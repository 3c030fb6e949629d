//! What the page asks off the main thread, as plain objects: a WebAssembly of its own, which a worker (`www/js/worker.ts`) loads when
//! the page has been shown. One module per topic; `www/js/worker/answers.ts` gives each question its name.

pub mod compare;
pub mod generate;
pub mod language;
pub mod page_text;
mod plain;
mod units;
pub mod urls;
pub mod words;
