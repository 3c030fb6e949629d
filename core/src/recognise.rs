//! Recognises the kind of a text (robots.txt, headers, HTML …) by its beginning and its file name.
//!
//! ```
//! use robotscope::recognise::TextKind;
//!
//! assert_eq!(TextKind::from_file("public/_headers", "/*\n  X-Robots-Tag: noindex"), TextKind::HeadersFile);
//! assert_eq!(TextKind::from_file("nginx.conf", "server { allow all; }"), TextKind::Unknown);
//! ```

use crate::RobotsTxt;
use crate::directives::DirectiveName;
use crate::http::{HeadersFile, is_token};
use crate::names::names;
use crate::robots_txt::{Field, LineKind, Record, Separator, Spelling};

names! {
    /// The kind of a text. `response` is headers with a status line, and `blank` is only comments and white space.
    #[non_exhaustive]
    pub enum TextKind {
        /// A robots.txt.
        RobotsTxt = "robots-txt",
        /// A response's headers, without a status line.
        Headers = "headers",
        /// A whole response, or output of `curl -i` or `curl -v`.
        Response = "response",
        /// A `_headers` file, as Netlify and Cloudflare read it.
        HeadersFile = "headers-file",
        /// A document.
        Html = "html",
        /// A browser's recording of network requests (HAR).
        Har = "har",
        /// A sitemap, or a sitemap index.
        Sitemap = "sitemap",
        /// A single URL.
        Url = "url",
        /// Several URLs or paths, one per line or in a table (CSV, TSV).
        UrlList = "url-list",
        /// Directives without a field name, such as `noindex, nofollow`.
        Directives = "directives",
        /// Only white space and comments.
        Blank = "blank",
        /// Any other text.
        Unknown = "unknown",
    }
}

/// The maximum number of bytes that are read to recognise a text.
const READ: usize = 16_384;

/// Common header fields in responses.
const HEADERS: [&str; 24] = [
    "accept-ranges",
    "age",
    "alt-svc",
    "cache-control",
    "connection",
    "content-encoding",
    "content-language",
    "content-length",
    "content-type",
    "date",
    "etag",
    "expires",
    "last-modified",
    "link",
    "location",
    "pragma",
    "server",
    "set-cookie",
    "strict-transport-security",
    "transfer-encoding",
    "vary",
    "via",
    "x-powered-by",
    "x-robots-tag",
];

impl TextKind {
    /// Returns the kind of a file according to its content or, if the content is ambiguous, its name. Only two kinds of names override the
    /// content: `_headers`, and names that contain `robots` and end with `.txt`. A file with an extension other than `.txt`, such as `.md`
    /// or `.com`, may merely quote a robots.txt. Such a file counts as a robots.txt only if its content begins like a robots.txt.
    ///
    /// ```
    /// use robotscope::recognise::TextKind;
    ///
    /// assert_eq!(TextKind::from_file("robots.txt", "<!doctype html>"), TextKind::RobotsTxt);
    /// assert_eq!(TextKind::from_file("example.com", "User-agent: *\nDisallow: /"), TextKind::RobotsTxt);
    /// assert_eq!(TextKind::from_file("notes.md", "Write:\nUser-agent: *\nDisallow: /"), TextKind::Unknown);
    /// ```
    pub fn from_file<T: AsRef<[u8]> + ?Sized>(name: &str, text: &T) -> Self {
        let by_name = Self::from_name(name);
        if let Some(kind @ (Self::RobotsTxt | Self::HeadersFile)) = by_name {
            return kind;
        }
        let kind = match Self::from_text(text) {
            Self::RobotsTxt if is_of_another_kind(name) && !begins_as_robots_txt(text.as_ref()) => Self::Unknown,
            Self::Headers | Self::HeadersFile | Self::Blank if is_of_another_kind(name) => Self::Unknown,
            kind => kind,
        };
        by_name.filter(|_| matches!(kind, Self::Unknown | Self::Blank)).unwrap_or(kind)
    }

