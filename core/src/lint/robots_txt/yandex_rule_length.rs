//! A pattern that is longer than Yandex allows.
//!
//! Yandex allows 1,024 characters per rule ([yandex-analyzer]).

use crate::dialect::DialectName;
use crate::lint::{Code, Context, Found, Lint, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::YandexRuleLength, Severity::Warning, check).when(When::ReadersNamed);

/// The limit in characters.
const LIMIT: usize = 1024;

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.name == DialectName::Yandex);
    if dialects.is_empty() {
        return;
    }
    for rule in context.rules.iter().filter(|rule| rule.pattern.len() as usize > LIMIT) {
        let pattern = String::from_utf8_lossy(context.text(rule.pattern));
        if pattern.chars().nth(LIMIT).is_some() {
            found.at(rule.pattern).in_dialects(&dialects);
        }
    }
}
