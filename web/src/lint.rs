//! Problems in a robots.txt or page, and their fixes.

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
/** A `Diagnostic` for one of a page's texts. Its fixes apply to that text. */
export interface PageDiagnostic extends Diagnostic {
    /** The text that contains the problem; lines, columns and spans refer to this text. */
    source: "headers" | "html" | "rendered-html";
    /** At most ten other parts of the page's texts that belong to the problem. */
    labels: PageDiagnosticLabel[];
}

/** A `DiagnosticLabel` for a part of one of a page's texts. */
export interface PageDiagnosticLabel extends DiagnosticLabel {
    /** The text that contains this part. */
    source: Source;
}

/** The crawlers that matter, and the severity of each lint. */
export interface LintOptions extends ExplainOptions {
    /**
     * The crawlers that matter, by product token or User-Agent string; all of `crawlers()` if left out. Crawlers named only in the
     * text always matter.
     */
    crawlers?: readonly string[];
    /** The dialects that matter; those of the crawlers if left out. */
    dialects?: readonly DialectName[];
    /**
     * The severity by code, where it differs from the default. "off" turns a lint off; a severity turns on a lint that is off by default.
     */
    severity?: { readonly [code in LintCode]?: "off" | Severity };
}
"#;

/// Returns problems in a robots.txt, and noteworthy facts about it, in text order. Returns at most a thousand diagnostics of each code.
///
/// Throws a RobotscopeError with the code "invalid-argument".
#[wasm_bindgen]
pub fn lint(text: &TextOrRobotsTxt, options: &Linted) -> Result<Vec<Ts<Diagnostic>>, Failure> {
    let robots = RobotsTxt::given("text", text)?;
    diagnostics(&robots, options)
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the same as the function `lint`, for this text.
    ///
    /// Throws the same errors as `lint`.
    pub fn diagnostics(&self, options: &Linted) -> Result<Vec<Ts<Diagnostic>>, Failure> {
        diagnostics(&self.robots, options)
    }
}

/// Returns problems in a page's headers and document, and noteworthy facts about them, sorted by text and position. Returns at most a
/// thousand diagnostics of each code. A field left out of `page` is unknown. The robots.txt only determines which crawlers see the page;
/// `lint` reports problems in the robots.txt itself.
///
/// ```js
/// const html = '<meta name="robots" content="noindex nofollow">';
/// const [found] = lintPage({ html });
/// found.code; // "missing-comma"
/// applyFixes(html, [found]); // '<meta name="robots" content="noindex, nofollow">'
/// ```
///
/// Call `applyFixes` once per text, with the diagnostics for that `source`. `crawlers` in `options` takes precedence over `crawlers` in
/// `page`. `dialects` affects only robots.txt.
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

/// Returns problems in the X-Robots-Tag fields of a `_headers` file, as Netlify and Cloudflare read it: if several blocks match a path, the
/// fields of all of them are sent.
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
        || QueryOptions::default().all_crawlers(),
        |names| names.iter().map(|name| Agent::from_user_agent(name)).collect(),
    );
    let pages: Vec<_> = file.pages().collect();
    // All pages share the file's text, so the offsets of the first page are valid for all.
    let Some(offsets) = pages.first().map(PageOffsets::new) else { return Ok(Vec::new()) };
    let (messages, mut diagnostics, mut seen) = (messages(), Vec::new(), BTreeSet::new());
    for page in &pages {
        let report = page.evaluate(&agents);
        let words = ReportWords::new(&messages, page, &report);
        // One block can apply to several pages, so report each problem once.
        let mut found = page.lint(&report, &options);
        found.retain(|found| seen.insert((found.code, found.place)));
        diagnostics.extend(found.iter().map(|found| explain::page_diagnostic(&words, &offsets, found)));
    }
    Ok(all_to_js(file.offsets(), diagnostics))
}

/// Returns all lints, each with what it finds, its severity, and why it matters.
///
/// Throws a RobotscopeError with the code "invalid-argument" if the language was not added.
#[wasm_bindgen]
pub fn lints(options: &Explained) -> Result<Vec<Ts<LintInfo>>, Failure> {
    explain_as(options)?;
    Ok(engine::lints().map(|lint| plain(&explain::lint(&messages(), lint))).collect())
}

/// Returns the text with fixes applied: for each diagnostic, its first safe fix or, with `unsafe`, its first safe or unsafe fix. If fixes
/// overlap or start at the same position, applies only the first in the text. To apply all fixes, lint the result again and repeat until
/// nothing changes.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
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
    let given = engine::Options {
        crawlers: fields.given("crawlers", argument::texts)?,
        dialects: fields.given("dialects", dialects)?,
        severities: fields.given("severity", severities)?.unwrap_or_default(),
    };
    speak(Some(&fields))?;
    Ok(given)
}

fn dialects(name: &str, value: &JsValue) -> Result<Vec<DialectName>, Failure> {
    argument::all(name, argument::STRINGS, value, dialect_of)
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

/// The part of a diagnostic that `applyFixes` reads. Spans are in UTF-16 code units.
#[derive(Deserialize)]
struct Fixable {
    fixes: Vec<engine::Fix>,
}
