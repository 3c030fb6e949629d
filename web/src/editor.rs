//! Editor features for a robots.txt; hover and completion also work for the other texts of a page.

use robotscope::editor::{self, DocumentSymbol, Fold, TokenKind};
use robotscope::explain::{self, Affected, CodeAction, Completion, Hover, InlayHint};
use robotscope::lint::{self, TextEdit};
use robotscope::recognise::TextKind;
use robotscope::text;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::given_types::{Explained, Linted, Number, Range, SomeRange, SomeSource, Text};
use crate::lint::engine_options;
use crate::page_text::PageText;
use crate::robots_txt::RobotsTxt;
use crate::to_js::{all_to_ts, plain, to_ts};
use crate::words::{explain_as, messages};

const SPAN: &str = "an object with start and end";

/// Returns information about the part of the text at an offset; nothing for white space and comments. The text is read as robots.txt
/// unless `source` names another kind. In headers and HTML, only parts that address robots have information.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn hover(text: &Text, offset: &Number, source: &SomeSource, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
    match page_text(text, source)? {
        None => RobotsTxt::of("text", text)?.hover(offset, options),
        Some(page_text) => page_text.hover(offset, options),
    }
}

/// Returns the possible completions at an offset: the most usual first, those that the text already contains last. All crawlers and
/// fields are returned, whatever is typed; paths only if they begin with the typed text. The text is read as robots.txt unless
/// `source` names another kind. In headers and HTML, completions are directives, their values, and names of headers and of bots.
///
/// ```js
/// complete("X-Robots-Tag: max-image-preview: ", 33, "headers").map((item) => item.label); // ["large", "standard", "none"]
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn complete(text: &Text, offset: &Number, source: &SomeSource, options: &Explained) -> Result<Vec<Ts<Completion>>, Failure> {
    match page_text(text, source)? {
        None => RobotsTxt::of("text", text)?.complete(offset, options),
        Some(page_text) => page_text.complete(offset, options),
    }
}

