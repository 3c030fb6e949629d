//! Adds lines to a robots.txt to fulfil wishes. Each wish allows or disallows paths for some or all crawlers.
//!
//! Existing lines are never removed, changed or moved: the new lines form one block. A crawler that a group names no longer obeys the
//! groups for `*` (RFC 9309, 2.2.1), so its new group repeats their rules.
//!
//! Queries and a [comparison](crate::compare) of the old and the new text determine which wishes are fulfilled, and which other crawlers
//! are affected.

mod block;
mod note;
mod wish;

pub use note::{WishNote, WishNoteKind};
pub(super) use wish::check_name;
pub use wish::{Who, Wish, WishError};

use block::Block;
use wish::ResolvedWish;

use crate::compare::{Comparison, compare};
use crate::crawlers::{self, Compliance};
use crate::matching::{Access, Agent, RobotsTxt};
use crate::order::sort;
use crate::robots_txt::{Field, LineKind};

/// A robots.txt that fulfils wishes as far as possible.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::generate::robots_txt::{Who, Wish, WishNoteKind, Written, write};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\n");
/// let Written { text, added, notes, .. } = write(&robots, &[Wish::disallow(Who::Crawler("ExampleBot".into()), "/a")])?;
/// assert_eq!((&text[..], added), (robots.text(), None));
/// assert_eq!(notes.iter().map(|note| note.kind).collect::<Vec<_>>(), [WishNoteKind::AlreadySo]);
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Written {
    /// The text.
    pub text: Vec<u8>,
    /// The added lines; `None` if no lines were needed.
    pub added: Option<AddedLines>,
    /// The changes, with the crawlers that they affect.
    pub comparison: Comparison,
    /// Notes for the user.
    pub notes: Vec<WishNote>,
}

/// Consecutive added lines.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::generate::robots_txt::{AddedLines, Who, Wish, write};
///
/// let written = write(&RobotsTxt::parse(""), &[Wish::disallow(Who::AllCrawlers, "/tmp/")])?;
/// assert_eq!(written.added, Some(AddedLines { first: 1, count: 2 }));
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AddedLines {
    /// The number of the first added line, from 1.
    pub first: u32,
    /// The number of added lines.
    pub count: u32,
}

/// Adds lines to a robots.txt, which may be empty, to fulfil wishes.
///
/// # Errors
///
/// Returns an error if there is no wish, if a name is not a product token, or if a path is invalid.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::crawlers::CrawlerClass;
/// use robotscope::generate::robots_txt::{Who, Wish, write};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /admin/\n");
/// let written = write(&robots, &[Wish::disallow(Who::Crawler("GPTBot".into()), "/drafts/")])?;
/// assert_eq!(
///     String::from_utf8_lossy(&written.text),
///     "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nDisallow: /admin/\nDisallow: /drafts/\n"
/// );
/// let losing: Vec<_> = written.comparison.losing().map(|crawler| crawler.crawler.as_str()).collect();
/// assert_eq!(losing, ["GPTBot"]);
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
pub fn write(robots: &RobotsTxt<'_>, wishes: &[Wish]) -> Result<Written, WishError> {
    let mut resolved = wish::resolve(robots, wishes)?;
    let mut best = best(robots, &resolved);
    for _ in 0..ROUNDS {
        // A wish that seemed to need no line may still be unfulfilled, because new lines change the access, or because a crawler does not
        // obey the group for `*`. Add a line for each of these wishes.
        let mut is_changed = false;
        for (wish, missed) in resolved.iter_mut().zip(&best.missed) {
            if missed.is_some() && (wish.is_fulfilled || wish.is_implied) {
                is_changed = true;
                (wish.is_fulfilled, wish.is_implied) = (false, false);
            }
        }
        if !is_changed {
            break;
        }
        best = self::best(robots, &resolved);
    }
    Ok(best.into_written(&resolved))
}

/// The maximum number of retries: lines added for one wish can affect other wishes.
const ROUNDS: usize = 3;

/// Inserts the block of new lines at the end of the text, unless another position leaves fewer faults: unfulfilled wishes, or changes for
/// crawlers that no wish names.
fn best(robots: &RobotsTxt<'_>, resolved: &[ResolvedWish]) -> Candidate {
    let block = Block::new(robots, resolved);
    let mut best = Candidate::new(robots, resolved, block.merged(robots, robots.text().len()));
    for place in other_places(robots) {
        if best.faults() == 0 {
            break;
        }
        let other = Candidate::new(robots, resolved, block.merged(robots, place));
        if other.faults() < best.faults() {
            best = other;
        }
    }
    best
}

