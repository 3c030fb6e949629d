/// When a lint looks at a text, if its severity is not set. What few people would act on has to be asked for.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::lint::{Code, Options, Severity};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a*");
/// assert!(robots.lint(&Options::default()).is_empty());
/// let options = Options { severities: vec![(Code::TrailingStar, Some(Severity::Info))], ..Options::default() };
/// assert_eq!(robots.lint(&options)[0].code, Code::TrailingStar);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Always.
    Always,
    /// Only where [`Options`](super::Options) name crawlers or dialects, because it is about few of them.
    ReadersNamed,
    /// Only where [`Options`](super::Options) give it a severity.
    Asked,
}

impl When {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::When::ReadersNamed.as_str(), "readers-named");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::ReadersNamed => "readers-named",
            Self::Asked => "asked",
        }
    }
}

/// How often a lint tells of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tells {
    /// Of each place.
    Each,
    /// Once, with the other places as labels and all fixes in one.
    Once,
}
