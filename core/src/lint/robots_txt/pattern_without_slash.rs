//! A pattern that does not begin with a slash or a star.
//!
//! In every dialect except Mojeek's, `Disallow: private/` matches nothing, because every path begins with a slash ([rfc9309-lines],
//! [google-parser], [yandex-analyzer]).

use super::meant_pattern;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::PatternWithoutSlash, Severity::Error, check)
    .example("User-agent: *\nDisallow: private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.text(rule.pattern);
        if !matches!(pattern.first(), None | Some(b'/' | b'*')) && !super::url_as_pattern::is_url(pattern) {
            let diagnostic = found.at(rule.pattern);
            let fix = meant_pattern::fix(context.part(rule.pattern));
            let host = pattern.split(|byte| *byte == b'/').next().unwrap_or_default();
            let is_of_other_host =
                std::str::from_utf8(host).is_ok_and(meant_pattern::is_host) && !super::url_as_pattern::is_own_host(context, host);
            let applicability =
                |fix: Fix| if is_of_other_host { Fix { applicability: Applicability::DisplayOnly, ..fix } } else { fix };
            diagnostic.fixes.extend(fix.map(applicability));
        }
    }
}
