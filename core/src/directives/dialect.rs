//! Page dialects: the rules by which an engine reads page-level directives.

use super::{DateForm, DirectiveName, PageDialectName};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::names::names;
use crate::page_status::{StatusClause, StatusVerdict};
use crate::sources::{self, Reference};

/// A way to read page-level directives. [`PageDialectName`] lists the presets; start a custom dialect from one of them.
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
    /// The name of the preset, or of the preset from which a custom dialect started.
    pub name: PageDialectName,
    /// The directive that counts if several conflict ([mdn-x-robots-tag], [yandex-robots-meta]).
    pub conflicts: Fact<Conflicts>,
    /// Positions in a header's value at which a bot may be named ([mdn-x-robots-tag], [google-robots-meta]). Applies to scanning
    /// ([`ScanOptions`](super::ScanOptions)), not to a page that is already scanned.
    pub scopes: Fact<ScopeSwitch>,
    /// Forms of dates that count ([google-robots-meta], [mdn-x-robots-tag]). Applies to scanning, as `scopes` does.
    pub dates: Fact<DateForms>,
    /// Places in the document where a meta element counts ([google-robots-meta], [yandex-robots-meta]).
    pub placement: Fact<Placement>,
    /// Scripting, on or off. With scripting, the content of `noscript` is text ([html-parsing]).
    pub scripting: Fact<Scripting>,
    /// The number of bytes of the document that are read ([google-file-size]); `None` if no limit is documented.
    pub bytes: Option<Fact<u32>>,
    /// Elements on which `data-nosnippet` counts ([google-robots-meta], [bing-data-nosnippet]).
    pub data_nosnippet: Fact<DataNosnippet>,
    /// Names of meta elements that apply to some directives only ([google-special-tags]).
    pub(crate) narrow_names: &'static [NarrowName],
    /// Known facts about single directives; the first entry with a directive's name applies.
    pub entries: &'static [Entry],
    /// The standing of all other directives.
    pub others: Standing,
    /// Known effects of a page's status. Other statuses have the effect that most engines give them.
    pub(crate) statuses: &'static [StatusClause],
}

/// A name of meta elements in which an engine looks for some directives only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NarrowName {
    pub name: &'static str,
    pub names: &'static [DirectiveName],
}

/// The standing of some directives with an engine.
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
    /// The directives with this standing.
    pub names: &'static [DirectiveName],
    /// The standing of these directives with the engine.
    pub standing: Standing,
}

/// The standing of a directive with an engine: whether the engine reads it, from which carriers, and with which meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// The status of the directive with the engine.
    pub status: DirectiveStatus,
    /// The date since which this status applies, if known: `2019`, `2019-09` or `2019-09-24`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub since: Option<&'static str>,
    /// The carriers from which the engine reads the directive.
    pub carriers: Carriers,
    /// The meaning of the directive for the engine.
    pub meaning: Meaning,
    /// The certainty of this standing.
    pub certainty: Certainty,
    /// The document or author that states this.
    pub source: &'static str,
}

names! {
    /// The status of a directive: it counts today, counted once, never counted, or its status is not documented.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveStatus::Retired.as_str(), "retired");
    /// ```
    pub enum DirectiveStatus {
        /// The directive counts today.
        Live = "live",
        /// The directive counted once.
        Retired = "retired",
        /// The directive never counted.
        Unsupported = "unsupported",
        /// The status is not documented.
        Unknown = "unknown",
    }
}

names! {
    /// Where a directive may appear: in headers and meta elements; in meta elements only; or in meta elements, while headers are not
    /// documented.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Carriers::MetaOnly.as_str(), "meta-only");
    /// ```
    pub enum Carriers {
        /// In headers and in meta elements.
        Both = "both",
        /// In meta elements only.
        MetaOnly = "meta-only",
        /// In meta elements; headers are not documented.
        MetaNamed = "meta-named",
    }
}

