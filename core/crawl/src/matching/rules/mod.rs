//! The rules of the selected groups, as their dialect reads them. Each rule has a pattern, a length and a rank.
//!
//! For a single query, the rules are compared one by one. For many queries, they are compiled into a [`RuleSet`].

mod grams;
mod literals;
mod rule_set;

use std::borrow::Cow;

pub(super) use rule_set::{CompiledRule, RuleSet};

use super::pattern::{Path, is_match};
use super::{Access, Groups, RuleLine};
use crate::RobotsTxt;
use crate::dialect::{Dialect, DirectoryIndex, EmptyDisallow, Encoding, PatternLength, Precedence, Wildcards};
use crate::text::as_u32;

pub(super) struct Rule<'p> {
    pub(super) access: Access,
    pub(super) pattern: Cow<'p, [u8]>,
    pub(super) length: u32,
    pub(super) rank: Rank,
}

/// A rule's rank. The matching rule with the greatest rank decides. Rules of length 0 have the lowest rank and never decide.
///
/// The lower 32 bits are the inverted index of the rule. The ranks of all rules that can decide are therefore distinct, and the
/// first of several equally strong rules decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(u64);

impl Rank {
    fn new(precedence: Precedence, access: Access, length: u32, order: u32) -> Self {
        if length == 0 {
            return Self::default();
        }
        let allows = u64::from(access == Access::Allowed);
        let strength = match precedence {
            // Allow wins a tie ([rfc9309-rules], [google-parser]).
            Precedence::LongestMatch => u64::from(length.min(u32::MAX >> 1)) << 1 | allows,
            Precedence::FirstMatch => 0,
            Precedence::AllowFirst => allows,
        };
        Self(strength << 32 | u64::from(u32::MAX - order))
    }

    /// Returns the rule's index among all rules; `None` for the lowest rank.
    pub(super) fn order(self) -> Option<usize> {
        (self != Self::default()).then_some((u32::MAX - self.0 as u32) as usize)
    }
}

/// Calls `visit` with the one or two rules that the dialect derives from a line. Increases `order` by one for each rule.
fn rules_of<'r>(dialect: &Dialect, access: Access, written: &'r [u8], order: &mut u32, mut visit: impl FnMut(Rule<'r>)) {
    let mut visit = |access: Access, pattern: Cow<'r, [u8]>| {
        let length = length(dialect.pattern_length, &pattern);
        let rank = Rank::new(dialect.precedence, access, length, *order);
        let pattern = match dialect.wildcards {
            Wildcards::Anywhere if !pattern.is_empty() => Cow::Owned([b"*", &*pattern].concat()),
            _ => pattern,
        };
        *order += 1;
        visit(Rule { access, pattern, length, rank });
    };
    if written.is_empty() && access == Access::Disallowed && dialect.empty_disallow == EmptyDisallow::AllowsAll {
        visit(Access::Allowed, Cow::Borrowed(b"/"));
        return;
    }
    let pattern = match dialect.wildcards {
        Wildcards::Special | Wildcards::Anywhere => dialect.encoding.pattern(written),
        Wildcards::Literal => dialect.encoding.literal_pattern(written),
    };
    let second = as_directory(dialect, access, &pattern).or_else(|| equivalent_query_form(dialect, &pattern));
    visit(access, pattern);
    if let Some(second) = second {
        visit(access, Cow::Owned(second));
    }
}

/// Calls `found` with each matching rule in the chosen groups, in the order of the text. An empty pattern matches every path, with length
/// 0.
pub(super) fn for_each_match<'r>(
    robots: &'r RobotsTxt<'_>,
    groups: &Groups,
    chosen: &[usize],
    path: &[u8],
    mut found: impl FnMut(&RuleLine, Rule<'r>),
) {
    let (path, mut order) = (Path::new(path), 0);
    for line in groups.rules_of(chosen) {
        let written = line.pattern.slice(robots.text());
        for_each_match_of(groups.dialect(), line.access, written, &mut order, path, |rule| found(line, rule));
    }
}

