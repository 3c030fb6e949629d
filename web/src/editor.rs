//! What an editor asks of a robots.txt, and two of these questions for the other texts of a page.

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

/// What stands at an offset, and what is known of it; nothing for white space and comments. The text is a robots.txt, if `source` does
/// not say otherwise; of headers and HTML it is what is for robots.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn hover(text: &Text, offset: &Number, source: &SomeSource, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
    match page_text(text, source)? {
        None => RobotsTxt::of("text", text)?.hover(offset, options),
        Some(page_text) => page_text.hover(offset, options),
    }
}

/// What could stand at an offset, the most usual first and what the text has already last. Crawlers and fields are all given,
/// whatever is typed; of paths those that begin with what is typed. The text is a robots.txt, if `source` does not say otherwise; in
/// headers and HTML directives are completed, their values, and names of headers and of bots.
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

/// The kinds of tokens, in the order that `semanticTokens` counts.
#[wasm_bindgen(js_name = tokenKinds)]
pub fn token_kinds() -> Vec<Ts<TokenKind>> {
    TokenKind::ALL.iter().map(plain).collect()
}

#[wasm_bindgen]
impl RobotsTxt {
    /// The same as `hover` for a text that is parsed.
    ///
    /// Throws the same errors as `hover`.
    pub fn hover(&self, offset: &Number, options: &Explained) -> Result<Option<Ts<Hover>>, Failure> {
        explain_as(options)?;
        let found = editor::hover(&self.robots, self.byte("offset", offset)?);
        let told = found.map(|hover| explain::hover(&messages(), &self.robots, &hover));
        Ok(told.map(|hover| to_ts(&self.offsets, &hover)))
    }

    /// The same as `complete` for a text that is parsed.
    ///
    /// Throws the same errors as `complete`.
    pub fn complete(&self, offset: &Number, options: &Explained) -> Result<Vec<Ts<Completion>>, Failure> {
        explain_as(options)?;
        let completions = editor::completions(&self.robots, self.byte("offset", offset)?);
        Ok(all_to_ts(&self.offsets, completions.iter().map(|completion| explain::completion(&messages(), completion))))
    }

    /// The outline of the text: groups with what stands in them, and what stands outside any.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn symbols(&self) -> Vec<Ts<DocumentSymbol>> {
        all_to_ts(&self.offsets, editor::symbols(&self.robots))
    }

    /// What can be folded away: groups, and comments in lines of their own.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn folding(&self) -> Vec<Ts<Fold>> {
        all_to_ts(&self.offsets, editor::folding(&self.robots))
    }

    /// What the parts of the text are, in its order: three numbers for each, its start, its end, and the place of its kind in
    /// `tokenKinds()`. With a range, of the lines that it touches.
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

    /// What is to be changed so that the text has the usual form; with a range, in the lines that it touches. No reader finds another
    /// rule or group afterwards, and comments stay. Edits are in the order of the text, and none touches another.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn format(&self, range: &SomeRange) -> Result<Vec<Ts<TextEdit>>, Failure> {
        Ok(all_to_ts(&self.offsets, editor::formatting(&self.robots, self.range("range", range)?)))
    }

    /// What can be done about those diagnostics that touch a part of the text: the fixes of each, all safe fixes of the same code
    /// together, and to ignore it with a comment.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    #[wasm_bindgen(js_name = codeActions)]
    pub fn code_actions(&self, range: &Range, options: &Linted) -> Result<Vec<Ts<CodeAction>>, Failure> {
        let diagnostics = lint::lint(&self.robots, &engine_options(options)?);
        let range = self.range("range", range)?.ok_or_else(|| argument::wrong_type("range", SPAN, range))?;
        let actions = editor::code_actions(&self.robots, &diagnostics, range);
        Ok(all_to_ts(&self.offsets, actions.iter().map(|action| explain::code_action(&messages(), &self.robots, action))))
    }

    /// Which crawlers a line is for, and what becomes of it there; nothing, if it is for none.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
    pub fn affected(&self, line: &Number, options: &Explained) -> Result<Option<Ts<Affected>>, Failure> {
        explain_as(options)?;
        let found = editor::affected(&self.robots, number("line", line)?);
        Ok(found.map(|affected| plain(&explain::affected(&messages(), &affected))))
    }

    /// What is worth showing behind user-agent lines: how many crawlers a group applies to, which groups are merged, and who passes one
    /// over. With a range, of the lines that it touches.
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
    /// The byte that an argument means, which counts UTF-16 code units.
    fn byte(&self, name: &str, offset: &JsValue) -> Result<u32, Failure> {
        Ok(self.offsets.utf16().byte(number(name, offset)?))
    }

    /// The part of the text that an argument means, if it is given.
    fn range(&self, name: &str, range: &JsValue) -> Result<Option<text::Span>, Failure> {
        if range.is_undefined() {
            return Ok(None);
        }
        let fields = Fields::of(name, range, &["start", "end"])?;
        let end = |field: &str| self.byte(&fields.path(field), &fields.get(field));
        Ok(Some(text::Span::new(end("start")?, end("end")?)))
    }
}

/// A count; what is too great or less than nothing becomes what comes next to it.
pub(crate) fn number(name: &str, value: &JsValue) -> Result<u32, Failure> {
    let number = value.as_f64().filter(|number| !number.is_nan()).ok_or_else(|| argument::wrong_type(name, "a number", value))?;
    Ok(number as u32)
}

/// The text, if it is that of a page; `None` if it is a robots.txt.
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
