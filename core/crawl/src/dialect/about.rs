//! Descriptions of policies and presets as data. The texts are the documentation comments of the Rust items.

use super::{Dialect, DialectName, LineLimit, Policy};
use crate::sources::{self, Reference};

/// A description of a preset, or of a policy's value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Description {
    /// One or more sentences in English.
    pub text: String,
    /// The pages that the description cites.
    pub sources: Vec<&'static Reference>,
}

/// The value of a policy in a dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct PolicyValue {
    /// The policy.
    pub policy: Policy,
    /// The display name of the policy.
    pub about: &'static str,
    /// The name of the value, such as `longest-match`.
    pub value: String,
    /// The number of bytes that are read, if the policy `line-limit` limits them.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub bytes: Option<u32>,
    /// The meaning of the value, in English.
    pub meaning: String,
    /// The pages that document this meaning.
    pub sources: Vec<&'static Reference>,
}

impl DialectName {
    /// Returns a description of the preset.
    ///
    /// ```
    /// use robotscope::{DialectName, sources};
    ///
    /// let about = DialectName::Baidu.about();
    /// assert_eq!(about.text, "Baidu: the first matching rule decides, and `*` and `$` are supported (reported).");
    /// assert_eq!(about.sources, [sources::BAIDU_ROBOTS_TXT]);
    /// ```
    pub fn about(self) -> Description {
        described(self.comment())
    }
}

impl Dialect {
    /// Returns the values of all policies.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, Policy};
    ///
    /// let values = Dialect::GOOGLE.policies();
    /// let limit = values.iter().find(|value| value.policy == Policy::LineLimit).ok_or("no such policy")?;
    /// assert_eq!((&*limit.value, limit.bytes), ("bytes", Some(16_663)));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn policies(&self) -> Vec<PolicyValue> {
        let value = |policy: Policy| {
            let (name, comment) = policy.value(self);
            let bytes = match (policy, self.line_limit) {
                (Policy::LineLimit, LineLimit::Bytes(bytes)) => Some(bytes),
                _ => None,
            };
            let Description { text, sources } = described(comment);
            PolicyValue { policy, about: policy.about(), value: kebab(name), bytes, meaning: text, sources }
        };
        Policy::ALL.into_iter().map(value).collect()
    }
}

/// Defines enums whose variants are the values of a policy. Adds `documented`, which returns the name of a value and its
/// documentation comment.
macro_rules! values {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[doc = $doc:literal])+ $value:ident $(($number:ty))?),+ $(,)? })+) => { $(
        $(#[$meta])*
        pub enum $name {
            $($(#[doc = $doc])+ $value $(($number))?),+
        }

        impl $name {
            pub(super) const fn documented(self) -> (&'static str, &'static str) {
                match self { $(Self::$value { .. } => (stringify!($value), concat!($($doc),+))),+ }
            }
        }
    )+ };
}

pub(super) use values;

/// Converts a documentation comment: removes citations, and replaces links to Rust items with the items' names.
fn described(comment: &str) -> Description {
    let comment = comment.trim().replace("DIFFERENCE: the", "The");
    let (mut text, mut sources, mut rest) = (String::new(), Vec::new(), &*comment);
    while let Some((before, tail)) = rest.split_once('[')
        && let Some((link, after)) = tail.split_once(']')
    {
        text.push_str(before);
        if let Some(source) = sources::by_id(link) {
            if !sources.contains(&source) {
                sources.push(source);
            }
            rest = after.strip_prefix(", ").unwrap_or(after);
        } else {
            let item = link.trim_matches('`');
            let name = item.rsplit("::").next().unwrap_or(item);
            text.extend(["`", &kebab(name), "`"]);
            rest = after;
        }
    }
    text.push_str(rest);
    Description { text: text.replace(" ()", ""), sources }
}

/// Converts a variant's name to kebab case: `LongestMatch` → `longest-match`.
fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::Precedence;

    #[test]
    fn descriptions_contain_no_citation_and_no_link() {
        for name in DialectName::ALL {
            let texts = name.dialect().policies().into_iter().map(|value| value.meaning);
            for text in texts.chain([name.about().text]) {
                assert!(text.ends_with(['.', '`']), "{name}: {text}");
                for remains in ["[", "]", "()", "(,", ", )", "::", "  "] {
                    assert!(!text.contains(remains), "{name}: {text}");
                }
            }
        }
    }

    #[test]
    fn describes_the_value_of_a_policy_with_its_sources() {
        let values = Dialect { precedence: Precedence::FirstMatch, ..Dialect::RFC9309 }.policies();
        let found = values.iter().find(|value| value.policy == Policy::Precedence).unwrap();
        assert_eq!((&*found.value, &*found.meaning), ("first-match", "The first matching rule in the text wins."));
        assert_eq!(found.sources, [sources::SELFHTML_ROBOTS_TXT, sources::BAIDU_ROBOTS_TXT]);
    }
}
