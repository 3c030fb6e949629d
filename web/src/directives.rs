//! Single values of X-Robots-Tag and meta elements, and what each engine makes of each directive.

pub use robotscope::crawlers::PageDialectName;
use robotscope::directives::{self as engine, ScanOptions};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::directive_types::{BotName, DirectiveFault, DirectiveName, DirectiveValue};
use crate::fact::Certainty;
use crate::fields::Fields;
use crate::offsets::{Offsets, Position};
use crate::union::union;
use crate::verdict::Span;

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
    let scan = engine::Scan::new(value.as_bytes(), options);
    let offsets = Offsets::new(value.as_bytes());
    let plain = DirectiveScan {
        directives: scan.directives.iter().map(|directive| Directive::new(&offsets, directive)).collect(),
        scopes: scan.scopes.iter().map(|scope| BotName::new(&offsets, *scope)).collect(),
        faults: scan.faults.iter().map(|fault| DirectiveFault::new(&offsets, value.as_bytes(), *fault)).collect(),
    };
    Ok(plain.into_ts()?)
}

/// Every directive that some engine reads or once read, and what each engine makes of it: whether it counts, since when, where
/// it may stand, what it means there, how sure that is, and who says so.
#[wasm_bindgen]
pub fn directives() -> Result<Vec<Ts<DirectiveInfo>>, Failure> {
    engine::Name::ALL.into_iter().map(|name| Ok(DirectiveInfo::from(name).into_ts()?)).collect()
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
    pub since: Option<String>,
    /// Where it may stand.
    pub carriers: Carriers,
    /// What it means there.
    pub meaning: Meaning,
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so.
    pub source: String,
}

union! {
    /// What follows the colon behind a directive's name: nothing, a number, "none", "standard" or "large", or a date.
    ValueKind from engine::ValueKind { None, Limit, ImagePreview, Date }
}

union! {
    /// Whether a directive counts: it does, it did once, it never did, or nobody says.
    DirectiveStatus from engine::Status { Live, Retired, Unsupported, Unknown }
}

union! {
    /// Where a directive may stand: in headers and meta elements; in meta elements alone; or there, and nobody says whether in
    /// headers, too.
    Carriers from engine::Carriers { Both, MetaOnly, MetaNamed }
}

union! {
    /// What a directive is taken to mean, where engines differ: what its name says; not to be used in the answers of a chat; only
    /// URL, title and snippet may be used there; not to be used for training a model.
    Meaning from engine::Meaning { Usual, NoAiAnswers, AiAnswersFromSnippet, NoAiTraining }
}

impl Directive {
    fn new(offsets: &Offsets<'_>, directive: &engine::Directive) -> Self {
        let Position { line, column } = offsets.position(directive.span);
        Self {
            name: directive.name.into(),
            value: DirectiveValue::new(offsets, &directive.value),
            scope: directive.scope.map(|scope| BotName::new(offsets, scope)),
            line,
            column,
            span: offsets.span(directive.span),
            name_span: offsets.span(directive.name_span),
        }
    }
}

impl From<engine::Name> for DirectiveInfo {
    fn from(name: engine::Name) -> Self {
        let standing = |dialect: engine::PageDialectName| {
            let standing = dialect.dialect().standing(name);
            Standing {
                dialect,
                status: standing.status.into(),
                since: standing.since.map(str::to_owned),
                carriers: standing.carriers.into(),
                meaning: standing.meaning.into(),
                certainty: standing.certainty.into(),
                source: standing.source.to_owned(),
            }
        };
        let standings = engine::PageDialectName::ALL.into_iter().map(standing).collect();
        Self { name: name.into(), value: name.value_kind().into(), standings }
    }
}
