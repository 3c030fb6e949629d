//! Finds the word that a misspelt word probably means.

use strsim::osa_distance;

/// Returns the word among `words` that `written` probably means; `None` if no word is close enough. Ignores letter case, hyphens,
/// underscores and spaces. Accepts one error for every `letters_for_a_mistake` letters, but at most two errors, and no error in the first
/// letter.
pub fn nearest(written: &[u8], letters_for_a_mistake: usize, words: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    /// The maximum length of `written` in bytes. All known words are shorter, and computing the distance takes quadratic time.
    const LONGEST: usize = 40;
    let written = letters(std::str::from_utf8(written).ok().filter(|written| written.len() <= LONGEST)?);
    let most = (written.len() / letters_for_a_mistake).min(2);
    let mut best: Option<(usize, &'static str)> = None;
    for word in words {
        let meant = letters(word);
        if least_distance(written.chars(), meant.chars()) > most || meant.as_bytes().first() != written.as_bytes().first() {
            continue;
        }
        let distance = osa_distance(&written, &meant);
        if distance <= most && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, word));
        }
    }
    best.map(|(_, word)| word)
}

/// Returns a lower bound for the edit distance between two words, computed from their lengths and letters.
pub(crate) fn least_distance(one: impl Iterator<Item = char>, other: impl Iterator<Item = char>) -> usize {
    fn of(word: impl Iterator<Item = char>) -> (usize, u32) {
        word.fold((0, 0), |(count, set), letter| (count + 1, set | 1 << (u32::from(letter) & 31)))
    }
    let ((length, letters), (other_length, other_letters)) = (of(one), of(other));
    let missing = (letters & !other_letters).count_ones().max((other_letters & !letters).count_ones());
    usize::abs_diff(length, other_length).max(missing as usize)
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '-' | '_' | ' ')).map(|c| c.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lower_bound_never_exceeds_the_edit_distance() {
        let words =
            ["", "a", "noindex", "noidnex", "index", "googlebot", "maxsnippet", "ä", "äöü", "aab", "abb", "42", "Noindex"];
        for (one, other) in words.iter().flat_map(|one| words.map(|other| (*one, other))) {
            assert!(least_distance(one.chars(), other.chars()) <= osa_distance(one, other), "{one} {other}");
        }
        assert_eq!(least_distance("googlebot".chars(), "nofollow".chars()), 4);
        assert_eq!(least_distance("max".chars(), "maxsnippet".chars()), 7);
    }

    #[test]
    fn finds_a_word_despite_one_or_two_errors() {
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
