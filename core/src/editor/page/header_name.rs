/// A field of response headers that the engine reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeaderName {
    /// `X-Robots-Tag`: directives.
    XRobotsTag,
    /// `Content-Usage`: what content may be used for ([aipref-attach]).
    ContentUsage,
    /// `TDM-Reservation`: whether rights to mine text and data are reserved ([tdm-rep]).
    TdmReservation,
    /// `TDM-Policy`: where it says on what terms it may be done ([tdm-rep]).
    TdmPolicy,
    /// `Link`: a canonical URL, or a licence ([rsl-standard]).
    Link,
    /// `Content-Type`: whether there are meta elements at all.
    ContentType,
}

impl HeaderName {
    /// All of them, the most usual first.
    pub const ALL: [Self; 6] =
        [Self::XRobotsTag, Self::ContentUsage, Self::TdmReservation, Self::TdmPolicy, Self::Link, Self::ContentType];

    /// The name as people write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::XRobotsTag => "X-Robots-Tag",
            Self::ContentUsage => "Content-Usage",
            Self::TdmReservation => "TDM-Reservation",
            Self::TdmPolicy => "TDM-Policy",
            Self::Link => "Link",
            Self::ContentType => "Content-Type",
        }
    }

    /// The field of this name, in any letter case ([rfc9110-field-lines]).
    ///
    /// ```
    /// use robotscope::editor::HeaderName;
    ///
    /// assert_eq!(HeaderName::recognise(b"x-robots-tag"), Some(HeaderName::XRobotsTag));
    /// ```
    pub fn recognise(name: &[u8]) -> Option<Self> {
        Self::ALL.into_iter().find(|header| name.eq_ignore_ascii_case(header.as_str().as_bytes()))
    }

    /// Whether it is usual to have several.
    pub(super) const fn may_repeat(self) -> bool {
        matches!(self, Self::XRobotsTag | Self::Link)
    }
}
