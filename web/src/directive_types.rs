//! What JavaScript gets of page-level directives.

use robotscope::directives as engine;
use serde::Serialize;
use tsify::Tsify;

use crate::union::union;
use crate::verdict::Span;
use robotscope::text::{Offsets, Position};

union! {
    /// A directive that some engine reads or once read.
    DirectiveName from engine::Name {
        All, Index, Follow, Noindex, Nofollow, None, Archive, Noarchive, Nocache, Nosnippet, Noodp, Noydir, Noyaca, Notranslate,
        Noimageindex, Indexifembedded, MaxSnippet, MaxImagePreview, MaxVideoPreview,
        #[serde(rename = "unavailable_after")] UnavailableAfter,
        Nositelinkssearchbox, Nopagereadaloud, Noai, Noimageai, Noml,
    }
}

union! {
    /// The greatest preview of an image; with "unstated", one of the default size may be shown.
    ImagePreview from engine::ImagePreview { Unstated, Large, Standard, None }
}

union! {
    /// How a date is written.
    DateForm from engine::DateForm {
        #[serde(rename = "rfc-850")] Rfc850,
        #[serde(rename = "rfc-822")] Rfc822,
        Asctime,
        #[serde(rename = "iso-8601")] Iso8601,
    }
}

/// How much of something may be shown: so many characters or seconds, "unlimited", or "unstated": then the engine decides.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum Limit {
    /// So many; 0 is none at all.
    AtMost(u32),
    /// No number.
    Other(NoLimit),
}

/// A limit that is no number.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum NoLimit {
    Unlimited,
    Unstated,
}

/// What a directive says beside its name.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DirectiveValue {
    /// Nothing, as it should be.
    None,
    /// A number of characters or seconds.
    Limit {
        /// The number.
        limit: Limit,
    },
    /// The greatest image preview.
    ImagePreview {
        /// The word.
        preview: ImagePreview,
    },
    /// A date.
    Date {
        /// The moment, in ISO 8601 and UTC.
        moment: String,
        /// How it is written.
        form: DateForm,
        /// Where it stands.
        span: Span,
        /// What had to be assumed or overlooked.
        notes: Vec<DateNote>,
    },
    /// Nothing that the directive can use: it is ignored.
    Invalid {
        /// What is wrong.
        fault: DirectiveFaultKind,
    },
}

/// Something odd about a date that was read nevertheless.
#[derive(Serialize, Tsify)]
pub struct DateNote {
    /// What it is.
    pub kind: DateNoteKind,
    /// Where it stands.
    pub span: Span,
}

/// What is odd about a date: the weekday is another one; there is no zone, so it is taken for UTC; the zone is a single letter;
/// the year has two digits; there is no time of day; hyphens stand for blanks; the name of a day or month is written out.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum DateNoteKind {
    WrongWeekday,
    NoZone,
    MilitaryZone,
    TwoDigitYear,
    NoTime,
    Hyphens,
    LongName,
}

/// What is wrong in a value: a word is no directive; a comma is missing; a directive has a value that takes none, or lacks one;
/// the value is no limit, no word for a preview or no date, names an unknown zone or a moment that does not exist, or has a form
/// that does not count; a bot's name has nothing behind it, seems to be a misspelt directive, stands in a meta element, stands too late, is "*", or is none.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum DirectiveFaultKind {
    UnknownWord,
    MissingComma,
    NeedlessValue,
    MissingValue,
    NotALimit,
    NotAnImagePreview,
    NotADate,
    UnknownZone,
    NoSuchMoment,
    DateForm,
    EmptyScope,
    DoubtfulScope,
    ScopeInMeta,
    LateScope,
    WildcardScope,
    NotAName,
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

