//! Which word was probably meant.

use strsim::osa_distance;

/// The word that was probably meant: letters in any case, hyphens, underscores and spaces aside. For so many letters one may be
/// wrong, but no more than two, and never the first.
pub(crate) fn nearest(
    written: &[u8],
    letters_for_a_mistake: usize,
    words: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    /// No name is longer, mistakes included; the distance takes time with the square of the length.
    const LONGEST: usize = 40;
    let written = letters(std::str::from_utf8(written).ok().filter(|written| written.len() <= LONGEST)?);
    let most = (written.len() / letters_for_a_mistake).min(2);
    let mut best: Option<(usize, &'static str)> = None;
    for word in words {
        let meant = letters(word);
        if meant.len().abs_diff(written.len()) > most || meant.as_bytes().first() != written.as_bytes().first() {
            continue;
        }
        let distance = osa_distance(&written, &meant);
        if distance <= most && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, word));
        }
    }
    best.map(|(_, word)| word)
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '-' | '_' | ' ')).map(|c| c.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_may_be_wrong() {
        let nearest = |written: &str| nearest(written.as_bytes(), 4, ["Disallow", "Allow", "User-agent"].into_iter());
        assert_eq!(nearest("disllow"), Some("Disallow"));
        assert_eq!(nearest("dislalow"), Some("Disallow"));
        assert_eq!(nearest("user_agnet"), Some("User-agent"));
        assert_eq!(nearest("alow"), Some("Allow"));
        for other in ["", "al", "deny", "isallow", "Disallow-all-of-it", &"a".repeat(100)] {
            assert_eq!(nearest(other), None, "{other}");
        }
    }
}