    /// Returns the kind of a file by its name; `None` if the name does not determine the kind.
    ///
    /// ```
    /// use robotscope::recognise::TextKind;
    ///
    /// assert_eq!(TextKind::from_name("C:\\site\\robots-staging.txt"), Some(TextKind::RobotsTxt));
    /// assert_eq!(TextKind::from_name("notes.txt"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        let name = file_name(name).to_ascii_lowercase();
        let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
        if name == "_headers" {
            Some(Self::HeadersFile)
        } else if name.contains("robots") && ends(&[".txt"]) {
            Some(Self::RobotsTxt)
        } else if ends(&[".html", ".htm", ".xhtml"]) {
            Some(Self::Html)
        } else {
            ends(&[".har"]).then_some(Self::Har)
        }
    }

    /// Returns the kind of a text, recognised by its beginning alone.
    ///
    /// ```
    /// use robotscope::recognise::TextKind;
    ///
    /// assert_eq!(TextKind::from_text("HTTP/2 200\n\n<!doctype html>"), TextKind::Response);
    /// assert_eq!(TextKind::from_text("host: localhost\nport: 80"), TextKind::Unknown);
    /// ```
    pub fn from_text<T: AsRef<[u8]> + ?Sized>(text: &T) -> Self {
        let bytes = text.as_ref();
        let text = String::from_utf8_lossy(beginning(bytes));
        let start = text.trim_start_matches('\u{FEFF}').trim_start();
        if is_response(start) {
            Self::Response
        } else if is_html(start) {
            Self::Html
        } else if is_sitemap(start) {
            Self::Sitemap
        } else if start.starts_with('{') && start.contains("\"log\"") {
            Self::Har
        } else if is_headers_file(start) {
            Self::HeadersFile
        } else {
            by_lines(start)
        }
    }
}

/// Returns `true` if a sitemap begins like a sitemap index, which lists sitemaps instead of pages.
///
/// ```
/// use robotscope::recognise::is_sitemap_index;
///
/// assert!(is_sitemap_index("<?xml version='1.0'?><sitemapindex><sitemap>"));
/// assert!(!is_sitemap_index("<urlset><url>"));
/// ```
pub fn is_sitemap_index<T: AsRef<[u8]> + ?Sized>(text: &T) -> bool {
    let bytes = text.as_ref();
    let start = bytes.get(..READ).unwrap_or(bytes);
    ["<sitemapindex", ":sitemapindex"].iter().any(|tag| memchr::memmem::find(start, tag.as_bytes()).is_some())
}

/// Returns the whole text if it has fewer than [`READ`] bytes. Otherwise, returns the complete lines among the first [`READ`] bytes, or all
/// of these bytes if they contain no line break.
fn beginning(bytes: &[u8]) -> &[u8] {
    let Some(start) = bytes.get(..READ) else { return bytes };
    start.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).and_then(|end| start.get(..end)).unwrap_or(start)
}

/// Returns the lines of a text, with an empty line between CR and LF. `str::lines` does not end lines at a lone CR.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r'])
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or_default()
}

/// Returns `true` if the first line of content is a robots.txt field, and the text has a `User-agent`, `Disallow` or `Sitemap` line. A text
/// that only quotes a robots.txt begins differently.
fn begins_as_robots_txt(text: &[u8]) -> bool {
    let text = text.get(..READ).unwrap_or(text);
    // Also skip a byte order mark that was read as Latin-1 and written as UTF-8.
    let robots = RobotsTxt::parse(text.strip_prefix("ï»¿".as_bytes()).unwrap_or(text));
    let mut kinds = robots.lines().iter().map(|line| line.kind());
    let first = kinds.clone().find(|kind| !matches!(kind, LineKind::Blank | LineKind::Comment));
    let is_usual = |kind| match kind {
        LineKind::Record(Record { field, spelling, .. }) => {
            spelling == Spelling::Exact && matches!(field, Field::UserAgent | Field::Disallow | Field::Sitemap)
        }
        _ => false,
    };
    matches!(first, Some(LineKind::Record(record)) if !matches!(record.field, Field::Other | Field::Unused))
        && kinds.any(is_usual)
}

/// Returns `true` if a file name begins with a dot or has an extension other than `txt`.
fn is_of_another_kind(name: &str) -> bool {
    let ending = file_name(name).trim_start_matches('.').rsplit_once('.');
    ending.is_some_and(|(_, ending)| !ending.eq_ignore_ascii_case("txt")) || file_name(name).starts_with('.')
}

fn is_response(start: &str) -> bool {
    let is_verbose = ["* ", "> ", "< "].iter().any(|mark| start.starts_with(mark));
    starts_with(start, "http/") || (is_verbose && lines(start).any(|line| starts_with(line, "< http/")))
}

fn is_sitemap(start: &str) -> bool {
    // The elements may have any namespace prefix, so also search for the namespace, which sitemaps and sitemap indexes share.
    start.starts_with('<') && ["<urlset", "<sitemapindex", "sitemaps.org/schemas/sitemap/"].iter().any(|tag| start.contains(tag))
}

