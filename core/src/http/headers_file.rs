use super::field::FieldLine;
use super::line::{Lines, trimmed};
use super::{HeaderOrigin, Headers, Response, StrayLine};
use crate::text::{BOM, Offsets, Part, Span, Text};

/// A `_headers` file, in which a site says what headers its pages are sent with.
///
/// A line with a path or a URL begins a block; the lines below it are the fields that are sent with what the path matches. A line that
/// begins with `#` is a comment. Indentation is usual and means nothing. Cloudflare also has `! Name`, which takes a field away. Both
/// join the values of one name with commas. Read on 2026-11-22:
/// <https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file>,
/// <https://developers.cloudflare.com/pages/configuration/headers/>.
///
/// ```
/// use robotscope::http::HeadersFile;
///
/// let file = HeadersFile::parse("/drafts/*\n  X-Robots-Tag: noindex\n");
/// let [block] = file.blocks() else { panic!("one block") };
/// assert_eq!(file.slice(block.path), b"/drafts/*");
/// assert_eq!(file.slice(block.fields()[0].value), b"noindex");
/// ```
#[derive(Clone, Debug)]
pub struct HeadersFile<'t> {
    text: Text<'t>,
    blocks: Vec<HeaderBlock>,
    stray: Vec<StrayLine>,
}

/// The fields of a `_headers` file that are for one path.
///
/// ```
/// use robotscope::http::{HeaderBlock, HeadersFile, StrayLine};
///
/// let file = HeadersFile::parse("Server: x\n/a\n  X-Robots-Tag: none\n  noindex\n");
/// let block: &HeaderBlock = &file.blocks()[0];
/// assert_eq!((block.fields().len(), block.stray().len(), file.stray().len()), (1, 1, 1));
/// let StrayLine { span, line } = block.stray()[0];
/// assert_eq!((file.slice(span), line), (&b"noindex"[..], 4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderBlock {
    /// The path, or the URL, with its wildcards.
    pub path: Span,
    response: Response,
}

impl HeaderBlock {
    /// The fields in the order of the text.
    pub fn fields(&self) -> &[FieldLine] {
        &self.response.fields
    }

    /// Lines that are no fields.
    pub fn stray(&self) -> &[StrayLine] {
        &self.response.stray
    }
}

impl<'t> HeadersFile<'t> {
    /// Reads a text of any content; only what lies beyond 4 GiB is left unread.
    pub fn parse(text: impl Into<Text<'t>>) -> Self {
        let text = text.into();
        let (mut blocks, mut stray): (Vec<HeaderBlock>, _) = (Vec::new(), Vec::new());
        let bytes = text.get(..u32::MAX as usize).unwrap_or(&text);
        let byte_order_mark = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
        for line in Lines::new(Part { bytes, at: 0 }.split_at(byte_order_mark).1) {
            let (content, number) = (trimmed(line.content), line.number);
            let is_read = !content.is_empty() && !content.bytes.starts_with(b"#") && !content.bytes.starts_with(b"! ");
            if is_path(content) {
                blocks.push(HeaderBlock { path: content.span(), response: Response::new(None) });
            } else if is_read {
                let field = FieldLine::parse(content, number).map(|(field, _)| field);
                let other = || StrayLine { span: content.span(), line: number };
                match (blocks.last_mut(), field) {
                    (Some(block), field) => block.response.push(field, content.span(), other),
                    (None, _) => stray.push(other()),
                }
            }
        }
        blocks.iter_mut().for_each(|block| block.response.read_links(bytes));
        Self { text, blocks, stray }
    }

    /// Places of this text as JavaScript and editors count them. They share the text.
    ///
    /// ```
    /// use robotscope::http::HeadersFile;
    /// use robotscope::text::Span;
    ///
    /// let file = HeadersFile::parse("/é\n  X-Robots-Tag: noindex");
    /// assert_eq!(file.offsets().span(Span::new(6, 18)), Span::new(5, 17));
    /// ```
    pub fn offsets(&self) -> Offsets<'t> {
        Offsets::new(self.text.clone())
    }

    /// The text as it was given.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// All blocks in the order of the text.
    pub fn blocks(&self) -> &[HeaderBlock] {
        &self.blocks
    }

    /// Lines before the first path, which are for no page.
    pub fn stray(&self) -> &[StrayLine] {
        &self.stray
    }

    /// The fields of a block as the headers of a response; spans are those of the file.
    ///
    /// ```
    /// use robotscope::http::HeadersFile;
    ///
    /// let file = HeadersFile::parse("/a\n  X-Robots-Tag: none\n/b\n  Server: x\n");
    /// let found = file.blocks().iter().filter(|block| {
    ///     let headers = file.headers(block);
    ///     headers.counting().is_some_and(|response| response.fields_named(headers.text(), "x-robots-tag").count() > 0)
    /// });
    /// assert_eq!(found.count(), 1);
    /// ```
    pub fn headers(&self, block: &HeaderBlock) -> Headers<'_> {
        let lines = block.response.fields_named(&self.text, "x-robots-tag").count();
        // Several values become one, so that a bot's name seems to be for those of the next line, too.
        let origin = if lines > 1 { HeaderOrigin::Pairs } else { HeaderOrigin::Text };
        Headers { text: self.text.clone(), responses: [block.response.clone()].into(), origin, is_made: false }
    }

    /// The fields of the block in which an offset lies.
    pub(crate) fn headers_at(&self, offset: u32) -> Option<Headers<'_>> {
        let begun = self.blocks.partition_point(|block| block.path.start() <= offset);
        self.blocks.get(begun.checked_sub(1)?).map(|block| self.headers(block))
    }

    /// The bytes of a span of the text.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }
}

/// Whether a line begins a block: with a slash, or with the scheme of a URL.
fn is_path(line: Part<'_>) -> bool {
    let word = line.first_word().0.bytes;
    word.starts_with(b"/") || memchr::memmem::find(word, b"://").is_some_and(|at| at > 0)
}
