//! Case format for `tests/conformance/*.toml`, and the cases' queries.

use robotscope::matching::Access;
use robotscope::{Agent, Dialect, DialectName, Target, TargetError};
use serde::Deserialize;

use super::case_files::{Folder, Sourced, case_files};
use super::data::Text;

pub(crate) const FILES: Folder = case_files!(
    "conformance",
    "rfc9309.toml",
    "google-documentation.toml",
    "google-parser.toml",
    "seeds.toml",
    "engines.toml",
    "policies.toml",
    "yandex.toml",
    "robotstxt-spec-test.toml"
);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    /// The cases' default dialects; RFC 9309 and Google if missing.
    pub(crate) dialects: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) given: bool,
    pub(crate) case: Vec<Sourced<Case>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) robots: Text,
    /// The defaults for the checks in `check`. Also counts as a check if it lists URLs.
    #[serde(flatten)]
    pub(crate) whole: Check,
    #[serde(default)]
    pub(crate) check: Vec<Check>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Check {
    pub(crate) dialects: Option<Vec<String>>,
    pub(crate) agent: Option<String>,
    /// The crawler's tokens, in search order.
    pub(crate) agents: Option<Vec<String>>,
    /// `true` to extract the path byte by byte, as Google's parser does.
    pub(crate) given: Option<bool>,
    #[serde(default)]
    pub(crate) allow: Vec<Text>,
    #[serde(default)]
    pub(crate) disallow: Vec<Text>,
    pub(crate) line: Option<u32>,
    pub(crate) reason: Option<String>,
    pub(crate) expected_failure: Option<String>,
}

/// A query and its required answer.
pub(crate) struct Query<'c> {
    pub(crate) dialect: DialectName,
    pub(crate) tokens: Vec<&'c str>,
    pub(crate) url: String,
    pub(crate) given: bool,
    pub(crate) access: Access,
    pub(crate) line: Option<u32>,
    pub(crate) reason: Option<&'c str>,
}

impl Query<'_> {
    /// Returns the crawler in the query, with the given dialect.
    pub(crate) fn agent(&self, dialect: impl Into<Dialect>) -> Agent<'_> {
        Agent::with_tokens(self.tokens.first().copied().unwrap_or_default(), self.tokens.clone()).reading_as(dialect)
    }

    pub(crate) fn target(&self) -> Result<Target, TargetError> {
        if self.given { Ok(Target::as_given(&self.url)) } else { Target::parse(&self.url) }
    }
}

impl File {
    pub(crate) fn queries<'c>(&'c self, case: &'c Case) -> impl Iterator<Item = Query<'c>> {
        case.checks().flat_map(move |check| queries(self, case, check))
    }
}

impl Case {
    /// Returns the checks. A case with its own expectations counts as a check.
    pub(crate) fn checks(&self) -> impl Iterator<Item = &Check> {
        let whole = std::iter::once(&self.whole).filter(|whole| !whole.allow.is_empty() || !whole.disallow.is_empty());
        whole.chain(&self.check)
    }
}

/// Returns a check's queries, one for each dialect and URL.
pub(crate) fn queries<'c>(file: &'c File, case: &'c Case, check: &'c Check) -> Vec<Query<'c>> {
    let whole = &case.whole;
    let dialects: Vec<DialectName> = match check.dialects.as_ref().or(whole.dialects.as_ref()).or(file.dialects.as_ref()) {
        Some(names) => names.iter().filter_map(|name| name.parse().ok()).collect(),
        None => vec![DialectName::Rfc9309, DialectName::Google],
    };
    let of_one = |check: &'c Check| check.agent.as_deref().map(|agent| vec![agent]);
    let of_many = |check: &'c Check| check.agents.as_ref().map(|agents| agents.iter().map(String::as_str).collect());
    let tokens = of_one(check).or_else(|| of_many(check)).or_else(|| of_one(whole)).or_else(|| of_many(whole));
    let tokens = tokens.unwrap_or_else(|| vec!["FooBot"]);
    let given = check.given.or(whole.given).unwrap_or(file.given);
    let mut queries = Vec::new();
    for &dialect in &dialects {
        for (urls, access) in [(&check.allow, Access::Allowed), (&check.disallow, Access::Disallowed)] {
            queries.extend(urls.iter().map(|url| Query {
                dialect,
                tokens: tokens.clone(),
                url: String::from_utf8(url.bytes()).expect("a URL is text"),
                given,
                access,
                line: check.line,
                reason: check.reason.as_deref(),
            }));
        }
    }
    queries
}
