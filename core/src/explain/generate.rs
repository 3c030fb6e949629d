use crate::generate::Note;

/// Says in English what the user of a generated configuration should know.
///
/// ```
/// use robotscope::explain::config_note;
/// use robotscope::generate::Note;
///
/// assert_eq!(config_note(Note::NeedsUrlRewrite), "IIS needs its URL Rewrite module for it.");
/// ```
pub fn config_note(note: Note) -> &'static str {
    match note {
        Note::NeedsModHeaders => "Apache needs mod_headers for it, and AllowOverride FileInfo in case of .htaccess.",
        Note::NotWithErrors => "Error pages come without the header; nobody indexes them.",
        Note::CaseSensitive => "The extension counts in this letter case only.",
        Note::ExtensionOfUrl => "The URL counts and not the file: / has no extension, even if index.html answers it.",
        Note::DropsInheritedHeaders => "nginx drops the headers of outer blocks where a block has its own: repeat them here.",
        Note::OneLocationAnswers => {
            "Only one location of nginx answers a request: what others say of these files must stand in this one, too."
        }
        Note::NeedsUrlRewrite => "IIS needs its URL Rewrite module for it.",
        Note::JoinedIntoOneLine => {
            "The server sends one line: whoever knows a bot’s name only at its start misreads what is for other bots."
        }
        Note::StaticFilesOnly => "Static files come with the header, and not what functions answer.",
        Note::UseFirst => "Use it before whatever answers the request.",
        Note::InEachPage => "It belongs into the head of each page; files other than HTML need the header.",
    }
}
