//! The vocabulary for statements: signals, uses and stances.

use crate::crawlers::CrawlerClass;
use crate::names::names;
use crate::sources::{self, Reference};

names! {
    // Source: [rsl-standard].
    /// A signal about AI. In the names, "record" refers to robots.txt and "element" to the document.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::AiSignal;
    ///
    /// assert_eq!(AiSignal::TdmReservationMeta.as_str(), "tdm-reservation-meta");
    /// ```
    #[non_exhaustive]
    pub enum AiSignal {
        /// A group in robots.txt for a product token that represents a use ([google-common-crawlers], [openai-crawlers],
        /// [yandex-fast-answers]).
        ProductToken = "product-token",
        /// The `*` group, if no group names the crawler's product token.
        WildcardGroup = "wildcard-group",
        /// A group in robots.txt that addresses the training of models instead of a crawler. Defined in a draft whose text was not
        /// available ([training-preference-draft]).
        TrainingPreference = "training-preference",
        /// `Content-Signal` in robots.txt ([content-signals]).
        ContentSignal = "content-signal",
        /// `Content-Signal` in the headers ([content-signals]).
        ContentSignalHeader = "content-signal-header",
        /// `Content-Usage` in robots.txt ([aipref-attach], [aipref-vocab]).
        ContentUsage = "content-usage",
        /// `Content-Usage` in the headers ([aipref-attach], [aipref-vocab]).
        ContentUsageHeader = "content-usage-header",
        /// A meta element `tdm-reservation` ([tdm-rep]).
        TdmReservationMeta = "tdm-reservation-meta",
        /// The header `tdm-reservation` ([tdm-rep]).
        TdmReservationHeader = "tdm-reservation-header",
        /// An RSL licence embedded in the document ([rsl-standard]).
        LicenseScript = "license-script",
        /// A link element to an RSL licence ([rsl-standard]).
        LicenseElement = "license-element",
        /// A link to an RSL licence in the headers ([rsl-standard]).
        LicenseHeader = "license-header",
        /// `License` in robots.txt ([rsl-standard]).
        LicenseRecord = "license-record",
        /// `noai` ([img2dataset-readme]).
        Noai = "noai",
        /// `noimageai` ([img2dataset-readme]).
        Noimageai = "noimageai",
        /// `noml` ([noml-convention]).
        Noml = "noml",
        /// `nosnippet`, in engines that also apply it to AI answers ([google-robots-meta], [apple-applebot]).
        Nosnippet = "nosnippet",
        /// `max-snippet`, in engines that also apply it to AI answers ([google-robots-meta]).
        MaxSnippet = "max-snippet",
        /// `noarchive`, in engines that apply it to AI ([bing-chat], [amazon-crawlers]).
        Noarchive = "noarchive",
        /// `nocache`, in engines that apply it to AI ([bing-chat]).
        Nocache = "nocache",
    }
}

names! {
    /// A use of content.
    ///
    /// - "search": for a search index and its results.
    /// - "ai-input": as input when a model answers.
    /// - "ai-training": to train a model.
    /// - "ai": any use for AI.
    /// - "images-for-ai": any use of the page's images for AI.
    /// - "text-and-data-mining": text and data mining.
    /// - "any": any use.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::AiUsage;
    ///
    /// assert_eq!(AiUsage::AiInput.as_str(), "ai-input");
    /// ```
    #[non_exhaustive]
    pub enum AiUsage {
        /// Use in a search index and its results.
        Search = "search",
        /// Use as input when a model answers.
        AiInput = "ai-input",
        /// Use to train a model.
        AiTraining = "ai-training",
        /// Any use for AI.
        Ai = "ai",
        /// Any use of the page's images for AI.
        ImagesForAi = "images-for-ai",
        /// Text and data mining.
        TextAndDataMining = "text-and-data-mining",
        /// Any use.
        Any = "any",
    }
}

