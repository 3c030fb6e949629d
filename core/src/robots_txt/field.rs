/// What a record's name asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// `User-agent`: names who the group is for.
    UserAgent,
    /// `Allow`
    Allow,
    /// `Disallow`
    Disallow,
    /// `Sitemap`: the URL of a sitemap (fact B10).
    Sitemap,
    /// `Crawl-delay`: seconds between two requests (fact C24, seed S111).
    CrawlDelay,
    /// `Request-rate`: documents in a time (fact B21).
    RequestRate,
    /// `Visit-time`: the hours in which to come (fact B21).
    VisitTime,
    /// `Host`: the main host among mirrors, once read by Yandex (fact C38).
    Host,
    /// `Clean-param`: query parameters that change nothing (fact C39).
    CleanParam,
    /// `Noindex`: a path to be left out of the index, once read by Google (fact B18).
    Noindex,
    /// `Content-Signal`: what content may be used for, as Cloudflare writes it (fact C63).
    ContentSignal,
    /// `Content-Usage`: the same as the IETF drafts it (facts C64, C70).
    ContentUsage,
    /// `License`: the URL of an RSL licence (fact C66).
    License,
    /// The URL of a catalogue of what agents can use (Agentic Resource Discovery 5.1).
    Agentmap,
    /// `LLM-Policy`: seen in files; nobody says what it means.
    LlmPolicy,
    /// `ACAP-…`: the fields of ACAP, which no search engine reads (seed S119).
    Acap,
    /// A name that is known and has no effect: `Domain`, `Noarchive`, `Nofollow`, `Revisit-after` (fact B21).
    Unused,
    /// A name that nobody knows (RFC 9309, 2.2.4).
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

/// Whom a record is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The crawlers that its group names.
    Group,
    /// Everybody, wherever it stands.
    Everybody,
    /// The crawlers that its group names; before any group, everybody whose group does not say otherwise.
    GroupOrEverybody,
    /// No source says.
    Unsettled,
}

