//! Reads and writes ClickHouse's format [RowBinary](https://clickhouse.com/docs/interfaces/formats/RowBinary): values one after the other,
//! without names or types.
//!
//! - A `String` is its length and its bytes.
//! - An `Array` is its length and its elements.
//! - A `Nullable` is the byte 1 for NULL, otherwise 0 and the value.
//! - A `Tuple` is its values.
//!
//! Lengths are LEB128, and numbers are little-endian.

use std::fmt;

/// The reason why a batch cannot be read.
///
/// ```
/// use robotscope_hosts::row_binary::Reader;
///
/// let error = Reader::new(b"\x05abc").string().unwrap_err();
/// assert_eq!(error.to_string(), "byte 1: a length of 5 exceeds the number of remaining bytes (3)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    at: usize,
    kind: FaultKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FaultKind {
    /// The batch ends before a value does.
    Ends,
    /// A length does not fit in 64 bits.
    LongLength,
    /// A length exceeds the remaining bytes.
    Announced { length: u64, left: usize },
    /// An array has several elements, but at most one is allowed.
    Several,
    /// Bytes follow the last row.
    Follows(usize),
}

/// Reads values. Never reads outside the given bytes: a method that reads a value returns an error if the batch ends before the value does.
#[derive(Clone, Debug)]
pub struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Reader<'b> {
    /// Creates a reader at the start of these bytes.
    pub fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads a `UInt16`.
    pub fn short(&mut self) -> Result<u16, Fault> {
        Ok(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    /// Reads a `String`, which may contain any bytes.
    pub fn string(&mut self) -> Result<&'b [u8], Fault> {
        let length = self.length()?;
        let rest = self.rest();
        let bytes = usize::try_from(length).ok().and_then(|length| rest.get(..length));
        let string = bytes.ok_or_else(|| self.fault(FaultKind::Announced { length, left: rest.len() }))?;
        self.at += string.len();
        Ok(string)
    }

    /// Reads an `Int64`.
    pub fn long(&mut self) -> Result<i64, Fault> {
        let bytes = self.rest().first_chunk().ok_or_else(|| self.fault(FaultKind::Ends))?;
        self.at += bytes.len();
        Ok(i64::from_le_bytes(*bytes))
    }

    /// Reads an optional value, encoded as an `Array` with at most one element, because ClickHouse cannot pass NULL to the function.
    ///
    /// ```
    /// use robotscope_hosts::row_binary::Reader;
    ///
    /// let mut reader = Reader::new(b"\0\x01\x02ab");
    /// assert_eq!(reader.optional(Reader::string), Ok(None));
    /// assert_eq!(reader.optional(Reader::string), Ok(Some(&b"ab"[..])));
    /// ```
    pub fn optional<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
        let fault = self.fault(FaultKind::Several);
        match self.array()? {
            0 => Ok(None),
            1 => read(self).map(Some),
            _ => Err(fault),
        }
    }

    /// Reads the number of elements in an `Array`. The remaining bytes limit this number, because each element takes at least one byte.
    pub fn array(&mut self) -> Result<usize, Fault> {
        let (length, left) = (self.length()?, self.rest().len());
        let fits = usize::try_from(length).ok().filter(|length| *length <= left);
        fits.ok_or_else(|| self.fault(FaultKind::Announced { length, left }))
    }

    /// Checks that no bytes remain.
    pub fn end(&self) -> Result<(), Fault> {
        match self.rest().len() {
            0 => Ok(()),
            left => Err(self.fault(FaultKind::Follows(left))),
        }
    }

    fn rest(&self) -> &'b [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn byte(&mut self) -> Result<u8, Fault> {
        let byte = *self.rest().first().ok_or_else(|| self.fault(FaultKind::Ends))?;
        self.at += 1;
        Ok(byte)
    }

    fn length(&mut self) -> Result<u64, Fault> {
        let mut length = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let part = u64::from(byte & 0x7F);
            if shift == 63 && part > 1 {
                break;
            }
            length |= part << shift;
            if byte < 0x80 {
                return Ok(length);
            }
        }
        Err(self.fault(FaultKind::LongLength))
    }

    fn fault(&self, kind: FaultKind) -> Fault {
        Fault { at: self.at, kind }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: ", self.at)?;
        match self.kind {
            FaultKind::Ends => f.write_str("the batch ends here, but a value is expected"),
            FaultKind::LongLength => f.write_str("a length does not fit in 64 bits"),
            FaultKind::Announced { length, left } => {
                write!(f, "a length of {length} exceeds the number of remaining bytes ({left})")
            }
            FaultKind::Several => f.write_str("an array has more than one value"),
            FaultKind::Follows(left) => write!(f, "{left} bytes follow the last row"),
        }
    }
}

