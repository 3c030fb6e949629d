use crate::names::names;

names! {
    /// The field that a record's name represents. "acap" covers all names that begin with "ACAP-", "unused" covers known names without
    /// effect, and "other" covers unknown names.
    ///
    /// ```
    /// assert_eq!(robotscope::robots_txt::Field::CrawlDelay.as_str(), "crawl-delay");
    /// ```
    #[non_exhaustive]
    pub enum Field {
        /// `User-agent`: a crawler to which the group applies.
        UserAgent = "user-agent",
        /// `Allow`.
        Allow = "allow",
        /// `Disallow`.
        Disallow = "disallow",
        /// `Sitemap`: the URL of a sitemap ([google-robots-txt]).
        Sitemap = "sitemap",
        /// `Crawl-delay`: seconds between two requests ([bing-robots-txt], [wikipedia-robots-txt]).
        CrawlDelay = "crawl-delay",
        /// `Request-rate`: the number of documents per period ([google-parser]).
        RequestRate = "request-rate",
        /// `Visit-time`: the hours in which crawlers may fetch pages ([google-parser]).
        VisitTime = "visit-time",
        /// `Host`: the main host among a site's mirrors, once read by Yandex ([yandex-crawl-delay]).
        Host = "host",
        /// `Clean-param`: query parameters that do not change the content of a page ([yandex-clean-param]).
        CleanParam = "clean-param",
        /// `Noindex`: a path that should not be indexed, once read by Google ([google-unsupported-rules]).
        Noindex = "noindex",
        /// `Content-Signal`: permitted uses of content, in Cloudflare's format ([content-signals]).
        ContentSignal = "content-signal",
        /// `Content-Usage`: permitted uses of content, in the format of an IETF draft ([aipref-attach]).
        ContentUsage = "content-usage",
        /// `License`: the URL of an RSL licence ([rsl-standard]).
        License = "license",
        /// `Agentmap`: the URL of a catalogue of resources for agents (Agentic Resource Discovery, 5.1).
        Agentmap = "agentmap",
        /// `LLM-Policy`: used by some sites, but no source defines its meaning.
        LlmPolicy = "llm-policy",
        /// `ACAP-…`: a field defined by ACAP, which no search engine reads ([wikipedia-robots-txt]).
        Acap = "acap",
        /// A known name without effect: `Domain`, `Noarchive`, `Nofollow`, `Revisit-after` ([google-parser]).
        Unused = "unused",
        /// An unknown name, which RFC 9309, 2.2.4 permits.
        Other = "other",
    }
}

/// The spelling of a field's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// The exact name, in any letter case.
    Exact,
    /// The name followed by other text, as in `Disallow-extra`; Google's parser accepts this ([google-parser]).
    Prefix,
    /// A misspelling that Google's parser accepts, such as `Disalow` ([google-parser]).
    Typo,
}

names! {
    /// The crawlers to which a record applies.
    ///
    /// - "group": the crawlers that its group names.
    /// - "all": all crawlers.
    /// - "group-or-all": the crawlers that its group names. For a record before all groups: all crawlers whose groups contain no such
    ///   record.
    /// - "unsettled": unknown, because no source defines it.
    ///
    /// ```
    /// assert_eq!(robotscope::robots_txt::Scope::GroupOrAll.as_str(), "group-or-all");
    /// ```
    pub enum Scope {
        /// The crawlers that the record's group names.
        Group = "group",
        /// All crawlers, regardless of the record's position.
        All = "all",
        /// The crawlers that the record's group names. If the record is before all groups, all crawlers whose groups contain no such
        /// record.
        GroupOrAll = "group-or-all",
        /// Unknown: no source defines to which crawlers the record applies.
        Unsettled = "unsettled",
    }
}

/// The facts about a field whose name has a usual spelling. To add such a field, add a variant to `Field` and an entry to `KNOWN`.
struct Known {
    field: Field,
    name: &'static str,
    scope: Scope,
    readers: Readers,
    value: ValueForm,
    examples: &'static [&'static str],
}

