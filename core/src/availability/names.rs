use super::Availability;

/// Whose way to judge a fetch it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AvailabilityName {
    /// [`Availability::RFC9309`]
    Rfc9309,
    /// [`Availability::GOOGLE`]
    Google,
    /// [`Availability::YANDEX`]
    Yandex,
    /// [`Availability::AMAZON`]
    Amazon,
}

impl AvailabilityName {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Rfc9309, Self::Google, Self::Yandex, Self::Amazon];

    /// The name as it is written in data and in JavaScript.
    ///
    /// ```
    /// use robotscope::availability::AvailabilityName;
    ///
    /// assert_eq!(AvailabilityName::Rfc9309.as_str(), "rfc9309");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rfc9309 => "rfc9309",
            Self::Google => "google",
            Self::Yandex => "yandex",
            Self::Amazon => "amazon",
        }
    }

    /// The data behind the name.
    pub const fn availability(self) -> &'static Availability {
        match self {
            Self::Rfc9309 => &Availability::RFC9309,
            Self::Google => &Availability::GOOGLE,
            Self::Yandex => &Availability::YANDEX,
            Self::Amazon => &Availability::AMAZON,
        }
    }
}
