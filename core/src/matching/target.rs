//! A URL as crawlers compare it: path and query, without scheme, authority and fragment.

use std::borrow::Cow;
use std::fmt;

use memchr::{memchr, memchr3};

use crate::dialect::percent_encoded;

/// What a crawler would like to fetch: the path and query of a URL (facts A11, B25).
///
/// ```
/// use robotscope::{Target, matching::TargetForm};
///
/// let target = Target::parse("https://example.com/fish?id=ツ#top")?;
/// assert_eq!(target.path(), "/fish?id=%E3%83%84");
/// assert_eq!(target.origin(), Some("https://example.com"));
/// assert_eq!(target.form(), TargetForm::Url);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The origin, if there is one, and the path right behind it.
    text: String,
    path_at: usize,
    form: TargetForm,
}

/// How the user wrote a [`Target`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetForm {
    /// With scheme and authority: `https://example.com/a`.
    Url,
    /// With authority only: `//example.com/a`.
    SchemeRelative,
    /// A path (and query) alone: `/a?b`.
    Path,
    /// A host without a scheme, as people type it: `example.com/a`.
    HostAndPath,
}

impl Target {
    /// Reads a URL, a path, or a host with a path, as people type them.
    ///
    /// What a browser would send is what counts: white space around the text is dropped, raw octets that no request can
    /// hold (Unicode, spaces, quotes …) are percent-encoded, and a missing path is `/`. Dot segments stay as they are.
    ///
    /// # Errors
    ///
    /// When the text is empty, names another thing than a place on a web server (`mailto:…`), or is neither a URL nor
    /// a path (`hello world`).
    pub fn parse(text: &str) -> Result<Self, TargetError> {
        let mut text = Cow::Borrowed(text.trim());
        let is_plain = is_plain(&text);
        if !is_plain && memchr3(b'\t', b'\n', b'\r', text.as_bytes()).is_some() {
            text.to_mut().retain(|c| !matches!(c, '\t' | '\n' | '\r'));
        }
        let (form, authority_at) = Self::form_of(&text)?;
        let rest = text.get(authority_at..).unwrap_or_default();
        let (authority, path) = rest.split_at_checked(end_of_authority(rest)).unwrap_or_default();
        let is_no_host = |byte| matches!(byte, b' ' | b'<' | b'>' | b'"');
        if form != TargetForm::Path && (authority.is_empty() || !is_plain && authority.bytes().any(is_no_host)) {
            return Err(TargetError::new(ErrorKind::NoHost, &text));
        }
        let origin = match form {
            TargetForm::Path => "",
            _ => text.get(..authority_at + authority.len()).unwrap_or_default(),
        };
        let mut requested = String::with_capacity(text.len() + 1);
        requested.push_str(origin);
        requested.make_ascii_lowercase();
        push_requested(path, &mut requested);
        Ok(Self { text: requested, path_at: origin.len(), form })
    }

