use crate::evaluate::Page;
use crate::http::{FieldLine, HeadersFile};

impl HeadersFile<'_> {
    /// What each block with an X-Robots-Tag says, as a page that is sent with its fields alone: what is wrong with the file is what is
    /// wrong with these.
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
        let has_tag = |field: &FieldLine| field.is_named(self.text(), "x-robots-tag");
        let blocks = self.blocks().iter().filter(move |block| block.fields().iter().any(has_tag));
        blocks.map(|block| Page { headers: Some(self.headers(block)), ..Page::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::{Code, Options};

    #[track_caller]
    fn finds(text: &str, codes: &[Code]) {
        let file = HeadersFile::parse(text);
        let found: Vec<_> = file.pages().flat_map(|page| page.lint(&page.evaluate_all(), &Options::default())).collect();
        assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), codes, "{text}");
    }

    #[test]
    fn each_block_is_a_page_of_its_own() {
        finds("/a\n  X-Robots-Tag: noindex\n/b\n  X-Robots-Tag: index\n", &[]);
        finds("/a\n  X-Robots-Tag: nofollow, noindx\n/b\n  X-Robots-Tag: noindx\n", &[Code::UnknownDirective; 2]);
        finds("/a\n  Server: noindx\nnoindx\n", &[]);
    }

    /// Cloudflare and Netlify join the values of one name with commas.
    #[test]
    fn a_bots_name_reaches_into_the_next_line() {
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n", &[]);
        finds("/a\n  X-Robots-Tag: googlebot: nosnippet\n  X-Robots-Tag: noindex\n", &[Code::JoinedHeaders]);
    }
}