impl Field {
    /// The fields that somebody reads, the most usual first (facts B8, B10, C24, C39, C54, C63, C64, C66).
    ///
    /// ```
    /// use robotscope::robots_txt::Field;
    ///
    /// assert_eq!(Field::READ.first(), Some(&Field::UserAgent));
    /// assert!(!Field::READ.contains(&Field::Host));
    /// ```
    pub const READ: &'static [Self] = &[
        Self::UserAgent,
        Self::Disallow,
        Self::Allow,
        Self::Sitemap,
        Self::CrawlDelay,
        Self::ContentSignal,
        Self::ContentUsage,
        Self::License,
        Self::CleanParam,
        Self::RequestRate,
        Self::Agentmap,
    ];

    /// Recognises the name of a field, in the order in which Google's parser tries its four names (fact B20). The names of
    /// other records count in any letter case, but only as a whole; of ACAP's the beginning counts.
    ///
    /// ```
    /// use robotscope::robots_txt::{Field, Spelling};
    ///
    /// assert_eq!(Field::recognise(b"DISALLOW"), (Field::Disallow, Spelling::Exact));
    /// assert_eq!(Field::recognise(b"useragent"), (Field::UserAgent, Spelling::Typo));
    /// assert_eq!(Field::recognise(b"Crawl-delay"), (Field::CrawlDelay, Spelling::Exact));
    /// assert_eq!(Field::recognise(b"Crawl-delays"), (Field::Other, Spelling::Exact));
    /// ```
    pub fn recognise(name: &[u8]) -> (Self, Spelling) {
        // Nearly every line has one of these names.
        if is_exactly(name, b"disallow") {
            return (Self::Disallow, Spelling::Exact);
        } else if is_exactly(name, b"allow") {
            return (Self::Allow, Spelling::Exact);
        } else if is_exactly(name, b"user-agent") {
            return (Self::UserAgent, Spelling::Exact);
        }
        let first = name.first().map(u8::to_ascii_lowercase);
        // The first letter rules most names out before any is compared.
        let (field, exact, typos): (_, &[u8], &[&[u8]]) = match first {
            Some(b'u') => (Self::UserAgent, b"user-agent", &[b"useragent", b"user agent"]),
            Some(b'a') => (Self::Allow, b"allow", &[]),
            Some(b'd') => (Self::Disallow, b"disallow", &[b"dissallow", b"dissalow", b"disalow", b"diasllow", b"disallaw"]),
            Some(b's') => (Self::Sitemap, b"sitemap", &[b"site-map"]),
            _ => return (Self::of_other_record(first, name), Spelling::Exact),
        };
        if starts_with_ignoring_case(name, exact) {
            let spelling = if name.len() == exact.len() { Spelling::Exact } else { Spelling::Prefix };
            (field, spelling)
        } else if typos.iter().any(|typo| starts_with_ignoring_case(name, typo)) {
            (field, Spelling::Typo)
        } else {
            (Self::of_other_record(first, name), Spelling::Exact)
        }
    }

    fn of_other_record(first: Option<u8>, name: &[u8]) -> Self {
        let names: &[(&[u8], Self)] = match first {
            Some(b'a') if starts_with_ignoring_case(name, b"acap-") => return Self::Acap,
            Some(b'a') => &[(b"agentmap", Self::Agentmap)],
            Some(b'c') => &[
                (b"crawl-delay", Self::CrawlDelay),
                (b"clean-param", Self::CleanParam),
                (b"content-signal", Self::ContentSignal),
                (b"content-usage", Self::ContentUsage),
            ],
            Some(b'd') => &[(b"domain", Self::Unused)],
            Some(b'h') => &[(b"host", Self::Host)],
            Some(b'l') => &[(b"license", Self::License), (b"llm-policy", Self::LlmPolicy)],
            Some(b'n') => &[(b"noindex", Self::Noindex), (b"noarchive", Self::Unused), (b"nofollow", Self::Unused)],
            Some(b'r') => &[(b"request-rate", Self::RequestRate), (b"revisit-after", Self::Unused)],
            Some(b'v') => &[(b"visit-time", Self::VisitTime)],
            _ => &[],
        };
        names.iter().find(|(known, _)| name.eq_ignore_ascii_case(known)).map_or(Self::Other, |(_, field)| *field)
    }

    /// The name as people write it; nothing where it is not one field, or has no usual form.
    ///
    /// ```
    /// use robotscope::robots_txt::Field;
    ///
    /// assert_eq!(Field::UserAgent.written(), Some("User-agent"));
    /// assert_eq!(Field::Other.written(), None);
    /// ```
    pub const fn written(self) -> Option<&'static str> {
        Some(match self {
            Self::UserAgent => "User-agent",
            Self::Allow => "Allow",
            Self::Disallow => "Disallow",
            Self::Sitemap => "Sitemap",
            Self::CrawlDelay => "Crawl-delay",
            Self::RequestRate => "Request-rate",
            Self::VisitTime => "Visit-time",
            Self::Host => "Host",
            Self::CleanParam => "Clean-param",
            Self::Noindex => "Noindex",
            Self::ContentSignal => "Content-Signal",
            Self::ContentUsage => "Content-Usage",
            Self::License => "License",
            Self::Agentmap => "Agentmap",
            Self::LlmPolicy | Self::Acap | Self::Unused | Self::Other => return None,
        })
    }

    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::robots_txt::Field::CrawlDelay.as_str(), "crawl-delay");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::UserAgent => "user-agent",
            Self::Allow => "allow",
            Self::Disallow => "disallow",
            Self::Sitemap => "sitemap",
            Self::CrawlDelay => "crawl-delay",
            Self::RequestRate => "request-rate",
            Self::VisitTime => "visit-time",
            Self::Host => "host",
            Self::CleanParam => "clean-param",
            Self::Noindex => "noindex",
            Self::ContentSignal => "content-signal",
            Self::ContentUsage => "content-usage",
            Self::License => "license",
            Self::Agentmap => "agentmap",
            Self::LlmPolicy => "llm-policy",
            Self::Acap => "acap",
            Self::Unused => "unused",
            Self::Other => "other",
        }
    }

    /// Whom records of this field are for (facts A1, A5, B10, C39, C63, C66, C70; that Request-rate, Visit-time and Noindex
    /// belong to a group as Crawl-delay does, and Host to none, is our inference).
    ///
    /// ```
    /// use robotscope::robots_txt::{Field, Scope};
    ///
    /// assert_eq!(Field::Sitemap.scope(), Scope::Everybody);
    /// assert_eq!(Field::License.scope(), Scope::GroupOrEverybody);
    /// ```
    pub const fn scope(self) -> Scope {
        match self {
            Self::UserAgent | Self::Allow | Self::Disallow => Scope::Group,
            Self::CrawlDelay | Self::RequestRate | Self::VisitTime | Self::Noindex => Scope::Group,
            Self::ContentSignal | Self::ContentUsage => Scope::Group,
            Self::License => Scope::GroupOrEverybody,
            Self::Sitemap | Self::Agentmap | Self::Host | Self::CleanParam => Scope::Everybody,
            Self::LlmPolicy | Self::Acap | Self::Unused | Self::Other => Scope::Unsettled,
        }
    }
}

