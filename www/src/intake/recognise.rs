//! What a text is, by its name and its first lines.

/// What a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    RobotsTxt,
    /// The headers of a response, without its status line.
    Headers,
    /// A whole response, or the output of `curl -i` or `curl -v`.
    Response,
    Html,
    /// What a browser recorded of the network.
    Har,
    Sitemap,
    /// One URL and nothing else.
    Url,
    Unknown,
}

/// So many bytes tell what a text is.
const READ: usize = 16_384;

/// Fields of responses that people look at.
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

const ROBOTS: [&str; 9] =
    ["user-agent", "disallow", "allow", "sitemap", "crawl-delay", "host", "clean-param", "request-rate", "content-signal"];

/// What a text is; its name, if it has one, is that of its file.
pub(crate) fn recognise(name: &str, text: &str) -> Kind {
    let start = beginning(text).trim_start_matches('\u{FEFF}').trim_start();
    let name = name.to_ascii_lowercase();
    // What comes compressed has been unpacked.
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    let named = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    if is_response(start) {
        Kind::Response
    } else if is_sitemap(start) {
        Kind::Sitemap
    } else if named(&[".har"]) || (start.starts_with('{') && start.contains("\"log\"")) {
        Kind::Har
    } else if named(&["robots.txt"]) || (name.contains("robots") && named(&[".txt"])) {
        Kind::RobotsTxt
    } else if named(&[".html", ".htm", ".xhtml"]) || is_html(start) {
        Kind::Html
    } else {
        by_lines(start)
    }
}

fn beginning(text: &str) -> &str {
    let mut end = text.len().min(READ);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

fn is_response(start: &str) -> bool {
    let is_verbose = start.starts_with("* ") || start.starts_with("> ") || start.starts_with("< ");
    starts_with(start, "http/") || (is_verbose && start.lines().any(|line| starts_with(line, "< http/")))
}

fn is_sitemap(start: &str) -> bool {
    // The namespace is the same for both kinds of sitemaps, whatever prefix the elements have.
    start.starts_with('<')
        && (start.contains("<urlset") || start.contains("<sitemapindex") || start.contains("sitemaps.org/schemas/sitemap/"))
}

/// Whether a sitemap lists sitemaps.
pub(crate) fn is_index(sitemap: &str) -> bool {
    let start = beginning(sitemap);
    start.contains("<sitemapindex") || start.contains(":sitemapindex")
}

fn is_html(start: &str) -> bool {
    let mut rest = start;
    // What may stand before the document: comments and the line that makes it XML.
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

fn by_lines(start: &str) -> Kind {
    let lines = || start.lines().map(str::trim).filter(|line| !line.is_empty());
    if let (Some(line), None) = (lines().next(), lines().nth(1))
        && ["https://", "http://"].iter().any(|scheme| starts_with(line, scheme))
        && !line.contains(char::is_whitespace)
    {
        return Kind::Url;
    }
    let fields = || lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'));
    let of = |names: &[&str]| fields().filter(|(name, _)| names.iter().any(|own| name.trim().eq_ignore_ascii_case(own))).count();
    match (of(&ROBOTS), of(&HEADERS)) {
        (0, 0) => Kind::Unknown,
        // `Allow` is a field of both.
        (robots, headers) if robots > headers => Kind::RobotsTxt,
        _ => Kind::Headers,
    }
}

fn starts_with(text: &str, start: &str) -> bool {
    text.get(..start.len()).is_some_and(|own| own.eq_ignore_ascii_case(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_without_a_name() {
        let of = |text: &str| recognise("", text);
        for text in
            ["User-agent: *\nDisallow: /\n", "# Ours\n\nsitemap: https://a.example/s.xml", "\u{FEFF}Disallow:/a", "Allow: /"]
        {
            assert_eq!(of(text), Kind::RobotsTxt, "{text}");
        }
        for text in
            ["HTTP/1.1 200 OK\nAllow: GET\n\nUser-agent: *", "http/2 404", "* Connected\n> GET / HTTP/1.1\n< HTTP/1.1 200 OK\n"]
        {
            assert_eq!(of(text), Kind::Response, "{text}");
        }
        for text in ["content-type: text/html\nallow: GET", "X-Robots-Tag: noindex"] {
            assert_eq!(of(text), Kind::Headers, "{text}");
        }
        for text in
            ["<!DOCTYPE html>", "\n<!-- a --><!-- b -->\n<HTML>", "<?xml version='1.0'?><!doctype html>", "<meta name=robots>"]
        {
            assert_eq!(of(text), Kind::Html, "{text}");
        }
        for text in
            ["<?xml version='1.0'?>\n<urlset xmlns='…'>", "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'>"]
        {
            assert_eq!(of(text), Kind::Sitemap, "{text}");
        }
        assert_eq!(of("{\n  \"log\": {\"version\": \"1.2\""), Kind::Har);
        assert_eq!(of(" https://example.com/a?b=c#d \n"), Kind::Url);
        for text in ["", "noindex, nofollow", "https://a.example/\nhttps://b.example/", "<rss><channel>", "{}", "#", "ü\u{0}"] {
            assert_eq!(of(text), Kind::Unknown, "{text}");
        }
    }

    #[test]
    fn a_name_tells_more_than_the_text_unless_it_is_a_response_or_a_sitemap() {
        assert_eq!(recognise("robots.txt", "<!doctype html>"), Kind::RobotsTxt);
        assert_eq!(recognise("robots (1).TXT", ""), Kind::RobotsTxt);
        assert_eq!(recognise("page.htm", "Disallow: /"), Kind::Html);
        assert_eq!(recognise("site.har", "not JSON"), Kind::Har);
        assert_eq!(recognise("robots.txt", "HTTP/2 200\n\nUser-agent: *"), Kind::Response);
        assert_eq!(recognise("a.html", "<urlset>"), Kind::Sitemap);
        assert_eq!(recognise("robots.txt.gz", "<html>"), Kind::RobotsTxt);
    }

    #[test]
    fn only_the_beginning_is_read() {
        let text = format!("{}\nUser-agent: *", "ü".repeat(READ));
        assert_eq!(recognise("", &text), Kind::Unknown);
    }

    #[test]
    fn a_page_that_quotes_a_response_is_a_page() {
        assert_eq!(recognise("", "<p>So:\n< HTTP/1.1 200 OK"), Kind::Html);
        assert_eq!(recognise("", "<!doctype html><pre>\nHTTP/1.1 200 OK\n</pre>"), Kind::Html);
    }
}
