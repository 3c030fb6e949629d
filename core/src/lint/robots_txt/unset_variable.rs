//! A template variable without a value.
//!
//! Reports values such as `Disallow: undefined` and `Sitemap: https://undefined/sitemap.xml`. A program or template wrote the file, and a
//! value was missing.

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::UnsetVariable, Severity::Error, check)
    .explains(&[
        Code::PatternWithoutSlash,
        Code::SpaceInPattern,
        Code::ForeignSyntax,
        Code::DollarInside,
        Code::DeadRule,
        Code::SitemapNotAbsolute,
        Code::UnreachableSitemap,
        Code::RetiredField,
        Code::InvalidValue,
    ])
    .example(
        "Sitemap: https://undefined/sitemap.xml\nUser-agent: *\nDisallow: /private/\n",
        "Sitemap: https://example.com/sitemap.xml\nUser-agent: *\nDisallow: /private/\n",
    );

/// Texts that programs write in place of a missing value.
const MISSING: [&str; 8] = ["undefined", "null", "nan", "none", "nil", "false", "[object object]", "[object promise]"];

/// Texts at the start of template variables.
const TEMPLATES: [&str; 7] = ["${", "{{", "{%", "<%", "#{", "%{", "$("];

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records() {
        let Ok(value) = std::str::from_utf8(context.text(record.value)) else { continue };
        let lower = value.to_ascii_lowercase();
        let is_unset = match record.field {
            Field::Allow | Field::Disallow => {
                let begins = |template: &&str| lower.strip_prefix('/').unwrap_or(&lower).starts_with(*template);
                let first = lower.split('/').next().unwrap_or_default();
                // Do not report `none`: it may stand for the path `/none`. Do not report `/undefined` either: some sites block it
                // intentionally.
                first != "none" && MISSING.contains(&first) || TEMPLATES.iter().any(begins)
            }
            Field::Sitemap | Field::Host => {
                let path = lower.split_once("://").map_or(lower.as_str(), |(_, rest)| rest);
                let authority = path.split('/').next().unwrap_or_default();
                let mut parts = [authority].into_iter().chain(authority.split(':'));
                parts.any(|part| MISSING.contains(&part))
                    || is_placeholder(authority)
                    || TEMPLATES.iter().any(|template| lower.contains(template))
            }
            _ => false,
        };
        if is_unset {
            found.at(record.value);
        }
    }
}

/// Returns `true` if a host is a shell or template variable, such as `$SITE`, `%SITE%`, `{site}`, `<site>` or `[site]`.
fn is_placeholder(authority: &str) -> bool {
    authority.contains(['$', '{', '}', '<', '>'])
        || authority.len() > 2 && authority.starts_with('%') && authority.ends_with('%')
        || authority.starts_with('[') && !authority.contains(':')
}
