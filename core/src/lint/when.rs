use crate::names::names;

names! {
    /// The default condition for running a lint.
    ///
    /// - "always": no condition.
    /// - "readers-named": only if the options name crawlers or dialects, because the lint affects only a few of them.
    /// - "configured": only if the options set the lint's severity, because few users would act on it.
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
    // Not `#[non_exhaustive]`: the documentation of lints must cover each variant.
    pub enum LintWhen {
        /// Always.
        Always = "always",
        /// Only if [`Options`](super::Options) name crawlers or dialects, because the lint affects only a few crawlers.
        ReadersNamed = "readers-named",
        /// Only if [`Options`](super::Options) set the lint's severity.
        Configured = "configured",
    }
}

/// The number of diagnostics that a lint reports: one for each occurrence, or one per text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frequency {
    /// Once for each occurrence.
    EachPlace,
    /// Once per text. Further occurrences become labels, and one fix changes all occurrences.
    OncePerText,
}
