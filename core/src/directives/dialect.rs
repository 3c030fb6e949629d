//! Page dialects: how engines read page-level directives.

use super::{DateForm, DirectiveName, PageDialectName};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::names::names;
use crate::page_status::{StatusClause, StatusVerdict};
use crate::sources::{self, Reference};

/// A way to read page-level directives. [`PageDialectName`] lists the presets; a custom dialect is a modified preset.
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
    /// The name of the preset. A custom dialect has the name of the preset that it modifies.
    pub name: PageDialectName,
    /// Which of several conflicting directives counts ([mdn-x-robots-tag], [yandex-robots-meta]).
    pub conflicts: Fact<Conflicts>,
    /// Where in a header's value a bot may be named ([mdn-x-robots-tag], [google-robots-meta]). This affects scanning
    /// ([`ScanOptions`](super::ScanOptions)), not pages that have already been scanned.
    pub scopes: Fact<ScopeSwitch>,
    /// Which forms of dates count ([google-robots-meta], [mdn-x-robots-tag]). Like `scopes`, this affects scanning.
    pub dates: Fact<DateForms>,
    /// Where in a document a meta element counts ([google-robots-meta], [yandex-robots-meta]).
    pub placement: Fact<Placement>,
    /// Scripting, on or off, when the engine parses a document. If it is on, the content of `noscript` is text ([html-parsing]).
    pub scripting: Fact<Scripting>,
    /// The maximum number of bytes of a document that are read ([google-file-size]); `None` if no limit is documented.
    pub bytes: Option<Fact<u32>>,
    /// The elements on which `data-nosnippet` counts ([google-robots-meta], [bing-data-nosnippet]).
    pub data_nosnippet: Fact<DataNosnippet>,
    /// The names of meta elements that apply only to some directives ([google-special-tags]).
    pub(crate) narrow_names: &'static [NarrowName],
    /// What is known about individual directives. The first entry that contains a directive's name applies.
    pub entries: &'static [Entry],
    /// The treatment of all other directives.
    pub others: Standing,
    /// The known effects of a page's status. Any other status has the effect that it has in most engines.
    pub(crate) statuses: &'static [StatusClause],
}

/// A name in meta elements that an engine obeys only for some directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NarrowName {
    pub name: &'static str,
    pub names: &'static [DirectiveName],
}

/// An engine's treatment of some directives.
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
    /// The engine's treatment of these directives.
    pub standing: Standing,
}

/// An engine's treatment of a directive: whether it reads the directive, where, and with what meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// The engine's support for the directive.
    pub status: DirectiveStatus,
    /// The date since which the status applies, if known: `2019`, `2019-09` or `2019-09-24`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub since: Option<&'static str>,
    /// Where the engine reads the directive: in headers, in meta elements, or in both.
    pub carriers: Carriers,
    /// The meaning of the directive to the engine.
    pub meaning: Meaning,
    /// The certainty of these facts.
    pub certainty: Certainty,
    /// The document or author from which these facts are.
    pub source: &'static str,
}

names! {
    /// The status of a directive: it counts today, counted in the past, never counted, or its status is not documented.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveStatus::Retired.as_str(), "retired");
    /// ```
    pub enum DirectiveStatus {
        /// The directive counts today.
        Live = "live",
        /// The directive counted in the past.
        Retired = "retired",
        /// The directive never counted.
        Unsupported = "unsupported",
        /// The status is not documented.
        Unknown = "unknown",
    }
}

names! {
    /// Where an engine reads a directive: in headers and meta elements; only in meta elements; or in meta elements and possibly in headers,
    /// which its documentation does not mention.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Carriers::MetaOnly.as_str(), "meta-only");
    /// ```
    pub enum Carriers {
        /// In headers and meta elements.
        Both = "both",
        /// Only in meta elements.
        MetaOnly = "meta-only",
        /// Documented for meta elements; the documentation does not mention headers.
        MetaNamed = "meta-named",
    }
}

names! {
    /// The meaning of a directive, which differs between engines: what its name suggests; no use in AI answers; only URL, title and snippet
    /// may be used in AI answers; no use for training models; no indexing; or no indexing, following or snippets.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Meaning::NoAiTraining.as_str(), "no-ai-training");
    /// ```
    #[non_exhaustive]
    pub enum Meaning {
        /// The meaning that the name suggests.
        Usual = "usual",
        /// The page may be neither linked nor used in AI answers ([bing-chat]).
        NoAiAnswers = "no-ai-answers",
        /// Only the page's URL, title and snippet may be used in AI answers ([bing-chat]).
        AiAnswersFromSnippet = "ai-answers-from-snippet",
        /// The page must not be used to train models ([amazon-crawlers]).
        NoAiTraining = "no-ai-training",
        /// Forbids indexing and, we assume, following links ([amazon-crawlers]).
        NoIndexing = "no-indexing",
        /// Forbids indexing, following links, and snippets ([apple-applebot]).
        NoIndexingOrSnippet = "no-indexing-or-snippet",
    }
}

