use crate::names::names;

names! {
    /// What the user of a configuration should know: a module is needed; error pages do not get the header; letter case counts;
    /// headers of outer blocks are dropped; one location must hold all; one line is sent, which not everybody reads; only static
    /// files get the header; it must come first; it belongs in each page.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::ConfigNoteKind::UseFirst.as_str(), "use-first");
    /// ```
    #[non_exhaustive]
    pub enum ConfigNoteKind {
        /// mod_headers must be there, and `AllowOverride FileInfo`. Without the module Apache answers with an error rather than
        /// without the header, which nobody would notice.
        NeedsModHeaders = "needs-mod-headers",
        /// The header comes with what the server finds, not with error pages, which nobody indexes (`Header set`, [nginx-headers], [apache-headers]).
        NotWithErrors = "not-with-errors",
        /// The extension counts in this letter case only.
        CaseSensitive = "case-sensitive",
        /// The URL counts, not the file: `/` is no HTML file here, though `index.html` answers it.
        ExtensionOfUrl = "extension-of-url",
        /// nginx sends no header of outer blocks where a block has an `add_header` of its own ([nginx-headers], [apache-headers]): repeat them.
        DropsInheritedHeaders = "drops-inherited-headers",
        /// Only one `location` of nginx answers a request: what other blocks say of these files (`proxy_pass`, `root` …) must stand
        /// in this one, too.
        OneLocationAnswers = "one-location-answers",
        /// IIS needs its URL Rewrite module.
        NeedsUrlRewrite = "needs-url-rewrite",
        /// The server sends one line. Who knows a bot's name only at the start of a line misreads the others ([vipnytt-parser], [rfc9110-field-lines]).
        JoinedIntoOneLine = "joined-into-one-line",
        /// The header comes with static files, not with what functions answer.
        StaticFilesOnly = "static-files-only",
        /// It must be used before whatever answers the request.
        UseFirst = "use-first",
        /// It belongs in the head of each page; other files than HTML have none.
        InEachPage = "in-each-page",
    }
}
