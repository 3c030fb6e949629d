//! What is wrong with a robots.txt, and how to fix it.

use std::collections::BTreeSet;
use std::rc::Rc;

use js_sys::{Array, JsString};
use robotscope::dialect::DialectName;
use robotscope::evaluate::PageOffsets;
use robotscope::explain::{Diagnostic, LintInfo, ReportWords};
use robotscope::http::HeadersFile;
use robotscope::lint as engine;
use robotscope::{Agent, explain};
use serde::Deserialize;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::given_types::{Explained, Linted, Name, PageObject, Text, TextOrRobotsTxt};
use crate::page::GivenPage;
use crate::query::QueryOptions;
use crate::robots_txt::{RobotsTxt, dialect_of};
use crate::to_js::{all_to_js, all_to_ts, plain};
use crate::words::{explain_as, messages, speak};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Something that is wrong with one of a page's texts or worth knowing about it: a `Diagnostic`, whose fixes are for that text. */
export interface PageDiagnostic extends Diagnostic {
    /** Which text it is about; lines, columns and spans are those of this text. */
    source: "headers" | "html";
    /** Other parts of the page's texts that belong to it, ten at most. */
    labels: PageDiagnosticLabel[];
}

/** Another part of one of a page's texts, and what it has to do with a diagnostic: a `DiagnosticLabel`. */
export interface PageDiagnosticLabel extends DiagnosticLabel {
    /** Which text it is in. */
    source: Source;
}

/** Which crawlers matter, and how bad each problem is. */
export interface LintOptions extends ExplainOptions {
    /**
     * The crawlers that matter, by product token or User-Agent string; left out for all of `crawlers()`. Those that only the text
     * names matter, too.
     */
    crawlers?: readonly string[];
    /** The readings that matter; left out for those of the crawlers. */
    dialects?: readonly DialectName[];
    /**
     * How bad something is, where the default is not wanted; "off" turns the lint off, a severity turns on one that has to be asked for.
     */
    severity?: { readonly [code in LintCode]?: "off" | Severity };
}
"#;

/// What is wrong with a robots.txt or worth knowing about it, in the order of the text. At most a thousand of each code.
///
/// Throws a RobotscopeError with the code "invalid-argument".
#[wasm_bindgen]
pub fn lint(text: &TextOrRobotsTxt, options: &Linted) -> Result<Vec<Ts<Diagnostic>>, Failure> {
    let robots = RobotsTxt::given("text", text)?;
    diagnostics(&robots, options)
}

#[wasm_bindgen]
impl RobotsTxt {
    /// The same as `lint` for a text that is parsed.
    ///
    /// Throws the same errors as `lint`.
    pub fn diagnostics(&self, options: &Linted) -> Result<Vec<Ts<Diagnostic>>, Failure> {
        diagnostics(&self.robots, options)
    }
}

/// What is wrong with a page's headers and document or worth knowing about it, by text and place; at most a thousand of each code.
/// What is left out of `page` is unknown. What is wrong with its robots.txt `lint` says; here that only decides who sees the page.
///
/// ```js
/// const html = '<meta name="robots" content="noindex nofollow">';
/// const [found] = lintPage({ html });
/// found.code; // "missing-comma"
/// applyFixes(html, [found]); // '<meta name="robots" content="noindex, nofollow">'
/// ```
///
/// `applyFixes` fixes one text, by the diagnostics with its `source`. Of `options`, `crawlers` goes before those of the page, and
/// `dialects` is for robots.txt alone.
///
/// Throws the same errors as `evaluate` and `lint`.
#[wasm_bindgen(js_name = lintPage, unchecked_return_type = "PageDiagnostic[]")]
pub fn lint_page(page: &PageObject, options: &Linted) -> Result<Vec<JsValue>, Failure> {
    let mut given = GivenPage::of(page)?;
    let options = engine_options(options)?;
    given.crawlers = options.crawlers.clone().or(given.crawlers);
    let messages = messages();
    Ok(given.evaluate(&QueryOptions::default(), |report| {
        let (offsets, words) = (PageOffsets::new(&given.page), ReportWords::new(&messages, &given.page, report));
        let found = given.page.lint(report, &options);
        all_to_js(&offsets, found.iter().map(|found| explain::page_diagnostic(&words, &offsets, found)))
    }))
}

/// What is wrong with the X-Robots-Tag fields of a `_headers` file, as Netlify and Cloudflare read it: where several blocks match one path,
/// their fields are sent together.
///
/// ```js
/// const file = "/drafts/*\n  X-Robots-Tag: noindex nofollow\n";
/// applyFixes(file, lintHeadersFile(file)); // "/drafts/*\n  X-Robots-Tag: noindex, nofollow\n"
/// ```
///
/// Throws the same errors as `lint`.
#[wasm_bindgen(js_name = lintHeadersFile, unchecked_return_type = "PageDiagnostic[]")]
pub fn lint_headers_file(text: &Text, options: &Linted) -> Result<Vec<JsValue>, Failure> {
    let file = HeadersFile::parse(argument::bytes("text", text)?);
    let options = engine_options(options)?;
    let agents = options.crawlers.as_ref().map_or_else(
        || QueryOptions::default().everybody(),
        |names| names.iter().map(|name| Agent::from_user_agent(name)).collect(),
    );
    let pages: Vec<_> = file.pages().collect();
    // All of them have the same text.
    let Some(offsets) = pages.first().map(PageOffsets::new) else { return Ok(Vec::new()) };
    let (messages, mut diagnostics, mut seen) = (messages(), Vec::new(), BTreeSet::new());
    for page in &pages {
        let report = page.evaluate(&agents);
        let words = ReportWords::new(&messages, page, &report);
        // One block can be in several pages.
        let mut found = page.lint(&report, &options);
        found.retain(|found| seen.insert((found.code, found.place)));
        diagnostics.extend(found.iter().map(|found| explain::page_diagnostic(&words, &offsets, found)));
    }
    Ok(all_to_js(file.offsets(), diagnostics))
}

