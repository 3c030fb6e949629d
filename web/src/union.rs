//! The engine's plain enums as unions of string literals.

/// Mirrors an enum of the engine whose variants hold nothing. A variant that the engine gains fails to compile here.
macro_rules! union {
    ($(#[$doc:meta])* $name:ident from $engine:path { $($(#[$meta:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(serde::Serialize, tsify::Tsify)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
        pub enum $name {
            $($(#[$meta])* $variant),+
        }

        impl From<$engine> for $name {
            fn from(value: $engine) -> Self {
                use $engine as Engine;
                match value {
                    $(Engine::$variant => Self::$variant),+
                }
            }
        }
    };
}

pub(crate) use union;
