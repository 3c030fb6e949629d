//! Recognises the kind of a text.

pub(crate) use robotscope::recognise::TextKind as Kind;

/// Returns the kind of a text. HTTP responses and sitemaps are recognised by their content. For other texts, the file name takes precedence
/// over the content.
pub(crate) fn recognise(name: &str, text: &str) -> Kind {
    // The text of a `.gz` file has already been decompressed.
    let name = name.strip_suffix(".gz").unwrap_or(name);
    match Kind::from_text(text) {
        kind @ (Kind::Response | Kind::Sitemap) => kind,
        kind => Kind::from_name(name).unwrap_or(kind),
    }
}

/// Joins response headers that were copied from browser developer tools, with names and values on alternating lines. Returns `None` for any
/// other text.
pub(crate) fn join_header_lines(text: &str) -> Option<String> {
    let lines: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (pairs, []) = lines.as_chunks() else { return None };
    let joined: Option<Vec<_>> = pairs.iter().map(|[name, value]| join_header(name, value)).collect();
    let joined = joined?.join("\n") + "\n";
    matches!(Kind::from_text(&joined), Kind::Headers | Kind::Response).then_some(joined)
}

fn join_header(name: &str, value: &str) -> Option<String> {
    if name.trim_end_matches(':') == ":status" {
        return Some(format!("HTTP/2 {value}"));
    }
    let name = name.strip_suffix(':').unwrap_or(name);
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_name.then(|| format!("{name}: {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_a_text_by_its_file_name_unless_the_text_is_a_response_or_sitemap() {
        assert_eq!(recognise("robots.txt", "<!doctype html>"), Kind::RobotsTxt);
        assert_eq!(recognise("robots.txt", "HTTP/2 200\n\nUser-agent: *"), Kind::Response);
        assert_eq!(recognise("a.html", "<urlset>"), Kind::Sitemap);
        assert_eq!(recognise("robots.txt.gz", "<html>"), Kind::RobotsTxt);
    }
    #[test]
    fn joins_header_names_and_values_on_alternating_lines() {
        let joined = Some("content-type: text/html\nx-robots-tag: noindex\n".to_owned());
        assert_eq!(join_header_lines("content-type:\ntext/html\nx-robots-tag:\nnoindex"), joined);
        assert_eq!(join_header_lines("content-type\n\ntext/html\n\nx-robots-tag\n\nnoindex\n"), joined);
        assert_eq!(join_header_lines(":status:\n404\nserver:\nx"), Some("HTTP/2 404\nserver: x\n".to_owned()));
        for other in
            ["", "noindex", "content-type: text/html\nx-robots-tag: noindex", "User-agent: *\nDisallow: /", "index\nnoindex"]
        {
            assert_eq!(join_header_lines(other), None, "{other}");
        }
    }
}
