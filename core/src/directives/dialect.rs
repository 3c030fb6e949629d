//! How a crawler reads page-level directives.

use super::{DateForm, Name, PageDialectName};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::page_status::{StatusClause, StatusVerdict};
use crate::sources::{self, Reference};

/// A way to read page-level directives. [`PageDialectName`] lists the presets; one of your own begins with one of them.
///
/// ```
/// use robotscope::directives::{Conflicts, Name, PageDialect, Status};
///
/// assert_eq!(PageDialect::YANDEX.conflicts.value, Conflicts::Permissive);
/// assert_eq!(PageDialect::GOOGLE.standing(Name::Noarchive).status, Status::Retired);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PageDialect {
    /// The preset's name, or that of the preset that it began with.
    pub name: PageDialectName,
    /// Which of several directives counts (K6).
    pub conflicts: Fact<Conflicts>,
    /// Where in a header's value a bot may be named (K8). It says how values are to be scanned
    /// ([`ScanOptions`](super::ScanOptions)); a page that is scanned already is combined as it is.
    pub scopes: Fact<ScopeSwitch>,
    /// Which dates count (K7); as with `scopes`, when values are scanned.
    pub dates: Fact<DateForms>,
    /// Where in the document a meta element counts (K10).
    pub placement: Fact<Placement>,
    /// Whether the document is read with scripting, so that what `noscript` holds is text (fact E5).
    pub scripting: Fact<Scripting>,
    /// How many bytes of the document are read (fact B40); all of them as far as anybody says, if there is no number.
    pub bytes: Option<Fact<u32>>,
    /// On which elements `data-nosnippet` counts (facts C14, C22).
    pub data_nosnippet: Fact<DataNosnippet>,
    /// Names of meta elements that are for some directives alone (fact E14).
    pub narrow_names: &'static [NarrowName],
    /// What is known of single directives; the first entry that names one counts.
    pub entries: &'static [Entry],
    /// What holds for all other directives.
    pub others: Standing,
    /// What is known of the status of a page's response; of others, it is what most engines make of them.
    pub statuses: &'static [StatusClause],
}

/// A name of meta elements in which an engine looks for some directives alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NarrowName {
    /// The name.
    pub name: &'static str,
    /// The directives.
    pub names: &'static [Name],
}

/// What an engine makes of some directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The directives.
    pub names: &'static [Name],
    /// What it makes of them.
    pub standing: Standing,
}

/// Whether an engine reads a directive, from where, and what it takes it to mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whether it counts.
    pub status: Status,
    /// Since when that is so, as `2019`, `2019-09` or `2019-09-24`, if that is known.
    pub since: Option<&'static str>,
    /// Where it may stand.
    pub carriers: Carriers,
    /// What it means there.
    pub meaning: Meaning,
    /// How sure we are.
    pub certainty: Certainty,
    /// Who says so.
    pub source: &'static str,
}

/// Whether a directive counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It does.
    Live,
    /// It did once.
    Retired,
    /// It never did.
    Unsupported,
    /// Nobody says.
    Unknown,
}

/// Where a directive may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carriers {
    /// In headers and in meta elements.
    Both,
    /// In meta elements alone.
    MetaOnly,
    /// In meta elements; nobody says whether in headers, too.
    MetaNamed,
}

/// What a directive is taken to mean, where engines differ (K9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// What its name says.
    Usual,
    /// Not to be linked or used in the answers of a chat (fact C23).
    NoAiAnswers,
    /// URL, title and snippet alone may be used in the answers of a chat (fact C23).
    AiAnswersFromSnippet,
    /// Not to be used for training a model (fact C53).
    NoAiTraining,
}

/// Which of several directives counts (K6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflicts {
    /// The most restrictive one (seeds S10, S28, S90, S96; fact C9).
    Restrictive,
    /// The most permissive one that is written (fact C34).
    Permissive,
}

/// Where in a header's value a bot may be named (K8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScopeSwitch {
    /// Anywhere: it is for what follows, up to the next one (seed S95).
    Anywhere,
    /// At the beginning alone (seed S13).
    LeadingOnly,
}

