//! Origins: the scheme, host and port that a robots.txt belongs to (RFC 9309, 2.3).

use std::rc::Rc;

use robotscope::Target;
use robotscope::matching::TargetForm;

/// Returns the origin of a target, such as `https://example.com`; `None` for a path. A host without a scheme gets `https`.
pub(crate) fn origin_of(target: &Target) -> Option<Rc<str>> {
    let origin = target.origin()?;
    match target.form() {
        TargetForm::Url => Some(origin.into()),
        TargetForm::SchemeRelative => Some(format!("https:{origin}").into()),
        TargetForm::HostAndPath => Some(format!("https://{origin}").into()),
        TargetForm::Path => None,
    }
}

/// Returns an origin for display: `example.com` for `https://example.com`; origins with other schemes are unchanged.
pub(crate) fn shown_origin(origin: &str) -> &str {
    origin.strip_prefix("https://").unwrap_or(origin)
}