/// Returns the offsets, other than the end of the text, at which the block of new lines could be inserted. One offset is before a final
/// group without rules, because this group would otherwise merge with the block's first group. Another offset is before the first group,
/// because some readers truncate long texts.
fn other_places(robots: &RobotsTxt<'_>) -> Vec<usize> {
    let lines = robots.lines();
    let is_agent = |kind: &LineKind| matches!(kind, LineKind::Record(record) if record.field == Field::UserAgent);
    let is_record = |kind: &LineKind| matches!(kind, LineKind::Record(_));
    let behind = lines.iter().rposition(|line| is_record(&line.kind()) && !is_agent(&line.kind())).map_or(0, |last| last + 1);
    let open = lines.iter().skip(behind).find(|line| is_agent(&line.kind()));
    let first = lines.iter().find(|line| is_agent(&line.kind()));
    let mut places: Vec<_> = open.into_iter().chain(first).map(|line| line.span().start() as usize).collect();
    places.dedup();
    places
}

/// A text with the block of new lines at one position, and the wishes that this text does not fulfil.
struct Candidate {
    text: Vec<u8>,
    added: Option<AddedLines>,
    comparison: Comparison,
    /// For each resolved wish, in order: `None` if it is fulfilled; otherwise the deciding line, if any.
    missed: Vec<Option<Option<u32>>>,
    also_changed: Vec<String>,
}

impl Candidate {
    fn new(old: &RobotsTxt<'_>, resolved: &[ResolvedWish], (text, added): (Vec<u8>, Option<AddedLines>)) -> Self {
        let new = RobotsTxt::parse(&text);
        let comparison = compare(old, &new);
        let missed = resolved.iter().map(|wish| {
            let verdict = new.check(&wish.agent(), &wish.target);
            (verdict.access() != wish.access).then(|| verdict.decision.winner().map(|rule| rule.line))
        });
        // A wish for all crawlers explains any change: a rule for `*` affects every crawler without its own group.
        let is_wished = |name: &str| resolved.iter().any(|wish| wish.name == name || wish.name == "*");
        let changed = comparison.losing().chain(comparison.gaining()).map(|crawler| crawler.crawler.as_str());
        let mut also_changed: Vec<_> = changed.filter(|name| !is_wished(name)).map(str::to_owned).collect();
        sort(&mut also_changed);
        also_changed.dedup();
        let missed = missed.collect();
        drop(new);
        Self { text, added, comparison, missed, also_changed }
    }

    fn faults(&self) -> usize {
        self.missed.iter().flatten().count() + self.also_changed.len()
    }

    fn into_written(self, resolved: &[ResolvedWish]) -> Written {
        let mut notes = Vec::new();
        for (wish, missed) in resolved.iter().zip(&self.missed) {
            if let Some(line) = *missed {
                note::add(&mut notes, WishNoteKind::NotReached, wish, line);
            }
        }
        for wish in resolved.iter().filter(|wish| !wish.is_implied) {
            let compliance = crawlers::by_token(&wish.name).map(|crawler| crawler.robots.value);
            if compliance.is_some_and(Compliance::ignores_rules) && wish.access == Access::Disallowed {
                note::add(&mut notes, WishNoteKind::Disobeyed, wish, None);
            } else if wish.is_fulfilled {
                note::add(&mut notes, WishNoteKind::AlreadySo, wish, None);
            }
        }
        if !self.also_changed.is_empty() {
            notes.push(WishNote { kind: WishNoteKind::AlsoChanged, wish: None, crawlers: self.also_changed, line: None });
        }
        Written { text: self.text, added: self.added, comparison: self.comparison, notes }
    }
}

impl ResolvedWish {
    /// Returns the robots.txt line that expresses the wish.
    fn line(&self) -> Vec<u8> {
        let field = if self.access == Access::Allowed { "Allow" } else { "Disallow" };
        format!("{field}: {}", self.path).into_bytes()
    }

    fn agent(&self) -> Agent<'_> {
        if self.name == "*" { Agent::with_tokens("*", Vec::new()) } else { Agent::named(&self.name) }
    }
}

#[cfg(test)]
mod tests;