fn is_html(start: &str) -> bool {
    let mut rest = start;
    // Skip comments and the XML declaration before the document.
    while let Some((_, behind)) = ["<!--", "<?xml"].iter().find_map(|open| {
        let close = if *open == "<!--" { "-->" } else { "?>" };
        starts_with(rest, open).then(|| rest.split_once(close))?
    }) {
        rest = behind.trim_start();
    }
    let tags =
        ["<!doctype html", "<html", "<head", "<body", "<title", "<meta", "<link", "<base", "<script", "<style", "<p>", "<div"];
    tags.iter().any(|tag| starts_with(rest, tag))
}

/// Returns `true` if the text begins with a path and an indented field.
fn is_headers_file(start: &str) -> bool {
    let file = HeadersFile::parse(start);
    let first = file.blocks().first().filter(|_| file.stray().is_empty());
    first.and_then(|block| block.fields().first().filter(|_| block.stray().is_empty())).is_some_and(|field| {
        let before = field.name.start().checked_sub(1).and_then(|before| start.as_bytes().get(before as usize));
        before.is_some_and(|before| matches!(before, b' ' | b'\t'))
    })
}

/// Returns the kind of a text that consists of lines. In a robots.txt or headers, most lines must be fields, because other texts may quote
/// some fields.
fn by_lines(start: &str) -> TextKind {
    let lines: Vec<_> = lines(start).map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    if matches!(lines.as_slice(), [line] if is_url(line)) {
        return TextKind::Url;
    }
    let is_most = |count: usize| count * 2 > lines.len();
    let names = || lines.iter().filter_map(|line| line.split_once(':')).map(|(name, _)| name.trim_end());
    let known = names().filter(|name| HEADERS.iter().any(|known| name.eq_ignore_ascii_case(known))).count();
    let fields = names().filter(|name| !name.is_empty() && name.bytes().all(|byte| is_token(&byte))).count();
    let records = records(start);
    if lines.is_empty() {
        TextKind::Blank
    } else if records > known && is_most(records) {
        TextKind::RobotsTxt
    } else if known > 0 && is_most(fields) {
        // `Allow` is a field in robots.txt and in HTTP, so a known header must also be present.
        TextKind::Headers
    } else if is_url_list(&lines) {
        TextKind::UrlList
    } else if matches!(lines.as_slice(), [line] if is_directives(line)) {
        TextKind::Directives
    } else {
        TextKind::Unknown
    }
}

/// Returns `true` if there are at least two lines, and each contains a URL or is a path. The first line may also be the heading of a
/// table with URLs.
fn is_url_list(lines: &[&str]) -> bool {
    const DELIMITERS: [char; 3] = ['\t', ',', ';'];
    let [first, rest @ ..] = lines else { return false };
    let has_url = |line: &&str| line.split(DELIMITERS).any(|cell| is_url(cell.trim().trim_matches('"')));
    let is_listed = |line: &&str| has_url(line) || is_path(line);
    let is_heading = first.contains(DELIMITERS) || !first.contains(char::is_whitespace);
    !rest.is_empty() && rest.iter().all(is_listed) && (is_listed(first) || (is_heading && rest.iter().any(has_url)))
}

fn is_url(text: &str) -> bool {
    ["https://", "http://"].iter().any(|scheme| starts_with(text, scheme)) && !text.contains(char::is_whitespace)
}

/// Returns `true` for a text that begins with a slash and contains no white space. Excludes `/*`, which begins a path pattern or a comment.
fn is_path(text: &str) -> bool {
    text.starts_with('/') && !text.starts_with("/*") && !text.contains(char::is_whitespace)
}

/// Returns `true` for a comma-separated list of known directives.
fn is_directives(line: &str) -> bool {
    line.split(',').all(|part| {
        let name = part.split_once(':').map_or(part, |(name, _)| name);
        DirectiveName::recognise(name.trim().as_bytes()).is_some()
    })
}

/// Returns the number of robots.txt fields; zero if no field is spelt correctly.
fn records(start: &str) -> usize {
    let robots = RobotsTxt::parse(start);
    let spellings = || {
        robots.lines().iter().filter_map(|line| match line.kind() {
            LineKind::Record(record) if record.separator == Separator::Colon => Some((record.field, record.spelling)),
            _ => None,
        })
    };
    let is_known = |(field, _): &(Field, Spelling)| !matches!(field, Field::Other | Field::Unused);
    if spellings().any(|found| is_known(&found) && found.1 == Spelling::Exact) { spellings().filter(is_known).count() } else { 0 }
}

fn starts_with(text: &str, start: &str) -> bool {
    text.get(..start.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(start))
}

#[cfg(test)]
mod tests;
