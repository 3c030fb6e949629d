//! What an editor asks of a robots.txt, and two of these questions for the other texts of a page. Each question is there for a text, and for a text that is parsed, since an editor asks several
//! in a row.

use robotscope::explain::{self, Affected, CodeAction, Completion, Hover, InlayHint};
use robotscope::language::{DocumentSymbol, Fold, TokenKind};
use robotscope::lint::TextEdit;
use robotscope::recognise::TextKind;
use robotscope::text;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::lint::engine_options;
use crate::page_text::PageText;
use crate::robots_txt::RobotsTxt;
use crate::to_js::{all_to_ts, to_ts};
use crate::words::{explain_as, messages};

const SPAN: &str = "an object with start and end";

/// What stands at an offset, and what is known of it; nothing for white space and comments. The text is a robots.txt, if `source` does
/// not say otherwise; of headers and HTML it is what is for robots.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn hover(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Source | 'headers-file'")] source: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
) -> Result<Option<Ts<Hover>>, Failure> {
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
pub fn complete(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Source | 'headers-file'")] source: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
) -> Result<Vec<Ts<Completion>>, Failure> {
    match page_text(text, source)? {
        None => RobotsTxt::of("text", text)?.complete(offset, options),
        Some(page_text) => page_text.complete(offset, options),
    }
}

/// The outline of the text: groups with what stands in them, and what stands outside of any.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn symbols(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
) -> Result<Vec<Ts<DocumentSymbol>>, Failure> {
    RobotsTxt::of("text", text)?.symbols()
}

/// What can be folded away: groups, and comments in lines of their own.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn folding(#[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue) -> Result<Vec<Ts<Fold>>, Failure> {
    RobotsTxt::of("text", text)?.folding()
}

/// What the parts of the text are, in its order: three numbers for each, its start, its end, and the place of its kind in
/// `tokenKinds()`. With a range, of the lines that it touches.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen(js_name = semanticTokens)]
pub fn semantic_tokens(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
) -> Result<Vec<u32>, Failure> {
    RobotsTxt::of("text", text)?.semantic_tokens(range)
}

/// What is to be changed so that the text has the usual form; with a range, in the lines that it touches. No reader finds another
/// rule or group afterwards, and comments stay. Edits are in the order of the text, and none touches another.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn format(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
) -> Result<Vec<Ts<TextEdit>>, Failure> {
    RobotsTxt::of("text", text)?.format(range)
}

/// What can be done about those diagnostics that touch a part of the text: the fixes of each, all safe fixes of the same code
/// together, and to silence it by a comment.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen(js_name = codeActions)]
pub fn code_actions(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Span")] range: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "LintOptions")] options: &JsValue,
) -> Result<Vec<Ts<CodeAction>>, Failure> {
    RobotsTxt::of("text", text)?.code_actions(range, options)
}

/// Whom a line is for, and what becomes of it there; nothing, if it is for nobody.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen]
pub fn affected(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] line: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
) -> Result<Option<Ts<Affected>>, Failure> {
    RobotsTxt::of("text", text)?.affected(line, options)
}

/// What is worth showing behind user-agent lines: how many crawlers a group binds, which groups are merged, and who passes one
/// over. With a range, of the lines that it touches.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen(js_name = inlayHints)]
pub fn inlay_hints(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
) -> Result<Vec<Ts<InlayHint>>, Failure> {
    RobotsTxt::of("text", text)?.inlay_hints(range, options)
}

/// The kinds of tokens, in the order that `semanticTokens` counts.
#[wasm_bindgen(js_name = tokenKinds)]
pub fn token_kinds() -> Result<Vec<Ts<TokenKind>>, Failure> {
    TokenKind::ALL.into_iter().map(|kind| Ok(kind.into_ts()?)).collect()
}