/// Returns the kinds of tokens, in the order of the indexes in `semanticTokens`.
#[wasm_bindgen(js_name = tokenKinds)]
pub fn token_kinds() -> Vec<Ts<TokenKind>> {
    TokenKind::ALL.iter().map(plain).collect()
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the same as the function `hover`, for a parsed text.
    ///
    /// Throws the same errors as `hover`.
    pub fn hover(&self, offset: &Number, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
        explain_as(options)?;
        let found = editor::hover(&self.robots, self.byte("offset", offset)?);
        let told = found.map(|hover| explain::hover(&messages(), &self.robots, &hover));
        Ok(told.map(|hover| to_ts(&self.offsets, &hover)))
    }

    /// Returns the same as the function `complete`, for a parsed text.
    ///
    /// Throws the same errors as `complete`.
    pub fn complete(&self, offset: &Number, options: &Explained) -> Result<Vec<Ts<Completion>>, Failure> {
        explain_as(options)?;
        let completions = editor::completions(&self.robots, self.byte("offset", offset)?);
        Ok(all_to_ts(&self.offsets, completions.iter().map(|completion| explain::completion(&messages(), completion))))
    }

    /// Returns the outline of the text: groups with their records, and records outside any group.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn symbols(&self) -> Vec<Ts<DocumentSymbol>> {
        all_to_ts(&self.offsets, editor::symbols(&self.robots))
    }

    /// Returns the ranges that can be folded: groups, and comments on lines of their own.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn folding(&self) -> Vec<Ts<Fold>> {
        all_to_ts(&self.offsets, editor::folding(&self.robots))
    }

    /// Returns the tokens of the text, in its order, as three numbers each: start, end, and the index of the kind in
    /// `tokenKinds()`. With a range, returns the tokens of the lines that it touches.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    #[wasm_bindgen(js_name = semanticTokens)]
    pub fn semantic_tokens(&self, range: &SomeRange) -> Result<Vec<u32>, Failure> {
        let tokens = editor::semantic_tokens(&self.robots, self.range("range", range)?);
        let numbers = tokens.iter().flat_map(|token| {
            let span = self.offsets.span(token.span);
            [span.start(), span.end(), token.kind as u32]
        });
        Ok(numbers.collect())
    }

    /// Returns the edits that bring the text into the usual form; with a range, only for the lines that it touches. Formatting changes no
    /// rule or group for any reader and preserves comments. Edits are in text order and do not touch each other.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn format(&self, range: &SomeRange) -> Result<Vec<Ts<TextEdit>>, Failure> {
        Ok(all_to_ts(&self.offsets, editor::formatting(&self.robots, self.range("range", range)?)))
    }

    /// Returns the actions for the diagnostics that touch a range: the fixes of each diagnostic, all safe fixes of the same code
    /// together, and a comment that ignores the diagnostic.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    #[wasm_bindgen(js_name = codeActions)]
    pub fn code_actions(&self, range: &Range, options: &Linted) -> Result<Vec<Ts<CodeAction>>, Failure> {
        let diagnostics = lint::lint(&self.robots, &engine_options(options)?);
        let range = self.range("range", range)?.ok_or_else(|| argument::wrong_type("range", SPAN, range))?;
        let actions = editor::code_actions(&self.robots, &diagnostics, range);
        Ok(all_to_ts(&self.offsets, actions.iter().map(|action| explain::code_action(&messages(), &self.robots, action))))
    }

    /// Returns the crawlers that a line is for, and the effect of the line for each; nothing, if the line is for no crawler.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn affected(&self, line: &Number, options: &Explained) -> Result<Option<Ts<Affected>>, Failure> {
        explain_as(options)?;
        let found = editor::affected(&self.robots, number("line", line)?);
        Ok(found.map(|affected| plain(&explain::affected(&messages(), &affected))))
    }

    /// Returns hints to show after user-agent lines: how many crawlers a group applies to, which groups are merged, and which crawlers
    /// ignore a group. With a range, returns the hints of the lines that it touches.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    #[wasm_bindgen(js_name = inlayHints)]
    pub fn inlay_hints(&self, range: &SomeRange, options: &Explained) -> Result<Vec<Ts<InlayHint>>, Failure> {
        explain_as(options)?;
        let hints = editor::inlay_hints(&self.robots, self.range("range", range)?);
        let told = hints.iter().map(|hint| explain::inlay_hint(&messages(), hint));
        Ok(told.map(|hint| plain(&InlayHint { offset: self.offsets.utf16().offset(hint.offset), ..hint })).collect())
    }
}

impl RobotsTxt {
    /// Converts an offset argument from UTF-16 code units to bytes.
    fn byte(&self, name: &str, offset: &JsValue) -> Result<u32, Failure> {
        Ok(self.offsets.utf16().byte(number(name, offset)?))
    }

    /// Converts an optional range argument to bytes.
    fn range(&self, name: &str, range: &JsValue) -> Result<Option<text::Span>, Failure> {
        if range.is_undefined() {
            return Ok(None);
        }
        let fields = Fields::of(name, range, &["start", "end"])?;
        let end = |field: &str| self.byte(&fields.path(field), &fields.get(field));
        Ok(Some(text::Span::new(end("start")?, end("end")?)))
    }
}

/// Returns a count; numbers below zero or above the maximum become the nearest valid count.
pub(crate) fn number(name: &str, value: &JsValue) -> Result<u32, Failure> {
    let number = value.as_f64().filter(|number| !number.is_nan()).ok_or_else(|| argument::wrong_type(name, "a number", value))?;
    Ok(number as u32)
}

/// Parses the text as a text of a page; returns `None` if it is a robots.txt.
fn page_text(text: &JsValue, source: &JsValue) -> Result<Option<PageText>, Failure> {
    const KINDS: [TextKind; 4] = [TextKind::RobotsTxt, TextKind::Headers, TextKind::HeadersFile, TextKind::Html];
    if source.is_undefined() {
        return Ok(None);
    }
    Ok(match argument::one_of("source", source, &KINDS, TextKind::as_str)? {
        TextKind::Headers => Some(PageText::headers(text)?),
        TextKind::HeadersFile => Some(PageText::headers_file(text)?),
        TextKind::Html => Some(PageText::html(text)?),
        _ => None,
    })
}
