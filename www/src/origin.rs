//! Origins. A robots.txt applies to one scheme, host and port (RFC 9309, 2.3).

use std::rc::Rc;

use robotscope::Target;
use robotscope::matching::TargetForm;

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

/// Returns an origin for display. `https://example.com` becomes `example.com`, and origins with other schemes stay unchanged.
pub(crate) fn shown_origin(origin: &str) -> &str {
    origin.strip_prefix("https://").unwrap_or(origin)
}
