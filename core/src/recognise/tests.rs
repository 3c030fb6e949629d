use super::*;

#[track_caller]
fn are(kind: TextKind, texts: &[&str]) {
    for text in texts {
        assert_eq!(TextKind::from_text(text), kind, "{text}");
    }
}

#[test]
fn recognises_texts_by_their_content() {
    are(
        TextKind::RobotsTxt,
        &["User-agent: *\nDisallow: /\n", "# Ours\n\nsitemap: https://a.example/s.xml", "\u{FEFF}Disallow:/a", "Allow: /"],
    );
    are(
        TextKind::Response,
        &["HTTP/1.1 200 OK\nAllow: GET\n\nUser-agent: *", "http/2 404", "* Connected\n> GET / HTTP/1.1\n< HTTP/1.1 200 OK\n"],
    );
    are(TextKind::Headers, &["content-type: text/html\nallow: GET", "X-Robots-Tag: noindex"]);
    are(
        TextKind::Html,
        &["<!DOCTYPE html>", "\n<!-- a --><!-- b -->\n<HTML>", "<?xml version='1.0'?><!doctype html>", "<meta name=robots>"],
    );
    are(
        TextKind::Sitemap,
        &["<?xml version='1.0'?>\n<urlset xmlns='…'>", "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'>"],
    );
    are(
        TextKind::HeadersFile,
        &["/*\n  X-Robots-Tag: noindex", "# ours\n\nhttps://a.example/*\n\tServer: x\n", "/a\n ! Link\n a: b"],
    );
    are(TextKind::Har, &["{\n  \"log\": {\"version\": \"1.2\""]);
    are(TextKind::Url, &[" https://example.com/a?b=c#d \n"]);
    are(TextKind::Blank, &["", "\n\n", "#", "# User-agent: *\n", "\u{FEFF}"]);
    are(
        TextKind::UrlList,
        &[
            "https://a.example/\nhttps://b.example/",
            "# export\n\nhttps://a.example/a.pdf,2026-11-01\nhttps://a.example/b.pdf,2026-11-02\n",
            "URL,Last crawled\nhttps://a.example/a.pdf,2026-11-01",
            "\"Address\"\t\"Status\"\n\"https://a.example/\"\t\"200\"\n\"https://a.example/b\"\t\"404\"",
            "Address\nhttps://a.example/",
            "No.;Page\n1;http://a.example/\n2;http://a.example/b",
            "/a\n/private/1\n",
            "https://a.example/\nhttps://a.example/b\n/private/1",
        ],
    );
    are(TextKind::Directives, &["noindex, nofollow", "NOINDEX", "max-snippet:50, noarchive\n"]);
    are(
        TextKind::Unknown,
        &[
            "noindex for all",
            "See https://a.example/\nand https://b.example/",
            "title\nhttps://a.example/\nthe end",
            "<rss><channel>",
            "{}",
            "ü\u{0}",
            "/a",
            "/a\nb: c",
            "/a\nthe end",
            "/*\n/*a*/",
            "Page path,Views\n/a,3\n/b?c,1",
        ],
    );
}

#[test]
fn texts_that_only_quote_or_resemble_a_robots_txt_are_unknown() {
    are(
        TextKind::Unknown,
        &[
            "host: localhost\nport: 80\n",
            "Write this:\n\nUser-agent: *\nDisallow: /\n\nand save it,\nthen wait.",
            "server {\n  allow 10.0.0.0/8;\n  deny all;\n}",
            "const text = `\nUser-agent: *\nDisallow: /\n`;\nserve(text);",
        ],
    );
}

