//! Editor features for robots.txt. Hover information and completion are also available for headers and HTML.

use robotscope::editor::{self, DocumentSymbol, Fold, TokenKind};
use robotscope::explain::{self, Affected, CodeAction, Completion, Hover, InlayHint};
use robotscope::lint::{self, TextEdit};
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

/// Returns information about the part of the text at an offset; `undefined` for white space and comments, except for lint codes in ignore
/// comments. The text is read as robots.txt unless `source` names another kind. In headers and HTML, returns information only about parts
/// that address robots.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
#[wasm_bindgen]
pub fn hover(text: &Text, offset: &Number, source: &SomeSource, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
    match PageText::of(text, source)? {
        None => RobotsTxt::of("text", text)?.hover(offset, options),
        Some(page_text) => page_text.hover(offset, options),
    }
}

/// Returns the completions at an offset: the most common first, and those that the text already contains last. Returns all fields and all
/// current crawlers, regardless of the typed text, but only paths that begin with the typed text. The text is read as robots.txt unless
/// `source` names another kind. In headers and HTML, the completions are directives, their values, header names and bot names.
///
/// ```js
/// complete("X-Robots-Tag: max-image-preview: ", 33, "headers").map((item) => item.label); // ["large", "standard", "none"]
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
#[wasm_bindgen]
pub fn complete(text: &Text, offset: &Number, source: &SomeSource, options: &Explained) -> Result<Vec<Ts<Completion>>, Failure> {
    match PageText::of(text, source)? {
        None => RobotsTxt::of("text", text)?.complete(offset, options),
        Some(page_text) => page_text.complete(offset, options),
    }
}

/// Returns the kinds of tokens. `semanticTokens` returns indexes into this array.
#[wasm_bindgen(js_name = tokenKinds)]
pub fn token_kinds() -> Vec<Ts<TokenKind>> {
    TokenKind::ALL.iter().map(plain).collect()
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the same as the function `hover`, for this text.
    ///
    /// Throws the same errors as `hover`.
    pub fn hover(&self, offset: &Number, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
        explain_as(options)?;
        let found = editor::hover(&self.robots, self.byte("offset", offset)?);
        let explained = found.map(|hover| explain::hover(&messages(), &self.robots, &hover));
        Ok(explained.map(|hover| to_ts(&self.offsets, &hover)))
    }

    /// Returns the same as the function `complete`, for this text.
    ///
    /// Throws the same errors as `complete`.
    pub fn complete(&self, offset: &Number, options: &Explained) -> Result<Vec<Ts<Completion>>, Failure> {
        explain_as(options)?;
        let completions = editor::completions(&self.robots, self.byte("offset", offset)?);
        Ok(all_to_ts(&self.offsets, completions.iter().map(|completion| explain::completion(&messages(), completion))))
    }

    /// Returns the outline of the text: groups with their records, and records that are in no group.
    pub fn symbols(&self) -> Vec<Ts<DocumentSymbol>> {
        all_to_ts(&self.offsets, editor::symbols(&self.robots))
    }

    /// Returns the ranges that can be folded: groups, and blocks of comment lines.
    pub fn folding(&self) -> Vec<Ts<Fold>> {
        all_to_ts(&self.offsets, editor::folding(&self.robots))
    }

    /// Returns the tokens in text order, as three numbers each: start, end, and the index of the kind in `tokenKinds()`. If a range is
    /// passed, returns only tokens in the lines that it touches.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
    #[wasm_bindgen(js_name = semanticTokens)]
    pub fn semantic_tokens(&self, range: &SomeRange) -> Result<Vec<u32>, Failure> {
        let tokens = editor::semantic_tokens(&self.robots, self.range("range", range)?);
        let numbers = tokens.iter().flat_map(|token| {
            let span = self.offsets.span(token.span);
            [span.start(), span.end(), token.kind as u32]
        });
        Ok(numbers.collect())
    }

    /// Returns the edits that format the text or, if a range is passed, the lines that it touches. In comments, only
    /// trailing spaces are removed. Formatting never changes how any crawler reads rules and groups. The edits are in text order and do not
    /// overlap.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
    pub fn format(&self, range: &SomeRange) -> Result<Vec<Ts<TextEdit>>, Failure> {
        Ok(all_to_ts(&self.offsets, editor::formatting(&self.robots, self.range("range", range)?)))
    }

    /// Returns the actions for the diagnostics that touch a range: the fixes for each diagnostic, an action that applies the safe
    /// fixes of all diagnostics with the same code, and an action that adds a comment to ignore the diagnostic.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
    #[wasm_bindgen(js_name = codeActions)]
    pub fn code_actions(&self, range: &Range, options: &Linted) -> Result<Vec<Ts<CodeAction>>, Failure> {
        let range = self.range("range", range)?.ok_or_else(|| argument::wrong_type("range", SPAN, range))?;
        let diagnostics = lint::lint(&self.robots, &engine_options(options)?);
        let actions = editor::code_actions(&self.robots, &diagnostics, range);
        Ok(all_to_ts(&self.offsets, actions.iter().map(|action| explain::code_action(&messages(), &self.robots, action))))
    }

    /// Returns the crawlers that a line affects, and the line's effect on each; `undefined` if the line affects no crawler.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
    pub fn affected(&self, line: &Number, options: &Explained) -> Result<Option<Ts<Affected>>, Failure> {
        explain_as(options)?;
        let found = editor::affected(&self.robots, number("line", line)?);
        Ok(found.map(|affected| plain(&explain::affected(&messages(), &affected))))
    }

    /// Returns hints to show after user-agent lines: how many crawlers a group applies to, which groups are merged, and which crawlers
    /// ignore a group that names them. If a range is passed, returns only hints for the lines that it touches.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
    #[wasm_bindgen(js_name = inlayHints)]
    pub fn inlay_hints(&self, range: &SomeRange, options: &Explained) -> Result<Vec<Ts<InlayHint>>, Failure> {
        let hints = editor::inlay_hints(&self.robots, self.range("range", range)?);
        explain_as(options)?;
        let explained = hints.iter().map(|hint| explain::inlay_hint(&messages(), hint));
        Ok(explained.map(|hint| plain(&InlayHint { offset: self.offsets.utf16().offset(hint.offset), ..hint })).collect())
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

/// Reads a number argument. Numbers below zero or above the maximum become the nearest valid number.
pub(crate) fn number(name: &str, value: &JsValue) -> Result<u32, Failure> {
    let number = value.as_f64().filter(|number| !number.is_nan()).ok_or_else(|| argument::wrong_type(name, "a number", value))?;
    Ok(number as u32)
}
