//! The names of directives.

use super::intent::{meant_by_equals, permits};
use crate::names::names;
use crate::nearest::least_distance;
use strsim::osa_distance;

names! {
    /// A directive that at least one engine reads or read in the past.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveName::MaxSnippet.as_str(), "max-snippet");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveName {
        /// `all`: no restriction.
        All = "all",
        /// `index`: the opposite of `noindex`.
        Index = "index",
        /// `follow`: the opposite of `nofollow`.
        Follow = "follow",
        /// `noindex`: the page is not listed in results.
        Noindex = "noindex",
        /// `nofollow`: the page's links are not followed.
        Nofollow = "nofollow",
        /// `none`: `noindex` and `nofollow`.
        None = "none",
        /// `archive`: the opposite of `noarchive`.
        Archive = "archive",
        /// `noarchive`: no cached copy is offered. Engines add different meanings ([wikipedia-robots-txt], [google-robots-meta]).
        Noarchive = "noarchive",
        /// `nocache`: the same as `noarchive`, but with a different meaning for Bing ([bing-chat]).
        Nocache = "nocache",
        /// `nosnippet`: results contain no text from the page and no video preview.
        Nosnippet = "nosnippet",
        /// `noodp`: no description from the Open Directory.
        Noodp = "noodp",
        /// `noydir`: no description from Yahoo's directory.
        Noydir = "noydir",
        /// `noyaca`: no automatic description in Yandex.
        Noyaca = "noyaca",
        /// `notranslate`: no translation is offered.
        Notranslate = "notranslate",
        /// `noimageindex`: images on the page are not indexed.
        Noimageindex = "noimageindex",
        /// `indexifembedded`: despite `noindex`, the content may be indexed where other pages embed it.
        Indexifembedded = "indexifembedded",
        /// `max-snippet: 50`: at most this many characters of text.
        MaxSnippet = "max-snippet",
        /// `max-image-preview: large`: the largest image preview.
        MaxImagePreview = "max-image-preview",
        /// `max-video-preview: 30`: at most this many seconds of video.
        MaxVideoPreview = "max-video-preview",
        /// `unavailable_after: 2027-01-01`: the page is not listed in results after this date.
        UnavailableAfter = "unavailable_after",
        /// `nositelinkssearchbox`: results contain no search box for the site.
        Nositelinkssearchbox = "nositelinkssearchbox",
        /// `nopagereadaloud`: the page is not read aloud.
        Nopagereadaloud = "nopagereadaloud",
        /// `noai`: the page is not used for AI.
        Noai = "noai",
        /// `noimageai`: images on the page are not used for AI.
        Noimageai = "noimageai",
        /// `noml`: the page is not used for machine learning.
        Noml = "noml",
    }

    /// The kind of value after a directive's colon: nothing, a number, "none", "standard" or "large", or a date.
    pub enum ValueKind {
        /// No value.
        None = "none",
        /// A number; `-1` means no limit ([google-robots-meta]).
        Limit = "limit",
        /// `none`, `standard` or `large`.
        ImagePreview = "image-preview",
        /// A date ([rfc5322-dates], [rfc9110-dates]).
        Date = "date",
    }
}

impl DirectiveName {
    /// Returns the directive with this name, ignoring letter case ([google-robots-meta-old]).
    ///
    /// ```
    /// use robotscope::directives::DirectiveName;
    ///
    /// assert_eq!(DirectiveName::recognise(b"NoIndex"), Some(DirectiveName::Noindex));
    /// assert_eq!(DirectiveName::recognise(b"noopd"), None);
    /// ```
    pub fn recognise(word: &[u8]) -> Option<Self> {
        Self::ALL.into_iter().find(|name| word.eq_ignore_ascii_case(name.as_str().as_bytes()))
    }