/// The evidence that crawlers read a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Readers {
    /// A source documents that at least one crawler reads the field.
    Some,
    /// No crawler is known to read the field.
    Unknown,
    /// No crawler reads the field any more.
    Former,
}

/// The form that the value of a record must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueForm {
    /// A path, possibly with `*` and `$`.
    Pattern,
    /// An absolute URL.
    Url,
    /// The name of a host.
    Host,
    /// A value that begins with a number.
    Amount,
    /// Any text.
    Text,
    /// A form that no other field uses.
    Special,
}

/// The fields whose names have a usual spelling, most common first.
#[rustfmt::skip]
const KNOWN: &[Known] = &[
    Known { field: Field::UserAgent, name: "User-agent", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Special, examples: &[] },
    Known { field: Field::Disallow, name: "Disallow", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Pattern, examples: &[] },
    Known { field: Field::Allow, name: "Allow", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Pattern, examples: &[] },
    Known { field: Field::Sitemap, name: "Sitemap", scope: Scope::All, readers: Readers::Some, value: ValueForm::Url, examples: &["{origin}/sitemap.xml"] },
    Known { field: Field::CrawlDelay, name: "Crawl-delay", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Amount, examples: &["1", "2", "5", "10"] },
    Known { field: Field::ContentSignal, name: "Content-Signal", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Special, examples: &[] },
    Known { field: Field::ContentUsage, name: "Content-Usage", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Special, examples: &[] },
    Known { field: Field::License, name: "License", scope: Scope::GroupOrAll, readers: Readers::Some, value: ValueForm::Url, examples: &["{origin}/license.xml"] },
    Known { field: Field::CleanParam, name: "Clean-param", scope: Scope::All, readers: Readers::Some, value: ValueForm::Special, examples: &["utm_source&utm_medium&utm_campaign", "sid /"] },
    Known { field: Field::RequestRate, name: "Request-rate", scope: Scope::Group, readers: Readers::Some, value: ValueForm::Amount, examples: &["1/5s", "1/10s", "20/1h"] },
    Known { field: Field::Agentmap, name: "Agentmap", scope: Scope::All, readers: Readers::Some, value: ValueForm::Url, examples: &["{origin}/.well-known/ard.json"] },
    Known { field: Field::VisitTime, name: "Visit-time", scope: Scope::Group, readers: Readers::Unknown, value: ValueForm::Amount, examples: &["0600-0845"] },
    Known { field: Field::Host, name: "Host", scope: Scope::All, readers: Readers::Unknown, value: ValueForm::Host, examples: &["{host}"] },
    Known { field: Field::Noindex, name: "Noindex", scope: Scope::Group, readers: Readers::Former, value: ValueForm::Pattern, examples: &[] },
];

const UNUSED: &[&str] = &["domain", "noarchive", "nofollow", "revisit-after"];

