use crate::names::names;

names! {
    /// When a lint looks at a text, if its severity is not set: "always"; "readers-named", only where the options name crawlers or dialects,
    /// because it is about few of them; "asked", only where the options give it a severity, because few people would act on it.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::lint::{self, Code, Options, Severity};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a*");
    /// assert!(lint::lint(&robots, &Options::default()).is_empty());
    /// let options = Options { severities: vec![(Code::TrailingStar, Some(Severity::Info))], ..Options::default() };
    /// assert_eq!(lint::lint(&robots, &options)[0].code, Code::TrailingStar);
    /// ```
    // Exhaustive: what documents the lints has to say each.
    pub enum LintWhen {
        /// Always.
        Always = "always",
        /// Only where [`Options`](super::Options) name crawlers or dialects, because it is about few of them.
        ReadersNamed = "readers-named",
        /// Only where [`Options`](super::Options) give it a severity.
        Asked = "asked",
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
