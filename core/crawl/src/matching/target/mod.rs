//! Parses a URL into the form that crawlers compare: path and query, without scheme, authority and fragment.

mod error;
mod host;
mod punycode;
mod requested;

use std::borrow::Cow;

use memchr::memchr3;

use crate::dialect::Encoding;
use error::ErrorKind;
pub use error::TargetError;
use requested::Request;

/// The resource that a crawler requests: the path and query of a URL ([rfc9309-rules], [google-parser]).
///
/// ```
/// use robotscope::{Target, matching::TargetForm};
///
/// let target = Target::parse("https://example.com/a/../fish?id=ツ#top")?;
/// assert_eq!(target.path(), "/fish?id=%E3%83%84");
/// assert_eq!(target.origin(), Some("https://example.com"));
/// assert_eq!(target.form(), TargetForm::Url);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The origin, if known, directly followed by the path.
    text: String,
    path_at: usize,
    form: TargetForm,
    is_canonical: bool,
}

/// The form in which a [`Target`] was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetForm {
    /// A scheme and an authority: `https://example.com/a`.
    Url,
    /// An authority without a scheme: `//example.com/a`.
    SchemeRelative,
    /// Only a path, with or without a query: `/a?b`.
    Path,
    /// A host without a scheme, as people type it: `example.com/a`.
    HostAndPath,
}

struct Beginning {
    form: TargetForm,
    /// The length of the scheme, including its colon.
    scheme: usize,
    /// The index of the authority, or of the path if there is none.
    authority_at: usize,
    /// `true` if URLs with this scheme treat a backslash as a slash, or if the scheme is missing.
    is_special: bool,
}

impl Target {
    /// Parses a URL, a path, or a host with a path, as people type them.
    ///
    /// The result is the URL that a browser would request ([URL Standard](https://url.spec.whatwg.org/#url-parsing)):
    ///
    /// - Spaces and control characters around the text are removed, and so are tabs and line breaks inside it.
    /// - `.` and `..` are resolved, with `%2e` read as a dot.
    /// - A backslash counts as a slash.
    /// - Bytes that cannot occur in a request (Unicode, spaces, quotes …) are percent-encoded.
    /// - A missing path is `/`.
    /// - A text without a scheme is parsed as if it began with `https:`.
    ///
    /// ```
    /// use robotscope::Target;
    ///
    /// assert_eq!(Target::parse(r"https://e.com\public\%2E%2e\private")?.path(), "/private");
    /// assert_eq!(Target::parse("https://BÜCHER.example:443/")?.origin(), Some("https://xn--bcher-kva.example"));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the text is empty, does not address a resource on a web server (`mailto:…`), has an invalid host, or is
    /// neither a URL nor a path (`hello world`).
    pub fn parse(text: &str) -> Result<Self, TargetError> {
        if let Some((path, request)) = requested_path(text) {
            let path_at = text.len() - path.len();
            let is_canonical = request == Request::Simple || Encoding::none_changes(path.as_bytes());
            return Ok(Self { text: text.to_owned(), path_at, form: TargetForm::Url, is_canonical });
        }
        let mut text = Cow::Borrowed(text.trim_matches(|c| matches!(c, '\0'..=' ')));
        if memchr3(b'\t', b'\n', b'\r', text.as_bytes()).is_some() {
            text.to_mut().retain(|c| !matches!(c, '\t' | '\n' | '\r'));
        }
        let Beginning { form, scheme, authority_at, is_special } = Beginning::parse(&text)?;
        let rest = text.get(authority_at..).unwrap_or_default();
        let end = if form == TargetForm::Path { 0 } else { requested::end_of_authority(rest, is_special) };
        let (authority, path) = rest.split_at_checked(end).unwrap_or_default();
        let mut requested = String::with_capacity(text.len() + 1);
        if form != TargetForm::Path {
            let scheme = text.get(..scheme).unwrap_or_default();
            host::push_lower_case(scheme, &mut requested);
            requested.push_str(if form == TargetForm::HostAndPath { "" } else { "//" });
            if !host::push_authority(scheme, authority, is_special, &mut requested) {
                return Err(TargetError::new(ErrorKind::NoHost, &text));
            }
        }
        let path_at = requested.len();
        requested::push(path, is_special, &mut requested);
        let is_canonical = Encoding::none_changes(requested.as_bytes().get(path_at..).unwrap_or_default());
        Ok(Self { text: requested, path_at, form, is_canonical })
    }

