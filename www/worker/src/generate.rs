//! Chosen directives as the configuration of a server.

use js_sys::{Array, Object};
use robotscope::explain::{config_error, config_note};
use robotscope::generate::{FilePattern, Plan, PlanStatement, Server, generate};
use wasm_bindgen::prelude::*;

use crate::plain::object;
use crate::words::messages;

/// The configuration of a server that says these directives: in each place of `bots` a bot (empty for all) and in the same place of
/// `directives` what is said to it, one to a line. The files are all of them, or those of `pattern`: `extensions`, `path` or `prefix`.
#[wasm_bindgen(
    js_name = generateConfig,
    unchecked_return_type = "{ file: string; text: string; notes: string[] } | { error: string }"
)]
pub fn generate_config(bots: Vec<String>, directives: Vec<String>, files: &str, pattern: &str, server: &str) -> Object {
    let statements = bots.into_iter().zip(directives).map(|(bot, directives)| PlanStatement {
        bot: Some(bot).filter(|bot| !bot.is_empty()),
        directives: directives.lines().map(str::to_owned).collect(),
    });
    let files = match files {
        "extensions" => {
            let extensions = pattern.split([',', ' ']).filter(|extension| !extension.is_empty());
            FilePattern::Extensions(extensions.map(str::to_owned).collect())
        }
        "path" => FilePattern::Path(pattern.to_owned()),
        "prefix" => FilePattern::Prefix(pattern.to_owned()),
        _ => FilePattern::All,
    };
    let plan = Plan { statements: statements.collect(), files };
    match generate(&plan, server.parse().unwrap_or(Server::Apache)) {
        Ok(config) => {
            let notes: Array = config.notes.iter().map(|note| JsValue::from(config_note(&messages(), *note))).collect();
            object(&[("file", config.file.into()), ("text", config.text.into()), ("notes", notes.into())])
        }
        Err(error) => object(&[("error", config_error(&messages(), &error).into())]),
    }
}
