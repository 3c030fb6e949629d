//! Page dialects: the rules by which engines read page-level directives.

use super::{Carrier, DateForm, DirectiveName, PageDialectName, PageDirective};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::names::names;
use crate::page_status::{StatusClause, StatusVerdict};
use crate::sources::{self, Reference};

/// The rules for reading page-level directives. [`PageDialectName`] lists the presets; a custom dialect is a modified preset.
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
    /// The rule that decides between conflicting directives ([mdn-x-robots-tag], [yandex-robots-meta]).
    pub conflicts: Fact<Conflicts>,
    /// The positions in a document at which a meta element has an effect ([google-robots-meta], [yandex-robots-meta]).
    pub placement: Fact<Placement>,
    /// The scripting mode in which the engine parses a document. If scripting is on, the content of `noscript` is text ([html-parsing]).
    pub scripting: Fact<Scripting>,
    /// The certainty that the engine applies the directives that scripts add, if it renders pages ([google-javascript]).
    pub rendering: Certainty,
    /// The maximum number of bytes that are read from a document ([google-file-size]); `None` if no limit is documented.
    pub bytes: Option<Fact<u32>>,
    /// The elements on which `data-nosnippet` has an effect ([google-robots-meta], [bing-data-nosnippet]).
    pub data_nosnippet: Fact<DataNosnippet>,
    /// The certainty that the engine may show a canonical link's target instead of the page that contains the link ([google-canonical]).
    pub canonical: Certainty,
    /// The bot names in meta elements under which the engine reads only some directives ([google-special-tags]).
    pub(crate) narrow_names: &'static [NarrowName],
    /// The facts about individual directives. The first entry that contains a directive's name applies.
    pub entries: &'static [Entry],
    /// The facts about directives without an entry.
    pub others: Standing,
    /// The documented effects of status codes. Any other code has the effect that it has in most engines.
    pub(crate) statuses: &'static [StatusClause],
}

/// A bot name in meta elements under which an engine reads only some directives.
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

/// An engine's treatment of a directive: its status, the carriers in which the engine reads it, and its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// The engine's support for the directive.
    pub status: DirectiveStatus,
    /// The date on which this status took effect, if known: `2019`, `2019-09` or `2019-09-24`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub since: Option<&'static str>,
    /// The carriers in which the engine reads the directive: headers, meta elements, or both.
    pub carriers: Carriers,
    /// The meaning of the directive to the engine.
    pub meaning: Meaning,
    /// The certainty of these facts.
    pub certainty: Certainty,
    /// The source of these facts or, if there is none, the reason for assuming them.
    pub source: &'static str,
}

names! {
    /// The status of a directive: it has an effect today, had one in the past, never had one, or its status is not documented.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveStatus::Retired.as_str(), "retired");
    /// ```
    pub enum DirectiveStatus {
        /// The directive has an effect today.
        Live = "live",
        /// The directive had an effect in the past.
        Retired = "retired",
        /// The directive never had an effect.
        Unsupported = "unsupported",
        /// The status is not documented.
        Unknown = "unknown",
    }

    /// The carriers in which an engine reads a directive: headers, meta elements, or both.
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
        /// Documented for headers; the crawler reads no HTML, and its documentation does not mention meta elements.
        HeadersOnly = "headers-only",
    }

    /// The meaning of a directive for an engine. Some engines give a directive an unusual meaning: Bing, for example, reads `nocache` as a
    /// limit on AI answers.
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
        /// The page must not be indexed ([amazon-crawlers]). It is assumed that its links must not be followed either.
        NoIndexing = "no-indexing",
        /// The page must not be indexed or have snippets, and its links must not be followed ([apple-applebot]).
        NoIndexingOrSnippet = "no-indexing-or-snippet",
    }
}

/// The rule that decides between conflicting directives ([mdn-x-robots-tag], [yandex-robots-meta]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflicts {
    /// The most restrictive directive decides ([google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta]).
    Restrictive,
    /// The most permissive directive decides ([yandex-robots-meta]).
    Permissive,
}

/// The positions in a header's value at which a bot may be named ([mdn-x-robots-tag], [google-robots-meta]).
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
    /// Anywhere. The name applies to the directives that follow it, up to the next name ([mdn-x-robots-tag]).
    Anywhere,
    /// Only at the start ([google-robots-meta-old]).
    LeadingOnly,
}

/// The valid forms of dates ([google-robots-meta], [mdn-x-robots-tag]).
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
    /// Unknown: the attribute's effect is not documented.
    Unknown,
    /// Only the elements span, div and section ([google-robots-meta]).
    SomeElements,
    /// All elements ([bing-data-nosnippet]).
    AllElements,
}

/// The positions in a document at which a meta element has an effect ([google-robots-meta], [yandex-robots-meta]).
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
    /// Returns the engine's treatment of a directive.
    pub fn standing(&self, name: DirectiveName) -> Standing {
        let entry = self.entries.iter().find(|entry| entry.names.contains(&name));
        entry.map_or(self.others, |entry| entry.standing)
    }

    /// Returns the engine's treatment of a directive in a header or in a meta element. A directive that is documented only for headers is
    /// undocumented in a meta element.
    pub(crate) fn standing_in(&self, name: DirectiveName, is_header: bool) -> Standing {
        match self.standing(name) {
            Standing { carriers: Carriers::HeadersOnly, .. } if !is_header => self.others,
            standing => standing,
        }
    }

    /// Returns the engine's treatment of a directive in the carrier that contains it.
    pub(crate) fn standing_of(&self, directive: &PageDirective) -> Standing {
        self.standing_in(directive.directive.name, matches!(directive.carrier, Carrier::Header))
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
    /// Returns the engine's main document about directives; `None` if the preset has no such document.
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
            PageDialectName::Seznam => sources::SEZNAM_INDEXING,
            PageDialectName::Naver => sources::NAVER_WEBMASTERS,
            PageDialectName::Img2dataset => sources::IMG2DATASET_README,
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

/// The presets, in the order of [`PageDialectName::ALL`]. The length of the array makes it a compile error to omit an engine.
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
    PageDialect::IMG2DATASET,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_engine_has_its_own_preset() {
        assert_eq!(PageDialectName::ALL.map(|name| PageDialect::preset(name).name), PageDialectName::ALL);
    }

    /// Google's documentation lists `nocache` as unused ([google-robots-meta]). No other engine documents that it ignores a directive.
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
