//! Defines enums whose variants have the same names in data, in user interfaces, in JSON and in TypeScript.

use std::fmt::{self, Display};

/// The error for a text that is not the name of a variant.
///
/// ```
/// use robotscope::Access;
///
/// let error = "perhaps".parse::<Access>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown value “perhaps”: use one of allowed, disallowed");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    given: String,
    known: Vec<&'static str>,
}

impl UnknownName {
    #[doc(hidden)]
    pub fn new(given: &str, known: impl IntoIterator<Item = &'static str>) -> Self {
        Self { given: given.to_owned(), known: known.into_iter().collect() }
    }
}

impl Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown value “{}”: use one of {}", self.given, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// Defines an enum as [`plain_names`] does. With the features `serde` and `typescript`, also adds serialization and the TypeScript type.
/// The TypeScript type has the comment of the enum, but not the comments of its variants.
///
/// A `pub(crate)` enum only gets `as_str`.
///
/// An enum is `#[non_exhaustive]` if engines or standards may add a value. Other enums, such as `Access` with "allowed" and "disallowed",
/// are complete.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_names {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[$about:meta])* $variant:ident = $text:tt),+ $(,)? })+) => { $(
        $crate::plain_enum_names! {
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
            #[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
            $(#[$meta])*
            pub enum $name {
                $($(#[$about])* #[cfg_attr(feature = "serde", serde(rename = $text))] $variant = $text),+
            }
        }
    )+ };
    ($(#[$meta:meta])* pub(crate) enum $name:ident { $($(#[$about:meta])* $variant:ident = $text:tt),+ $(,)? }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $(#[$meta])*
        pub(crate) enum $name {
            $($(#[$about])* $variant),+
        }

        impl $name {
            pub(crate) const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }
    };
}

/// Defines an enum whose variants have names and hold no data. Adds `ALL`, `as_str`, `FromStr` and `Display`.
#[doc(hidden)]
#[macro_export]
macro_rules! plain_enum_names {
    ($($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $variant:ident = $text:tt),+ $(,)? })+) => { $(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $(#[$meta])*
        $vis enum $name { $($(#[$about])* $variant),+ }

        impl $name {
            /// All variants, in the order of their definition.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// Returns the variant's name in data and user interfaces.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::names::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                let known = Self::ALL.into_iter().find(|one| one.as_str() == name);
                known.ok_or_else(|| $crate::names::UnknownName::new(name, Self::ALL.map(Self::as_str)))
            }
        }
    )+ };
}

/// Defines an enum like [`enum_names`], but its variants may hold data. Only adds `as_str` and, with the feature `serde`, serialization as
/// the variant's name.
#[doc(hidden)]
#[macro_export]
macro_rules! data_enum_names {
    ($(#[$meta:meta])* pub enum $name:ident {
        $(
            $(#[$about:meta])* $variant:ident
            $(($($data:ty),+))?
            $({ $($(#[$note:meta])* $field:ident: $type:ty),+ $(,)? })?
            = $text:tt
        ),+ $(,)?
    }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "&'static str"))]
        $(#[$meta])*
        pub enum $name {
            $($(#[$about])* $variant $(($($data),+))? $({ $($(#[$note])* $field: $type),+ })?),+
        }

        impl $name {
            /// Returns the variant's name in data and user interfaces.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant { .. } => $text),+ }
            }
        }

        #[cfg(feature = "serde")]
        impl From<$name> for &'static str {
            fn from(value: $name) -> Self {
                value.as_str()
            }
        }
    };
}

#[doc(hidden)]
pub use {data_enum_names as data_names, enum_names as names, plain_enum_names as plain_names};
