//! The words of an entry: which signal, about which use, and what it says.

use crate::crawlers::CrawlerClass;
use crate::sources::{self, Reference};

/// A signal about AI. Of signals of one kind, those of the page itself come first (fact C66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AiSignal {
    /// A group of robots.txt for a product token that stands for a use (facts C60, C43, B39).
    ProductToken,
    /// The group for `*`, where no group names such a token (H13).
    WildcardGroup,
    /// `Content-Signal` in robots.txt (fact C63).
    ContentSignal,
    /// `Content-Usage` in robots.txt (facts C64, C69, C70).
    ContentUsage,
    /// `Content-Usage` in the headers (facts C64, C69).
    ContentUsageHeader,
    /// A meta element `tdm-reservation` (fact C65).
    TdmReservationMeta,
    /// The header `tdm-reservation` (fact C65).
    TdmReservationHeader,
    /// A licence of RSL inside of the document (fact C66).
    LicenseScript,
    /// A link element to a licence of RSL (fact C66).
    LicenseElement,
    /// A link to a licence of RSL in the headers (fact C66).
    LicenseHeader,
    /// `License` in robots.txt (fact C66).
    LicenseRecord,
    /// `noai` (fact C61).
    Noai,
    /// `noimageai` (fact C61).
    Noimageai,
    /// `noml` (fact C62).
    Noml,
    /// `nosnippet`, where it is about answers, too (facts C11, C50).
    Nosnippet,
    /// `max-snippet`, where it is about answers, too (fact C11).
    MaxSnippet,
    /// `noarchive`, where it is about AI (facts C23, C53).
    Noarchive,
    /// `nocache`, where it is about AI (fact C23).
    Nocache,
}

/// What content may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Usage {
    /// An index and its results.
    Search,
    /// Input to a model that answers.
    AiInput,
    /// Training a model.
    AiTraining,
    /// Anything that has to do with AI.
    Ai,
    /// The same with the page's images.
    ImagesForAi,
    /// Text and data mining.
    TextAndDataMining,
    /// Anything.
    Any,
}

/// What a signal says of a use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    /// It is allowed.
    Allowed,
    /// It is not.
    Disallowed,
    /// It is allowed with so many characters.
    Characters(u32),
    /// It is allowed with URL, title and snippet (fact C23).
    SnippetAlone,
    /// `use=immediate` of Content-Signal (fact C63).
    Immediate,
    /// `use=reference` of Content-Signal (fact C63).
    Reference,
    /// It has terms.
    Licensed,
    /// The right to it is reserved.
    Reserved,
    /// The right to it is not reserved.
    NotReserved,
    /// Several things are said, and no source says which counts.
    Conflicting,
}

impl AiSignal {
    /// The document that defines it; nothing where its meaning differs by engine, whose document says so.
    ///
    /// ```
    /// use robotscope::{evaluate::ai_signals::AiSignal, sources};
    ///
    /// assert_eq!(AiSignal::LicenseRecord.source(), Some(sources::RSL_STANDARD));
    /// ```
    pub const fn source(self) -> Option<&'static Reference> {
        match self {
            Self::ProductToken | Self::WildcardGroup => Some(sources::RFC9309_AGENTS),
            Self::ContentSignal => Some(sources::CONTENT_SIGNALS),
            Self::ContentUsage | Self::ContentUsageHeader => Some(sources::AIPREF_ATTACH),
            Self::TdmReservationMeta | Self::TdmReservationHeader => Some(sources::TDM_REP),
            Self::LicenseScript | Self::LicenseElement | Self::LicenseHeader | Self::LicenseRecord => Some(sources::RSL_STANDARD),
            Self::Noai | Self::Noimageai | Self::Noml | Self::Nosnippet | Self::MaxSnippet | Self::Noarchive | Self::Nocache => {
                None
            }
        }
    }

    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::AiSignal;
    ///
    /// assert_eq!(AiSignal::TdmReservationMeta.as_str(), "tdm-reservation-meta");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ProductToken => "product-token",
            Self::WildcardGroup => "wildcard-group",
            Self::ContentSignal => "content-signal",
            Self::ContentUsage => "content-usage",
            Self::ContentUsageHeader => "content-usage-header",
            Self::TdmReservationMeta => "tdm-reservation-meta",
            Self::TdmReservationHeader => "tdm-reservation-header",
            Self::LicenseScript => "license-script",
            Self::LicenseElement => "license-element",
            Self::LicenseHeader => "license-header",
            Self::LicenseRecord => "license-record",
            Self::Noai => "noai",
            Self::Noimageai => "noimageai",
            Self::Noml => "noml",
            Self::Nosnippet => "nosnippet",
            Self::MaxSnippet => "max-snippet",
            Self::Noarchive => "noarchive",
            Self::Nocache => "nocache",
        }
    }
}

impl Usage {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::Usage;
    ///
    /// assert_eq!(Usage::AiInput.as_str(), "ai-input");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::AiInput => "ai-input",
            Self::AiTraining => "ai-training",
            Self::Ai => "ai",
            Self::ImagesForAi => "images-for-ai",
            Self::TextAndDataMining => "text-and-data-mining",
            Self::Any => "any",
        }
    }

    /// Whether it is what crawlers of a class do with content for AI, by what their operators say that they are for: those that
    /// train need to know nothing of answers, and those that search and answer nothing of training (facts B39, C58). What is said
    /// of a mere index is about nobody's use for AI (fact C63).
    ///
    /// ```
    /// use robotscope::crawlers::CrawlerClass;
    /// use robotscope::evaluate::ai_signals::Usage;
    ///
    /// assert!(Usage::AiTraining.concerns(CrawlerClass::AiTraining));
    /// assert!(!Usage::AiTraining.concerns(CrawlerClass::AiSearch));
    /// ```
    pub const fn concerns(self, class: CrawlerClass) -> bool {
        match (class, self) {
            (_, Self::Search) => false,
            (CrawlerClass::AiTraining | CrawlerClass::Archive, usage) => !matches!(usage, Self::AiInput),
            (CrawlerClass::Search | CrawlerClass::AiSearch | CrawlerClass::AiUserFetch, usage) => {
                !matches!(usage, Self::AiTraining)
            }
            _ => true,
        }
    }
}

impl Stance {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::Stance;
    ///
    /// assert_eq!(Stance::Characters(50).as_str(), "characters");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Allowed => "allowed",
            Self::Disallowed => "disallowed",
            Self::Characters(_) => "characters",
            Self::SnippetAlone => "snippet-alone",
            Self::Immediate => "immediate",
            Self::Reference => "reference",
            Self::Licensed => "licensed",
            Self::Reserved => "reserved",
            Self::NotReserved => "not-reserved",
            Self::Conflicting => "conflicting",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crawler_is_told_of_what_it_does() {
        let concerned = |usage: Usage, classes: [CrawlerClass; 3]| classes.map(|class| usage.concerns(class));
        // Content-Signal tells search, answers and training apart (fact C63).
        let classes = [CrawlerClass::AiTraining, CrawlerClass::AiSearch, CrawlerClass::Search];
        assert_eq!(concerned(Usage::Search, classes), [false, false, false]);
        assert_eq!(concerned(Usage::AiInput, classes), [false, true, true]);
        assert_eq!(concerned(Usage::AiTraining, classes), [true, false, false]);
        assert_eq!(concerned(Usage::Ai, classes), [true, true, true]);
        // What archives keep is trained with; what nobody knows of may do anything.
        assert_eq!(
            concerned(Usage::AiInput, [CrawlerClass::Archive, CrawlerClass::Seo, CrawlerClass::Other]),
            [false, true, true]
        );
    }
}