#[test]
fn only_the_names_of_robots_txt_and_headers_files_override_the_content() {
    let robots = "User-agent: *\nDisallow: /\n";
    for (name, text, kind) in [
        ("robots.txt", "", TextKind::RobotsTxt),
        ("robots.txt", "<!doctype html><title>404</title>", TextKind::RobotsTxt),
        ("a/robots (1).TXT", "\u{0}", TextKind::RobotsTxt),
        ("staging.robots.txt", "HTTP/2 200", TextKind::RobotsTxt),
        ("page.htm", "<br>User-agent: *", TextKind::Html),
        ("page.htm", robots, TextKind::RobotsTxt),
        ("example.com", robots, TextKind::RobotsTxt),
        ("www.example.co.uk", "# Ours\n\nSitemap: https://a.example/s.xml\nUser-agent: *\n", TextKind::RobotsTxt),
        ("example.pl", "\u{FEFF}Disallow: /a\n\nthis line is a mistake\nDisallow: /b\nDisallow: /c", TextKind::RobotsTxt),
        ("example.com", "ï»¿# Ours\r\nUser-agent: *\r\nDisallow: /a\r\n", TextKind::RobotsTxt),
        ("example.com", "<html><title>404</title>", TextKind::Html),
        ("a\\_headers", "", TextKind::HeadersFile),
        ("site.har", "not JSON", TextKind::Har),
        ("saved.txt", robots, TextKind::RobotsTxt),
        ("saved", robots, TextKind::RobotsTxt),
        ("notes.txt", "# nothing yet", TextKind::Blank),
        ("notes.md", "Write this:\nUser-agent: *\nDisallow: /\nDisallow: /a\n", TextKind::Unknown),
        ("robots.ts", "export default `\nUser-agent: *\nDisallow: /\nDisallow: /a\n`;\n", TextKind::Unknown),
        ("compose.yml", "host: localhost\nallow: /a\n", TextKind::Unknown),
        ("a.yaml", "allow: x", TextKind::Unknown),
        ("a.conf", "# nothing yet", TextKind::Unknown),
        (".htaccess", "# nothing yet", TextKind::Unknown),
        ("a.b/saved", robots, TextKind::RobotsTxt),
        ("index.php", "<!doctype html>", TextKind::Html),
        ("sitemap.xml", "<urlset>", TextKind::Sitemap),
    ] {
        assert_eq!(TextKind::from_file(name, text), kind, "{name}: {text}");
    }
}

#[test]
fn recognises_a_long_text_by_its_start() {
    let text = format!("{}\nUser-agent: *", "ü".repeat(READ));
    assert_eq!(TextKind::from_text(&text), TextKind::Unknown);
    let urls = format!("https://a.example/{}\n", "a".repeat(100)).repeat(1000);
    assert_eq!(TextKind::from_text(&urls), TextKind::UrlList, "a line that is cut does not count");
}

// RFC 9309, 2.2: a line ends with CR, LF or CRLF.
#[test]
fn recognises_texts_whose_lines_end_with_a_lone_carriage_return() {
    are(TextKind::RobotsTxt, &["# Ours\rUser-agent: *\rDisallow: /a\r"]);
    are(TextKind::Headers, &["content-type: text/html\rx-robots-tag: noindex\r"]);
    are(TextKind::Response, &["* Connected\r> GET / HTTP/1.1\r< HTTP/1.1 200 OK\r"]);
    let urls = format!("https://a.example/{}\r", "a".repeat(100)).repeat(1000);
    are(TextKind::UrlList, &["https://a.example/\rhttps://b.example/", &urls]);
}

#[test]
fn a_page_that_quotes_a_response_is_recognised_as_a_page() {
    are(TextKind::Html, &["<p>So:\n< HTTP/1.1 200 OK", "<!doctype html><pre>\nHTTP/1.1 200 OK\n</pre>"]);
}

#[test]
fn a_page_about_sitemaps_is_recognised_as_a_page() {
    let sitemap = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";
    are(TextKind::Html, &[&format!("<!doctype html><pre>\n{sitemap}\n</pre>"), &format!("<?xml version='1.0'?><html>{sitemap}")]);
}

#[test]
fn each_kind_of_text_has_a_distinct_name() {
    for kind in TextKind::ALL {
        assert_eq!(TextKind::ALL.into_iter().filter(|other| other.as_str() == kind.as_str()).count(), 1, "{}", kind.as_str());
    }
}
