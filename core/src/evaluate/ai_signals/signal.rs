//! The words of an entry: which signal, about which use, and what it says.

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
