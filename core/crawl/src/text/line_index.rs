use memchr::memchr2_iter;

/// A position for display. Both line and column start at 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line number. CR, LF and CRLF each end a line (RFC 9309, 2.2).
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

/// Converts the byte offsets of a text to lines and columns.
///
/// ```
/// use robotscope::text::LineIndex;
///
/// let index = LineIndex::new(b"a\rb\r\ncd");
/// let place = index.place(6);
/// assert_eq!((place.line, place.column), (3, 2));
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex {
    /// The offset at which each line starts. The first is always 0.
    starts: Vec<u32>,
}

impl LineIndex {
    /// Finds the starts of the lines in `text`.
    pub fn new(text: &[u8]) -> Self {
        let mut starts = vec![0];
        for at in memchr2_iter(b'\n', b'\r', text) {
            if text.get(at) == Some(&b'\r') && text.get(at + 1) == Some(&b'\n') {
                continue;
            }
            starts.push(u32::try_from(at + 1).unwrap_or(u32::MAX));
        }
        Self { starts }
    }

    /// Returns the number of lines. A text that ends with a line break has an empty last line.
    pub fn lines(&self) -> u32 {
        u32::try_from(self.starts.len()).unwrap_or(u32::MAX)
    }

    /// Returns the line and column of a byte offset. Offsets beyond the text are in the last line.
    pub fn place(&self, offset: u32) -> LineColumn {
        let line = self.starts.partition_point(|&start| start <= offset).max(1);
        let start = self.starts.get(line - 1).copied().unwrap_or_default();
        LineColumn { line: u32::try_from(line).unwrap_or(u32::MAX), column: offset - start + 1 }
    }

    /// Returns the byte offset at which a line (from 1) starts; `None` if there is no such line.
    pub fn start(&self, line: u32) -> Option<u32> {
        self.starts.get((line as usize).checked_sub(1)?).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_lf_cr_and_crlf_as_one_line_break_each() {
        let index = LineIndex::new(b"one\ntwo\rthree\r\nfour\n\r");
        assert_eq!(index.lines(), 6);
        assert_eq!(index.start(4), Some(15));
        assert_eq!(index.place(14), LineColumn { line: 3, column: 7 });
        assert_eq!(index.start(0), None);
        assert_eq!(index.start(7), None);
    }
}
