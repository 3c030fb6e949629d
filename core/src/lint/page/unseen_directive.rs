//! A directive that crawlers cannot see because of robots.txt.

use super::{PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnseenDirective, Severity::Warning).example(Example {
    other_text: Some((Source::RobotsTxt, "User-agent: *\nDisallow: /page\n")),
    ..html("<title>Old</title>\n<meta name=\"robots\" content=\"noindex\">\n", "<title>Old</title>\n")
});
