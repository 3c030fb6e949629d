//! How a crawler reads page-level directives.

use super::{DateForm, DirectiveName, PageDialectName};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::names::names;
use crate::page_status::{StatusClause, StatusVerdict};
use crate::sources::{self, Reference};

/// A way to read page-level directives. [`PageDialectName`] lists the presets; one of your own begins with one of them.
///
/// ```
/// use robotscope::directives::{Conflicts, DirectiveName, PageDialect, DirectiveStatus};
///
/// assert_eq!(PageDialect::YANDEX.conflicts.value, Conflicts::Permissive);
/// assert_eq!(PageDialect::GOOGLE.standing(DirectiveName::Noarchive).status, DirectiveStatus::Retired);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PageDialect {
    /// The preset's name, or that of the preset that it began with.
    pub name: PageDialectName,
    /// Which of several directives counts ([mdn-x-robots-tag], [yandex-robots-meta]).
    pub conflicts: Fact<Conflicts>,
    /// Where in a header's value a bot may be named ([mdn-x-robots-tag], [google-robots-meta]). It says how values are to be scanned
    /// ([`ScanOptions`](super::ScanOptions)); a page that is scanned already is combined as it is.
    pub scopes: Fact<ScopeSwitch>,
    /// Which dates count ([google-robots-meta], [mdn-x-robots-tag]); as with `scopes`, when values are scanned.
    pub dates: Fact<DateForms>,
    /// Where in the document a meta element counts ([google-robots-meta], [yandex-robots-meta]).
    pub placement: Fact<Placement>,
    /// Whether the document is read with scripting, so that what `noscript` holds is text ([html-parsing]).
    pub scripting: Fact<Scripting>,
    /// How many bytes of the document are read ([google-file-size]); all of them as far as anybody says, if there is no number.
    pub bytes: Option<Fact<u32>>,
    /// On which elements `data-nosnippet` counts ([google-robots-meta], [bing-data-nosnippet]).
    pub data_nosnippet: Fact<DataNosnippet>,
    /// Names of meta elements that are for some directives alone ([google-special-tags]).
    pub(crate) narrow_names: &'static [NarrowName],
    /// What is known of single directives; the first entry that names one counts.
    pub entries: &'static [Entry],
    /// What holds for all other directives.
    pub others: Standing,
    /// What is known of the status of a page's response; of others, it is what most engines make of them.
    pub(crate) statuses: &'static [StatusClause],
}

/// A name of meta elements in which an engine looks for some directives alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NarrowName {
    /// The name.
    pub name: &'static str,
    /// The directives.
    pub names: &'static [DirectiveName],
}

/// What an engine makes of some directives.
///
/// ```
/// use robotscope::directives::{DirectiveName, Entry, Meaning, PageDialect, Standing};
///
/// // `noarchive` keeps a page out of the answers of Bing's chat ([bing-chat]).
/// let is_noarchive = |entry: &&Entry| entry.names.contains(&DirectiveName::Noarchive);
/// let entry = PageDialect::BING.entries.iter().find(is_noarchive).expect("it is documented");
/// let Standing { meaning, .. } = entry.standing;
/// assert_eq!(meaning, Meaning::NoAiAnswers);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The directives.
    pub names: &'static [DirectiveName],
    /// What it makes of them.
    pub standing: Standing,
}

/// Whether an engine reads a directive, from where, and what it takes it to mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// Whether it counts.
    pub status: DirectiveStatus,
    /// Since when that is so, as `2019`, `2019-09` or `2019-09-24`, if that is known.
    #[cfg_attr(feature = "typescript", tsify(optional))]
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

names! {
    /// Whether a directive counts: it does, it did once, it never did, or it is not documented.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveStatus::Retired.as_str(), "retired");
    /// ```
    pub enum DirectiveStatus {
        /// It does.
        Live = "live",
        /// It did once.
        Retired = "retired",
        /// It never did.
        Unsupported = "unsupported",
        /// Nobody says.
        Unknown = "unknown",
    }
}