    /// Calls `ask` with a URL's path and query in canonical form, and returns the result of `ask`. Nearly all URLs need no allocation.
    pub(crate) fn with_canonical<T>(url: &str, encoding: Encoding, ask: impl FnOnce(&[u8]) -> T) -> Result<T, TargetError> {
        let target;
        let path = match requested_path(url) {
            Some((path, Request::Simple)) => Cow::Borrowed(path.as_bytes()),
            Some((path, _)) => encoding.path(path.as_bytes()),
            None => {
                target = Self::parse(url)?;
                target.canonical(encoding)
            }
        };
        Ok(ask(&path))
    }

    /// Extracts the path and query from a URL as Google's open-source parser does ([google-parser]). Does not encode any bytes or resolve
    /// dot segments. Accepts any text; without a path, the result is `/`.
    ///
    /// ```
    /// use robotscope::Target;
    ///
    /// assert_eq!(Target::as_given("http://www.example.com/ツ").path(), "/ツ");
    /// assert_eq!(Target::as_given("/a/../b").path(), "/a/../b");
    /// assert_eq!(Target::as_given("example.com?a#b").path(), "/?a");
    /// assert_eq!(Target::as_given("#").path(), "/");
    /// ```
    pub fn as_given(url: &str) -> Self {
        let search_at = if url.starts_with("//") { 2 } else { 0 };
        let find_from = |from: usize, what: &[char]| url.get(from..).and_then(|rest| rest.find(what)).map(|at| at + from);
        let early_path = find_from(search_at, &['/', '?', ';']);
        let scheme_end = url.get(search_at..).and_then(|rest| rest.find("://")).map(|at| at + search_at);
        let authority_at = match (scheme_end, early_path) {
            // If a slash, question mark or semicolon precedes `://`, the text has no scheme.
            (Some(scheme_end), Some(early)) if early < scheme_end => search_at,
            (Some(scheme_end), _) => scheme_end + 3,
            (None, _) => search_at,
        };
        let form = if authority_at == 0 && url.starts_with('/') { TargetForm::Path } else { TargetForm::HostAndPath };
        let fragment_at = find_from(search_at, &['#']).unwrap_or(url.len());
        let path = match find_from(authority_at, &['/', '?', ';']) {
            Some(path_at) if path_at < fragment_at => url.get(path_at..fragment_at).unwrap_or("/"),
            _ => "/",
        };
        // Google's parser matches the path as a C string, so the path ends at its first NUL byte.
        let path = path.split('\0').next().unwrap_or_default();
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        let is_canonical = Encoding::none_changes(path.as_bytes());
        Self { text: path, path_at: 0, form, is_canonical }
    }

    /// Returns the path and query, which begin with `/`.
    pub fn path(&self) -> &str {
        self.text.get(self.path_at..).unwrap_or_default()
    }

    pub(crate) fn canonical(&self, encoding: Encoding) -> Cow<'_, [u8]> {
        let path = self.path().as_bytes();
        if self.is_canonical { Cow::Borrowed(path) } else { encoding.path(path) }
    }

    /// Returns the scheme, host and port, as far as they are known, in the browser's form: in lower case, without the user name and the
    /// scheme's default port. Without a scheme, 443 is the default port. Returns `None` for a path, and for a target from
    /// [`as_given`](Self::as_given).
    pub fn origin(&self) -> Option<&str> {
        self.text.get(..self.path_at).filter(|origin| !origin.is_empty())
    }

    /// Returns the form in which the target was written. For a target from [`as_given`](Self::as_given), returns [`TargetForm::Path`] for a
    /// path, and [`TargetForm::HostAndPath`] for any other text, even for a URL with a scheme.
    pub fn form(&self) -> TargetForm {
        self.form
    }
}

