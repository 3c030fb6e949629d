//! Case format for `tests/directives`, and the page that each case describes.

use std::collections::BTreeMap;

use robotscope::directives::{
    Audience, Conflicts, DateForms, DirectiveFaultKind, DirectiveName, DirectiveValue, MetaCarrier, PageDirective,
    PageDirectives, PageFault, ScanOptions, ScopeSwitch, Scopes,
};
use robotscope::html::{Html, HtmlVersion, MetaKey};
use robotscope::text::Span;
use serde::Deserialize;

use super::case_files::Sourced;
use super::data::Text;
use super::outcomes::{ExpectedOutcomes, limit_in_words};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    #[serde(default)]
    pub(crate) case: Vec<Sourced<Case>>,
    #[serde(default)]
    pub(crate) standing: Vec<Sourced<StandingCase>>,
    #[serde(default)]
    pub(crate) names: Vec<Sourced<NamesCase>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The X-Robots-Tag fields' values, one for each line.
    #[serde(default)]
    headers: Vec<Text>,
    #[serde(default)]
    metas: Vec<Meta>,
    /// `leading-only` if only the beginning of a value may name bots ([mdn-x-robots-tag], [google-robots-meta]).
    scopes: Option<String>,
    /// `rfc850-only` if only RFC 850 dates count ([google-robots-meta], [mdn-x-robots-tag]).
    dates: Option<String>,
    /// The directives in headers, then in meta elements, each as `bot: directive: value`. In an ignored directive, the fault replaces the
    /// value.
    pub(crate) scan: Option<Vec<String>>,
    /// The faults, each as `fault: text`, with the probable intention: `unknown-word: noopd, noodp?`. Checked only with `scan`.
    #[serde(default)]
    pub(crate) faults: Vec<String>,
    #[serde(default)]
    pub(crate) verdict: Vec<VerdictCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    name: String,
    content: String,
    /// The element's place: `body`, `template` or `noscript`; by default, the head.
    place: Option<String>,
    /// The attribute that contains the name: `http-equiv`; by default, `name`.
    key: Option<String>,
    /// The document offset at which the element's tag ends.
    ends_at: Option<u32>,
}

/// The expected verdict, which is the same for all `agents`.
#[derive(Deserialize)]
pub(crate) struct VerdictCheck {
    pub(crate) agents: Vec<String>,
    pub(crate) now: Option<String>,
    /// The conflict rule, if it differs from the crawler's: `restrictive` or `permissive`.
    pub(crate) conflicts: Option<String>,
    /// Scripting, `on` or `off`, if it differs from the crawler's.
    pub(crate) scripting: Option<String>,
    /// The dialect and its certainty, such as `google, documented`.
    pub(crate) dialect: Option<String>,
    pub(crate) timing: Option<String>,
    pub(crate) directive_outcomes: Option<Vec<String>>,
    #[serde(flatten)]
    pub(crate) outcomes: ExpectedOutcomes,
}

/// The expected treatment of some directives by some engines.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandingCase {
    pub(crate) dialects: Vec<String>,
    /// The directives, separated by spaces.
    pub(crate) directives: String,
    /// The status and its certainty, such as `live, documented`.
    pub(crate) is: String,
    pub(crate) since: Option<String>,
    pub(crate) carriers: Option<String>,
    pub(crate) meaning: Option<String>,
}

/// The expected names that crawlers read in meta elements and headers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NamesCase {
    /// For each crawler, the names and their certainty, such as `bingbot msnbot, documented`.
    pub(crate) names: BTreeMap<String, String>,
}

/// A case's page, and its text: all values and contents joined.
pub(crate) struct Page {
    pub(crate) directives: PageDirectives,
    text: Vec<u8>,
}

