use super::Dialect;
use crate::names::names;
use crate::sources::{self, Reference};

names! {
    /// The name of a preset dialect.
    ///
    /// ```
    /// use robotscope::dialect::DialectName;
    ///
    /// assert_eq!(DialectName::Rfc9309.as_str(), "rfc9309");
    /// assert_eq!("google".parse(), Ok(DialectName::Google));
    /// assert!("altavista".parse::<DialectName>().is_err());
    /// ```
    pub enum DialectName {
        /// [`Dialect::RFC9309`]
        Rfc9309 = "rfc9309",
        /// [`Dialect::GOOGLE`]
        Google = "google",
        /// [`Dialect::BING`]
        Bing = "bing",
        /// [`Dialect::YANDEX`]
        Yandex = "yandex",
        /// [`Dialect::APPLE`]
        Apple = "apple",
        /// [`Dialect::BAIDU`]
        Baidu = "baidu",
        /// [`Dialect::MOJEEK`]
        Mojeek = "mojeek",
        /// [`Dialect::CLASSIC_1994`]
        Classic1994 = "classic-1994",
        /// [`Dialect::DRAFT_1996`]
        Draft1996 = "draft-1996",
        /// [`Dialect::SELFHTML_2008`]
        Selfhtml2008 = "selfhtml-2008",
        /// [`Dialect::SELFHTML_2008_ALLOW_FIRST`]
        Selfhtml2008AllowFirst = "selfhtml-2008-allow-first",
        /// [`Dialect::WIKIPEDIA`]
        Wikipedia = "wikipedia",
    }
}

pub(crate) const PRESETS: usize = DialectName::ALL.len();

impl DialectName {
    /// Returns the display name of the dialect.
    ///
    /// ```
    /// use robotscope::dialect::DialectName;
    ///
    /// assert_eq!(DialectName::Draft1996.title(), "1996 Internet draft");
    /// ```
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rfc9309 => "RFC 9309",
            Self::Google => "Google’s parser",
            Self::Bing => "Bing",
            Self::Yandex => "Yandex",
            Self::Apple => "Apple",
            Self::Baidu => "Baidu",
            Self::Mojeek => "Mojeek",
            Self::Classic1994 => "The original 1994 document",
            Self::Draft1996 => "1996 Internet draft",
            Self::Selfhtml2008 => "SELFHTML 2008",
            Self::Selfhtml2008AllowFirst => "SELFHTML 2008, allow lines first",
            Self::Wikipedia => "Wikipedia",
        }
    }

    /// Returns Google's documentation for [`Google`](Self::Google); `None` for every other dialect.
    ///
    /// ```
    /// use robotscope::{DialectName, sources};
    ///
    /// assert_eq!(DialectName::Google.source(), Some(sources::GOOGLE_ROBOTS_TXT));
    /// ```
    pub const fn source(self) -> Option<&'static Reference> {
        match self {
            Self::Google => Some(sources::GOOGLE_ROBOTS_TXT),
            _ => None,
        }
    }
}

impl Dialect {
    /// Returns the first preset with the same policies, even if its name differs. For Bing and Apple, this is RFC 9309.
    pub(crate) fn first_alike(&self) -> Option<DialectName> {
        DialectName::ALL.into_iter().find(|name| Self { name: self.name, ..*name.dialect() } == *self)
    }
}

impl From<DialectName> for Dialect {
    fn from(name: DialectName) -> Self {
        *name.dialect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialect_is_recognised_as_the_first_preset_with_its_policies() {
        assert_eq!(Dialect::APPLE.first_alike(), Some(DialectName::Rfc9309));
        assert_eq!(Dialect::YANDEX.first_alike(), Some(DialectName::Yandex));
        let changed = Dialect { wildcards: crate::dialect::Wildcards::Literal, ..Dialect::GOOGLE };
        assert_eq!(changed.first_alike(), None);
    }

    #[test]
    fn every_dialect_name_returns_its_preset() {
        for (place, name) in DialectName::ALL.into_iter().enumerate() {
            assert_eq!(name as usize, place);
            assert_eq!(name.dialect().name, name);
            assert_eq!(name.as_str().parse(), Ok(name));
        }
    }
}
