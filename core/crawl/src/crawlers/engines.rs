//! The names of availability policies and page dialects. The modules `availability` and `directives` define the behaviour.

use crate::names::names;

names! {
    /// The name of an engine's availability policy, which defines the effect of responses to robots.txt.
    ///
    /// ```
    /// use robotscope::crawlers::AvailabilityName;
    ///
    /// assert_eq!(AvailabilityName::Rfc9309.as_str(), "rfc9309");
    /// ```
    #[non_exhaustive]
    pub enum AvailabilityName {
        /// [`RFC9309`](crate::availability::Availability::RFC9309)
        Rfc9309 = "rfc9309",
        /// [`GOOGLE`](crate::availability::Availability::GOOGLE)
        Google = "google",
        /// [`YANDEX`](crate::availability::Availability::YANDEX)
        Yandex = "yandex",
        /// [`AMAZON`](crate::availability::Availability::AMAZON)
        Amazon = "amazon",
    }

    /// The name of an engine's dialect for page-level directives. "general" is common practice; it is assumed for operators that document
    /// nothing.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::PageDialectName::General.as_str(), "general");
    /// ```
    #[non_exhaustive]
    pub enum PageDialectName {
        /// `directives::PageDialect::GENERAL`
        General = "general",
        /// `directives::PageDialect::GOOGLE`
        Google = "google",
        /// `directives::PageDialect::BING`
        Bing = "bing",
        /// `directives::PageDialect::YANDEX`
        Yandex = "yandex",
        /// `directives::PageDialect::APPLE`
        Apple = "apple",
        /// `directives::PageDialect::AMAZON`
        Amazon = "amazon",
        /// `directives::PageDialect::MOJEEK`
        Mojeek = "mojeek",
        /// `directives::PageDialect::BAIDU`
        Baidu = "baidu",
        /// `directives::PageDialect::SEZNAM`
        Seznam = "seznam",
        /// `directives::PageDialect::NAVER`
        Naver = "naver",
        /// `directives::PageDialect::OPENAI`
        OpenAi = "openai",
        /// `directives::PageDialect::IMG2DATASET`
        Img2dataset = "img2dataset",
    }
}
