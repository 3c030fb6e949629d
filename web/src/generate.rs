//! Directives → the configuration of a server.

use js_sys::Array;
use robotscope::explain::{config_error, config_note};
use robotscope::generate as engine;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure, Texts};
use crate::fields::Fields;
use crate::union::union;
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
    let plan = engine_plan(plan)?;
    let server = argument::one_of("server", server, &engine::Server::ALL, engine::Server::as_str)?;
    explain_as(options)?;
    let refused = |error: engine::GenerateError| Failure::new(error.code(), config_error(&messages(), &error));
    let config = engine::generate(&plan, server).map_err(refused)?;
    let notes = config.notes.into_iter().map(ConfigNote::new).collect();
    Ok(Config { file: config.file.to_owned(), text: config.text, notes }.into_ts()?)
}

/// What to say, and of which files.
#[derive(Serialize, Tsify)]
pub struct Plan {
    /// What is said; each becomes a header line or a meta element.
    #[tsify(type = "readonly PlanStatement[]")]
    pub statements: Vec<PlanStatement>,
    /// The files of which it is said: all of them, if left out; those with one of these extensions; the one with this path; those
    /// whose paths begin so.
    #[tsify(optional, type = "\"all\" | { extensions: readonly string[] } | { path: string } | { prefix: string }")]
    pub files: Option<String>,
}

/// Directives for all bots or for one.
#[derive(Serialize, Tsify)]
pub struct PlanStatement {
    /// The bot; left out if it is for all.
    #[tsify(optional)]
    pub bot: Option<String>,
    /// Directives as they are written, as in "noindex" and "unavailable_after: 2030-01-01".
    #[tsify(type = "readonly string[]")]
    pub directives: Vec<String>,
}

/// A configuration.
#[derive(Serialize, Tsify)]
pub struct Config {
    /// The file where the text belongs; where it stands alone, its name.
    pub file: String,
    /// The text.
    pub text: String,
    /// What its user should know.
    pub notes: Vec<ConfigNote>,
}

union! {
    /// What can be configured: the .htaccess of Apache httpd, a server block of nginx, a site block of Caddy, the web.config of
    /// IIS, the _headers of Netlify and of Cloudflare, middleware of Express, Next.js; or meta elements ("meta").
    Server from engine::Server { Apache, Nginx, Caddy, Iis, Netlify, CloudflarePages, Express, NextJs, Meta }
}

/// Something that the user of a configuration should know.
#[derive(Serialize, Tsify)]
pub struct ConfigNote {
    /// What it is.
    pub kind: ConfigNoteKind,
    /// The same in words.
    pub message: String,
}

impl ConfigNote {
    fn new(note: engine::Note) -> Self {
        Self { kind: note.into(), message: config_note(&messages(), note) }
    }
}

union! {
    /// What the user of a configuration should know: a module is needed; error pages do not get the header; letter case counts;
    /// headers of outer blocks are dropped; one location must hold all; one line is sent, which not everybody reads; only static
    /// files get the header; it must come first; it belongs in each page.
    ConfigNoteKind from engine::Note {
        NeedsModHeaders, NotWithErrors, CaseSensitive, DropsInheritedHeaders, OneLocationAnswers, NeedsUrlRewrite,
        JoinedIntoOneLine, StaticFilesOnly, UseFirst, InEachPage, ExtensionOfUrl,
    }
}

fn engine_plan(plan: &JsValue) -> Result<engine::Plan, Failure> {
    let fields = Fields::of("plan", plan, &["statements", "files"])?;
    let given = fields.get("statements");
    let wrong = || argument::wrong_type("plan.statements", "an array of objects", &given);
    let statements: &Array = given.dyn_ref().ok_or_else(wrong)?;
    let statements = statements.iter().enumerate().map(|(place, given)| statement(&format!("plan.statements[{place}]"), &given));
    let files = fields.given("files", files)?.unwrap_or(engine::FilePattern::All);
    Ok(engine::Plan { statements: statements.collect::<Result<_, _>>()?, files })
}

fn statement(name: &str, value: &JsValue) -> Result<engine::Statement, Failure> {
    let fields = Fields::of(name, value, &["bot", "directives"])?;
    let directives = texts(&fields.path("directives"), &fields.get("directives"))?;
    Ok(engine::Statement { bot: fields.given("bot", argument::text)?, directives })
}

fn files(name: &str, value: &JsValue) -> Result<engine::FilePattern, Failure> {
    const EXPECTED: &str = "\"all\" or an object with extensions, path or prefix";
    if value.as_string().as_deref() == Some("all") {
        return Ok(engine::FilePattern::All);
    }
    let fields = Fields::of(name, value, &["extensions", "path", "prefix"])
        .map_err(|failure| if value.is_object() { failure } else { argument::wrong_type(name, EXPECTED, value) })?;
    let extensions = fields.given("extensions", texts)?.map(engine::FilePattern::Extensions);
    let path = fields.given("path", argument::text)?.map(engine::FilePattern::Path);
    let prefix = fields.given("prefix", argument::text)?.map(engine::FilePattern::Prefix);
    match (extensions, path, prefix) {
        (Some(pattern), None, None) | (None, Some(pattern), None) | (None, None, Some(pattern)) => Ok(pattern),
        _ => Err(argument::wrong_type(name, EXPECTED, value)),
    }
}

fn texts(name: &str, value: &JsValue) -> Result<Vec<String>, Failure> {
    Ok(Texts::new(name, value)?.iter().map(Into::into).collect())
}
