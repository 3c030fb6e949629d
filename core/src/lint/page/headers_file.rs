use crate::evaluate::Page;
use crate::http::HeadersFile;

impl HeadersFile<'_> {
    /// Returns a page for each set of blocks whose headers hosts send together. If several blocks match a path, hosts join their
    /// X-Robots-Tag headers. To lint the file, lint all of these pages. Several pages may report the same fault.
    ///
    /// ```
    /// use robotscope::http::HeadersFile;
    /// use robotscope::lint::{Options, apply};
    ///
    /// let text = "/*\n  X-Robots-Tag: noindex nofollow\n";
    /// let file = HeadersFile::parse(text);
    /// let page = file.pages().next().unwrap();
    /// let found = page.lint(&page.evaluate_all(), &Options::default());
    /// assert_eq!(apply(text.as_bytes(), &[&found[0].fixes[0]]), b"/*\n  X-Robots-Tag: noindex, nofollow\n");
    /// ```
    pub fn pages(&self) -> impl Iterator<Item = Page<'_>> {
        let sets = self.sets_with("x-robots-tag").into_iter();
        sets.map(|set| Page { headers: Some(self.joined_headers(&set)), ..Page::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::{Code, Options};

    #[track_caller]
    fn finds(text: &str, codes: &[Code]) {
        let file = HeadersFile::parse(text);
        let mut found: Vec<_> = file.pages().flat_map(|page| page.lint(&page.evaluate_all(), &Options::default())).collect();
        let mut seen = Vec::new();
        found.retain(|found| {
            let is_new = !seen.contains(&(found.code, found.place.span));
            seen.push((found.code, found.place.span));
            is_new
        });
        assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), codes, "{text}");
    }

    #[test]
    fn blocks_for_different_paths_belong_to_different_pages() {
        finds("/a\n  X-Robots-Tag: noindex\n/b\n  X-Robots-Tag: index\n", &[]);
        finds("/a\n  X-Robots-Tag: nofollow, noindx\n/b\n  X-Robots-Tag: noindx\n", &[Code::UnknownDirective; 2]);
        finds("/a\n  Server: noindx\nnoindx\n", &[]);
    }

    /// Cloudflare and Netlify join the values for one name with commas.
    #[test]
    fn a_bot_name_also_applies_to_the_next_line_in_a_block() {
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n", &[]);
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n  X-Robots-Tag: noindex\n", &[Code::JoinedHeaders]);
    }

    // <https://developers.cloudflare.com/pages/configuration/headers/>: if a header is set twice, the values are joined with a comma.
    #[test]
    fn blocks_that_match_the_same_path_are_sent_together() {
        finds("/*\n  X-Robots-Tag: noindex\n/blog/*\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/*\n  X-Robots-Tag: googlebot: nosnippet\n/a\n  X-Robots-Tag: noindex\n", &[Code::JoinedHeaders]);
        finds("/docs/*\n  X-Robots-Tag: noindex\n/*.pdf\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/:lang/a\n  X-Robots-Tag: noindex\n/en/a\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/:lang/a\n  X-Robots-Tag: noindex\n/en/b/a\n  X-Robots-Tag: index\n", &[]);
        finds("/blog/*\n  X-Robots-Tag: noindex\n/blog\n  X-Robots-Tag: index\n", &[]);
    }

    // <https://developers.cloudflare.com/pages/configuration/headers/>: `! ` before a header's name removes the header.
    #[test]
    fn a_block_can_remove_a_header_set_by_another_block() {
        finds("/*\n  X-Robots-Tag: noindex\n/blog/*\n  ! X-Robots-Tag\n  X-Robots-Tag: index\n", &[]);
    }

    #[test]
    fn a_fault_in_a_shared_block_has_the_same_position_on_each_page() {
        finds("/*\n  X-Robots-Tag: noindx\n/a\n  X-Robots-Tag: nofollow\n", &[Code::UnknownDirective]);
    }
}
