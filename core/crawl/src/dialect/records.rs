//! The lines of a text that a dialect accepts as records.

use super::Dialect;
use super::about::values;
use crate::robots_txt::{Field, Line, LineKind, Lines, Record, Separator, Spelling, scan_content};
use crate::text::{BOM, Span};

values! {
    /// The accepted spellings of a field's name.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, FieldNames};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisalow: /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.field_names = FieldNames::PrefixesAndTypos;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FieldNames {
        /// The names of RFC 9309 in any letter case ([rfc9309-lines]).
        Exact,
        /// The names of RFC 9309 in any letter case, longer names that begin with one of them, and common typos ([google-parser]).
        PrefixesAndTypos,
    }

    /// The effect of white space in place of a missing colon.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, MissingColon};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.missing_colon = MissingColon::Accepted;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MissingColon {
        /// The line is not a record (RFC 9309, 2.2: a colon separates name and value).
        Malformed,
        /// The line is a record if it consists of exactly two words, which are read as name and value ([google-parser]).
        Accepted,
    }

    /// The support for allow rules ([selfhtml-robots-txt], [rfc9309-lines]).
    ///
    /// ```
    /// use robotscope::dialect::{AllowField, Dialect};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.allow_field = AllowField::Unknown;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AllowField {
        /// Supported (RFC 9309, 2.2.2).
        Known,
        /// Not supported: allow lines are unknown records ([selfhtml-robots-txt]).
        Unknown,
    }

    /// The number of bytes of a line that are read. The rest of the line is ignored ([google-parser]).
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, LineLimit};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /shop/cart"), Target::parse("/shop/shoes")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.line_limit = LineLimit::Bytes("Disallow: /shop".len() as u32);
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LineLimit {
        /// The whole line.
        Unlimited,
        /// Only the first bytes of a line, up to a limit.
        Bytes(u32),
    }

    /// The effect of a NUL byte on its line.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, Nul};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /a\0b"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.nul = Nul::EndsLine;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Nul {
        /// NUL is an ordinary byte.
        Kept,
        /// NUL ends the line, as in a C string: the rest of the line is ignored ([google-parser]).
        EndsLine,
    }

    /// The effect of the first one or two bytes of a byte order mark if the rest is missing ([google-parser]).
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, PartialByteOrderMark};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse(b"\xEF\xBBUser-agent: *\nDisallow: /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.partial_byte_order_mark = PartialByteOrderMark::Skipped;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PartialByteOrderMark {
        /// The bytes are part of the first line, so the field name on that line is unknown.
        Kept,
        /// The bytes are skipped.
        Skipped,
    }
}

impl Dialect {
    /// Returns the kind of a line in this dialect. If the dialect does not accept a record's name, the record's field is `Other`.
    #[inline]
    #[doc(hidden)]
    pub fn kind(&self, robots: &Lines<'_>, line: &Line) -> LineKind {
        self.kind_in(robots.text(), line, || robots.holds_nul())
    }

    /// Returns the kind of a line in this text. Calls `may_hold_nul` only if a NUL byte would make a difference.
    #[inline]
    pub(crate) fn kind_in(&self, text: &[u8], line: &Line, may_hold_nul: impl FnOnce() -> bool) -> LineKind {
        let content = self.content(text, line, may_hold_nul);
        let kind = if content == line.content() { line.kind() } else { scan_content(text, content) };
        let LineKind::Record(mut record) = kind else { return kind };
        if record.separator == Separator::WhiteSpace && self.missing_colon == MissingColon::Malformed {
            return LineKind::Malformed(Span::new(record.name.start(), record.value.end()));
        }
        let is_unknown = record.spelling != Spelling::Exact && self.field_names == FieldNames::Exact
            || record.field == Field::Allow && self.allow_field == AllowField::Unknown;
        if is_unknown {
            record.field = Field::Other;
        }
        LineKind::Record(record)
    }

    /// Returns `true` if, in any text, both dialects accept the same lines as records of the same kind and end groups at the same
    /// lines.
    pub(crate) fn divides_alike(&self, other: &Self) -> bool {
        let Self { field_names, missing_colon, allow_field, line_limit, nul, partial_byte_order_mark, blank_lines, .. } = other;
        (self.field_names, self.missing_colon, self.allow_field) == (*field_names, *missing_colon, *allow_field)
            && (self.line_limit, self.nul, self.partial_byte_order_mark) == (*line_limit, *nul, *partial_byte_order_mark)
            && self.blank_lines == *blank_lines
    }