impl DirectiveValue {
    pub(crate) fn new(offsets: &Offsets<'_>, value: &engine::Value) -> Self {
        match value {
            engine::Value::None => Self::None,
            engine::Value::Limit(limit) => Self::Limit { limit: (*limit).into() },
            engine::Value::ImagePreview(preview) => Self::ImagePreview { preview: (*preview).into() },
            engine::Value::Date(date) => Self::Date {
                moment: date.moment.to_string(),
                form: date.form.into(),
                span: offsets.span(date.span),
                notes: date.notes.iter().map(|note| DateNote { kind: note.kind.into(), span: offsets.span(note.span) }).collect(),
            },
            engine::Value::Invalid(fault) => Self::Invalid { fault: (*fault).into() },
        }
    }
}

impl DirectiveFault {
    pub(crate) fn new(offsets: &Offsets<'_>, text: &[u8], fault: engine::Fault) -> Self {
        let Position { line, column } = offsets.position(fault.span);
        let suggestion = match fault.kind {
            engine::FaultKind::UnknownWord => engine::Name::suggestion(fault.span.of(text)).map(DirectiveName::from),
            _ => None,
        };
        Self { kind: fault.kind.into(), suggestion, line, column, span: offsets.span(fault.span) }
    }
}

impl BotName {
    pub(crate) fn new(offsets: &Offsets<'_>, span: robotscope::text::Span) -> Self {
        Self { name: offsets.text(span), span: offsets.span(span) }
    }
}

impl From<engine::Limit> for Limit {
    fn from(limit: engine::Limit) -> Self {
        match limit {
            engine::Limit::Unstated => Self::Other(NoLimit::Unstated),
            engine::Limit::Unlimited => Self::Other(NoLimit::Unlimited),
            engine::Limit::AtMost(number) => Self::AtMost(number),
        }
    }
}

impl From<engine::DateNoteKind> for DateNoteKind {
    fn from(kind: engine::DateNoteKind) -> Self {
        match kind {
            engine::DateNoteKind::WrongWeekday { .. } => Self::WrongWeekday,
            engine::DateNoteKind::NoZone => Self::NoZone,
            engine::DateNoteKind::MilitaryZone => Self::MilitaryZone,
            engine::DateNoteKind::TwoDigitYear { .. } => Self::TwoDigitYear,
            engine::DateNoteKind::NoTime => Self::NoTime,
            engine::DateNoteKind::Hyphens => Self::Hyphens,
            engine::DateNoteKind::LongName => Self::LongName,
        }
    }
}

impl From<engine::ValueFault> for DirectiveFaultKind {
    fn from(fault: engine::ValueFault) -> Self {
        match fault {
            engine::ValueFault::Missing => Self::MissingValue,
            engine::ValueFault::NotALimit => Self::NotALimit,
            engine::ValueFault::NotAnImagePreview => Self::NotAnImagePreview,
            engine::ValueFault::NotADate(engine::NotADateKind::NoForm) => Self::NotADate,
            engine::ValueFault::NotADate(engine::NotADateKind::UnknownZone) => Self::UnknownZone,
            engine::ValueFault::NotADate(engine::NotADateKind::NoSuchMoment) => Self::NoSuchMoment,
        }
    }
}

impl From<engine::FaultKind> for DirectiveFaultKind {
    fn from(kind: engine::FaultKind) -> Self {
        match kind {
            engine::FaultKind::UnknownWord => Self::UnknownWord,
            engine::FaultKind::MissingComma => Self::MissingComma,
            engine::FaultKind::NeedlessValue => Self::NeedlessValue,
            engine::FaultKind::Value(fault) => fault.into(),
            engine::FaultKind::DateForm => Self::DateForm,
            engine::FaultKind::EmptyScope => Self::EmptyScope,
            engine::FaultKind::ScopeInMeta => Self::ScopeInMeta,
            engine::FaultKind::DoubtfulScope => Self::DoubtfulScope,
            engine::FaultKind::LateScope => Self::LateScope,
            engine::FaultKind::WildcardScope => Self::WildcardScope,
            engine::FaultKind::NotAName => Self::NotAName,
        }
    }
}
