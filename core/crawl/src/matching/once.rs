//! One question of a text: it is read once, line by line, and nothing of it is kept.

use super::brief::Brief;
use super::decision::is_exempt;
use super::pattern::Path;
use super::rules::{Rank, for_each_match_of, is_plain};
use super::{Access, Agent, Reason, Target};
use crate::dialect::{AllowField, BlankLines, Dialect, GroupSelection, LineLimit, ProductToken};
use crate::robots_txt::{Field, LineKind, LineScan};

/// So many product tokens are looked for without an allocation, `*` among them.
const FEW: usize = 4;

/// Whether a robots.txt lets a crawler fetch a URL, in one pass over the text: what
/// [`RobotsTxt::is_allowed`](super::RobotsTxt::is_allowed) says, for those who ask one question of each text.
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

/// The same with the reason and the line that decides: what [`Matcher::brief`](super::Matcher::brief) says.
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
    // One for each token in the order in which they are looked for, and one for `*`.
    let count = agent.tokens().len() + 1;
    let (mut few, mut many) = ([Addressed::default(); FEW], Vec::new());
    if count > FEW {
        many.resize(count, Addressed::default());
    }
    let addressed = few.get_mut(..count).unwrap_or(&mut many);
    Reading {
        agent,
        dialect: agent.dialect(),
        path: Path::new(&path),
        addressed,
        is_open: false,
        has_rules: false,
        is_bound: false,
        order: 0,
    }
    .read(LineScan::new(text.as_ref()))
}

/// What the groups say that address a crawler in one way.
#[derive(Clone, Copy, Default)]
struct Addressed {
    /// Whether some group does.
    is_found: bool,
    /// Whether the group being read does, and counts.
    is_current: bool,
    /// The length of the value for whose sake a group counts, where the longest one does.
    value_length: usize,
    best: Rank,
    access: Option<Access>,
    line: u32,
    length: u32,
    longest_disallow: u32,
}

/// Where the reading is, in a text of which nothing is kept.
struct Reading<'r, 'a> {
    agent: &'r Agent<'a>,
    dialect: &'r Dialect,
    path: Path<'r>,
    addressed: &'r mut [Addressed],
    /// Whether there is a group, and it can still take rules.
    is_open: bool,
    /// Whether it has some, so that a user-agent line begins another one.
    has_rules: bool,
    /// Whether it addresses the crawler.
    is_bound: bool,
    order: u32,
}

