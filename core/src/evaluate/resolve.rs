//! Resolves URLs that occur in a page.

use crate::html::Html;
use crate::matching::Target;

/// Resolves a reference on a page ([RFC 3986, 5.2](https://www.rfc-editor.org/rfc/rfc3986#section-5.2)). Returns `None` for an empty
/// reference, for a fragment of the page itself, and for references that are not web URLs, such as `mailto:`.
pub(super) fn resolve(page: &Target, reference: &[u8]) -> Option<Target> {
    let reference = std::str::from_utf8(reference).ok()?.trim_matches(|sign: char| matches!(sign, '\0'..=' '));
    let origin = page.origin().unwrap_or_default();
    let path = page.path().split('?').next().unwrap_or_default();
    let is_slash = |byte: Option<&u8>| matches!(byte, Some(b'/' | b'\\'));
    let bytes = reference.as_bytes();
    let absolute = match bytes.first()? {
        b'#' => return None,
        b'?' => format!("{origin}{path}{reference}"),
        b'/' | b'\\' if is_slash(bytes.get(1)) => {
            format!("{}{reference}", origin.split_once("//").map_or("", |(scheme, _)| scheme))
        }
        b'/' | b'\\' => format!("{origin}{reference}"),
        _ if has_scheme(reference) => reference.to_owned(),
        _ => format!("{origin}{}{reference}", path.rfind('/').and_then(|slash| path.get(..=slash)).unwrap_or("/")),
    };
    Target::parse(&absolute).ok()
}

/// Returns the URL against which the references in a document are resolved.
pub(super) fn base_url(html: &Html<'_>, page: &Target) -> Target {
    html.base().and_then(|href| resolve(page, html.value(href).bytes())).unwrap_or_else(|| page.clone())
}

/// Returns `true` if the text begins with a scheme and a colon.
fn has_scheme(reference: &str) -> bool {
    let is_of_scheme = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    let scheme = reference.split_once(':').map(|(scheme, _)| scheme);
    scheme.is_some_and(|scheme| scheme.starts_with(|sign: char| sign.is_ascii_alphabetic()) && scheme.bytes().all(is_of_scheme))
}

/// Returns `true` if the other URL has the same origin as the page, or no origin.
pub(super) fn is_same_site(page: &Target, other: &Target) -> bool {
    other.origin().is_none() || comparable_origin(page) == comparable_origin(other)
}

/// Returns a URL's origin without `https://`. A missing scheme counts as `https` ([`Target::parse`]).
pub(super) fn comparable_origin(url: &Target) -> Option<&str> {
    let origin = url.origin()?;
    let origin = origin.strip_prefix("https:").unwrap_or(origin);
    Some(origin.strip_prefix("//").unwrap_or(origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_scheme_counts_as_https() {
        let is_same_site = |page: &str, other: &str| {
            let [page, other] = [page, other].map(|url| Target::parse(url).expect("a URL"));
            is_same_site(&page, &other)
        };
        for page in ["https://a.example/b", "//a.example/b", "a.example:443/b"] {
            for other in ["https://a.example:443/c", "//a.example/c", "a.example/c", "/c"] {
                assert!(is_same_site(page, other), "{page} {other}");
            }
            for other in ["http://a.example/c", "//a.example:80/c", "b.example/c"] {
                assert!(!is_same_site(page, other), "{page} {other}");
            }
        }
        assert!(!is_same_site("/b", "a.example/c"));
    }

    /// Tests examples in RFC 3986, 5.4, and references that do not lead to another web page.
    #[test]
    fn resolves_references_as_in_rfc_3986() {
        let base = Target::parse("http://a.example/b/c/d;p?q").expect("a URL");
        for (reference, expected) in [
            ("g", "/b/c/g"),
            ("./g", "/b/c/g"),
            ("g/", "/b/c/g/"),
            ("/g", "/g"),
            ("?y", "/b/c/d;p?y"),
            ("g?y", "/b/c/g?y"),
            ("g#s", "/b/c/g"),
            (";x", "/b/c/;x"),
            (".", "/b/c/"),
            ("..", "/b/"),
            ("../g", "/b/g"),
            ("../../g", "/g"),
            ("../../../g", "/g"),
        ] {
            let target = resolve(&base, reference.as_bytes()).expect(reference);
            assert_eq!((target.origin(), target.path()), (Some("http://a.example"), expected), "{reference}");
        }
        let other = |reference: &str| resolve(&base, reference.as_bytes()).and_then(|target| Some(target.origin()?.to_owned()));
        assert_eq!(other("//g"), Some("http://g".to_owned()));
        assert_eq!(other("https://g.example/x"), Some("https://g.example".to_owned()));
        assert_eq!(["#s", "", "mailto:a@b.example", "data:text/css,a"].map(other), [const { None }; 4]);
        let path = Target::parse("/b/c").expect("a path");
        assert_eq!(resolve(&path, b"g").map(|target| target.path().to_owned()), Some("/b/g".to_owned()));
    }
}
