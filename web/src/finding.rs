//! What is worth knowing beside the verdicts.

use robotscope::directives::{DateNoteKind, DirectiveFaultKind, DirectiveName};
use robotscope::evaluate as engine;
pub use robotscope::evaluate::{FindingKind, PagePolicy, Source};
use robotscope::fact::Fact;
use robotscope::html::UnreadCharset;
pub use robotscope::sources::Reference;
use serde::Serialize;
use tsify::Tsify;

use crate::evaluate::PageTexts;
use crate::indexing::{Fate, StatusEffect};
use crate::verdict::Span;

/// Something about a page that is worth knowing: an effect that is missing or surprising, and where it comes from.
#[derive(Serialize, Tsify)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// With "no-effect": what becomes of the directives.
    #[tsify(optional)]
    pub fate: Option<Fate>,
    /// With "fault": what is wrong.
    #[tsify(optional)]
    pub fault: Option<DirectiveFaultKind>,
    /// With "fault", for an unknown word: the directive that was probably meant.
    #[tsify(optional)]
    pub suggestion: Option<DirectiveName>,
    /// With "date": what was guessed.
    #[tsify(optional)]
    pub note: Option<DateNoteKind>,
    /// With "readings-differ": in what.
    #[tsify(optional)]
    pub policy: Option<PagePolicy>,
    /// With "unread-charset": which encoding that is.
    #[tsify(optional)]
    pub charset: Option<UnreadCharset>,
    /// With "status": the response's status.
    #[tsify(optional)]
    pub status: Option<u16>,
    /// With "status": what follows from it for these crawlers, and how sure that is.
    #[tsify(optional)]
    pub effect: Option<Fact<StatusEffect>>,
    /// What it is about, in the order of the texts.
    pub places: Vec<Place>,
    /// The crawlers that it concerns, as places in the report's `crawlers`; none if it is about the page itself.
    pub crawlers: Vec<u32>,
    /// The same in words.
    pub explanation: String,
    /// The pages that say so.
    pub sources: &'static [&'static Reference],
}

/// A part of one of the texts.
#[derive(Serialize, Tsify)]
pub struct Place {
    /// Which text.
    pub source: Source,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the part stands.
    pub span: Span,
}

impl Finding {
    pub(crate) fn new(finding: &engine::Finding, explanation: String, texts: &PageTexts<'_>) -> Self {
        let plain = Self {
            kind: finding.kind,
            fate: None,
            fault: None,
            suggestion: None,
            note: None,
            policy: None,
            charset: None,
            status: None,
            effect: None,
            places: texts.places(&finding.places),
            crawlers: finding.crawlers.clone(),
            explanation,
            sources: finding.sources(),
        };
        match finding.kind {
            FindingKind::NoEffect(fate) => Self { fate: Some(fate), ..plain },
            FindingKind::Fault(fault, suggestion) => Self { fault: Some(fault), suggestion, ..plain },
            FindingKind::Date(note) => Self { note: Some(note), ..plain },
            FindingKind::ReadingsDiffer(policy) => Self { policy: Some(policy), ..plain },
            FindingKind::UnreadCharset(charset) => Self { charset: Some(charset), ..plain },
            FindingKind::Status { code, effect } => Self { status: Some(code), effect: Some(effect), ..plain },
            _ => plain,
        }
    }
}
