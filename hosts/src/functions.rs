//! Converts a batch of rows into a batch of answers.

use crate::row_binary::{Fault, Reader, Writer};

/// A function body. It reads all rows in a batch, and writes one answer for each row.
pub(crate) type Body = for<'b> fn(&mut Rows<'b>, &mut Writer) -> Result<(), Fault>;

/// A function that a host can call.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// The function's exported name.
    pub name: &'static str,
    pub(crate) body: Body,
}

/// The rows of a batch, read one by one.
pub(crate) struct Rows<'b> {
    reader: Reader<'b>,
    count: u32,
    done: u32,
}

impl<'b> Rows<'b> {
    /// Reads the next row with `read`, or returns `None` after the last row.
    pub(crate) fn next<T>(&mut self, read: impl FnOnce(&mut Reader<'b>) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
        if self.done == self.count {
            return Ok(None);
        }
        let row = read(&mut self.reader)?;
        self.done += 1;
        Ok(Some(row))
    }

    /// Reads all rows. The host's row count may be wrong, so no memory is reserved for it.
    pub(crate) fn all<T>(&mut self, read: impl Fn(&mut Reader<'b>) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
        let mut rows = Vec::new();
        while let Some(row) = self.next(&read)? {
            rows.push(row);
        }
        Ok(rows)
    }
}

/// Returns a batch with the function's answer for each row, or an error message.
///
/// ```
/// use robotscope_hosts::{FUNCTIONS, answer};
///
/// let check = &FUNCTIONS[0];
/// let row = b"\x1BUser-agent: *\nDisallow: /a\n\x06GPTBot\x03/ab";
/// assert_eq!(answer(check, row, 1).unwrap(), b"\0\0\0\x02\0\0\0\x0Dlongest-match");
/// let error = answer(check, &row[..30], 1).unwrap_err();
/// assert_eq!(error, "robots_check: row 1 of 1, byte 29: a length of 6 exceeds the number of remaining bytes (1)");
/// ```
///
/// # Errors
///
/// Returns an error if the batch does not consist of exactly these rows, or if there is not enough memory for the answers.
pub fn answer(function: &Function, batch: &[u8], rows: u32) -> Result<Vec<u8>, String> {
    let mut all = Rows { reader: Reader::new(batch), count: rows, done: 0 };
    let mut writer = Writer::default();
    let name = function.name;
    let read = (function.body)(&mut all, &mut writer).and_then(|()| all.reader.end());
    read.map_err(|fault| format!("{name}: row {} of {rows}, {fault}", (all.done + 1).min(rows)))?;
    writer.finish().ok_or_else(|| format!("{name}: not enough memory for the answers of {rows} rows; {SMALLER}"))
}

/// Advice in error messages for callers whose batch is too large.
pub(crate) const SMALLER: &str =
    "pass fewer rows per call, or allow more memory (in ClickHouse: max_block_size, webassembly_udf_max_memory)";
