//! A directive that crawlers cannot see because of robots.txt.

use super::{PageExample, PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnseenDirective, Severity::Warning);

pub(super) const EXAMPLE: PageExample = PageExample {
    other_text: Some((Source::RobotsTxt, "User-agent: *\nDisallow: /page\n")),
    ..html(Code::UnseenDirective, "<title>Old</title>\n<meta name=\"robots\" content=\"noindex\">\n", "<title>Old</title>\n")
};