/// Calls `found` with each matching rule that the dialect derives from a line. Increases `order` as [`rules_of`] does, except for lines that
/// it rejects early: most patterns already differ from the path in their first bytes.
pub(super) fn for_each_match_of<'r>(
    dialect: &Dialect,
    access: Access,
    written: &'r [u8],
    order: &mut u32,
    path: Path<'_>,
    mut found: impl FnMut(Rule<'r>),
) {
    if is_plain(dialect, access) && path.mismatch_position(written).is_some() {
        return;
    }
    rules_of(dialect, access, written, order, |rule| {
        if is_match(dialect.wildcards, &rule.pattern, path.bytes) {
            found(rule);
        }
    });
}

/// Returns `true` if a rule with this access matches only paths that begin with its pattern. Other rules may match anywhere in a path, or
/// also match the directory of an index page.
pub(super) fn is_plain(dialect: &Dialect, access: Access) -> bool {
    dialect.wildcards != Wildcards::Anywhere && !may_be_directory(dialect, access)
}

fn length(counted: PatternLength, pattern: &[u8]) -> u32 {
    let length = match counted {
        PatternLength::Bytes => pattern.len(),
        PatternLength::WithoutRepeatsAndEnd => {
            let repeats = pattern.windows(2).filter(|pair| *pair == b"**").count();
            pattern.len() - repeats - usize::from(pattern.ends_with(b"$"))
        }
    };
    as_u32(length)
}

fn may_be_directory(dialect: &Dialect, access: Access) -> bool {
    let has_ends = dialect.wildcards != Wildcards::Literal;
    dialect.directory_index == DirectoryIndex::AllowsDirectory && has_ends && access == Access::Allowed
}

/// Returns the second pattern of an allow rule for an index page. This pattern matches the page's directory ([google-parser]):
/// `/a/index.html` → `/a/$`. Returns `None` for any other rule, and in dialects without [`DirectoryIndex::AllowsDirectory`].
fn as_directory(dialect: &Dialect, access: Access, pattern: &[u8]) -> Option<Vec<u8>> {
    if !may_be_directory(dialect, access) {
        return None;
    }
    let slash = memchr::memrchr(b'/', pattern)?;
    let (directory, page) = pattern.split_at(slash + 1);
    page.starts_with(b"index.htm").then(|| [directory, b"$"].concat())
}

/// Returns the equivalent form of a canonical pattern with a query. If any `:`, `/`, `?` or `@` after the first `?` is not encoded, this
/// form encodes all of them; otherwise it decodes all of them. In a query, these characters are not separators (RFC 3986, 3.4), so RFC 9309
/// matches both forms (2.2.2, table). Returns `None` if there is no other form, or if the dialect's encoding is not that of RFC 9309.
fn equivalent_query_form(dialect: &Dialect, pattern: &[u8]) -> Option<Vec<u8>> {
    const FORMS: [(u8, &[u8; 3]); 4] = [(b':', b"%3A"), (b'/', b"%2F"), (b'?', b"%3F"), (b'@', b"%40")];
    if dialect.encoding != Encoding::Rfc9309 {
        return None;
    }
    let (before, query) = pattern.split_at(memchr::memchr(b'?', pattern)? + 1);
    let encoded = |byte: u8| FORMS.iter().find(|(raw, _)| *raw == byte).map(|(_, encoded)| *encoded);
    let mut other = before.to_vec();
    if query.iter().any(|byte| encoded(*byte).is_some()) {
        for byte in query {
            other.extend_from_slice(encoded(*byte).map_or(&[*byte][..], |encoded| encoded));
        }
    } else {
        let mut rest = query;
        while let [byte, tail @ ..] = rest {
            let form = FORMS.iter().find(|(_, encoded)| rest.starts_with(*encoded));
            other.push(form.map_or(*byte, |(raw, _)| *raw));
            rest = if form.is_some() { tail.get(2..).unwrap_or_default() } else { tail };
        }
    }
    (other != pattern).then_some(other)
}

#[cfg(test)]
mod tests;