impl Field {
    /// Recognises the name of a field. For the four names that Google's parser knows, accepts the same prefixes and misspellings as this
    /// parser ([google-parser]). Every other name must match completely, in any letter case; only `ACAP-` matches as a prefix.
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
        let first = name.first().map(u8::to_ascii_lowercase);
        // The first letter excludes most names: at most one of the four names, with its misspellings, remains to be compared.
        let (field, exact, typos): (_, &[u8], &[&[u8]]) = match first {
            Some(b'u') => (Self::UserAgent, b"user-agent", &[b"useragent", b"user agent"]),
            Some(b'a') => (Self::Allow, b"allow", &[]),
            Some(b'd') => (Self::Disallow, b"disallow", &[b"dissallow", b"dissalow", b"disalow", b"diasllow", b"disallaw"]),
            Some(b's') => (Self::Sitemap, b"sitemap", &[b"site-map"]),
            _ => return (Self::from_other_record(name), Spelling::Exact),
        };
        if starts_with_ignoring_case(name, exact) {
            let spelling = if name.len() == exact.len() { Spelling::Exact } else { Spelling::Prefix };
            (field, spelling)
        } else if typos.iter().any(|typo| starts_with_ignoring_case(name, typo)) {
            (field, Spelling::Typo)
        } else {
            (Self::from_other_record(name), Spelling::Exact)
        }
    }

    fn from_other_record(name: &[u8]) -> Self {
        if starts_with_ignoring_case(name, b"acap-") {
            return Self::Acap;
        }
        let is_known = |known: &str| name.eq_ignore_ascii_case(known.as_bytes());
        if is_known("llm-policy") {
            return Self::LlmPolicy;
        }
        let known = KNOWN.iter().find(|known| is_known(known.name)).map(|known| known.field);
        known.or_else(|| UNUSED.iter().any(|name| is_known(name)).then_some(Self::Unused)).unwrap_or(Self::Other)
    }

    fn known(self) -> Option<&'static Known> {
        KNOWN.iter().find(|known| known.field == self)
    }

    /// Returns the fields that at least one crawler reads, each with its name, most common first.
    #[doc(hidden)]
    pub fn read_by_crawlers() -> impl Iterator<Item = (Self, &'static str)> {
        KNOWN.iter().filter(|known| known.readers == Readers::Some).map(|known| (known.field, known.name))
    }

    /// Returns the names that may be suggested for a misspelt name.
    #[doc(hidden)]
    pub fn names() -> impl Iterator<Item = &'static str> {
        KNOWN.iter().filter(|known| known.readers != Readers::Former).map(|known| known.name)
    }

    /// Returns the form that the field's value must have.
    #[doc(hidden)]
    pub fn value_form(self) -> ValueForm {
        self.known().map_or(ValueForm::Text, |known| known.value)
    }

    /// Returns example values. `{origin}` and `{host}` are placeholders for the site's origin and host.
    #[doc(hidden)]
    pub fn examples(self) -> &'static [&'static str] {
        self.known().map_or(&[], |known| known.examples)
    }

    /// Returns the usual spelling of the name; `None` for `Other` and for variants with several names or no usual spelling.
    ///
    /// ```
    /// use robotscope::robots_txt::Field;
    ///
    /// assert_eq!(Field::UserAgent.written(), Some("User-agent"));
    /// assert_eq!(Field::Other.written(), None);
    /// ```
    pub fn written(self) -> Option<&'static str> {
        self.known().map(|known| known.name)
    }

    /// Returns the crawlers to which a record with this field applies ([rfc9309-lines], [google-robots-txt], [yandex-clean-param],
    /// [content-signals], [rsl-standard], [aipref-attach]). No source defines this for Request-rate, Visit-time, Noindex and Host. We infer
    /// that the first three belong to a group, like Crawl-delay, and that Host does not.
    ///
    /// ```
    /// use robotscope::robots_txt::{Field, Scope};
    ///
    /// assert_eq!(Field::Sitemap.scope(), Scope::All);
    /// assert_eq!(Field::License.scope(), Scope::GroupOrAll);
    /// ```
    pub fn scope(self) -> Scope {
        self.known().map_or(Scope::Unsettled, |known| known.scope)
    }
}

fn starts_with_ignoring_case(name: &[u8], beginning: &[u8]) -> bool {
    name.get(..beginning.len()).is_some_and(|start| start.eq_ignore_ascii_case(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;

    // [google-parser], [content-signals], [aipref-attach], [rsl-standard], [wikipedia-robots-txt]: other names are recognised in any letter
    // case, but not with extra text or typos.
    #[test]
    fn recognises_fields_unknown_to_googles_parser_only_by_their_full_name() {
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

    // [google-parser]: Google's prefixes and typos take precedence.
    #[test]
    fn recognises_fields_of_googles_parser_with_typos_or_extra_text() {
        assert_eq!(Field::recognise(b"Allow-acap"), (Field::Allow, Spelling::Prefix));
        assert_eq!(Field::recognise(b"Site-Map"), (Field::Sitemap, Spelling::Typo));
        assert_eq!(Field::recognise(b"Sitemaps"), (Field::Sitemap, Spelling::Prefix));
        assert_eq!(Field::recognise(b"disallow-domain"), (Field::Disallow, Spelling::Prefix));
    }
}
