use crate::names::names;

names! {
    /// A note for the user of a configuration: a module is needed; error pages do not get the header; letter case counts; headers
    /// of outer blocks are dropped; one location must contain everything; one line is sent, which some crawlers misread; only
    /// static files get the header; the middleware must come first; the element belongs in each page.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::ConfigNoteKind::UseFirst.as_str(), "use-first");
    /// ```
    #[non_exhaustive]
    pub enum ConfigNoteKind {
        /// mod_headers and `AllowOverride FileInfo` are required. The configuration does not test for the module, so Apache
        /// returns an error without it: a missing header would go unnoticed.
        NeedsModHeaders = "needs-mod-headers",
        /// The header is sent with successful responses, not with error pages, which are not indexed (`Header set`, [nginx-headers],
        /// [apache-headers]).
        NotWithErrors = "not-with-errors",
        /// The extension matches only in this letter case.
        CaseSensitive = "case-sensitive",
        /// The URL is matched, not the file: `/` does not match the extension `html`, although the server answers with
        /// `index.html`.
        ExtensionOfUrl = "extension-of-url",
        /// nginx drops headers of outer blocks in a block with an `add_header` of its own, so they must be repeated there
        /// ([nginx-headers], [apache-headers]).
        DropsInheritedHeaders = "drops-inherited-headers",
        /// Only one `location` of nginx answers a request. Settings of other blocks for these files (`proxy_pass`, `root` …) must be
        /// repeated in this block.
        OneLocationAnswers = "one-location-answers",
        /// IIS needs its URL Rewrite module.
        NeedsUrlRewrite = "needs-url-rewrite",
        /// The server sends one line. Crawlers that accept a bot's name only at the start of a line misread the rest ([vipnytt-parser],
        /// [rfc9110-field-lines]).
        JoinedIntoOneLine = "joined-into-one-line",
        /// The header is sent with static files, not with responses of functions.
        StaticFilesOnly = "static-files-only",
        /// The middleware must be used before the code that answers the request.
        UseFirst = "use-first",
        /// The element belongs in the head of each page; files other than HTML cannot contain it.
        InEachPage = "in-each-page",
    }
}