impl Scope {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::robots_txt::Scope::GroupOrEverybody.as_str(), "group-or-everybody");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Group => "group",
            Self::Everybody => "everybody",
            Self::GroupOrEverybody => "group-or-everybody",
            Self::Unsettled => "unsettled",
        }
    }
}

/// Compares all bytes at once, which the length of an array makes possible.
fn is_exactly<const LENGTH: usize>(name: &[u8], known: &[u8; LENGTH]) -> bool {
    <&[u8; LENGTH]>::try_from(name).is_ok_and(|name| name.map(|byte| byte.to_ascii_lowercase()) == *known)
}

fn starts_with_ignoring_case(name: &[u8], beginning: &[u8]) -> bool {
    name.get(..beginning.len()).is_some_and(|start| start.eq_ignore_ascii_case(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers::{self, Support};

    // What some crawler honours is read, and what all that say anything ignore is not.
    #[test]
    fn fields_that_somebody_reads() {
        for &field in [Field::Host, Field::Noindex, Field::VisitTime].iter().chain(Field::READ) {
            assert!(field.written().is_some_and(|name| name.eq_ignore_ascii_case(field.as_str())));
            let is_honoured = crawlers::all().iter().any(|crawler| crawler.honours(field).value == Support::Yes);
            assert!(Field::READ.contains(&field) || !is_honoured, "{field:?}");
        }
        assert!(Field::READ.iter().all(|field| !matches!(field, Field::Host | Field::Noindex | Field::VisitTime)));
    }

    // B21, C63, C64, C66, S119: any letter case, but neither prefixes nor typos.
    #[test]
    fn names_of_other_records() {
        let known = [
            ("Crawl-Delay", Field::CrawlDelay),
            ("REQUEST-RATE", Field::RequestRate),
            ("visit-time", Field::VisitTime),
            ("Host", Field::Host),
            ("clean-Param", Field::CleanParam),
            ("Noindex", Field::Noindex),
            ("Content-Signal", Field::ContentSignal),
            ("content-usage", Field::ContentUsage),
            ("License", Field::License),
            ("Agentmap", Field::Agentmap),
            ("LLM-Policy", Field::LlmPolicy),
            ("Domain", Field::Unused),
            ("noarchive", Field::Unused),
            ("Nofollow", Field::Unused),
            ("Revisit-After", Field::Unused),
        ];
        for (name, field) in known {
            assert_eq!(Field::recognise(name.as_bytes()), (field, Spelling::Exact), "{name}");
            let longer = format!("{name}s");
            assert_eq!(Field::recognise(longer.as_bytes()), (Field::Other, Spelling::Exact), "{longer}");
        }
        assert_eq!(Field::recognise(b"ACAP-disallow-crawl").0, Field::Acap);
        for name in ["crawldelay", "acap", "licence", "", "x"] {
            assert_eq!(Field::recognise(name.as_bytes()), (Field::Other, Spelling::Exact), "{name}");
        }
    }

    // B20: Google's prefixes and typos come first.
    #[test]
    fn the_four_names_of_google_are_as_before() {
        assert_eq!(Field::recognise(b"Allow-acap"), (Field::Allow, Spelling::Prefix));
        assert_eq!(Field::recognise(b"Site-Map"), (Field::Sitemap, Spelling::Typo));
        assert_eq!(Field::recognise(b"Sitemaps"), (Field::Sitemap, Spelling::Prefix));
        assert_eq!(Field::recognise(b"disallow-domain"), (Field::Disallow, Spelling::Prefix));
    }
}
