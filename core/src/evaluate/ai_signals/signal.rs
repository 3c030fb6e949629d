//! The words of an entry: which signal, about which use, and what it says.

use crate::crawlers::CrawlerClass;
use crate::names::names;
use crate::sources::{self, Reference};

names! {
    // [rsl-standard].
    /// A signal about AI; of signals of one kind, those of the page itself come first. A "record" is one of robots.txt, an
    /// "element" one of the document.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::AiSignal;
    ///
    /// assert_eq!(AiSignal::TdmReservationMeta.as_str(), "tdm-reservation-meta");
    /// ```
    #[non_exhaustive]
    pub enum AiSignal {
        /// A group of robots.txt for a product token that stands for a use ([google-common-crawlers], [openai-crawlers], [yandex-fast-answers]).
        ProductToken = "product-token",
        /// The group for `*`, where no group names such a token (H13).
        WildcardGroup = "wildcard-group",
        /// A group of robots.txt for the training of models instead of a crawler; a draft, of which no copy could be read
        /// ([training-preference-draft]).
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
        /// A licence of RSL inside of the document ([rsl-standard]).
        LicenseScript = "license-script",
        /// A link element to a licence of RSL ([rsl-standard]).
        LicenseElement = "license-element",
        /// A link to a licence of RSL in the headers ([rsl-standard]).
        LicenseHeader = "license-header",
        /// `License` in robots.txt ([rsl-standard]).
        LicenseRecord = "license-record",
        /// `noai` ([img2dataset-readme]).
        Noai = "noai",
        /// `noimageai` ([img2dataset-readme]).
        Noimageai = "noimageai",
        /// `noml` ([noml-convention]).
        Noml = "noml",
        /// `nosnippet`, where it is about answers, too ([google-robots-meta], [apple-applebot]).
        Nosnippet = "nosnippet",
        /// `max-snippet`, where it is about answers, too ([google-robots-meta]).
        MaxSnippet = "max-snippet",
        /// `noarchive`, where it is about AI ([bing-chat], [amazon-crawlers]).
        Noarchive = "noarchive",
        /// `nocache`, where it is about AI ([bing-chat]).
        Nocache = "nocache",
    }
}

names! {
    /// What content may be used for: an index and its results; input to a model that answers; training a model; anything that
    /// has to do with AI, or the same with images; text and data mining; or anything.
    ///
    /// ```
    /// use robotscope::evaluate::ai_signals::AiUsage;
    ///
    /// assert_eq!(AiUsage::AiInput.as_str(), "ai-input");
    /// ```
    #[non_exhaustive]
    pub enum AiUsage {
        /// An index and its results.
        Search = "search",
        /// Input to a model that answers.
        AiInput = "ai-input",
        /// Training a model.
        AiTraining = "ai-training",
        /// Anything that has to do with AI.
        Ai = "ai",
        /// The same with the page's images.
        ImagesForAi = "images-for-ai",
        /// Text and data mining.
        TextAndDataMining = "text-and-data-mining",
        /// Anything.
        Any = "any",
    }
}

names! {
    /// What a signal says of a use: it is allowed; it is not; it is allowed with some characters, or with URL, title and snippet;
    /// "immediate" or "reference" as Content-Signal has it; it has terms; the right to it is reserved, or is not; or several things
    /// are said, and no source says which counts.
    #[non_exhaustive]
    pub enum AiStance {
        /// It is allowed.
        Allowed = "allowed",
        /// It is not.
        Disallowed = "disallowed",
        /// It is allowed with so many characters: [`Statement::characters`](super::Statement::characters).
        Characters = "characters",
        /// It is allowed with URL, title and snippet ([bing-chat]).
        SnippetAlone = "snippet-alone",
        /// `use=immediate` of Content-Signal ([content-signals]).
        Immediate = "immediate",
        /// `use=reference` of Content-Signal ([content-signals]).
        Reference = "reference",
        /// It has terms.
        Licensed = "licensed",
        /// The right to it is reserved.
        Reserved = "reserved",
        /// The right to it is not reserved.
        NotReserved = "not-reserved",
        /// Several things are said, and no source says which counts.
        Conflicting = "conflicting",
    }
}

impl AiUsage {
    /// Whether it is what crawlers of a class do with content for AI, by what their operators say that they are for: those that
    /// train need to know nothing of answers, and those that search and answer nothing of training ([google-common-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]). What is said
    /// of a mere index is about nobody's use for AI ([content-signals]).
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
    fn a_crawler_is_told_of_what_it_does() {
        let concerned = |usage: AiUsage, classes: [CrawlerClass; 3]| classes.map(|class| usage.concerns(class));
        // Content-Signal tells search, answers and training apart ([content-signals]).
        let classes = [CrawlerClass::AiTraining, CrawlerClass::AiSearch, CrawlerClass::Search];
        assert_eq!(concerned(AiUsage::Search, classes), [false, false, false]);
        assert_eq!(concerned(AiUsage::AiInput, classes), [false, true, true]);
        assert_eq!(concerned(AiUsage::AiTraining, classes), [true, false, false]);
        assert_eq!(concerned(AiUsage::Ai, classes), [true, true, true]);
        // What archives keep is trained with; what nobody knows of may do anything.
        assert_eq!(
            concerned(AiUsage::AiInput, [CrawlerClass::Archive, CrawlerClass::Seo, CrawlerClass::Other]),
            [false, true, true]
        );
    }
}