impl Case {
    pub(crate) fn page(&self) -> Page {
        let mut page = Page { directives: PageDirectives::default(), text: b"x-robots-tag: ".to_vec() };
        let dates = if self.dates.is_none() { DateForms::Any } else { DateForms::Rfc850Only };
        let switch = if self.scopes.is_none() { ScopeSwitch::Anywhere } else { ScopeSwitch::LeadingOnly };
        for value in &self.headers {
            let (value, at) = (value.bytes(), page.end());
            page.text.extend(&value);
            page.directives.add_header(&value, at, ScanOptions { scopes: Scopes::Header(switch), dates });
        }
        for meta in &self.metas {
            let (at, options) = (page.end(), ScanOptions { scopes: Scopes::Meta, dates });
            page.text.extend(meta.content.bytes());
            let to_source = |span: Span| Span::at(at + span.start(), span.len());
            page.directives.add_meta(meta.element(), meta.name.as_bytes(), meta.content.as_bytes(), options, to_source);
        }
        page
    }
}

impl Meta {
    fn element(&self) -> MetaCarrier {
        let document = match self.place.as_deref() {
            None => "<head><meta name=a>",
            Some("body") => "<body><meta name=a>",
            Some("template") => "<template><meta name=a></template>",
            Some("noscript") => "<noscript><meta name=a></noscript>",
            Some(other) => panic!("no place {other}"),
        };
        let end = self.ends_at.unwrap_or(100);
        MetaCarrier {
            version: HtmlVersion::Served,
            span: Span::new(end - 50, end),
            places: Html::parse(document).metas()[0].places,
            key: if self.key.is_none() { MetaKey::Name } else { MetaKey::HttpEquiv },
        }
    }
}

impl Page {
    fn end(&self) -> u32 {
        u32::try_from(self.text.len()).expect("a short text")
    }

    fn text_of(&self, span: Span) -> String {
        String::from_utf8_lossy(span.slice(&self.text)).into_owned()
    }

    /// Returns the directives in the case files' format.
    pub(crate) fn scan(&self) -> Vec<String> {
        let words = |page: &PageDirective| {
            let directive = &page.directive;
            assert_eq!(self.text_of(directive.name_span).to_ascii_lowercase(), directive.name.as_str());
            let bot = match page.audience {
                Audience::ALL => String::new(),
                audience => format!("{}: ", self.bot(audience)),
            };
            let value = match &directive.value {
                DirectiveValue::None => String::new(),
                DirectiveValue::Limit { limit } => format!(": {}", limit_in_words(*limit)),
                DirectiveValue::ImagePreview { preview } => format!(": {}", preview.as_str()),
                DirectiveValue::Date(date) => format!(": {}", date.moment),
                DirectiveValue::Invalid { fault } => format!(": {}", fault.as_str()),
            };
            format!("{bot}{}{value}", directive.name.as_str())
        };
        self.directives.directives.iter().map(words).collect()
    }

    fn bot(&self, audience: Audience) -> String {
        let (_, name) = self.directives.audiences().find(|(known, _)| *known == audience).expect("a name");
        String::from_utf8_lossy(name).into_owned()
    }

    /// Returns the faults in the case files' format.
    pub(crate) fn faults(&self) -> Vec<String> {
        let words = |fault: &PageFault| {
            let (kind, span) = (fault.fault.kind, fault.fault.span);
            let is_word = kind == DirectiveFaultKind::UnknownWord;
            let meant = DirectiveName::suggestion(span.slice(&self.text)).filter(|_| is_word);
            let meant = meant.map(|name| format!(", {}?", name.as_str())).unwrap_or_default();
            format!("{}: {}{meant}", kind.as_str(), self.text_of(span))
        };
        self.directives.faults.iter().map(words).collect()
    }

    /// Returns the texts of the directives with these indexes.
    pub(crate) fn texts(&self, places: &[u32]) -> Vec<String> {
        let directives = &self.directives.directives;
        places.iter().map(|place| self.text_of(directives[*place as usize].directive.span)).collect()
    }
}

/// Parses a case's conflict rule.
pub(crate) fn conflicts(name: &str) -> Conflicts {
    match name {
        "restrictive" => Conflicts::Restrictive,
        "permissive" => Conflicts::Permissive,
        other => panic!("no conflicts {other}"),
    }
}