/// Which dates count (K7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DateForms {
    /// All that are widely used (seed S89, fact C13).
    Any,
    /// That of RFC 850 alone (seed S25).
    Rfc850Only,
}

/// On which elements the attribute `data-nosnippet` keeps text out of snippets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataNosnippet {
    /// Nobody says whether it counts at all.
    Unknown,
    /// On those of which the [reader of HTML](crate::html) says so: span, div and section (fact C14).
    SomeElements,
    /// On all (fact C22).
    AllElements,
}

/// Where in a document a meta element counts (K10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// In the head and in the body (fact C4).
    Anywhere,
    /// In the head alone (seed S3, fact E3).
    HeadOnly,
}

impl PageDialect {
    /// What the engine makes of a directive.
    pub fn standing(&self, name: Name) -> Standing {
        let entry = self.entries.iter().find(|entry| entry.names.contains(&name));
        entry.map_or(self.others, |entry| entry.standing)
    }

    /// What the engine makes of a page that is answered with a status.
    ///
    /// ```
    /// use robotscope::crawlers::Certainty;
    /// use robotscope::directives::PageDialect;
    /// use robotscope::page_status::StatusEffect;
    ///
    /// // Bing documents 404; what it makes of 410 is only assumed.
    /// let [missing, gone] = [404, 410].map(|code| PageDialect::BING.status(code));
    /// assert_eq!([missing.effect, gone.effect], [StatusEffect::NotIndexed; 2]);
    /// assert_eq!([missing.certainty, gone.certainty], [Certainty::Documented, Certainty::Assumed]);
    /// ```
    pub fn status(&self, code: u16) -> StatusVerdict {
        StatusVerdict::new(self.statuses, code)
    }
}

impl PageDialectName {
    /// The document in which the engine says how it reads directives (facts C1 to C55), if there is one to be read.
    ///
    /// ```
    /// use robotscope::{directives::PageDialectName, sources};
    ///
    /// assert_eq!(PageDialectName::Bing.source(), Some(sources::BING_ROBOTS_META));
    /// assert_eq!(PageDialectName::General.source(), None);
    /// ```
    pub const fn source(self) -> Option<&'static Reference> {
        Some(match self {
            Self::Google => sources::GOOGLE_ROBOTS_META,
            Self::Bing => sources::BING_ROBOTS_META,
            Self::Yandex => sources::YANDEX_ROBOTS_META,
            Self::Apple => sources::APPLE_APPLEBOT,
            Self::Amazon => sources::AMAZON_CRAWLERS,
            Self::Mojeek => sources::MOJEEK_BOT,
            Self::General | Self::Baidu | Self::Seznam | Self::Naver | Self::OpenAi => return None,
        })
    }

    /// The policies of the preset.
    pub const fn dialect(self) -> &'static PageDialect {
        match self {
            Self::General => &PageDialect::GENERAL,
            Self::Google => &PageDialect::GOOGLE,
            Self::Bing => &PageDialect::BING,
            Self::Yandex => &PageDialect::YANDEX,
            Self::Apple => &PageDialect::APPLE,
            Self::Amazon => &PageDialect::AMAZON,
            Self::Mojeek => &PageDialect::MOJEEK,
            Self::Baidu => &PageDialect::BAIDU,
            Self::Seznam => &PageDialect::SEZNAM,
            Self::Naver => &PageDialect::NAVER,
            Self::OpenAi => &PageDialect::OPENAI,
        }
    }
}

impl DateForms {
    pub(super) fn accept(self, form: DateForm) -> bool {
        self == Self::Any || form == DateForm::Rfc850
    }
}

impl Status {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Status::Retired.as_str(), "retired");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Retired => "retired",
            Self::Unsupported => "unsupported",
            Self::Unknown => "unknown",
        }
    }
}

impl Meaning {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Meaning::NoAiTraining.as_str(), "no-ai-training");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::NoAiAnswers => "no-ai-answers",
            Self::AiAnswersFromSnippet => "ai-answers-from-snippet",
            Self::NoAiTraining => "no-ai-training",
        }
    }
}

impl Carriers {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Carriers::MetaOnly.as_str(), "meta-only");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::MetaOnly => "meta-only",
            Self::MetaNamed => "meta-named",
        }
    }
}
