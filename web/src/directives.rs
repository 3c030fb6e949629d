//! Single values of X-Robots-Tag and meta elements, and what each engine makes of each directive.

use robotscope::directives::{self as engine, Scan, ScanOptions};
pub use robotscope::directives::{
    Carriers, DateForm, DateNote, DateNoteKind, DirectiveDate, DirectiveFaultKind, DirectiveName, DirectiveStatus,
    DirectiveValue, ImagePreview, Limit, Meaning, PageDialectName, ValueKind,
};
use robotscope::text::Span;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fact::Certainty;
use crate::fields::Fields;
use crate::to_js::to_ts;
use robotscope::text::{Offsets, Position};

/// What a value says: that of an X-Robots-Tag header, or the content of a robots meta element.
///
/// Throws a RobotscopeError with the code "invalid-argument".
#[wasm_bindgen(js_name = parseDirectives)]
pub fn parse_directives(
    #[wasm_bindgen(unchecked_param_type = "string")] value: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "{ kind: \"header\" | \"meta\" }")] options: &JsValue,
) -> Result<Ts<DirectiveScan>, Failure> {
    let value = argument::text("value", value)?;
    let fields = Fields::of("options", options, &["kind"])?;
    let kind = fields.get("kind");
    let options = match kind.as_string().as_deref() {
        Some("header") => ScanOptions::HEADER,
        Some("meta") => ScanOptions::META,
        _ => return Err(argument::wrong_type(&fields.path("kind"), "\"header\" or \"meta\"", &kind)),
    };
    let scan = Scan::new(value.as_bytes(), options);
    let offsets = Offsets::new(value.as_bytes());
    to_ts(
        offsets.utf16(),
        &DirectiveScan {
            directives: scan.directives.iter().map(|directive| Directive::new(&offsets, directive)).collect(),
            scopes: scan.scopes.iter().map(|scope| BotName::new(&offsets, *scope)).collect(),
            faults: scan.faults.iter().map(|fault| DirectiveFault::new(&offsets, value.as_bytes(), *fault)).collect(),
        },
    )
}

/// Every directive that some engine reads or once read, and what each engine makes of it: whether it counts, since when, where
/// it may stand, what it means there, how sure that is, and who says so.
#[wasm_bindgen]
pub fn directives() -> Result<Vec<Ts<DirectiveInfo>>, Failure> {
    DirectiveName::ALL.into_iter().map(|name| Ok(DirectiveInfo::from(name).into_ts()?)).collect()
}

/// What a value says.
#[derive(Serialize, Tsify)]
pub struct DirectiveScan {
    /// The directives in the order of the text.
    pub directives: Vec<Directive>,
    /// The bots that are named, in the order of the text.
    pub scopes: Vec<BotName>,
    /// What is wrong, in the order of the text.
    pub faults: Vec<DirectiveFault>,
}

/// A directive as it stands in a value.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Directive {
    /// What it asks for.
    pub name: DirectiveName,
    /// What it says beside that.
    pub value: DirectiveValue,
    /// The bot that it is for; left out if it is for all.
    #[tsify(optional)]
    pub scope: Option<BotName>,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// Where name and value stand.
    pub span: Span,
    /// Where the name stands.
    pub name_span: Span,
}

/// A directive and what each engine makes of it.
#[derive(Serialize, Tsify)]
pub struct DirectiveInfo {
    /// The directive.
    pub name: DirectiveName,
    /// What follows the colon behind its name.
    pub value: ValueKind,
    /// What each engine makes of it.
    pub standings: Vec<Standing>,
}

/// What an engine makes of a directive.
#[derive(Serialize, Tsify)]
pub struct Standing {
    /// The engine.
    pub dialect: PageDialectName,
    /// Whether it counts.
    pub status: DirectiveStatus,
    /// Since when that is so, as "2019", "2019-09" or "2019-09-24", if that is known.
    #[tsify(optional)]
    pub since: Option<&'static str>,
    /// Where it may stand.
    pub carriers: Carriers,
    /// What it means there.
    pub meaning: Meaning,
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so.
    pub source: &'static str,
}

/// Something in a value that has no effect, or not the one that it seems to have.
#[derive(Serialize, Tsify)]
pub struct DirectiveFault {
    /// What it is.
    pub kind: DirectiveFaultKind,
    /// The directive that was probably meant by an unknown word.
    #[tsify(optional)]
    pub suggestion: Option<DirectiveName>,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// Where it stands.
    pub span: Span,
}

/// The name of a bot inside of a value.
#[derive(Serialize, Tsify)]
pub struct BotName {
    /// The name as it is written.
    pub name: String,
    /// Where it stands.
    pub span: Span,
}

impl Directive {
    pub(crate) fn new(offsets: &Offsets<'_>, directive: &engine::Directive) -> Self {
        let Position { line, column } = offsets.position(directive.span);
        Self {
            name: directive.name,
            value: directive.value.clone(),
            scope: directive.scope.map(|scope| BotName::new(offsets, scope)),
            line,
            column,
            span: directive.span,
            name_span: directive.name_span,
        }
    }
}

impl DirectiveFault {
    fn new(offsets: &Offsets<'_>, text: &[u8], engine::Fault { kind, span }: engine::Fault) -> Self {
        let Position { line, column } = offsets.position(span);
        let is_unknown = kind == DirectiveFaultKind::UnknownWord;
        let suggestion = if is_unknown { DirectiveName::suggestion(span.of(text)) } else { None };
        Self { kind, suggestion, line, column, span }
    }
}

impl BotName {
    fn new(offsets: &Offsets<'_>, span: Span) -> Self {
        Self { name: offsets.text(span), span }
    }
}

impl From<DirectiveName> for DirectiveInfo {
    fn from(name: DirectiveName) -> Self {
        let standing = |dialect: PageDialectName| {
            let engine::Standing { status, since, carriers, meaning, certainty, source } = dialect.dialect().standing(name);
            Standing { dialect, status, since, carriers, meaning, certainty, source }
        };
        Self { name, value: name.value_kind(), standings: PageDialectName::ALL.into_iter().map(standing).collect() }
    }
}
