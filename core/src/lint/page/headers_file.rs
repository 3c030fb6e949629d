use crate::evaluate::Page;
use crate::http::HeadersFile;

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
        let has_tag = |field: &crate::http::FieldLine| field.is_named(self.text(), "x-robots-tag");
        let blocks = self.blocks().iter().filter(move |block| block.fields().iter().any(has_tag));
        blocks.map(|block| Page { headers: Some(self.headers(block)), ..Page::default() })
    }
}
