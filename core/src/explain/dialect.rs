use super::messages::{Messages, english, say};
use crate::dialect::{DialectName, Policy};
use crate::directives::PageDialectName;

const ENGLISH: &str = english!("dialect");

/// Returns a readable name for a robots.txt dialect.
///
/// ```
/// use robotscope::dialect::DialectName;
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::dialect(&Messages::ENGLISH, DialectName::Draft1996), "1996 Internet draft");
/// ```
pub fn dialect(messages: &Messages, dialect: DialectName) -> String {
    say!(messages, &format!("dialect-{}", dialect.as_str()))
}

/// Returns a readable name for a page dialect.
///
/// ```
/// use robotscope::directives::PageDialectName;
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::page_dialect(&Messages::ENGLISH, PageDialectName::General), "common practice");
/// ```
pub fn page_dialect(messages: &Messages, dialect: PageDialectName) -> String {
    say!(messages, &format!("reader-{}", dialect.as_str()))
}

/// Describes a policy on which dialects differ.
///
/// ```
/// use robotscope::dialect::Policy;
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::policy(&Messages::ENGLISH, Policy::BlankLines), "whether a blank line ends a group");
/// ```
pub fn policy(messages: &Messages, policy: Policy) -> String {
    say!(messages, &format!("policy-{}", policy.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_messages_match_the_titles_of_dialects_and_policies() {
        let english = &Messages::ENGLISH;
        for name in DialectName::ALL {
            assert_eq!(dialect(english, name), name.title());
        }
        for policy_kind in Policy::ALL {
            assert_eq!(policy(english, policy_kind), policy_kind.about());
        }
    }
}