names! {
    /// A signal's stance on a use.
    ///
    /// - "allowed" and "disallowed".
    /// - "characters": allowed with a maximum number of characters.
    /// - "snippet-alone": allowed only with URL, title and snippet.
    /// - "immediate" and "reference": as in Content-Signal.
    /// - "licensed": subject to a licence.
    /// - "reserved" and "not-reserved": the right to the use is reserved, or not.
    /// - "conflicting": several statements conflict, and no source defines which of them counts.
    #[non_exhaustive]
    pub enum AiStance {
        /// The use is allowed.
        Allowed = "allowed",
        /// The use is not allowed.
        Disallowed = "disallowed",
        /// The use is allowed with this many characters (see [`Statement::characters`](super::Statement::characters)).
        Characters = "characters",
        /// Only URL, title and snippet may be used ([bing-chat]).
        SnippetAlone = "snippet-alone",
        /// `use=immediate` in Content-Signal ([content-signals]).
        Immediate = "immediate",
        /// `use=reference` in Content-Signal ([content-signals]).
        Reference = "reference",
        /// The use is subject to a licence.
        Licensed = "licensed",
        /// The right to this use is reserved.
        Reserved = "reserved",
        /// The right to this use is not reserved.
        NotReserved = "not-reserved",
        /// Several statements conflict, and no source defines which of them counts.
        Conflicting = "conflicting",
    }
}

impl AiUsage {
    /// Returns `true` if statements about this use concern crawlers in a class. Statements about AI answers do not concern crawlers for AI
    /// training and archives. Statements about AI training do not concern crawlers for search, AI search and AI users' requests
    /// ([google-common-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]). Statements about a
    /// search index do not concern any class, because a search index alone is not a use for AI ([content-signals]).
    ///
    /// ```
    /// use robotscope::crawlers::CrawlerClass;
    /// use robotscope::evaluate::ai_signals::AiUsage;
    ///
    /// assert!(AiUsage::AiTraining.concerns(CrawlerClass::AiTraining));
    /// assert!(!AiUsage::AiTraining.concerns(CrawlerClass::AiSearch));
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

impl AiSignal {
    /// Returns the document that defines the signal; `None` for directives, which no standard defines.
    ///
    /// ```
    /// use robotscope::{evaluate::ai_signals::AiSignal, sources};
    ///
    /// assert_eq!(AiSignal::LicenseRecord.source(), Some(sources::RSL_STANDARD));
    /// ```
    pub const fn source(self) -> Option<&'static Reference> {
        match self {
            Self::ProductToken | Self::WildcardGroup => Some(sources::RFC9309_AGENTS),
            Self::TrainingPreference => Some(sources::TRAINING_PREFERENCE_DRAFT),
            Self::ContentSignal | Self::ContentSignalHeader => Some(sources::CONTENT_SIGNALS),
            Self::ContentUsage | Self::ContentUsageHeader => Some(sources::AIPREF_ATTACH),
            Self::TdmReservationMeta | Self::TdmReservationHeader => Some(sources::TDM_REP),
            Self::LicenseScript | Self::LicenseElement | Self::LicenseHeader | Self::LicenseRecord => Some(sources::RSL_STANDARD),
            Self::Noai | Self::Noimageai | Self::Noml | Self::Nosnippet | Self::MaxSnippet | Self::Noarchive | Self::Nocache => {
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ai_usage_statements_apply_only_to_crawler_classes_that_may_use_pages_this_way() {
        let concerned = |usage: AiUsage, classes: [CrawlerClass; 3]| classes.map(|class| usage.concerns(class));
        // Content-Signal has separate signals for search, answers and training ([content-signals]).
        let classes = [CrawlerClass::AiTraining, CrawlerClass::AiSearch, CrawlerClass::Search];
        assert_eq!(concerned(AiUsage::Search, classes), [false, false, false]);
        assert_eq!(concerned(AiUsage::AiInput, classes), [false, true, true]);
        assert_eq!(concerned(AiUsage::AiTraining, classes), [true, false, false]);
        assert_eq!(concerned(AiUsage::Ai, classes), [true, true, true]);
        // Archives may be used for training, but not for answers. It is unknown how SEO tools and other crawlers use pages, so statements
        // about answers concern these crawlers.
        assert_eq!(
            concerned(AiUsage::AiInput, [CrawlerClass::Archive, CrawlerClass::Seo, CrawlerClass::Other]),
            [false, true, true]
        );
    }
}