    /// Returns the record on a line, if it is a record in this dialect.
    #[doc(hidden)]
    pub fn record(&self, robots: &Lines<'_>, line: &Line) -> Option<Record> {
        match self.kind(robots, line) {
            LineKind::Record(record) => Some(record),
            LineKind::Blank | LineKind::Comment | LineKind::Malformed(_) => None,
        }
    }

    /// Returns the records with this field, each with its line number. The dialect must accept the field's name.
    pub(crate) fn records_of(&self, robots: &Lines<'_>, field: Field) -> Vec<(u32, Record)> {
        let records = (1..).zip(robots.lines()).filter_map(|(number, line)| Some((number, self.record(robots, line)?)));
        records.filter(|(_, record)| record.field == field).collect()
    }

    /// Returns the part of a line that this dialect reads.
    #[inline]
    fn content(&self, text: &[u8], line: &Line, may_hold_nul: impl FnOnce() -> bool) -> Span {
        let mut start = line.content().start();
        let mut end = line.content().end();
        if start == 0 && self.partial_byte_order_mark == PartialByteOrderMark::Skipped {
            // A complete byte order mark is never part of the content. If the content starts with bytes of a mark, the mark is incomplete.
            let skipped = line.content().slice(text).iter().zip(BOM).take_while(|(byte, mark)| byte == mark).count();
            start += u32::try_from(skipped).unwrap_or_default();
        }
        if let LineLimit::Bytes(limit) = self.line_limit {
            end = end.min(start.saturating_add(limit));
        }
        if self.nul == Nul::EndsLine
            && may_hold_nul()
            && let Some(nul) = memchr::memchr(0, Span::new(start, end).slice(text))
        {
            end = start + u32::try_from(nul).unwrap_or_default();
        }
        Span::new(start, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RobotsTxt;

    /// Returns the field and value of the first line in two dialects: RFC 9309 and Google.
    #[track_caller]
    fn both(text: &[u8]) -> [Option<(Field, Vec<u8>)>; 2] {
        let robots = RobotsTxt::parse(text);
        [Dialect::RFC9309, Dialect::GOOGLE].map(|dialect| {
            let record = dialect.record(&robots, robots.lines().first()?)?;
            Some((record.field, robots.slice(record.value).to_vec()))
        })
    }

    fn found(field: Field, value: &[u8]) -> Option<(Field, Vec<u8>)> {
        Some((field, value.to_vec()))
    }

    #[test]
    fn google_but_not_rfc9309_accepts_misspelt_field_names() {
        for line in ["Disalow: /a", "Disallow-extra: /a", "diasllow: /a", "DISSALLOW: /a"] {
            let [rfc9309, google] = both(line.as_bytes());
            assert_eq!(rfc9309, found(Field::Other, b"/a"), "{line}");
            assert_eq!(google, found(Field::Disallow, b"/a"), "{line}");
        }
    }

    #[test]
    fn google_but_not_rfc9309_accepts_two_words_without_a_colon() {
        assert_eq!(both(b"Disallow /a"), [None, found(Field::Disallow, b"/a")]);
        assert_eq!(both(b"Disallow /a /b"), [None, None]);
    }

    #[test]
    fn google_but_not_rfc9309_truncates_long_lines() {
        let long = [b"Allow: /".as_slice(), &[b'a'; 20_000]].concat();
        let [rfc9309, google] = both(&long).map(|record| record.unwrap().1.len());
        assert_eq!(rfc9309, 20_001);
        assert_eq!(google, 16_663 - "Allow: ".len());
    }

    #[test]
    fn google_but_not_rfc9309_ends_lines_at_a_nul_byte() {
        assert_eq!(both(b"Allow: /a\0b"), [found(Field::Allow, b"/a\0b"), found(Field::Allow, b"/a")]);
        assert_eq!(both(b"\0Allow: /a")[1], None);
    }

    #[test]
    fn google_but_not_rfc9309_skips_an_incomplete_byte_order_mark() {
        for mark in [&b"\xEF"[..], b"\xEF\xBB"] {
            let [rfc9309, google] = both(&[mark, b"Allow: /a"].concat());
            assert_eq!(rfc9309, found(Field::Other, b"/a"));
            assert_eq!(google, found(Field::Allow, b"/a"));
        }
        assert_eq!(both(b"\xEF\xBB\xBFAllow: /a")[0], found(Field::Allow, b"/a"));
        assert_eq!(both(b"\xBB\xBFAllow: /a")[1], found(Field::Other, b"/a"));
    }
}
