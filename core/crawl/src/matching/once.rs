//! Answers a single query in one pass over the text, without building a `RobotsTxt`.

use super::brief::Brief;
use super::decision::is_exempt;
use super::pattern::Path;
use super::rules::{Rank, for_each_match_of, is_plain};
use super::{Access, Agent, Reason, Target};
use crate::dialect::{AllowField, BlankLines, Dialect, GroupSelection, LineLimit, ProductToken};
use crate::robots_txt::{Field, LineKind, LineScan};

/// The number of [`TokenMatch`] values that fit on the stack. If a crawler needs more, they are allocated on the heap.
const TOKENS_ON_STACK: usize = 4;

/// Returns `true` if a robots.txt allows a crawler to fetch a URL. Reads the text in a single pass, so use this function if you have
/// only one query per text. The answer is the same as from [`RobotsTxt::is_allowed`](super::RobotsTxt::is_allowed).
///
/// ```
/// use robotscope::{Agent, Target, is_allowed};
///
/// let target = Target::parse("https://example.com/private/a")?;
/// assert!(!is_allowed("User-agent: *\nDisallow: /private/", &Agent::named("GPTBot"), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn is_allowed(text: impl AsRef<[u8]>, agent: &Agent<'_>, target: &Target) -> bool {
    check_once(text, agent, target).access == Access::Allowed
}

/// Answers a single query with the access, the reason and the deciding line, like [`Matcher::brief`](super::Matcher::brief).
///
/// ```
/// use robotscope::{Agent, Target, check_once, matching::{Brief, Reason}};
///
/// let text = "User-agent: *\nDisallow: /a\nAllow: /a/b";
/// let Brief { reason, line, .. } = check_once(text, &Agent::named("ExampleBot"), &Target::parse("/a/b/c")?);
/// assert_eq!((reason, line), (Reason::LongestMatch, Some(3)));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn check_once(text: impl AsRef<[u8]>, agent: &Agent<'_>, target: &Target) -> Brief {
    let path = target.canonical(agent.dialect().encoding);
    if is_exempt(agent.dialect(), &path) {
        return Brief { access: Access::Allowed, reason: Reason::RobotsTxtItself, line: None };
    }
    // One entry for each of the crawler's tokens, in search order, and a last entry for `*`.
    let count = agent.tokens().len() + 1;
    let (mut on_stack, mut on_heap) = ([TokenMatch::default(); TOKENS_ON_STACK], Vec::new());
    if count > TOKENS_ON_STACK {
        on_heap.resize(count, TokenMatch::default());
    }
    let token_matches = on_stack.get_mut(..count).unwrap_or(&mut on_heap);
    QueryScan {
        agent,
        dialect: agent.dialect(),
        path: Path::new(&path),
        token_matches,
        is_open: false,
        has_rules: false,
        group_applies: false,
        order: 0,
    }
    .run(LineScan::new(text.as_ref()))
}

/// The state of the groups that address the crawler by one token, or by `*`.
#[derive(Clone, Copy, Default)]
struct TokenMatch {
    is_found: bool,
    /// `true` if the current group addresses the crawler by this token (or by `*`) and the group's rules apply.
    is_current: bool,
    /// The length of the user-agent value that selected the group. Used only in dialects in which the longest value decides.
    value_length: usize,
    best: Rank,
    access: Option<Access>,
    line: u32,
    length: u32,
    longest_disallow: u32,
}

struct QueryScan<'r, 'a> {
    agent: &'r Agent<'a>,
    dialect: &'r Dialect,
    path: Path<'r>,
    token_matches: &'r mut [TokenMatch],
    /// `true` if there is a group to which the next rule belongs.
    is_open: bool,
    /// `true` if the current group has rules. The next user-agent line then begins another group.
    has_rules: bool,
    group_applies: bool,
    order: u32,
}

