//! Enums whose members have names: in data, in the interface, in JSON and in TypeScript.

use std::fmt::{self, Display};

/// A text that is no name of an enum's member.
///
/// ```
/// use robotscope::Access;
///
/// let error = "perhaps".parse::<Access>().unwrap_err();
/// assert_eq!(error.to_string(), "“perhaps” is none of allowed, disallowed");
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
        write!(f, "“{}” is none of {}", self.given, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// An enum whose members hold nothing, each with its name: `ALL`, `as_str`, `FromStr`, `Display`, and by feature the serialized
/// form and the TypeScript. TypeScript shows the comment of the enum, not those of its members.
///
/// It is `#[non_exhaustive]` where engines or standards may bring another value; where it is not, as with allowed and forbidden, there is no other.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_names {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[$about:meta])* $member:ident = $text:tt),+ $(,)? })+) => { $(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
        $(#[$meta])*
        pub enum $name {
            $($(#[$about])* #[cfg_attr(feature = "serde", serde(rename = $text))] $member),+
        }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$member),+];

            /// The name that is used in data and in the interface.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$member => $text),+ }
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

/// A time is serialized as a number of seconds.
#[doc(hidden)]
#[cfg(feature = "serde")]
pub fn seconds<S: serde::Serializer>(
    time: &(impl Copy + Into<Option<std::time::Duration>>),
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&(*time).into().map(|time| time.as_secs_f64()), serializer)
}

/// A number that is greater than JavaScript's whole numbers is serialized all the same.
#[doc(hidden)]
#[cfg(feature = "serde")]
pub fn float<S: serde::Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*number as f64)
}

/// An enum whose members hold something that only the engine asks for: the names as in `names`, and they alone are serialized.
#[doc(hidden)]
#[macro_export]
macro_rules! enum_kinds {
    ($(#[doc = $doc:literal])* pub enum $name:ident {
        $($(#[$about:meta])* $member:ident $(($($held:tt)*))? $({$($field:tt)*})? = $text:tt),+ $(,)?
    }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$about])* $member $(($($held)*))? $({$($field)*})?),+
        }

        impl $name {
            /// The name that is used in data and in the interface.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$member { .. } => $text),+ }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        #[cfg(all(feature = "typescript", target_arch = "wasm32"))]
        const _: () = {
            #[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
            const TYPE: &str = concat!(
                "/**", $("\n *", $doc,)* "\n */\nexport type ", stringify!($name), " = ", $crate::names::union_of!($($text),+), ";"
            );
        };
    };
}

/// A union of TypeScript.
#[cfg(all(feature = "typescript", target_arch = "wasm32"))]
#[doc(hidden)]
#[macro_export]
macro_rules! enum_union {
    ($first:literal $(, $next:literal)*) => { concat!("\"", $first, "\"" $(, " | \"", $next, "\"")*) };
}

#[cfg(all(feature = "typescript", target_arch = "wasm32"))]
#[doc(hidden)]
pub use enum_union as union_of;
#[doc(hidden)]
pub use {enum_kinds as kinds, enum_names as names};