/// All lints: what each finds, how bad that is, and why it matters.
///
/// Throws a RobotscopeError with the code "invalid-argument" when the language was not added.
#[wasm_bindgen]
pub fn lints(options: &Explained) -> Result<Vec<Ts<LintInfo>>, Failure> {
    explain_as(options)?;
    Ok(engine::lints().map(|lint| plain(&explain::lint(&messages(), lint))).collect())
}

/// The text with fixes made: of each diagnostic the first that is safe or, if you allow it, unsafe. Of fixes that touch each other
/// only the first in the text is made; so lint again, and go on until nothing changes.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen(js_name = applyFixes, unchecked_return_type = "string")]
pub fn apply_fixes(
    text: &Name,
    #[wasm_bindgen(unchecked_param_type = "readonly Diagnostic[]")] diagnostics: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "{ readonly unsafe?: boolean }")] options: &JsValue,
) -> Result<JsString, Failure> {
    let whole: &JsString = text.dyn_ref().ok_or_else(|| argument::wrong_type("text", "a string", text))?;
    let mut and_unsafe = false;
    if !options.is_undefined() {
        let fields = Fields::of("options", options, &["unsafe"])?;
        and_unsafe = fields.optional("unsafe", "a boolean", JsValue::as_bool)?.unwrap_or_default();
    }
    let wrong = || argument::wrong_type("diagnostics", "an array of what lint gives", diagnostics);
    let list: &Array = diagnostics.dyn_ref().ok_or_else(wrong)?;
    let fixables: Vec<Fixable> = serde_wasm_bindgen::from_value(list.into()).map_err(|_| wrong())?;
    let may_be_made = |fix: &&engine::Fix| match fix.applicability {
        engine::Applicability::Safe => true,
        engine::Applicability::Unsafe => and_unsafe,
        engine::Applicability::DisplayOnly => false,
    };
    let fixes: Vec<_> = fixables.iter().filter_map(|fixable| fixable.fixes.iter().find(may_be_made)).collect();
    let pieces = Array::new();
    let mut done = 0;
    for edit in engine::compatible_edits(&fixes) {
        pieces.push(&whole.slice(done, edit.span.start()));
        pieces.push(&edit.replacement.as_str().into());
        done = edit.span.end();
    }
    pieces.push(&whole.slice(done, whole.length()));
    Ok(pieces.join(""))
}

fn diagnostics(robots: &robotscope::RobotsTxt<'static>, options: &JsValue) -> Result<Vec<Ts<Diagnostic>>, Failure> {
    let (offsets, found) = (Rc::new(robots.offsets()), engine::lint(robots, &engine_options(options)?));
    Ok(all_to_ts(&offsets, found.iter().map(|found| explain::diagnostic(&messages(), robots, &offsets, found))))
}

pub(crate) fn engine_options(options: &JsValue) -> Result<engine::Options, Failure> {
    if options.is_undefined() {
        speak(None)?;
        return Ok(engine::Options::default());
    }
    let fields = Fields::of("options", options, &["crawlers", "dialects", "severity", "language"])?;
    speak(Some(&fields))?;
    Ok(engine::Options {
        crawlers: fields.given("crawlers", argument::texts)?,
        dialects: fields.given("dialects", dialects)?,
        severities: fields.given("severity", severities)?.unwrap_or_default(),
    })
}

fn dialects(name: &str, value: &JsValue) -> Result<Vec<DialectName>, Failure> {
    let names = argument::array(name, value)?;
    names.iter().enumerate().map(|(place, dialect)| dialect_of(&format!("{name}[{place}]"), &dialect)).collect()
}

fn severities(name: &str, value: &JsValue) -> Result<Vec<(engine::Code, Option<engine::Severity>)>, Failure> {
    let codes = engine::Code::ALL.map(engine::Code::as_str);
    let fields = Fields::of(name, value, &codes)?;
    let severity = |code: engine::Code| {
        let severity = fields.optional(code.as_str(), "\"off\", \"info\", \"warning\" or \"error\"", |severity| {
            let name = severity.as_string()?;
            if name == "off" { Some(None) } else { name.parse().ok().map(Some) }
        });
        Ok(severity?.map(|severity| (code, severity)))
    };
    engine::Code::ALL.into_iter().filter_map(|code| severity(code).transpose()).collect()
}

/// The part of a diagnostic that `applyFixes` reads, with spans in UTF-16.
#[derive(Deserialize)]
struct Fixable {
    fixes: Vec<engine::Fix>,
}