    /// Returns the directive that an unknown word probably means, such as `noindex` for `no-index`, and `noodp` for `noopd`
    /// ([wikipedia-robots-txt]).
    ///
    /// ```
    /// use robotscope::directives::DirectiveName;
    ///
    /// assert_eq!(DirectiveName::suggestion(b"noopd"), Some(DirectiveName::Noodp));
    /// assert_eq!(DirectiveName::suggestion(b"No-Index"), Some(DirectiveName::Noindex));
    /// assert_eq!(DirectiveName::suggestion(b"max-audio-preview"), Some(DirectiveName::MaxVideoPreview));
    /// assert_eq!(DirectiveName::suggestion(b"googlebot"), None);
    /// ```
    pub fn suggestion(word: &[u8]) -> Option<Self> {
        if word.contains(&b'=') {
            return meant_by_equals(word);
        }
        // Do not suggest “index” for “deindex” or “follow” for “unfollow”, because these words forbid something.
        let may_be_meant = |name: &Self| !(permits(*name) && is_negated(word, name.as_str().as_bytes()));
        let is_letter = |character: &char| !matches!(character, '-' | '_' | ' ');
        let letters = |text: &str| text.chars().filter(is_letter).map(|letter| letter.to_ascii_lowercase()).collect::<String>();
        // Compare at most 32 bytes. Even misspelt directives are shorter, and computing the distance takes quadratic time.
        let word = letters(std::str::from_utf8(word.get(..word.len().min(32))?).ok()?);
        let distance = |name: Self| osa_distance(&word, &letters(name.as_str()));
        // At most a third of the letters may differ, and at most two: “bot” is not a misspelling of “none”. If the word begins like a
        // directive with a value, up to four may differ.
        let most = (word.len() / 3).min(4);
        let may_be_near = |name: &Self| least_distance(word.chars(), name.as_str().chars().filter(is_letter)) <= most;
        let candidates = Self::ALL.into_iter().filter(may_be_near).filter(may_be_meant);
        // If two directives are equally close, prefer the directive that forbids something.
        let nearest = candidates.min_by_key(|name| (distance(*name), permits(*name)))?;
        let begins_so =
            nearest.value_kind() != ValueKind::None && ["max", "unavailable"].iter().any(|start| word.starts_with(start));
        (distance(nearest) <= most.min(if begins_so { 4 } else { 2 })).then_some(nearest)
    }

    /// Returns the directive that a word before a colon probably means; `None` if no directive is likely. The word could also be a bot's
    /// name, and bot names can resemble directives, as “yandex” resembles “index”. Therefore, suggests only directives that take a value,
    /// directives with exactly the same letters as the word, and directives before a space, where a comma may be missing.
    ///
    /// ```
    /// use robotscope::directives::DirectiveName;
    ///
    /// assert_eq!(DirectiveName::suggestion_for_scope(b"max-snippets"), Some(DirectiveName::MaxSnippet));
    /// assert_eq!(DirectiveName::suggestion_for_scope(b"no-index"), Some(DirectiveName::Noindex));
    /// assert_eq!(DirectiveName::suggestion_for_scope(b"noindex googlebot"), Some(DirectiveName::Noindex));
    /// assert_eq!(DirectiveName::suggestion_for_scope(b"yandex"), None);
    /// ```
    pub fn suggestion_for_scope(word: &[u8]) -> Option<Self> {
        let letters =
            |text: &[u8]| text.iter().filter(|byte| byte.is_ascii_alphabetic()).map(u8::to_ascii_lowercase).collect::<Vec<_>>();
        let is_same = |name: Self| letters(name.as_str().as_bytes()) == letters(word);
        let first_word = || word.split(u8::is_ascii_whitespace).next().and_then(Self::recognise);
        Self::suggestion(word).filter(|name| name.value_kind() != ValueKind::None || is_same(*name)).or_else(first_word)
    }

    /// Returns the kind of value after the directive's colon.
    ///
    /// ```
    /// use robotscope::directives::{DirectiveName, ValueKind};
    ///
    /// assert_eq!(DirectiveName::MaxSnippet.value_kind(), ValueKind::Limit);
    /// assert_eq!(DirectiveName::Noindex.value_kind(), ValueKind::None);
    /// ```
    pub const fn value_kind(self) -> ValueKind {
        match self {
            Self::MaxSnippet | Self::MaxVideoPreview => ValueKind::Limit,
            Self::MaxImagePreview => ValueKind::ImagePreview,
            Self::UnavailableAfter => ValueKind::Date,
            _ => ValueKind::None,
        }
    }
}