    /// Takes path and query from a URL octet by octet as Google's open-source parser does (fact B25), encoding nothing:
    /// there, that is up to the caller. It accepts any text; what holds no path is `/`.
    ///
    /// ```
    /// use robotscope::Target;
    ///
    /// assert_eq!(Target::as_given("http://www.example.com/ツ").path(), "/ツ");
    /// assert_eq!(Target::as_given("example.com?a#b").path(), "/?a");
    /// assert_eq!(Target::as_given("#").path(), "/");
    /// ```
    pub fn as_given(url: &str) -> Self {
        let search_at = if url.starts_with("//") { 2 } else { 0 };
        let find_from = |from: usize, what: &[char]| url.get(from..).and_then(|rest| rest.find(what)).map(|at| at + from);
        let early_path = find_from(search_at, &['/', '?', ';']);
        let scheme_end = url.get(search_at..).and_then(|rest| rest.find("://")).map(|at| at + search_at);
        let authority_at = match (scheme_end, early_path) {
            // A path, query or parameter before `://` means that it ends no scheme.
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
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        Self { text: path, path_at: 0, form }
    }

    /// Path and query; begins with `/`.
    pub fn path(&self) -> &str {
        self.text.get(self.path_at..).unwrap_or_default()
    }

    /// Scheme and authority in lower case, as far as they were given.
    pub fn origin(&self) -> Option<&str> {
        self.text.get(..self.path_at).filter(|origin| !origin.is_empty())
    }

    /// How the target was written.
    pub fn form(&self) -> TargetForm {
        self.form
    }

    /// The form of a trimmed text, and where its authority (or its path, if it has no authority) begins.
    fn form_of(text: &str) -> Result<(TargetForm, usize), TargetError> {
        let fail = |kind| Err(TargetError::new(kind, text));
        if text.is_empty() {
            return fail(ErrorKind::Empty);
        }
        if text.starts_with("//") {
            return Ok((TargetForm::SchemeRelative, 2));
        }
        if text.starts_with(['/', '?']) {
            return Ok((TargetForm::Path, 0));
        }
        // What nearly all texts begin with; the way below comes to the same.
        if let Some(scheme) = ["https://", "http://"].into_iter().find(|scheme| text.starts_with(scheme)) {
            return Ok((TargetForm::Url, scheme.len()));
        }
        let (first, behind_first) = text.split_at_checked(end_of_authority(text)).unwrap_or_default();
        if let Some((scheme, behind)) = first.split_once(':') {
            let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
                && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
            if is_scheme && behind.is_empty() && behind_first.starts_with("//") {
                return Ok((TargetForm::Url, first.len() + 2));
            }
            let is_port = !behind.is_empty() && behind.bytes().all(|byte| byte.is_ascii_digit());
            if is_scheme && !is_port {
                return fail(ErrorKind::NoWebAddress);
            }
        }
        let looks_like_host = !first.contains(char::is_whitespace) && (first.contains(['.', ':']) || first == "localhost");
        if looks_like_host { Ok((TargetForm::HostAndPath, 0)) } else { fail(ErrorKind::NeitherUrlNorPath) }
    }
}

/// Where a path, query or fragment begins.
fn end_of_authority(text: &str) -> usize {
    memchr3(b'/', b'?', b'#', text.as_bytes()).unwrap_or(text.len())
}

/// Whether a text holds only octets that are requested as they are, wherever they stand in a URL.
fn is_plain(text: &str) -> bool {
    // Without an early end, so that it is done for many octets at once; nearly all URLs are plain.
    !text.bytes().fold(false, |found, byte| found | is_encoded(byte) | is_encoded_in_paths(byte))
}

// WHATWG URL, 1.3: the path and the query percent-encode sets. DIFFERENCE: browsers encode `'` in a query, too; it is a legal
// character there (RFC 3986, 3.4), and rules are written with it.

fn is_encoded(byte: u8) -> bool {
    matches!(byte, 0..=b' ' | 0x7F.. | b'"' | b'<' | b'>')
}

fn is_encoded_in_paths(byte: u8) -> bool {
    matches!(byte, b'^' | b'`' | b'{' | b'}')
}

/// Appends path and query as a browser would request them.
fn push_requested(path_and_query: &str, requested: &mut String) {
    let end = memchr(b'#', path_and_query.as_bytes()).unwrap_or(path_and_query.len());
    let mut rest = path_and_query.get(..end).unwrap_or_default();
    if !rest.starts_with('/') {
        requested.push('/');
    }
    if !is_plain(rest) {
        let mut in_query = false;
        let mut must_encode = |byte: u8| {
            in_query |= byte == b'?';
            is_encoded(byte) || is_encoded_in_paths(byte) && !in_query
        };
        // Encoded is the first octet of a character and what follows it, so that we always stand between characters.
        while let Some(at) = rest.bytes().position(&mut must_encode) {
            let Some((kept, encoded)) = rest.split_at_checked(at) else { break };
            requested.push_str(kept);
            let character = encoded.chars().next().map_or(1, char::len_utf8);
            let Some((character, behind)) = encoded.split_at_checked(character) else { break };
            character.bytes().for_each(|byte| requested.extend(percent_encoded(byte).map(char::from)));
            rest = behind;
        }
    }
    requested.push_str(rest);
}

/// Why a text is no [`Target`]. Its `Display` text says what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetError {
    kind: ErrorKind,
    /// The beginning of the text.
    text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ErrorKind {
    Empty,
    NoHost,
    NoWebAddress,
    NeitherUrlNorPath,
}

impl TargetError {
    fn new(kind: ErrorKind, text: &str) -> Self {
        let mut beginning: String = text.chars().take(60).collect();
        if beginning.len() < text.len() {
            beginning.push('…');
        }
        Self { kind, text: beginning }
    }

    /// A stable name for the reason, in kebab case.
    ///
    /// ```
    /// use robotscope::Target;
    ///
    /// let error = Target::parse("mailto:me@example.com").unwrap_err();
    /// assert_eq!(error.code(), "not-a-web-address");
    /// assert!(error.to_string().contains("https://"));
    /// ```
    pub fn code(&self) -> &'static str {
        match self.kind {
            ErrorKind::Empty => "empty-url",
            ErrorKind::NoHost => "url-without-host",
            ErrorKind::NoWebAddress => "not-a-web-address",
            ErrorKind::NeitherUrlNorPath => "neither-url-nor-path",
        }
    }

    /// The beginning of the text that is none.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, text } = self;
        match kind {
            ErrorKind::Empty => f.write_str("no URL given: write one such as https://example.com/page, or a path such as /page"),
            ErrorKind::NoHost => write!(f, "“{text}” has no valid host name: write a URL such as https://example.com/page"),
            ErrorKind::NoWebAddress => {
                write!(f, "“{text}” is not an address on a web server: write a URL such as https://example.com/page")
            }
            ErrorKind::NeitherUrlNorPath => {
                write!(f, "“{text}” is neither a URL nor a path: write https://example.com/page, or begin a path with a slash")
            }
        }
    }
}

impl std::error::Error for TargetError {}

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
    fn encodes_what_no_request_can_hold() {
        assert_eq!(path("  /a b\t/ツ{x}?q={'é'}  "), "/a%20b/%E3%83%84%7Bx%7D?q={'%C3%A9'}");
        assert_eq!(path("/%e3%83%84*$"), "/%e3%83%84*$");
    }

    #[test]
    fn says_why_a_text_is_no_target() {
        assert_eq!(code(" \n"), "empty-url");
        assert_eq!(code("https:///a"), "url-without-host");
        assert_eq!(code("https://exa mple.com/a"), "url-without-host");
        assert_eq!(code("javascript:alert(1)"), "not-a-web-address");
        assert_eq!(code("hello world"), "neither-url-nor-path");
        assert_eq!(code("hello"), "neither-url-nor-path");
    }

    // The cases of google/robotstxt, robots_test.cc, on path extraction (B25).
    #[test]
    fn as_given_takes_the_path_as_googles_parser_does() {
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
        ] {
            assert_eq!(Target::as_given(url).path(), expected, "{url}");
        }
    }
}