impl Beginning {
    fn parse(text: &str) -> Result<Self, TargetError> {
        let fail = |kind| Err(TargetError::new(kind, text));
        let special = |form, scheme, authority_at| Ok(Self { form, scheme, authority_at, is_special: true });
        let behind_slashes = |at: usize| text.len() - text.get(at..).unwrap_or_default().trim_start_matches(['/', '\\']).len();
        // A fast path for nearly all texts. The code below would return the same result.
        if let Some(end) = web_scheme(text) {
            return special(TargetForm::Url, end, behind_slashes(end));
        }
        match text.as_bytes() {
            [] => return fail(ErrorKind::Empty),
            [b'/' | b'\\', b'/' | b'\\', ..] => return special(TargetForm::SchemeRelative, 0, behind_slashes(0)),
            [b'/' | b'\\' | b'?', ..] => return special(TargetForm::Path, 0, 0),
            _ => {}
        }
        let (first, behind) = text.split_at_checked(requested::end_of_authority(text, true)).unwrap_or_default();
        if let Some((scheme, behind_colon)) = first.split_once(':') {
            let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
                && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
            let authority_at = scheme.len() + 1;
            if is_scheme && host::is_special(scheme) {
                return special(TargetForm::Url, authority_at, behind_slashes(authority_at));
            }
            if is_scheme && behind_colon.is_empty() && behind.starts_with("//") && !scheme.eq_ignore_ascii_case("file") {
                return Ok(Self {
                    form: TargetForm::Url,
                    scheme: authority_at,
                    authority_at: authority_at + 2,
                    is_special: false,
                });
            }
            let is_port = !behind_colon.is_empty() && behind_colon.bytes().all(|byte| byte.is_ascii_digit());
            if is_scheme && !is_port {
                return fail(ErrorKind::NoWebAddress);
            }
        }
        let looks_like_host = !first.contains(char::is_whitespace) && (first.contains(['.', ':']) || first == "localhost");
        if looks_like_host { special(TargetForm::HostAndPath, 0, 0) } else { fail(ErrorKind::NeitherUrlNorPath) }
    }
}

/// Returns the path and query of a URL that browsers certainly request as written; `None` for any other URL. This is a fast path for nearly
/// all URLs: [`Target::parse`] returns the same result without it.
fn requested_path(url: &str) -> Option<(&str, Request)> {
    let name = url.get(web_scheme(url)?..)?.strip_prefix("//")?;
    let path = name.get(host::end_of_plain_name(name.as_bytes())?..)?;
    let request = Request::of(path.as_bytes());
    (request != Request::Unknown).then_some((path, request))
}

