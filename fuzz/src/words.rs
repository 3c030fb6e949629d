//! Loads the messages in every language, and checks sentences for gaps.

use std::fs;
use std::sync::OnceLock;

use robotscope::explain::{Language, Messages};

/// Returns the messages in every language; English is first.
pub fn languages() -> &'static [Messages] {
    static LANGUAGES: OnceLock<Vec<Messages>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let translated = Language::ALL.into_iter().filter(|language| *language != Language::English);
        [Messages::ENGLISH].into_iter().chain(translated.map(messages)).collect()
    })
}

fn messages(language: Language) -> Messages {
    let folder = format!("{}/../core/data/messages/{}", env!("CARGO_MANIFEST_DIR"), language.as_str());
    let files = fs::read_dir(folder).expect("a folder for each language").map(|file| file.expect("a file").path());
    Messages::parse(language, files.map(|file| fs::read_to_string(file).expect("messages")).collect::<String>())
}

/// Asserts that a sentence has no gap, such as empty quotation marks, nothing after a colon, line 0, or the placeholder “something”.
///
/// Skips the check if one of the `texts` contains quotation marks, because the sentence may quote that text. Ignores gaps in `path`,
/// because the sentence may contain the path without quotation marks.
pub fn assert_complete(sentence: &str, texts: &[&[u8]], path: &str) {
    const QUOTES: [&str; 4] = ["“", "”", "„", "‟"];
    let is_quoting = |text: &&[u8]| QUOTES.iter().any(|quote| text.windows(quote.len()).any(|window| window == quote.as_bytes()));
    if texts.iter().any(is_quoting) {
        return;
    }
    // Search only the text outside quotation marks, because the quoted text is not from the messages.
    let (mut ours, mut is_inside, mut quoted) = (String::new(), false, String::new());
    for character in sentence.chars() {
        match character {
            '„' => (is_inside, quoted) = (true, String::new()),
            '“' if !is_inside => (is_inside, quoted) = (true, String::new()),
            '“' | '”' => {
                assert!(!quoted.is_empty(), "empty quotation marks: {sentence}");
                is_inside = false;
                ours.push('x');
            }
            _ if is_inside => quoted.push(character),
            _ => ours.push(character),
        }
    }
    // Sentences shorten a path to its first 120 characters.
    let path: String = path.chars().take(120).collect();
    let ours = if path.is_empty() { ours } else { ours.replace(&path, "x") };
    let ours = ours.trim();
    const GAPS: [&str; 11] = [": .", ":.", "：。", "()", "( )", ", .", ",.", " ,", "line 0,", "Zeile 0,", "第 0 行"];
    const GENERIC: [&str; 4] = [": something.", ": etwas.", "undefined", "{ $"];
    for gap in GAPS.iter().chain(&GENERIC) {
        assert!(!ours.contains(gap), "“{gap}” in: {sentence}");
    }
    assert!(!ours.is_empty() && !ours.ends_with([':', '：', ',']), "unfinished: {sentence}");
}
