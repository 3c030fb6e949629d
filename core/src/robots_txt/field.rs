/// What a record's name asks for, as far as RFC 9309 knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Field {
    /// `User-agent`: names who the group is for.
    UserAgent,
    /// `Allow`
    Allow,
    /// `Disallow`
    Disallow,
    /// `Sitemap`, bound to no group.
    Sitemap,
    /// Any other record (RFC 9309, 2.2.4).
    Other,
}

/// How the name of a field was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// The name itself, in any letter case.
    Exact,
    /// The name with something behind it, as in `Disallow-extra`: Google's parser takes it all the same (fact B20).
    Prefix,
    /// A misspelling that Google's parser takes, as in `Disalow` (fact B20).
    Typo,
}

impl Field {
    /// Recognises the name of a field, in the order in which Google's parser tries the names (fact B20).
    ///
    /// ```
    /// use robotscope::robots_txt::{Field, Spelling};
    ///
    /// assert_eq!(Field::recognise(b"DISALLOW"), (Field::Disallow, Spelling::Exact));
    /// assert_eq!(Field::recognise(b"useragent"), (Field::UserAgent, Spelling::Typo));
    /// assert_eq!(Field::recognise(b"Crawl-delay"), (Field::Other, Spelling::Exact));
    /// ```
    pub fn recognise(name: &[u8]) -> (Self, Spelling) {
        // The first letter rules most names out before any is compared.
        let (field, exact, typos): (_, &[u8], &[&[u8]]) = match name.first().map(u8::to_ascii_lowercase) {
            Some(b'u') => (Self::UserAgent, b"user-agent", &[b"useragent", b"user agent"]),
            Some(b'a') => (Self::Allow, b"allow", &[]),
            Some(b'd') => (Self::Disallow, b"disallow", &[b"dissallow", b"dissalow", b"disalow", b"diasllow", b"disallaw"]),
            Some(b's') => (Self::Sitemap, b"sitemap", &[b"site-map"]),
            _ => return (Self::Other, Spelling::Exact),
        };
        if starts_with_ignoring_case(name, exact) {
            let spelling = if name.len() == exact.len() { Spelling::Exact } else { Spelling::Prefix };
            (field, spelling)
        } else if typos.iter().any(|typo| starts_with_ignoring_case(name, typo)) {
            (field, Spelling::Typo)
        } else {
            (Self::Other, Spelling::Exact)
        }
    }
}

fn starts_with_ignoring_case(name: &[u8], beginning: &[u8]) -> bool {
    name.get(..beginning.len()).is_some_and(|start| start.eq_ignore_ascii_case(beginning))
}