/// Which of several conflicting directives counts ([mdn-x-robots-tag], [yandex-robots-meta]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflicts {
    /// The most restrictive directive ([google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta]).
    Restrictive,
    /// The most permissive directive ([yandex-robots-meta]).
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
    /// Anywhere. The name applies to the directives up to the next name ([mdn-x-robots-tag]).
    Anywhere,
    /// Only at the beginning ([google-robots-meta-old]).
    LeadingOnly,
}

/// The forms of dates that count ([google-robots-meta], [mdn-x-robots-tag]).
///
/// ```
/// use robotscope::directives::{DateForms, Scan, ScanOptions};
///
/// let faults = |dates| Scan::new(b"unavailable_after: 2010-06-25", ScanOptions { dates, ..ScanOptions::HEADER }).faults.len();
/// assert_eq!((faults(DateForms::Any), faults(DateForms::Rfc850Only)), (0, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DateForms {
    /// Every form that is widely used ([mdn-x-robots-tag], [google-robots-meta]).
    Any,
    /// Only RFC 850 ([google-robots-meta-old]).
    Rfc850Only,
}

/// The elements on which the attribute `data-nosnippet` keeps text out of snippets.
///
/// ```
/// use robotscope::directives::{DataNosnippet, PageDialect};
///
/// assert_eq!(PageDialect::GOOGLE.data_nosnippet.value, DataNosnippet::SomeElements); // [google-robots-meta]
/// assert_eq!(PageDialect::BING.data_nosnippet.value, DataNosnippet::AllElements); // [bing-data-nosnippet]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataNosnippet {
    /// Unknown: it is not documented whether the attribute counts.
    Unknown,
    /// The elements that the [HTML reader](crate::html) reports, which are span, div and section ([google-robots-meta]).
    SomeElements,
    /// All elements ([bing-data-nosnippet]).
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
    /// Only in the head ([google-robots-meta-old], [apple-applebot], [yandex-robots-meta], [bing-robots-meta]).
    HeadOnly,
}

impl PageDialect {
    /// Returns how the engine treats a directive.
    pub fn standing(&self, name: DirectiveName) -> Standing {
        let entry = self.entries.iter().find(|entry| entry.names.contains(&name));
        entry.map_or(self.others, |entry| entry.standing)
    }

    /// Returns how a response's status affects the page.
    ///
    /// ```
    /// use robotscope::crawlers::Certainty;
    /// use robotscope::directives::PageDialect;
    /// use robotscope::page_status::StatusEffect;
    ///
    /// // Bing documents the effect of 404; the effect of 410 is only assumed.
    /// let [missing, gone] = [404, 410].map(|code| PageDialect::BING.status(code));
    /// assert_eq!([missing.effect, gone.effect], [StatusEffect::NotIndexed; 2]);
    /// assert_eq!([missing.certainty, gone.certainty], [Certainty::Documented, Certainty::Assumed]);
    /// ```
    pub fn status(&self, code: u16) -> StatusVerdict {
        StatusVerdict::new(self.statuses, code)
    }
}

impl PageDialect {
    /// Returns the document in which the engine describes how it reads directives; `None` if there is none ([google-robots-meta],
    /// [google-ai-features], [bing-robots-meta], [bing-snippets], [bing-data-nosnippet], [bing-chat], [bing-robots-txt], [bing-crawlers],
    /// [yandex-robots-meta], [yandex-robots-txt], [yandex-robots], [yandex-crawl-delay], [yandex-clean-param], [yandex-allow-disallow],
    /// [robotstxtr-corpus], [yandex-analyzer], [yandex-fast-answers], [apple-applebot], [mojeek-bot], [baidu-robots-txt],
    /// [amazon-crawlers], [seznam-crawling], [naver-webmasters]).
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

    /// Returns the preset of an engine.
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

/// The presets, in the order of [`PageDialectName::ALL`]. The array's length makes it a compile error to forget an engine.
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

    /// Google's documentation lists `nocache` as not used ([google-robots-meta]). No other documentation names a directive that its engine
    /// ignores.
    #[test]
    fn google_nocache_is_the_only_directive_documented_as_unsupported() {
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
