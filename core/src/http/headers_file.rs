use super::field::FieldLine;
use super::line::{Lines, trimmed};
use super::{HeaderOrigin, Headers, Response, StrayLine};
use crate::compare::Fillers;
use crate::matching::pattern_matches;
use crate::text::{BOM, Offsets, Part, Span, Text};

/// A `_headers` file, in which a site specifies the headers for its pages.
///
/// A line with a path or a URL begins a block. The lines after it are the fields to send with matching pages. A line that begins with `#`
/// is a comment. Indentation is usual but has no meaning. Cloudflare also supports `! Name`, which removes a field. If several fields have
/// the same name, Netlify and Cloudflare join their values with commas. Documentation:
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

/// A block in a `_headers` file: the fields for one path.
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
    /// The path or URL, with its wildcards.
    pub path: Span,
    response: Response,
    /// The names of fields that Cloudflare removes from earlier blocks.
    removed: Vec<Span>,
}

impl HeaderBlock {
    /// Returns the fields in text order.
    pub fn fields(&self) -> &[FieldLine] {
        &self.response.fields
    }

    /// Returns the lines that are not fields.
    pub fn stray(&self) -> &[StrayLine] {
        &self.response.stray
    }
}

impl<'t> HeadersFile<'t> {
    /// Parses any text. Ignores text beyond 4 GiB.
    pub fn parse(text: impl Into<Text<'t>>) -> Self {
        let text = text.into();
        let (mut blocks, mut stray): (Vec<HeaderBlock>, _) = (Vec::new(), Vec::new());
        let bytes = text.get(..u32::MAX as usize).unwrap_or(&text);
        let byte_order_mark = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
        for line in Lines::new(Part { bytes, at: 0 }.split_at(byte_order_mark).1) {
            let (content, number) = (trimmed(line.content), line.number);
            let is_read = !content.is_empty() && !content.bytes.starts_with(b"#");
            if is_path(content) {
                blocks.push(HeaderBlock { path: content.span(), response: Response::new(None), removed: Vec::new() });
            } else if content.bytes.starts_with(b"! ") {
                let name = content.split_at(2).1.trimmed().span();
                blocks.iter_mut().next_back().into_iter().for_each(|block| block.removed.push(name));
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

    /// Returns a converter from byte spans to UTF-16 offsets. The converter shares the text.
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

    /// Returns the unchanged text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns the blocks in text order.
    pub fn blocks(&self) -> &[HeaderBlock] {
        &self.blocks
    }

    /// Returns the lines before the first path, which apply to no page.
    pub fn stray(&self) -> &[StrayLine] {
        &self.stray
    }

    /// Returns the fields of a block as response headers. Spans refer to the file's text.
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
        // Hosts join values with the same name, so a bot's name on one line may also apply to the next line.
        let origin = if lines > 1 { HeaderOrigin::Pairs } else { HeaderOrigin::Text };
        Headers { text: self.text.clone(), responses: [block.response.clone()].into(), origin, is_made: false }
    }

    /// Returns the headers for a page that matches these blocks, without the fields that a later block removes. `blocks` contains the
    /// blocks' indexes, in text order.
    pub(crate) fn joined_headers(&self, blocks: &[usize]) -> Headers<'_> {
        let mut joined = HeaderBlock { path: Span::default(), response: Response::new(None), removed: Vec::new() };
        for block in blocks.iter().filter_map(|index| self.blocks.get(*index)) {
            let is_removed = |field: &FieldLine| {
                block.removed.iter().any(|name| self.slice(*name).eq_ignore_ascii_case(self.slice(field.name)))
            };
            joined.response.fields.retain(|field| !is_removed(field));
            joined.response.fields.extend_from_slice(&block.response.fields);
            joined.response.stray.extend_from_slice(&block.response.stray);
            let start = if joined.path.is_empty() { block.response.span.start() } else { joined.response.span.start() };
            (joined.path, joined.response.span) = (block.path, Span::new(start, block.response.span.end().max(start)));
        }
        joined.response.read_links(&self.text);
        self.headers(&joined)
    }

    /// Returns the sets of blocks that can apply to the same page. Each set is a list of block indexes. Considers only blocks that set or
    /// remove a field with this name, and omits sets in which no block sets this field.
    ///
    /// A path must match completely. `*` matches any text. `:name` matches any text without a slash, or any text if the path also contains
    /// `*`. Each set contains the blocks that match an example path. There is an example for each block's path, and for most pairs of
    /// overlapping paths with stars. If more than 100 blocks set or remove the field, each block is a separate set.
    pub(crate) fn sets_with(&self, name: &str) -> Vec<Vec<usize>> {
        // Cloudflare reads at most 100 rules.
        const MOST: usize = 100;
        let is_named = |span: Span| self.slice(span).eq_ignore_ascii_case(name.as_bytes());
        let sets_it = |block: &HeaderBlock| block.fields().iter().any(|field| is_named(field.name));
        let counts = |block: &HeaderBlock| sets_it(block) || block.removed.iter().any(|span| is_named(*span));
        let counting = || self.blocks.iter().enumerate().filter(|(_, block)| counts(block));
        let patterns: Vec<_> = counting().map(|(index, block)| (index, wildcards(self.slice(block.path)))).collect();
        let is_set = |set: &Vec<usize>| set.iter().filter_map(|index| self.blocks.get(*index)).any(sets_it);
        if patterns.len() > MOST {
            return patterns.into_iter().map(|(index, _)| vec![index]).filter(is_set).collect();
        }
        let filler = Fillers::for_patterns(patterns.iter().map(|(_, pattern)| pattern.as_slice())).first();
        let mut examples: Vec<Vec<u8>> = patterns.iter().map(|(_, pattern)| example(pattern, filler)).collect();
        for (place, (_, one)) in patterns.iter().enumerate() {
            examples.extend(patterns.iter().skip(place + 1).filter_map(|(_, other)| common_example(one, other, filler)));
        }
        let matching = |example: Vec<u8>| {
            let of_block = |(index, pattern): &(usize, Vec<u8>)| is_match(pattern, &example).then_some(*index);
            patterns.iter().filter_map(of_block).collect::<Vec<_>>()
        };
        let mut sets = Vec::new();
        for set in examples.into_iter().map(matching).filter(is_set) {
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets
    }

    /// Returns the fields of the block at an offset; `None` if there is no block.
    pub(crate) fn headers_at(&self, offset: u32) -> Option<Headers<'_>> {
        let begun = self.blocks.partition_point(|block| block.path.start() <= offset);
        self.blocks.get(begun.checked_sub(1)?).map(|block| self.headers(block))
    }

    /// Returns the bytes in a span of the text.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }
}

/// Returns `true` if the line begins a block: it begins with a slash, or its first word is a URL with a scheme.
fn is_path(line: Part<'_>) -> bool {
    let word = line.first_word().0.bytes;
    word.starts_with(b"/") || memchr::memmem::find(word, b"://").is_some_and(|at| at > 0)
}

/// The byte that represents `:name` in a pattern. It occurs in no path.
const SEGMENT: u8 = 0;

/// Replaces each placeholder in a path with a single byte.
fn wildcards(path: &[u8]) -> Vec<u8> {
    let mut pattern = Vec::with_capacity(path.len());
    let mut rest = path;
    while let [byte, tail @ ..] = rest {
        let is_placeholder = *byte == b':' && tail.first().is_some_and(u8::is_ascii_alphabetic);
        pattern.push(if is_placeholder { SEGMENT } else { *byte });
        let name = tail.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        rest = if is_placeholder { tail.get(name..).unwrap_or_default() } else { tail };
    }
    pattern
}

/// Returns a path that the pattern matches, with `filler` in place of wildcards.
fn example(pattern: &[u8], filler: u8) -> Vec<u8> {
    pattern.iter().map(|byte| if matches!(*byte, b'*' | SEGMENT) { filler } else { *byte }).collect()
}

/// Builds a path from the longer start and the longer end of two patterns that contain stars. Returns `None` if a pattern contains no star,
/// or if the path does not match both patterns.
fn common_example(one: &[u8], other: &[u8], filler: u8) -> Option<Vec<u8>> {
    let ends = |pattern: &[u8]| {
        let (first, last) = (memchr::memchr(b'*', pattern)?, memchr::memrchr(b'*', pattern)?);
        Some((example(pattern.get(..first)?, filler), example(pattern.get(last + 1..)?, filler)))
    };
    let ((one_start, one_end), (other_start, other_end)) = (ends(one)?, ends(other)?);
    let start = if one_start.len() > other_start.len() { one_start } else { other_start };
    let end = if one_end.len() > other_end.len() { one_end } else { other_end };
    let path = [start, vec![filler], end].concat();
    (is_match(one, &path) && is_match(other, &path)).then_some(path)
}

fn is_match(pattern: &[u8], path: &[u8]) -> bool {
    let slashes = |text: &[u8]| text.iter().filter(|byte| **byte == b'/').count();
    let stars: Vec<u8> = pattern.iter().map(|byte| if *byte == SEGMENT { b'*' } else { *byte }).chain([b'$']).collect();
    pattern_matches(&stars, path) && (pattern.contains(&b'*') || slashes(pattern) == slashes(path))
}
