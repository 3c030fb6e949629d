/// What the user of a configuration should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// mod_headers must be there, and `AllowOverride FileInfo`. Without the module Apache answers with an error rather than
    /// without the header, which nobody would notice.
    NeedsModHeaders,
    /// The header comes with what the server finds, not with error pages, which nobody indexes (`Header set`, fact F8).
    NotWithErrors,
    /// The extension counts in this letter case only.
    CaseSensitive,
    /// The URL counts, not the file: `/` is no HTML file here, though `index.html` answers it.
    ExtensionOfUrl,
    /// nginx sends no header of outer blocks where a block has an `add_header` of its own (fact F8): repeat them.
    DropsInheritedHeaders,
    /// Only one `location` of nginx answers a request: what other blocks say of these files (`proxy_pass`, `root` …) must stand
    /// in this one, too.
    OneLocationAnswers,
    /// IIS needs its URL Rewrite module.
    NeedsUrlRewrite,
    /// The server sends one line. Who knows a bot's name only at the start of a line misreads the others (facts F3, F4).
    JoinedIntoOneLine,
    /// The header comes with static files, not with what functions answer.
    StaticFilesOnly,
    /// It must be used before whatever answers the request.
    UseFirst,
    /// It belongs in the head of each page; other files than HTML have none.
    InEachPage,
}

impl Note {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::Note::UseFirst.as_str(), "use-first");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NeedsModHeaders => "needs-mod-headers",
            Self::NotWithErrors => "not-with-errors",
            Self::CaseSensitive => "case-sensitive",
            Self::ExtensionOfUrl => "extension-of-url",
            Self::DropsInheritedHeaders => "drops-inherited-headers",
            Self::OneLocationAnswers => "one-location-answers",
            Self::NeedsUrlRewrite => "needs-url-rewrite",
            Self::JoinedIntoOneLine => "joined-into-one-line",
            Self::StaticFilesOnly => "static-files-only",
            Self::UseFirst => "use-first",
            Self::InEachPage => "in-each-page",
        }
    }
}