/// Returns the offset after `https:` or `http:`; `None` if the text begins with neither.
fn web_scheme(text: &str) -> Option<usize> {
    ["https:", "http:"].into_iter().find(|scheme| text.starts_with(scheme)).map(str::len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn path(text: &str) -> String {
        Target::parse(text).unwrap().path().to_owned()
    }

    #[track_caller]
    fn code(text: &str) -> &'static str {
        Target::parse(text).unwrap_err().code()
    }

    #[test]
    fn drops_scheme_authority_and_fragment() {
        assert_eq!(path("https://user@example.com:8080/a;b?c=d#e?f"), "/a;b?c=d");
        assert_eq!(path("https://example.com"), "/");
        assert_eq!(path("https://example.com?a=b"), "/?a=b");
        assert_eq!(path("https://example.com#/a"), "/");
        assert_eq!(path("//example.com/a//b"), "/a//b");
        assert_eq!(path("/a?u=http://x.y/z"), "/a?u=http://x.y/z");
        assert_eq!(path("?a"), "/?a");
        assert_eq!(path("example.com/a"), "/a");
        assert_eq!(path("localhost:3000/a"), "/a");
        assert_eq!(path("[::1]:80/a"), "/a");
    }

    #[test]
    fn a_missing_scheme_has_the_default_port_of_https() {
        let origin = |text: &str| Target::parse(text).unwrap().origin().map(str::to_owned).unwrap();
        assert_eq!(origin("//example.com:443/"), "//example.com");
        assert_eq!(origin("example.com:0443/a"), "example.com");
        assert_eq!(origin("[::443]:443/"), "[::443]");
        assert_eq!(origin("//example.com:80/"), "//example.com:80");
        assert_eq!(origin("http://example.com:443/"), "http://example.com:443");
        assert_eq!(origin("foo://example.com:443/"), "foo://example.com:443");
    }

    #[test]
    fn percent_encodes_bytes_that_cannot_occur_in_a_request() {
        assert_eq!(path("  /a b\t/ツ{x}?q={'é'}  "), "/a%20b/%E3%83%84%7Bx%7D?q={%27%C3%A9%27}");
        assert_eq!(path("/%e3%83%84*$"), "/%e3%83%84*$");
    }

    #[test]
    fn the_fast_path_returns_the_same_target_as_the_full_parser() {
        for host in [
            "example.com",
            "a.b1.c-d",
            "localhost",
            "1.example.com",
            "example.com.",
            "example.1",
            "a..b",
            "a_b.c",
            "EXAMPLE.com",
            "a.b:80",
            "u@a.b",
            "",
        ] {
            for path in [
                "/",
                "",
                "?a",
                "/a.b/c",
                "/a/.b",
                "/.",
                "/a/./b",
                "/a/..",
                "/a'b",
                "/a?b=c.d/.e",
                "/%2e/a",
                "/a%2fb/%C3%A9",
                "/a%2fb/%2E./c",
                "/a*b$",
                "/a#b",
                "/ツ",
                "/a-path/of-more/than/sixteen.html?q=1&r=2",
                "/sixteen-and-then/a|b",
            ] {
                for scheme in ["https://", "http://", "HTTPS://", "//"] {
                    let url = format!("{scheme}{host}{path}");
                    let other = Target::parse(&format!(" {url}")).ok();
                    assert_eq!(Target::parse(&url).ok(), other, "{url}");
                    for encoding in [Encoding::Rfc9309, Encoding::Google] {
                        let canonical = Target::with_canonical(&url, encoding, <[u8]>::to_vec).ok();
                        assert_eq!(canonical, other.as_ref().map(|other| other.canonical(encoding).into_owned()), "{url}");
                    }
                }
            }
        }
        assert_eq!(requested_path("https://example.com/a.b/c?d"), Some(("/a.b/c?d", Request::Simple)));
        assert_eq!(requested_path("https://example.com/%c3"), Some(("/%c3", Request::AsWritten)));
        assert_eq!(requested_path("https://example.com/a/./b"), None);
    }

    #[test]
    fn reports_why_a_text_is_not_a_url_or_path() {
        assert_eq!(code(" \n"), "empty-url");
        assert_eq!(code("https://"), "url-without-host");
        assert_eq!(code("https://?a"), "url-without-host");
        assert_eq!(code("https://example.com:80x/"), "url-without-host");
        assert_eq!(code("https://exa%00mple.com/"), "url-without-host");
        assert_eq!(code("https://exa mple.com/a"), "url-without-host");
        assert_eq!(code("javascript:alert(1)"), "not-a-web-address");
        assert_eq!(code("hello world"), "neither-url-nor-path");
        assert_eq!(code("hello"), "neither-url-nor-path");
    }

    // Test cases for path extraction from robots_test.cc in google/robotstxt ([google-parser]), and two URLs with a NUL byte.
    #[test]
    fn as_given_extracts_the_same_path_as_googles_parser() {
        for (url, expected) in [
            ("", "/"),
            ("http://www.example.com", "/"),
            ("http://www.example.com/", "/"),
            ("http://www.example.com/a", "/a"),
            ("http://www.example.com/a/", "/a/"),
            ("http://www.example.com/a/b?c=http://d.e/", "/a/b?c=http://d.e/"),
            ("http://www.example.com/a/b?c=d&e=f#fragment", "/a/b?c=d&e=f"),
            ("example.com", "/"),
            ("example.com/", "/"),
            ("example.com/a", "/a"),
            ("example.com/a/b?c=d&e=f#fragment", "/a/b?c=d&e=f"),
            ("a", "/"),
            ("a/", "/"),
            ("/a", "/a"),
            ("a/b", "/b"),
            ("example.com?a", "/?a"),
            ("example.com/a;b#c", "/a;b"),
            ("//a/b/c", "/b/c"),
            ("http://www.example.com/a\0b", "/a"),
            ("http://www.exam\0ple.com/a", "/a"),
        ] {
            assert_eq!(Target::as_given(url).path(), expected, "{url}");
        }
    }
}