impl QueryScan<'_, '_> {
    fn run(mut self, mut scan: LineScan<'_>) -> Brief {
        let ends_at_blank_lines = self.dialect.blank_lines == BlankLines::EndGroup;
        let knows_allow = self.dialect.allow_field == AllowField::Known;
        // A plain rule matches only as a prefix. If its pattern clearly differs from the path, the rest of the rule's line can be skipped.
        let [disallow_is_plain, allow_is_plain] =
            [Access::Disallowed, Access::Allowed].map(|access| is_plain(self.dialect, access));
        let longest_line = match self.dialect.line_limit {
            LineLimit::Unlimited => usize::MAX,
            LineLimit::Bytes(limit) => limit as usize,
        };
        loop {
            if !ends_at_blank_lines {
                scan.skip_lines(longest_line, |field, value| match field {
                    Field::Disallow => self.skips_rule(value, disallow_is_plain),
                    Field::Allow if knows_allow => self.skips_rule(value, allow_is_plain),
                    Field::UserAgent => self.skips_agent(value),
                    _ => None,
                });
            }
            let Some(line) = scan.next() else { break };
            let text = scan.text();
            match self.dialect.kind_in(text, &line, || true) {
                LineKind::Record(record) => match record.field {
                    Field::UserAgent => {
                        if self.begins_group() && self.is_done() {
                            break;
                        }
                        self.match_tokens(record.value.slice(text));
                    }
                    Field::Allow => self.rule(scan.number, Access::Allowed, record.value.slice(text)),
                    Field::Disallow => self.rule(scan.number, Access::Disallowed, record.value.slice(text)),
                    _ => {}
                },
                LineKind::Blank if ends_at_blank_lines => self.is_open = false,
                LineKind::Blank | LineKind::Comment | LineKind::Malformed(_) => {}
            }
        }
        self.answer()
    }

    /// Returns `None` if a rule may match the path. If the rule cannot match, records that the group has rules, and returns a position in
    /// the rule's value: the result of [`Path::mismatch_position`], or 0 if the group does not apply to the crawler.
    #[inline]
    fn skips_rule(&mut self, value: &[u8], is_plain: bool) -> Option<usize> {
        let at = match self.group_applies && self.is_open {
            true if is_plain => self.path.mismatch_position(value)?,
            true => return None,
            false => 0,
        };
        self.has_rules |= self.is_open;
        Some(at)
    }

    /// If a user-agent line clearly names another crawler, begins a new group where necessary and returns `Some(0)`. For any other line,
    /// or if no later group can change the answer, changes nothing and returns `None`.
    #[inline]
    fn skips_agent(&mut self, value: &[u8]) -> Option<usize> {
        let first = value.first()?.to_ascii_lowercase();
        let may_name = |token: &&str| token.bytes().next().is_none_or(|it| it.to_ascii_lowercase() == first);
        let is_other = first.is_ascii_alphanumeric()
            && self.dialect.product_token != ProductToken::Contained
            && !self.agent.tokens().iter().any(may_name)
            && !self.is_done();
        is_other.then(|| self.begins_group()).map(|_| 0)
    }

    /// Begins a new group if no group is open or the open group has rules. Returns `true` if a group began.
    fn begins_group(&mut self) -> bool {
        let begins = !self.is_open || self.has_rules;
        if begins {
            (self.is_open, self.has_rules, self.group_applies) = (true, false, false);
            for token_match in self.token_matches.iter_mut() {
                token_match.is_current = false;
            }
        }
        begins
    }

    /// Returns `true` if no later group can change the answer.
    fn is_done(&self) -> bool {
        match self.dialect.group_selection {
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => {
                self.token_matches.first().is_some_and(|it| it.is_found)
            }
            GroupSelection::Merged | GroupSelection::MostSpecificGroup => false,
        }
    }

