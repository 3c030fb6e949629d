//! Fields that nobody reads any more, or never did (facts B18, B21, C38; seed S119).

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Severity};
use crate::robots_txt::{Field};

pub(super) const LINT: Lint = Lint { code: Code::RetiredField, severity: Severity::Warning, check };

pub(super) const EXAMPLE: Example = Example { code: Code::RetiredField, wrong: "User-agent: *\nNoindex: /private/\nDisallow: /cart/\n", right: "User-agent: *\nDisallow: /cart/\n" };

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, record) in context.records() {
        if matches!(record.field, Field::Noindex | Field::Host | Field::Acap | Field::Unused) {
            let diagnostic = found.at(record.name).detail(Detail::Field(record.field));
            diagnostic.fix(context.removal(number));
        }
    }
}
