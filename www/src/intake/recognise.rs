//! What is dropped, pasted or opened.

pub(crate) use robotscope::recognise::TextKind as Kind;

/// What a text is; its name, if it has one, is that of its file. What was saved of a response, and sitemaps, say themselves what they are.
pub(crate) fn recognise(name: &str, text: &str) -> Kind {
    // What comes compressed has been unpacked.
    let name = name.strip_suffix(".gz").unwrap_or(name);
    match Kind::from_text(text) {
        kind @ (Kind::Response | Kind::Sitemap) => kind,
        kind => Kind::from_name(name).unwrap_or(kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_more_than_the_text_unless_it_is_a_response_or_a_sitemap() {
        assert_eq!(recognise("robots.txt", "<!doctype html>"), Kind::RobotsTxt);
        assert_eq!(recognise("robots.txt", "HTTP/2 200\n\nUser-agent: *"), Kind::Response);
        assert_eq!(recognise("a.html", "<urlset>"), Kind::Sitemap);
        assert_eq!(recognise("robots.txt.gz", "<html>"), Kind::RobotsTxt);
    }
}
