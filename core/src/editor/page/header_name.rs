/// A response header that robotscope reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeaderName {
    /// `X-Robots-Tag`, which contains directives.
    XRobotsTag,
    /// `Content-Usage`: preferences about the use of the content ([aipref-attach]).
    ContentUsage,
    /// `Content-Signal`: preferences about the use of the content ([content-signals]).
    ContentSignal,
    /// `TDM-Reservation`: the reservation of rights to text and data mining ([tdm-rep]).
    TdmReservation,
    /// `TDM-Policy`: the URL of the licensing terms ([tdm-rep]).
    TdmPolicy,
    /// `Link`: a canonical URL, or a licence ([rsl-standard]).
    Link,
    /// `Content-Type`: the media type. Only HTML can have meta elements.
    ContentType,
}

impl HeaderName {
    /// All headers, most common first.
    pub const ALL: [Self; 7] = [
        Self::XRobotsTag,
        Self::ContentUsage,
        Self::ContentSignal,
        Self::TdmReservation,
        Self::TdmPolicy,
        Self::Link,
        Self::ContentType,
    ];

    /// Returns the usual spelling of the header name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::XRobotsTag => "X-Robots-Tag",
            Self::ContentUsage => "Content-Usage",
            Self::ContentSignal => "Content-Signal",
            Self::TdmReservation => "TDM-Reservation",
            Self::TdmPolicy => "TDM-Policy",
            Self::Link => "Link",
            Self::ContentType => "Content-Type",
        }
    }

    /// Returns the header with this name, in any letter case ([rfc9110-field-lines]).
    ///
    /// ```
    /// use robotscope::editor::HeaderName;
    ///
    /// assert_eq!(HeaderName::recognise(b"x-robots-tag"), Some(HeaderName::XRobotsTag));
    /// ```
    pub fn recognise(name: &[u8]) -> Option<Self> {
        Self::ALL.into_iter().find(|header| name.eq_ignore_ascii_case(header.as_str().as_bytes()))
    }

    /// Returns `true` if a response often has several headers with this name.
    pub(super) const fn may_repeat(self) -> bool {
        matches!(self, Self::XRobotsTag | Self::Link)
    }
}