impl std::error::Error for Fault {}

/// Writes values.
///
/// ```
/// use robotscope_hosts::row_binary::Writer;
///
/// let mut writer = Writer::default();
/// writer.string(b"ab");
/// writer.nullable(Some(1_u32), Writer::number);
/// writer.nullable(None, Writer::number);
/// assert_eq!(writer.bytes(), b"\x02ab\0\x01\0\0\0\x01");
/// ```
#[derive(Debug, Default)]
pub struct Writer {
    bytes: Vec<u8>,
    is_full: bool,
}

impl Writer {
    /// Writes a `String`.
    pub fn string(&mut self, value: &[u8]) {
        self.length(value.len());
        self.put(value);
    }

    /// Writes a `UInt16`.
    pub fn short(&mut self, value: u16) {
        self.put(&value.to_le_bytes());
    }

    /// Writes a `UInt32`.
    pub fn number(&mut self, value: u32) {
        self.put(&value.to_le_bytes());
    }

    /// Writes an `Int64`.
    pub fn long(&mut self, value: i64) {
        self.put(&value.to_le_bytes());
    }

    /// Writes a `Float64`.
    pub fn float(&mut self, value: f64) {
        self.put(&value.to_le_bytes());
    }

    /// Writes a `Bool`.
    pub fn boolean(&mut self, value: bool) {
        self.put(&[value.into()]);
    }

    /// Writes a `Nullable`.
    pub fn nullable<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.put(&[value.is_none().into()]);
        if let Some(value) = value {
            write(self, value);
        }
    }

    /// Writes an `Array`.
    pub fn array<T>(&mut self, values: impl ExactSizeIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.length(values.len());
        for value in values {
            write(self, value);
        }
    }

    /// Returns the bytes written so far; incomplete if there was not enough memory.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the written bytes, or `None` if there was not enough memory for all of them.
    pub fn finish(self) -> Option<Vec<u8>> {
        (!self.is_full).then_some(self.bytes)
    }

    fn length(&mut self, mut length: usize) {
        while length >= 0x80 {
            self.put(&[(length & 0x7F) as u8 | 0x80]);
            length >>= 7;
        }
        self.put(&[length as u8]);
    }

    fn put(&mut self, bytes: &[u8]) {
        self.is_full |= self.bytes.try_reserve(bytes.len()).is_err();
        if !self.is_full {
            self.bytes.extend_from_slice(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_lengths_of_all_sizes_can_be_read_back() {
        for length in [0, 1, 127, 128, 300, 16_383, 16_384] {
            let mut writer = Writer::default();
            writer.string(&vec![b'a'; length]);
            let mut reader = Reader::new(writer.bytes());
            assert_eq!(reader.string().map(<[u8]>::len), Ok(length));
            assert_eq!(reader.end(), Ok(()));
        }
    }

    #[test]
    fn errors_state_the_fault_and_its_position() {
        let error = |bytes: &[u8]| Reader::new(bytes).string().unwrap_err().to_string();
        assert_eq!(error(b""), "byte 0: the batch ends here, but a value is expected");
        assert_eq!(error(b"\x80"), "byte 1: the batch ends here, but a value is expected");
        assert_eq!(
            error(b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01ab"),
            "byte 10: a length of 18446744073709551615 exceeds the number of remaining bytes (2)"
        );
        assert_eq!(error(b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02"), "byte 10: a length does not fit in 64 bits");
        let error = Reader::new(b"\x02\x01a\x01b").optional(Reader::string).unwrap_err();
        assert_eq!(error.to_string(), "byte 0: an array has more than one value");
        let error = Reader::new(b"\x01\0\0\0").optional(Reader::long).unwrap_err();
        assert_eq!(error.to_string(), "byte 1: the batch ends here, but a value is expected");
        assert_eq!(Reader::new(b"ab").end().unwrap_err().to_string(), "byte 0: 2 bytes follow the last row");
    }
}