names! {
    /// Where a directive may stand: in headers and meta elements; in meta elements alone; or there, and it is not documented whether in
    /// headers, too.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Carriers::MetaOnly.as_str(), "meta-only");
    /// ```
    pub enum Carriers {
        /// In headers and in meta elements.
        Both = "both",
        /// In meta elements alone.
        MetaOnly = "meta-only",
        /// In meta elements; nobody says whether in headers, too.
        MetaNamed = "meta-named",
    }
}

names! {
    /// What a directive is taken to mean, where engines differ: what its name says; not to be used in the answers of a chat; only
    /// URL, title and snippet may be used there; not to be used for training a model.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Meaning::NoAiTraining.as_str(), "no-ai-training");
    /// ```
    #[non_exhaustive]
    pub enum Meaning {
        /// What its name says.
        Usual = "usual",
        /// Not to be linked or used in the answers of a chat ([bing-chat]).
        NoAiAnswers = "no-ai-answers",
        /// URL, title and snippet alone may be used in the answers of a chat ([bing-chat]).
        AiAnswersFromSnippet = "ai-answers-from-snippet",
        /// Not to be used for training a model ([amazon-crawlers]).
        NoAiTraining = "no-ai-training",
        /// Forbids indexing; that it forbids to follow links is assumed ([amazon-crawlers]).
        NoIndexing = "no-indexing",
        /// Forbids indexing, following links, and snippets ([apple-applebot]).
        NoIndexingOrSnippet = "no-indexing-or-snippet",
    }
}

/// Which of several directives counts ([mdn-x-robots-tag], [yandex-robots-meta]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflicts {
    /// The most restrictive one ([google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta]).
    Restrictive,
    /// The most permissive one that is written ([yandex-robots-meta]).
    Permissive,
}

/// Where in a header's value a bot may be named ([mdn-x-robots-tag], [google-robots-meta]).
///
/// ```
/// use robotscope::directives::{Scan, ScanOptions, ScopeSwitch, Scopes};
///
/// let bots = |switch| {
///     let options = ScanOptions { scopes: Scopes::Header(switch), ..ScanOptions::HEADER };
///     Scan::new(b"noindex, BadBot: nofollow", options).scopes.len()
/// };
/// assert_eq!((bots(ScopeSwitch::Anywhere), bots(ScopeSwitch::LeadingOnly)), (1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScopeSwitch {
    /// Anywhere: it is for what follows, up to the next one ([mdn-x-robots-tag]).
    Anywhere,
    /// At the beginning alone ([google-robots-meta-old]).
    LeadingOnly,
}

/// Which dates count ([google-robots-meta], [mdn-x-robots-tag]).
///
/// ```
/// use robotscope::directives::{DateForms, Scan, ScanOptions};
///
/// let faults = |dates| Scan::new(b"unavailable_after: 2010-06-25", ScanOptions { dates, ..ScanOptions::HEADER }).faults.len();
/// assert_eq!((faults(DateForms::Any), faults(DateForms::Rfc850Only)), (0, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DateForms {
    /// All that are widely used ([mdn-x-robots-tag], [google-robots-meta]).
    Any,
    /// That of RFC 850 alone ([google-robots-meta-old]).
    Rfc850Only,
}

/// On which elements the attribute `data-nosnippet` keeps text out of snippets.
///
/// ```
/// use robotscope::directives::{DataNosnippet, PageDialect};
///
/// assert_eq!(PageDialect::GOOGLE.data_nosnippet.value, DataNosnippet::SomeElements); // [google-robots-meta]
/// assert_eq!(PageDialect::BING.data_nosnippet.value, DataNosnippet::AllElements); // [bing-data-nosnippet]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataNosnippet {
    /// Nobody says whether it counts at all.
    Unknown,
    /// On those of which the [reader of HTML](crate::html) says so: span, div and section ([google-robots-meta]).
    SomeElements,
    /// On all ([bing-data-nosnippet]).
    AllElements,
}

