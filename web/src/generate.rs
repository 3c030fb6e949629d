//! Generates web server configurations that send directives.

use robotscope::explain::{self, Config, config_error};
use robotscope::generate::{self, FilePattern, Plan, PlanStatement, Server};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::given_types::Explained;
use crate::to_js::plain;
use crate::words::{explain_as, messages};

/// Generates a web server configuration that sends directives in X-Robots-Tag headers, or the equivalent meta elements.
///
/// Throws a RobotscopeError whose code is "invalid-argument", "nothing-to-say", "not-a-directive", "not-a-bot-name", "not-an-extension",
/// "not-a-path", "line-too-long", "too-many-rules" or "pattern-not-expressible".
#[wasm_bindgen(js_name = generateConfig)]
pub fn generate_config(
    #[wasm_bindgen(unchecked_param_type = "Plan")] plan: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Server")] server: &JsValue,
    options: &Explained,
) -> Result<Ts<Config>, Failure> {
    let plan = given_plan(plan)?;
    let server = argument::one_of("server", server, &Server::ALL, Server::as_str)?;
    explain_as(options)?;
    let refused = |error: generate::GenerateError| Failure::new(error.code(), config_error(&messages(), &error));
    let config = generate::generate(&plan, server).map_err(refused)?;
    Ok(plain(&explain::config(&messages(), config)))
}

fn given_plan(plan: &JsValue) -> Result<Plan, Failure> {
    let fields = Fields::of("plan", plan, &["statements", "files"])?;
    let statements = argument::all("plan.statements", argument::OBJECTS, &fields.get("statements"), statement)?;
    Ok(Plan { statements, files: fields.given("files", files)?.unwrap_or(FilePattern::All) })
}

fn statement(name: &str, value: &JsValue) -> Result<PlanStatement, Failure> {
    let fields = Fields::of(name, value, &["bot", "directives"])?;
    let directives = argument::texts(&fields.path("directives"), &fields.get("directives"))?;
    Ok(PlanStatement { bot: fields.given("bot", argument::text)?, directives })
}

fn files(name: &str, value: &JsValue) -> Result<FilePattern, Failure> {
    const EXPECTED: &str = "\"all\" or an object with extensions, path or prefix";
    if value.as_string().as_deref() == Some("all") {
        return Ok(FilePattern::All);
    }
    let fields = Fields::of(name, value, &["extensions", "path", "prefix"])
        .map_err(|failure| if value.is_object() { failure } else { argument::wrong_type(name, EXPECTED, value) })?;
    let extensions = fields.given("extensions", argument::texts)?.map(FilePattern::Extensions);
    let path = fields.given("path", argument::text)?.map(FilePattern::Path);
    let prefix = fields.given("prefix", argument::text)?.map(FilePattern::Prefix);
    match (extensions, path, prefix) {
        (Some(pattern), None, None) | (None, Some(pattern), None) | (None, None, Some(pattern)) => Ok(pattern),
        _ => Err(argument::wrong_type(name, EXPECTED, value)),
    }
}
