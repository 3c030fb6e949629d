use crate::names::names;

names! {
    /// The default condition under which a lint runs: "always"; "readers-named", only if the options name crawlers or dialects,
    /// because the lint concerns few of them; "asked", only if the options set the lint's severity, because few people would act
    /// on it.
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
    // Exhaustive: the documentation of lints must cover each variant.
    pub enum LintWhen {
        /// Always.
        Always = "always",
        /// Only if [`Options`](super::Options) name crawlers or dialects, because the lint affects few crawlers.
        ReadersNamed = "readers-named",
        /// Only if [`Options`](super::Options) set the lint's severity.
        Asked = "asked",
    }
}

/// The number of diagnostics per text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tells {
    /// One diagnostic for each place.
    Each,
    /// One diagnostic per text, with the other places as labels and one fix for all of them.
    Once,
}
