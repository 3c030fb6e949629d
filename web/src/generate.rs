//! Directives → the configuration of a server.

use js_sys::Array;
use robotscope::explain::{config_error, config_note};
use robotscope::generate;
pub use robotscope::generate::{ConfigNoteKind, FilePattern, Plan, PlanStatement, Server};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure, Texts};
use crate::fields::Fields;
use crate::words::{explain_as, messages};

/// The configuration of a server that sends directives as X-Robots-Tag, or the meta elements that say the same.
///
/// Throws a RobotscopeError whose code is "invalid-argument", "nothing-to-say", "not-a-directive",
/// "not-a-bot-name", "not-an-extension", "not-a-path", "line-too-long", "too-many-rules" or "pattern-not-expressible".
#[wasm_bindgen(js_name = generateConfig)]
pub fn generate_config(
    #[wasm_bindgen(unchecked_param_type = "Plan")] plan: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Server")] server: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
) -> Result<Ts<Config>, Failure> {
    let plan = given_plan(plan)?;
    let server = argument::one_of("server", server, &Server::ALL, Server::as_str)?;
    explain_as(options)?;
    let refused = |error: generate::GenerateError| Failure::new(error.code(), config_error(&messages(), &error));
    let config = generate::generate(&plan, server).map_err(refused)?;
    let note = |kind| ConfigNote { kind, message: config_note(&messages(), kind) };
    Ok(Config { file: config.file, text: config.text, notes: config.notes.into_iter().map(note).collect() }.into_ts()?)
}

/// A configuration.
#[derive(Serialize, Tsify)]
pub struct Config {
    /// The file where the text belongs; where it stands alone, its name.
    pub file: &'static str,
    /// The text.
    pub text: String,
    /// What its user should know.
    pub notes: Vec<ConfigNote>,
}

/// Something that the user of a configuration should know.
#[derive(Serialize, Tsify)]
pub struct ConfigNote {
    /// What it is.
    pub kind: ConfigNoteKind,
    /// The same in words.
    pub message: String,
}

fn given_plan(plan: &JsValue) -> Result<Plan, Failure> {
    let fields = Fields::of("plan", plan, &["statements", "files"])?;
    let given = fields.get("statements");
    let wrong = || argument::wrong_type("plan.statements", "an array of objects", &given);
    let statements: &Array = given.dyn_ref().ok_or_else(wrong)?;
    let statements = statements.iter().enumerate().map(|(place, given)| statement(&format!("plan.statements[{place}]"), &given));
    let files = fields.given("files", files)?.unwrap_or(FilePattern::All);
    Ok(Plan { statements: statements.collect::<Result<_, _>>()?, files })
}

fn statement(name: &str, value: &JsValue) -> Result<PlanStatement, Failure> {
    let fields = Fields::of(name, value, &["bot", "directives"])?;
    let directives = texts(&fields.path("directives"), &fields.get("directives"))?;
    Ok(PlanStatement { bot: fields.given("bot", argument::text)?, directives })
}

fn files(name: &str, value: &JsValue) -> Result<FilePattern, Failure> {
    const EXPECTED: &str = "\"all\" or an object with extensions, path or prefix";
    if value.as_string().as_deref() == Some("all") {
        return Ok(FilePattern::All);
    }
    let fields = Fields::of(name, value, &["extensions", "path", "prefix"])
        .map_err(|failure| if value.is_object() { failure } else { argument::wrong_type(name, EXPECTED, value) })?;
    let extensions = fields.given("extensions", texts)?.map(FilePattern::Extensions);
    let path = fields.given("path", argument::text)?.map(FilePattern::Path);
    let prefix = fields.given("prefix", argument::text)?.map(FilePattern::Prefix);
    match (extensions, path, prefix) {
        (Some(pattern), None, None) | (None, Some(pattern), None) | (None, None, Some(pattern)) => Ok(pattern),
        _ => Err(argument::wrong_type(name, EXPECTED, value)),
    }
}

fn texts(name: &str, value: &JsValue) -> Result<Vec<String>, Failure> {
    Ok(Texts::new(name, value)?.iter().map(Into::into).collect())
}