/// Returns `true` if a word consists of a prefix and a name. The prefix may negate the name, as in “deindex”.
fn is_negated(word: &[u8], name: &[u8]) -> bool {
    let at = word.len().checked_sub(name.len()).filter(|at| *at > 0);
    at.and_then(|at| word.get(at..)).is_some_and(|end| end.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_every_directive_name() {
        for (place, name) in DirectiveName::ALL.into_iter().enumerate() {
            assert_eq!(name as usize, place);
            assert_eq!(DirectiveName::recognise(name.as_str().to_uppercase().as_bytes()), Some(name));
            assert_eq!(DirectiveName::suggestion(name.as_str().as_bytes()), Some(name));
        }
    }

    #[test]
    fn the_prefilter_never_excludes_the_nearest_directive() {
        let mut state = 1_u32;
        let mut random = |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % below
        };
        for _ in 0..20_000 {
            let name = DirectiveName::ALL[random(DirectiveName::ALL.len())].as_str();
            let mut word: Vec<char> = name.chars().filter(|letter| letter.is_ascii_alphabetic()).collect();
            for _ in 0..random(6) {
                let at = random(word.len());
                match random(4) {
                    0 => word[at] = ['a', 'e', 'x', '4', 'ä'][random(5)],
                    1 => word.insert(at, ['a', 'n', 'o', '4', 'ö'][random(5)]),
                    2 if word.len() > 1 => _ = word.remove(at),
                    _ => word.swap(at, 0),
                }
            }
            let word: String = word.into_iter().collect();
            let plain = |name: DirectiveName| name.as_str().replace(['-', '_'], "");
            if DirectiveName::ALL.iter().any(|name| permits(*name) && is_negated(word.as_bytes(), name.as_str().as_bytes())) {
                continue;
            }
            let least = DirectiveName::ALL.map(|name| osa_distance(&word, &plain(name))).into_iter().min().unwrap();
            match DirectiveName::suggestion(word.as_bytes()) {
                Some(found) => assert_eq!(osa_distance(&word, &plain(found)), least, "{word}"),
                None => assert!(least > 2 || least > word.len() / 3, "{word}"),
            }
        }
    }

    /// If a crawler's name resembled a directive, the linter would report directives for this crawler as doubtful.
    #[test]
    fn no_crawler_name_is_mistaken_for_a_misspelt_directive() {
        for crawler in crate::crawlers::all() {
            for name in crawler.meta_names.value.iter().chain([&crawler.token]) {
                assert_eq!(DirectiveName::suggestion_for_scope(name.as_bytes()), None, "{name}");
            }
        }
    }

    #[test]
    fn suggests_the_intended_directive_for_a_misspelt_word() {
        let suggestion = |word: &str| DirectiveName::suggestion(word.as_bytes()).map(DirectiveName::as_str);
        for (word, expected) in [
            ("noidnex", Some("noindex")),
            ("no index", Some("noindex")),
            ("nofolow", Some("nofollow")),
            ("maxsnippet", Some("max-snippet")),
            ("unavailable-after", Some("unavailable_after")),
            ("max-snippets", Some("max-snippet")),
            ("max-audio-preview", Some("max-video-preview")),
            // A word that may forbid something must not suggest a directive that permits it: “deindex” does not mean “index”.
            ("nindex", Some("noindex")),
            ("deindex", Some("noindex")),
            ("not-index", Some("noindex")),
            ("unfollow", Some("nofollow")),
            ("dindex", Some("noindex")),
            ("-index", None),
            ("index=yes", Some("index")),
            ("noindex=true", Some("noindex")),
            ("content=\"noindex\"", Some("noindex")),
            ("all=noindex", Some("noindex")),
            ("noindex=false", None),
            ("max-snippet=20", None),
            ("maxibot", None),
            ("bot", None),
            ("not", None),
            ("", None),
            ("max", None),
        ] {
            assert_eq!(suggestion(word), expected, "{word}");
        }
        assert_eq!(DirectiveName::suggestion(&b"x".repeat(1 << 20)), None);
        assert_eq!(DirectiveName::suggestion(b"\xff"), None);
    }
}