impl Reading<'_, '_> {
    fn read(mut self, mut scan: LineScan<'_>) -> Brief {
        let ends_at_blank_lines = self.dialect.blank_lines == BlankLines::EndGroup;
        let knows_allow = self.dialect.allow_field == AllowField::Known;
        // Rules that plainly differ from the path are rules, whatever follows in their lines, and do nothing else.
        let [passes_disallow, passes_allow] = [Access::Disallowed, Access::Allowed].map(|access| is_plain(self.dialect, access));
        let longest_line = match self.dialect.line_limit {
            LineLimit::Unlimited => usize::MAX,
            LineLimit::Bytes(limit) => limit as usize,
        };
        loop {
            if !ends_at_blank_lines {
                scan.pass_over(*b"uda", longest_line, |field, value| match field {
                    Field::Disallow => self.passes_rule(value, passes_disallow),
                    Field::Allow if knows_allow => self.passes_rule(value, passes_allow),
                    Field::UserAgent => self.passes_agent(value),
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
                        self.address(record.value.slice(text));
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

    /// Takes a rule that does nothing but show where a group's user-agent lines end: it is for others, or differs from the path here.
    #[inline]
    fn passes_rule(&mut self, value: &[u8], is_plain: bool) -> Option<usize> {
        let at = match self.is_bound && self.is_open {
            true if is_plain => self.path.plainly_differs(value)?,
            true => return None,
            false => 0,
        };
        self.has_rules |= self.is_open;
        Some(at)
    }

    /// Takes a user-agent line that names somebody else.
    #[inline]
    fn passes_agent(&mut self, value: &[u8]) -> Option<usize> {
        let first = value.first()?.to_ascii_lowercase();
        let may_name = |token: &&str| token.bytes().next().is_none_or(|it| it.to_ascii_lowercase() == first);
        let is_other = first.is_ascii_alphanumeric()
            && self.dialect.product_token != ProductToken::Contained
            && !self.agent.tokens().iter().any(may_name)
            && !self.is_done();
        is_other.then(|| self.begins_group()).map(|_| 0)
    }

    /// Begins another group, if a user-agent line does so here.
    fn begins_group(&mut self) -> bool {
        let begins = !self.is_open || self.has_rules;
        if begins {
            (self.is_open, self.has_rules, self.is_bound) = (true, false, false);
            for addressed in self.addressed.iter_mut() {
                addressed.is_current = false;
            }
        }
        begins
    }

    /// Whether no group from here on can change anything.
    fn is_done(&self) -> bool {
        match self.dialect.group_selection {
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => self.addressed.first().is_some_and(|it| it.is_found),
            GroupSelection::Merged | GroupSelection::MostSpecificGroup => false,
        }
    }

    /// A user-agent line: whom it makes the group one for. What is looked for after a token that some group names does not count any more.
    fn address(&mut self, value: &[u8]) {
        let (selection, tokens) = (self.dialect.group_selection, self.agent.tokens());
        // There, the first group that applies does, whoever it is for.
        let is_any = selection == GroupSelection::FirstThatApplies;
        for place in 0..=tokens.len() {
            let is_named = match tokens.get(place) {
                Some(token) => self.dialect.names(value, token.as_bytes()),
                None => self.agent.obeys_wildcard() && self.dialect.names_everybody(value),
            };
            let Some(addressed) = self.addressed.get_mut(if is_any { 0 } else { place }) else { return };
            if is_named {
                addressed.by(value.len(), selection);
                self.is_bound |= addressed.is_current;
            }
            if addressed.is_found && !is_any {
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
        if !self.is_bound {
            return;
        }
        let addressed = &mut *self.addressed;
        let mut is_first = true;
        for_each_match_of(self.dialect, access, written, &mut self.order, self.path, |rule| {
            // A rule that matches as it is written need not match as a directory, too.
            if std::mem::take(&mut is_first) {
                for addressed in addressed.iter_mut().filter(|addressed| addressed.is_current) {
                    addressed.take(line, rule.access, rule.length, rule.rank);
                }
            }
        });
    }

    fn answer(self) -> Brief {
        let by_no_rule = |reason| Brief { access: Access::Allowed, reason, line: None };
        let Some(found) = self.addressed.iter().find(|addressed| addressed.is_found) else { return by_no_rule(Reason::NoGroup) };
        let Some(access) = found.access else { return by_no_rule(Reason::NoMatch) };
        let reason = Reason::of_winner(self.dialect.precedence, access, || found.longest_disallow == found.length);
        Brief { access, reason, line: Some(found.line) }
    }
}

impl Addressed {
    /// A line of the group being read addresses the crawler, by a value of this length.
    fn by(&mut self, value_length: usize, selection: GroupSelection) {
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

    fn take(&mut self, line: u32, access: Access, length: u32, rank: Rank) {
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
    fn what_is_read_of_a_line_is_all_that_counts() {
        let text = "User-agent: Other\nDisallow: /b\nUser-agent: *\nDisallow: /c\nDisallow: /a\nUser-agent: Another\nAllow: /a";
        let target = Target::parse("/a").unwrap();
        for limit in 0..=30 {
            let dialect = Dialect { line_limit: LineLimit::Bytes(limit), ..Dialect::RFC9309 };
            let agent = Agent::named("ExampleBot").reading_as(dialect);
            assert_eq!(check_once(text, &agent, &target), RobotsTxt::parse(text).matcher(&agent).brief(&target), "{limit}");
        }
    }
}