names! {
    /// The meaning of a directive on which engines differ: the usual meaning of its name; no use in AI answers; only URL, title and snippet
    /// may be used there; no use for training a model; no indexing; no indexing, following or snippets.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Meaning::NoAiTraining.as_str(), "no-ai-training");
    /// ```
    #[non_exhaustive]
    pub enum Meaning {
        /// The meaning that the name suggests.
        Usual = "usual",
        /// No link and no use in AI answers ([bing-chat]).
        NoAiAnswers = "no-ai-answers",
        /// Only URL, title and snippet may be used in AI answers ([bing-chat]).
        AiAnswersFromSnippet = "ai-answers-from-snippet",
        /// No use for training a model ([amazon-crawlers]).
        NoAiTraining = "no-ai-training",
        /// Forbids indexing, and by assumption following links ([amazon-crawlers]).
        NoIndexing = "no-indexing",
        /// Forbids indexing, following links, and snippets ([apple-applebot]).
        NoIndexingOrSnippet = "no-indexing-or-snippet",
    }
}

/// The directive that counts if several conflict ([mdn-x-robots-tag], [yandex-robots-meta]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflicts {
    /// The most restrictive directive ([google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta]).
    Restrictive,
    /// The most permissive directive ([yandex-robots-meta]).
    Permissive,
}

/// Positions in a header's value at which a bot may be named ([mdn-x-robots-tag], [google-robots-meta]).
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
    /// Anywhere; the name applies to the directives up to the next name ([mdn-x-robots-tag]).
    Anywhere,
    /// Only at the beginning ([google-robots-meta-old]).
    LeadingOnly,
}

/// Forms of dates that count ([google-robots-meta], [mdn-x-robots-tag]).
///
/// ```
/// use robotscope::directives::{DateForms, Scan, ScanOptions};
///
/// let faults = |dates| Scan::new(b"unavailable_after: 2010-06-25", ScanOptions { dates, ..ScanOptions::HEADER }).faults.len();
/// assert_eq!((faults(DateForms::Any), faults(DateForms::Rfc850Only)), (0, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DateForms {
    /// Every form in wide use ([mdn-x-robots-tag], [google-robots-meta]).
    Any,
    /// Only the form of RFC 850 ([google-robots-meta-old]).
    Rfc850Only,
}

/// Elements on which the attribute `data-nosnippet` keeps text out of snippets.
///
/// ```
/// use robotscope::directives::{DataNosnippet, PageDialect};
///
/// assert_eq!(PageDialect::GOOGLE.data_nosnippet.value, DataNosnippet::SomeElements); // [google-robots-meta]
/// assert_eq!(PageDialect::BING.data_nosnippet.value, DataNosnippet::AllElements); // [bing-data-nosnippet]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataNosnippet {
    /// It is not documented whether the attribute counts.
    Unknown,
    /// The elements that the [HTML reader](crate::html) reports: span, div and section ([google-robots-meta]).
    SomeElements,
    /// All elements ([bing-data-nosnippet]).
    AllElements,
}

/// Places in a document where a meta element counts ([google-robots-meta], [yandex-robots-meta]).
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
    /// Returns the standing of a directive with the engine.
    pub fn standing(&self, name: DirectiveName) -> Standing {
        let entry = self.entries.iter().find(|entry| entry.names.contains(&name));
        entry.map_or(self.others, |entry| entry.standing)
    }

    /// Returns the effect of a response's status on the page.
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
    /// Returns the document in which the engine describes how it reads directives ([google-robots-meta], [google-ai-features],
    /// [bing-robots-meta], [bing-snippets], [bing-data-nosnippet], [bing-chat], [bing-robots-txt], [bing-crawlers], [yandex-robots-meta],
    /// [yandex-robots-txt], [yandex-robots], [yandex-crawl-delay], [yandex-clean-param], [yandex-allow-disallow], [robotstxtr-corpus],
    /// [yandex-analyzer], [yandex-fast-answers], [apple-applebot], [mojeek-bot], [baidu-robots-txt], [amazon-crawlers], [seznam-crawling],
    /// [naver-webmasters]), if there is one.
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

/// The presets, in the order of [`PageDialectName::ALL`]. An engine without a preset is a compile error because of the array's
/// length.
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

    /// Google's documentation lists `nocache` as unused ([google-robots-meta]). No other engine's documentation names a directive
    /// that the engine ignores.
    #[test]
    fn ignoring_a_directive_is_documented_only_if_the_engine_names_it() {
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
