//! A pattern that does not begin with a slash or a star.
//!
//! `Disallow: private/` matches nothing, because every path begins with a slash ([rfc9309-lines], [google-parser], [yandex-analyzer]).

use super::meant_pattern;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity};

pub(super) const LINT: Lint = Lint::new(Code::PatternWithoutSlash, Severity::Error, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::PatternWithoutSlash,
    wrong: "User-agent: *\nDisallow: private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in context.rules() {
        let pattern = context.text(rule.pattern);
        if !matches!(pattern.first(), None | Some(b'/' | b'*')) && !super::url_as_pattern::is_url(pattern) {
            let diagnostic = found.at(rule.pattern);
            diagnostic.fixes.extend(meant_pattern::fix(context.part(rule.pattern)));
        }
    }
}
