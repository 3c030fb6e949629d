//! More rules than Yandex allows.
//!
//! Yandex allows 2,048 rules per file ([yandex-analyzer]).

use crate::dialect::DialectName;
use crate::lint::{Code, Context, Found, Lint, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::YandexRuleCount, Severity::Warning, check).when(When::ReadersNamed);

const LIMIT: usize = 2048;

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.name == DialectName::Yandex);
    if let (false, Some(rule)) = (dialects.is_empty(), context.rules.get(LIMIT)) {
        found.at(context.record(rule.line)).in_dialects(&dialects);
    }
}