    /// Records the first of the crawler's tokens that a user-agent line names, or `*` if the line addresses every crawler. Once a group
    /// names a token, later tokens in search order and `*` have no effect.
    fn match_tokens(&mut self, value: &[u8]) {
        let (selection, tokens) = (self.dialect.group_selection, self.agent.tokens());
        // With `FirstThatApplies`, the first group that names any of the tokens or `*` applies.
        let is_any = selection == GroupSelection::FirstThatApplies;
        for place in 0..=tokens.len() {
            let is_named = match tokens.get(place) {
                Some(token) => self.dialect.names(value, token.as_bytes()),
                None => self.agent.obeys_wildcard() && self.dialect.names_all_crawlers(value),
            };
            let Some(token_match) = self.token_matches.get_mut(if is_any { 0 } else { place }) else { return };
            if is_named {
                token_match.select_group(value.len(), selection);
                self.group_applies |= token_match.is_current;
            }
            if token_match.is_found && !is_any {
                return;
            }
        }
    }

    #[inline]
    fn rule(&mut self, line: u32, access: Access, written: &[u8]) {
        if !self.is_open {
            return;
        }
        self.has_rules = true;
        if !self.group_applies {
            return;
        }
        let token_matches = &mut *self.token_matches;
        let mut is_first = true;
        for_each_match_of(self.dialect, access, written, &mut self.order, self.path, |rule| {
            // A dialect may derive two rules from a line, for example from an `index.html` rule or a pattern with a query. If both match,
            // only the first match counts.
            if std::mem::take(&mut is_first) {
                for token_match in token_matches.iter_mut().filter(|token_match| token_match.is_current) {
                    token_match.apply_rule(line, rule.access, rule.length, rule.rank);
                }
            }
        });
    }

    fn answer(self) -> Brief {
        let by_no_rule = |reason| Brief { access: Access::Allowed, reason, line: None };
        let Some(found) = self.token_matches.iter().find(|token_match| token_match.is_found) else {
            return by_no_rule(Reason::NoGroup);
        };
        let Some(access) = found.access else { return by_no_rule(Reason::NoMatch) };
        let reason = Reason::of_winner(self.dialect.precedence, access, || found.longest_disallow == found.length);
        Brief { access, reason, line: Some(found.line) }
    }
}

impl TokenMatch {
    /// Records that a user-agent line in the current group addresses the crawler. `value_length` is the length of the line's
    /// value.
    fn select_group(&mut self, value_length: usize, selection: GroupSelection) {
        let counts = match selection {
            GroupSelection::Merged => true,
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => !self.is_found,
            GroupSelection::MostSpecificGroup => !self.is_found || value_length > self.value_length,
        };
        if self.is_current {
            self.value_length = self.value_length.max(value_length);
        } else if counts && selection == GroupSelection::Merged {
            (self.is_found, self.is_current) = (true, true);
        } else if counts {
            *self = Self { is_found: true, is_current: true, value_length, ..Self::default() };
        }
    }

    fn apply_rule(&mut self, line: u32, access: Access, length: u32, rank: Rank) {
        if access == Access::Disallowed {
            self.longest_disallow = self.longest_disallow.max(length);
        }
        if rank > self.best {
            (self.best, self.access, self.line, self.length) = (rank, Some(access), line, length);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RobotsTxt;

    #[test]
    fn check_once_agrees_with_a_matcher_at_every_line_limit() {
        let text = "User-agent: Other\nDisallow: /b\nUser-agent: *\nDisallow: /c\nDisallow: /a\nUser-agent: Another\nAllow: /a";
        let target = Target::parse("/a").unwrap();
        for limit in 0..=30 {
            let dialect = Dialect { line_limit: LineLimit::Bytes(limit), ..Dialect::RFC9309 };
            let agent = Agent::named("ExampleBot").reading_as(dialect);
            assert_eq!(check_once(text, &agent, &target), RobotsTxt::parse(text).matcher(&agent).brief(&target), "{limit}");
        }
    }
}