#[wasm_bindgen]
impl RobotsTxt {
    /// The same as `hover` for a text that is parsed.
    ///
    /// Throws the same errors as `hover`.
    pub fn hover(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Option<Ts<Hover>>, Failure> {
        explain_as(options)?;
        let found = self.robots.hover(self.byte("offset", offset)?);
        let told = found.map(|hover| explain::hover(&messages(), &self.robots, &hover));
        told.map(|hover| to_ts(self.offsets(), &hover)).transpose()
    }

    /// The same as `complete` for a text that is parsed.
    ///
    /// Throws the same errors as `complete`.
    pub fn complete(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<Completion>>, Failure> {
        explain_as(options)?;
        let completions = self.robots.completions(self.byte("offset", offset)?);
        all_to_ts(self.offsets(), completions.iter().map(|completion| explain::completion(&messages(), completion)))
    }

    /// The same as `symbols` for a text that is parsed.
    ///
    /// Throws the same errors as `symbols`.
    pub fn symbols(&self) -> Result<Vec<Ts<DocumentSymbol>>, Failure> {
        all_to_ts(self.offsets(), self.robots.symbols())
    }

    /// The same as `folding` for a text that is parsed.
    ///
    /// Throws the same errors as `folding`.
    pub fn folding(&self) -> Result<Vec<Ts<Fold>>, Failure> {
        all_to_ts(self.offsets(), self.robots.folding())
    }

    /// The same as `semanticTokens` for a text that is parsed.
    ///
    /// Throws the same errors as `semanticTokens`.
    #[wasm_bindgen(js_name = semanticTokens)]
    pub fn semantic_tokens(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
    ) -> Result<Vec<u32>, Failure> {
        let tokens = self.robots.semantic_tokens(self.range("range", range)?);
        let numbers = tokens.iter().flat_map(|token| {
            let span = self.span(token.span);
            [span.start(), span.end(), token.kind as u32]
        });
        Ok(numbers.collect())
    }

    /// The same as `format` for a text that is parsed.
    ///
    /// Throws the same errors as `format`.
    pub fn format(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
    ) -> Result<Vec<Ts<TextEdit>>, Failure> {
        all_to_ts(self.offsets(), self.robots.formatting(self.range("range", range)?))
    }

    /// The same as `codeActions` for a text that is parsed.
    ///
    /// Throws the same errors as `codeActions`.
    #[wasm_bindgen(js_name = codeActions)]
    pub fn code_actions(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Span")] range: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LintOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<CodeAction>>, Failure> {
        let diagnostics = self.robots.lint(&engine_options(options)?);
        let range = self.range("range", range)?.ok_or_else(|| argument::wrong_type("range", SPAN, range))?;
        let actions = self.robots.code_actions(&diagnostics, range);
        all_to_ts(self.offsets(), actions.iter().map(|action| explain::code_action(&messages(), &self.robots, action)))
    }

    /// The same as `affected` for a text that is parsed.
    ///
    /// Throws the same errors as `affected`.
    pub fn affected(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] line: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Option<Ts<Affected>>, Failure> {
        explain_as(options)?;
        let found = self.robots.affected(number("line", line)?);
        found.map(|affected| Ok(explain::affected(&messages(), &affected).into_ts()?)).transpose()
    }

    /// The same as `inlayHints` for a text that is parsed.
    ///
    /// Throws the same errors as `inlayHints`.
    #[wasm_bindgen(js_name = inlayHints)]
    pub fn inlay_hints(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Span")] range: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<InlayHint>>, Failure> {
        explain_as(options)?;
        let hints = self.robots.inlay_hints(self.range("range", range)?);
        let told = hints.iter().map(|hint| explain::inlay_hint(&messages(), hint));
        told.map(|hint| Ok(InlayHint { offset: self.offsets().offset(hint.offset), ..hint }.into_ts()?)).collect()
    }
}

impl RobotsTxt {
    /// The byte that an argument means, which counts UTF-16 code units.
    fn byte(&self, name: &str, offset: &JsValue) -> Result<u32, Failure> {
        Ok(self.offsets().byte(number(name, offset)?))
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
