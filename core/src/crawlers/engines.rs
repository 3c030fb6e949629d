//! Which engine a crawler is like; what that means is written where it is judged.

/// Whose way to judge a fetch it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AvailabilityName {
    /// [`RFC9309`](crate::availability::Availability::RFC9309)
    Rfc9309,
    /// [`GOOGLE`](crate::availability::Availability::GOOGLE)
    Google,
    /// [`YANDEX`](crate::availability::Availability::YANDEX)
    Yandex,
    /// [`AMAZON`](crate::availability::Availability::AMAZON)
    Amazon,
}

impl AvailabilityName {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Rfc9309, Self::Google, Self::Yandex, Self::Amazon];

    /// The name as it is written in data and in JavaScript.
    ///
    /// ```
    /// use robotscope::crawlers::AvailabilityName;
    ///
    /// assert_eq!(AvailabilityName::Rfc9309.as_str(), "rfc9309");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rfc9309 => "rfc9309",
            Self::Google => "google",
            Self::Yandex => "yandex",
            Self::Amazon => "amazon",
        }
    }
}

/// Whose way to read page-level directives it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PageDialectName {
    /// [`GENERAL`](crate::directives::PageDialect::GENERAL)
    General,
    /// [`GOOGLE`](crate::directives::PageDialect::GOOGLE)
    Google,
    /// [`BING`](crate::directives::PageDialect::BING)
    Bing,
    /// [`YANDEX`](crate::directives::PageDialect::YANDEX)
    Yandex,
    /// [`APPLE`](crate::directives::PageDialect::APPLE)
    Apple,
    /// [`AMAZON`](crate::directives::PageDialect::AMAZON)
    Amazon,
    /// [`MOJEEK`](crate::directives::PageDialect::MOJEEK)
    Mojeek,
    /// [`BAIDU`](crate::directives::PageDialect::BAIDU)
    Baidu,
    /// [`SEZNAM`](crate::directives::PageDialect::SEZNAM)
    Seznam,
    /// [`NAVER`](crate::directives::PageDialect::NAVER)
    Naver,
    /// [`OPENAI`](crate::directives::PageDialect::OPENAI)
    OpenAi,
}

impl PageDialectName {
    /// All presets.
    pub const ALL: [Self; 11] = [
        Self::General,
        Self::Google,
        Self::Bing,
        Self::Yandex,
        Self::Apple,
        Self::Amazon,
        Self::Mojeek,
        Self::Baidu,
        Self::Seznam,
        Self::Naver,
        Self::OpenAi,
    ];

    /// The name as it is written in data and in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::PageDialectName::General.as_str(), "general");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Google => "google",
            Self::Bing => "bing",
            Self::Yandex => "yandex",
            Self::Apple => "apple",
            Self::Amazon => "amazon",
            Self::Mojeek => "mojeek",
            Self::Baidu => "baidu",
            Self::Seznam => "seznam",
            Self::Naver => "naver",
            Self::OpenAi => "openai",
        }
    }

    /// Whose reading it is, for people.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::PageDialectName::Bing.title(), "Bing");
    /// ```
    pub const fn title(self) -> &'static str {
        match self {
            Self::General => "the common practice",
            Self::Google => "Google",
            Self::Bing => "Bing",
            Self::Yandex => "Yandex",
            Self::Apple => "Apple",
            Self::Amazon => "Amazon",
            Self::Mojeek => "Mojeek",
            Self::Baidu => "Baidu",
            Self::Seznam => "Seznam",
            Self::Naver => "Naver",
            Self::OpenAi => "OpenAI",
        }
    }
}
