use crate::evaluate::Page;
use crate::http::HeadersFile;

impl HeadersFile<'_> {
    /// Returns a page for each set of blocks that hosts send together: if several blocks match one path, their X-Robots-Tag fields are
    /// joined. The faults of the file are the faults of these pages; a fault in one block can occur in several of them.
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
    fn blocks_for_different_paths_form_different_pages() {
        finds("/a\n  X-Robots-Tag: noindex\n/b\n  X-Robots-Tag: index\n", &[]);
        finds("/a\n  X-Robots-Tag: nofollow, noindx\n/b\n  X-Robots-Tag: noindx\n", &[Code::UnknownDirective; 2]);
        finds("/a\n  Server: noindx\nnoindx\n", &[]);
    }

    /// Cloudflare and Netlify join the values of one name with commas.
    #[test]
    fn a_bots_name_applies_to_the_next_line_of_a_block() {
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n", &[]);
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n  X-Robots-Tag: noindex\n", &[Code::JoinedHeaders]);
    }

    // <https://developers.cloudflare.com/pages/configuration/headers/>: values of a header that is set twice are joined with a comma.
    #[test]
    fn blocks_that_match_one_path_are_sent_together() {
        finds("/*\n  X-Robots-Tag: noindex\n/blog/*\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/*\n  X-Robots-Tag: googlebot: nosnippet\n/a\n  X-Robots-Tag: noindex\n", &[Code::JoinedHeaders]);
        finds("/docs/*\n  X-Robots-Tag: noindex\n/*.pdf\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/:lang/a\n  X-Robots-Tag: noindex\n/en/a\n  X-Robots-Tag: index\n", &[Code::ContradictoryDirectives]);
        finds("/:lang/a\n  X-Robots-Tag: noindex\n/en/b/a\n  X-Robots-Tag: index\n", &[]);
        finds("/blog/*\n  X-Robots-Tag: noindex\n/blog\n  X-Robots-Tag: index\n", &[]);
    }

    // The same document: a block removes a header with “! ” before its name.
    #[test]
    fn a_block_can_remove_the_header_of_another_block() {
        finds("/*\n  X-Robots-Tag: noindex\n/blog/*\n  ! X-Robots-Tag\n  X-Robots-Tag: index\n", &[]);
    }

    #[test]
    fn a_fault_in_one_block_is_reported_once() {
        finds("/*\n  X-Robots-Tag: noindx\n/a\n  X-Robots-Tag: nofollow\n", &[Code::UnknownDirective]);
    }
}
