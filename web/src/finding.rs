//! What is worth knowing beside the verdicts.

use robotscope::directives;
use robotscope::evaluate as engine;
pub use robotscope::evaluate::Source;
pub use robotscope::sources::Reference;
use serde::Serialize;
use tsify::Tsify;

use crate::directive_types::{DateNoteKind, DirectiveFaultKind, DirectiveName};
use crate::evaluate::PageTexts;
use crate::fact::Fact;
use crate::html::Charset;
use crate::indexing::{Fate, StatusEffect};
use crate::union::union;
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
    pub charset: Option<Charset>,
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
    pub sources: Vec<Reference>,
}

/// What a finding says: robots.txt keeps crawlers from seeing directives that would forbid something; opposites are written for
/// the same crawlers; joined header values may have changed for whom a directive is; a page that may not be indexed names another
/// one as its canonical; nobody answers to a bot's name; directives do not count; a value has a fault; a date is odd; another
/// reading has another verdict; the response's status means that the page is not processed as it is; the response is no HTML; the document is in an encoding that is not read; several names stand in one attribute; directives are lost
/// because content has no quotes; data-nosnippet has
/// no effect on this element, or the element is not closed.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum FindingKind {
    Unseen,
    Contradiction,
    LeakedScope,
    CanonicalWithNoindex,
    NobodyAnswers,
    NoEffect,
    Fault,
    Date,
    ReadingsDiffer,
    Status,
    NotHtml,
    UnreadCharset,
    SeveralNames,
    UnquotedContent,
    MisplacedNosnippet,
    UnclosedNosnippet,
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

union! {
    /// In what readers of page-level directives can differ.
    PagePolicy from engine::PagePolicy { Conflicts, Scopes, Dates, Placement, Scripting, Bytes }
}

impl Finding {
    pub(crate) fn new(finding: &engine::Finding, explanation: String, texts: &PageTexts<'_>) -> Self {
        use engine::FindingKind as Kind;
        let plain = Self {
            kind: finding.kind.into(),
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
            sources: finding.sources().iter().copied().copied().collect(),
        };
        match finding.kind {
            Kind::NoEffect(fate) => Self { fate: Some(fate.into()), ..plain },
            Kind::Fault(fault, suggestion) => {
                Self { fault: Some(fault.into()), suggestion: suggestion.map(|name: directives::Name| name.into()), ..plain }
            }
            Kind::Date(note) => Self { note: Some(note.into()), ..plain },
            Kind::ReadingsDiffer(policy) => Self { policy: Some(policy.into()), ..plain },
            Kind::UnreadCharset(charset) => Self { charset: Some(robotscope::html::Charset::Unread(charset).into()), ..plain },
            Kind::Status { code, effect } => Self { status: Some(code), effect: Some(effect.map(StatusEffect::from)), ..plain },
            _ => plain,
        }
    }
}

impl From<engine::FindingKind> for FindingKind {
    fn from(kind: engine::FindingKind) -> Self {
        match kind {
            engine::FindingKind::Unseen => Self::Unseen,
            engine::FindingKind::Contradiction(_) => Self::Contradiction,
            engine::FindingKind::LeakedScope => Self::LeakedScope,
            engine::FindingKind::CanonicalWithNoindex => Self::CanonicalWithNoindex,
            engine::FindingKind::NobodyAnswers => Self::NobodyAnswers,
            engine::FindingKind::NoEffect(_) => Self::NoEffect,
            engine::FindingKind::Fault(..) => Self::Fault,
            engine::FindingKind::Date(_) => Self::Date,
            engine::FindingKind::ReadingsDiffer(_) => Self::ReadingsDiffer,
            engine::FindingKind::Status { .. } => Self::Status,
            engine::FindingKind::NotHtml => Self::NotHtml,
            engine::FindingKind::UnreadCharset(_) => Self::UnreadCharset,
            engine::FindingKind::SeveralNames => Self::SeveralNames,
            engine::FindingKind::UnquotedContent => Self::UnquotedContent,
            engine::FindingKind::MisplacedNosnippet => Self::MisplacedNosnippet,
            engine::FindingKind::UnclosedNosnippet => Self::UnclosedNosnippet,
        }
    }
}
