//! Origins and pages. A robots.txt applies to one scheme, host and port (RFC 9309, 2.3), and headers and HTML to one page.

use std::rc::Rc;

use robotscope::Target;
use robotscope::matching::TargetForm;

use crate::language::say;
use crate::words::shortened;

/// Returns the target's origin, such as `https://example.com`, or `None` for a path. A host without a scheme gets `https`.
pub(crate) fn origin_of(target: &Target) -> Option<Rc<str>> {
    let origin = target.origin()?;
    match target.form() {
        TargetForm::Url => Some(origin.into()),
        TargetForm::SchemeRelative => Some(format!("https:{origin}").into()),
        TargetForm::HostAndPath => Some(format!("https://{origin}").into()),
        TargetForm::Path => None,
    }
}

/// Returns the page's URL without its fragment, or `None` for a path.
pub(crate) fn page_of(target: &Target) -> Option<Rc<str>> {
    Some(format!("{}{}", origin_of(target)?, target.path()).into())
}

/// Returns an origin for display. `https://example.com` becomes `example.com`, and origins with other schemes stay unchanged.
pub(crate) fn shown_origin(origin: &str) -> &str {
    origin.strip_prefix("https://").unwrap_or(origin)
}

/// Returns a page's URL for display, shortened to 60 characters.
pub(crate) fn shown_page(url: &str) -> String {
    shortened(shown_origin(url), 60)
}

/// Returns the condition under which another origin's robots.txt applies to `origin`, as the beginning of a sentence.
pub(crate) fn robots_condition(origin: &str) -> String {
    say!("summary-condition", conditions = &serves_robots(origin))
}

/// Returns the condition under which another origin's robots.txt applies to `origin`, as a note.
pub(crate) fn robots_condition_note(origin: &str) -> String {
    say!("urls-condition", condition = &serves_robots(origin))
}

/// Returns the condition under which another origin's robots.txt applies to `origin`, as a clause.
pub(crate) fn serves_robots(origin: &str) -> String {
    say!("condition-robots", origin = shown_origin(origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_robots_txt_condition_ends_with_a_colon_but_its_note_does_not() {
        assert_eq!(robots_condition("https://a.example"), "If a.example serves this robots.txt:");
        assert_eq!(robots_condition_note("https://a.example"), "Only if a.example serves this robots.txt");
    }
}