/// Where in a document a meta element counts ([google-robots-meta], [yandex-robots-meta]).
///
/// ```
/// use robotscope::directives::{PageDialect, Placement};
///
/// assert_eq!(PageDialect::GOOGLE.placement.value, Placement::Anywhere); // [google-robots-meta]
/// assert_eq!(PageDialect::YANDEX.placement.value, Placement::HeadOnly); // [yandex-robots-meta]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// In the head and in the body ([google-robots-meta]).
    Anywhere,
    /// In the head alone ([google-robots-meta-old], [apple-applebot], [yandex-robots-meta], [bing-robots-meta]).
    HeadOnly,
}

impl PageDialect {
    /// What the engine makes of a directive.
    pub fn standing(&self, name: DirectiveName) -> Standing {
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

impl PageDialect {
    /// The document in which the engine says how it reads directives ([google-robots-meta], [google-ai-features], [bing-robots-meta], [bing-snippets], [bing-data-nosnippet], [bing-chat], [bing-robots-txt], [bing-crawlers], [yandex-robots-meta], [yandex-robots-txt], [yandex-robots], [yandex-crawl-delay], [yandex-clean-param], [yandex-allow-disallow], [robotstxtr-corpus], [yandex-analyzer], [yandex-fast-answers], [apple-applebot], [mojeek-bot], [baidu-robots-txt], [amazon-crawlers], [seznam-crawling], [naver-webmasters]), if there is one to be read.
    ///
    /// ```
    /// use robotscope::{directives::PageDialect, sources};
    ///
    /// assert_eq!(PageDialect::BING.source(), Some(sources::BING_ROBOTS_META));
    /// assert_eq!(PageDialect::GENERAL.source(), None);
    /// ```
    pub const fn source(&self) -> Option<&'static Reference> {
        Some(match self.name {
            PageDialectName::Google => sources::GOOGLE_ROBOTS_META,
            PageDialectName::Bing => sources::BING_ROBOTS_META,
            PageDialectName::Yandex => sources::YANDEX_ROBOTS_META,
            PageDialectName::Apple => sources::APPLE_APPLEBOT,
            PageDialectName::Amazon => sources::AMAZON_CRAWLERS,
            PageDialectName::Mojeek => sources::MOJEEK_BOT,
            _ => return None,
        })
    }

    /// How an engine reads.
    ///
    /// ```
    /// use robotscope::directives::{PageDialect, PageDialectName};
    ///
    /// assert_eq!(*PageDialect::preset(PageDialectName::Bing), PageDialect::BING);
    /// ```
    pub fn preset(name: PageDialectName) -> &'static Self {
        PRESETS.get(name as usize).unwrap_or(&PRESETS[0])
    }
}

impl DateForms {
    pub(super) fn accept(self, form: DateForm) -> bool {
        self == Self::Any || form == DateForm::Rfc850
    }
}

/// In the order of [`PageDialectName::ALL`]: an engine without a preset does not compile.
static PRESETS: [PageDialect; PageDialectName::ALL.len()] = [
    PageDialect::GENERAL,
    PageDialect::GOOGLE,
    PageDialect::BING,
    PageDialect::YANDEX,
    PageDialect::APPLE,
    PageDialect::AMAZON,
    PageDialect::MOJEEK,
    PageDialect::BAIDU,
    PageDialect::SEZNAM,
    PageDialect::NAVER,
    PageDialect::OPENAI,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_engine_has_its_own_preset() {
        assert_eq!(PageDialectName::ALL.map(|name| PageDialect::preset(name).name), PageDialectName::ALL);
    }

    /// Google's page names `nocache` and says that it is not used ([google-robots-meta]). No other page names a directive that its engine ignores.
    #[test]
    fn absence_from_a_page_is_never_documented() {
        let mut documented = Vec::new();
        for name in PageDialectName::ALL {
            let dialect = PageDialect::preset(name);
            assert!(matches!(dialect.others.certainty, Certainty::Assumed), "{name:?}: {:?}", dialect.others);
            for directive in DirectiveName::ALL {
                let standing = dialect.standing(directive);
                let is_read = matches!(standing.status, DirectiveStatus::Live | DirectiveStatus::Retired);
                if !is_read && standing.certainty == Certainty::Documented {
                    documented.push((name, directive));
                }
            }
        }
        assert_eq!(documented, [(PageDialectName::Google, DirectiveName::Nocache)]);
    }
}
