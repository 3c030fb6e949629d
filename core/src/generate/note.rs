use crate::names::names;

names! {
    /// A note to the user about a configuration, such as a required module, or a limit of the server.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::ConfigNoteKind::UseFirst.as_str(), "use-first");
    /// ```
    #[non_exhaustive]
    pub enum ConfigNoteKind {
        /// mod_headers and `AllowOverride FileInfo` are required. The configuration deliberately does not test for the module. Without the
        /// module, Apache returns an error; with a test, the missing header would go unnoticed.
        NeedsModHeaders = "needs-mod-headers",
        /// The header is sent with successful responses. Error pages do not get the header, but are not indexed anyway (`Header set`,
        /// [nginx-headers], [apache-headers]).
        NotWithErrors = "not-with-errors",
        /// The extension matches only in this letter case.
        CaseSensitive = "case-sensitive",
        /// The extension is compared with the URL, not with the file. `/` therefore does not match the extension `html`, even if the server
        /// responds with `index.html`.
        ExtensionOfUrl = "extension-of-url",
        /// In nginx, a block with its own `add_header` does not inherit the headers of outer blocks, so the headers must be repeated in the
        /// block ([nginx-headers], [apache-headers]).
        DropsInheritedHeaders = "drops-inherited-headers",
        /// nginx uses only one `location` per request. Settings for these files in other blocks, such as `proxy_pass` and `root`, must be
        /// repeated in this block.
        OneLocationAnswers = "one-location-answers",
        /// IIS needs its URL Rewrite module.
        NeedsUrlRewrite = "needs-url-rewrite",
        /// The server sends a single line. Crawlers that accept a bot name only at the start of a line misread the rest ([vipnytt-parser],
        /// [rfc9110-field-lines]).
        JoinedIntoOneLine = "joined-into-one-line",
        /// The header is sent with static files, but not with responses from functions.
        StaticFilesOnly = "static-files-only",
        /// The middleware must be before the code that responds to the request.
        UseFirst = "use-first",
        /// The element belongs in each page's head. Files other than HTML cannot contain it.
        InEachPage = "in-each-page",
    }
}
