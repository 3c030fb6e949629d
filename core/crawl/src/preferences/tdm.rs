use crate::text::{Part, Span};

/// The value of `tdm-reservation` in a header or a meta element ([tdm-rep]): the rights to text and data mining are reserved or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TdmReservation {
    /// The state of the rights.
    pub rights: TdmRights,
    /// The position of the value.
    pub span: Span,
}

/// The state of the rights to text and data mining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TdmRights {
    /// `1`.
    Reserved,
    /// `0`.
    NotReserved,
}

/// The value of `tdm-policy`: the URL of the terms for text and data mining ([tdm-rep]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TdmPolicy {
    /// The position of the URL.
    pub url: Span,
}

impl TdmReservation {
    /// Parses a value, which begins at byte `at` of its text. Returns `None` for any value other than `0` and `1`.
    ///
    /// ```
    /// use robotscope::preferences::{TdmReservation, TdmRights};
    ///
    /// assert_eq!(TdmReservation::parse(b"1", 0).map(|found| found.rights), Some(TdmRights::Reserved));
    /// assert_eq!(TdmReservation::parse(b"true", 0), None);
    /// ```
    pub fn parse(value: &[u8], at: u32) -> Option<Self> {
        let value = Part { bytes: value, at }.trimmed();
        let rights = match value.bytes {
            b"1" => TdmRights::Reserved,
            b"0" => TdmRights::NotReserved,
            _ => return None,
        };
        Some(Self { rights, span: value.span() })
    }
}

impl TdmPolicy {
    /// Parses a value that consists of one URL and begins at byte `at` of its text. Does not check the URL's syntax or existence. Returns
    /// `None` if the value is empty or contains white space.
    ///
    /// ```
    /// use robotscope::preferences::TdmPolicy;
    ///
    /// assert!(TdmPolicy::parse(b"https://example.com/policy.json", 0).is_some());
    /// assert_eq!(TdmPolicy::parse(b"", 0), None);
    /// ```
    pub fn parse(value: &[u8], at: u32) -> Option<Self> {
        let (url, rest) = Part { bytes: value, at }.trimmed().first_word();
        (!url.is_empty() && rest.is_empty()).then(|| Self { url: url.span() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // [tdm-rep]: 0 or 1; any other value counts as absent.
    #[test]
    fn accepts_only_0_and_1_as_a_reservation() {
        let parse = |text: &str| TdmReservation::parse(text.as_bytes(), 10).map(|found| (found.rights, found.span));
        assert_eq!(parse(" 1\t"), Some((TdmRights::Reserved, Span::new(11, 12))));
        assert_eq!(parse("0"), Some((TdmRights::NotReserved, Span::new(10, 11))));
        for text in ["", "2", "01", "1, 1", "\"1\"", "yes"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_tdm_policy_must_be_a_single_url() {
        let parse = |text: &str| TdmPolicy::parse(text.as_bytes(), 10).map(|policy| policy.url);
        assert_eq!(parse(" https://a/p "), Some(Span::new(11, 22)));
        assert_eq!(parse("https://a/p https://b/q"), None);
        assert_eq!(parse("  "), None);
    }
}
