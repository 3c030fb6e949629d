//! Wishes → lines of a robots.txt, merged into the one that is there.
//!
//! No line that is there is lost, changed or moved: lines are only added, in one block. A crawler that no group names follows the groups
//! for `*` no longer when a group names it (RFC 9309, 2.2.1), so its new group repeats their rules. Whether the wish came true, and for
//! whom something else changed, is not assumed: both texts are asked and [compared](crate::compare).

mod block;
mod wish;

pub use wish::{Who, Wish, WishError};

use wish::Wanted;

use block::Block;

use crate::compare::{Comparison, compare};
use crate::crawlers::{self, Compliance};
use crate::matching::{Access, Agent, RobotsTxt};
use crate::robots_txt::{Field, LineKind};

/// A robots.txt with what was wished for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Written {
    /// The text.
    pub text: Vec<u8>,
    /// The number of the first line that is new, from 1, and how many there are; nothing where no line had to be added.
    pub added: Option<(u32, u32)>,
    /// What changes, and for whom.
    pub comparison: Comparison,
    /// What its user should know.
    pub notes: Vec<WishNote>,
}

/// What the user of a written robots.txt should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WishNote {
    /// It was so before.
    AlreadySo {
        /// Which wish, from 0.
        wish: usize,
        /// For which crawlers.
        crawlers: Vec<String>,
    },
    /// A line that is there decides otherwise, and no line that is added can change that.
    NotReached {
        /// Which wish, from 0.
        wish: usize,
        /// For which crawlers.
        crawlers: Vec<String>,
        /// The line that decides in the new text, from 1; nothing where no line does.
        line: Option<u32>,
    },
    /// These take no notice of robots.txt, or fetch what a user asks for whatever it says.
    Disobeyed {
        /// Which wish, from 0.
        wish: usize,
        /// For which crawlers.
        crawlers: Vec<String>,
    },
    /// Something changes for crawlers for which nothing was wished: they answer to the same name.
    AlsoChanged {
        /// The crawlers.
        crawlers: Vec<String>,
    },
}

/// Writes what is wished for into a robots.txt; into an empty one, all of it.
///
/// # Errors
///
/// When nothing is wished for, a name is none of a crawler, or a path is none.
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
/// let losing: Vec<_> = written.comparison.losing().map(|crawler| crawler.name.as_str()).collect();
/// assert_eq!(losing, ["GPTBot"]);
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
pub fn write(robots: &RobotsTxt<'_>, wishes: &[Wish]) -> Result<Written, WishError> {
    let wanted = wish::wanted(robots, wishes)?;
    let block = Block::new(robots, &wanted);
    let written =
        places(robots).into_iter().map(|place| block.merged(robots, place)).map(|merged| Judged::new(robots, &wanted, merged));
    // The first place is the usual one; another only if it does better.
    let best = written.reduce(|best, other| if other.faults() < best.faults() { other } else { best });
    let Some(best) = best else { return Err(WishError::NothingWished) };
    Ok(best.into_written(&wanted))
}

/// Where a block can be put, as bytes: at the end, before a group without rules at the end (a user-agent line behind it would join it), and
/// before the first group (some readers stop reading a long text).
fn places(robots: &RobotsTxt<'_>) -> Vec<usize> {
    let lines = robots.lines();
    let is_agent = |kind: &LineKind| matches!(kind, LineKind::Record(record) if record.field == Field::UserAgent);
    let is_record = |kind: &LineKind| matches!(kind, LineKind::Record(_));
    let mut places = vec![robots.text().len()];
    let behind = lines.iter().rposition(|line| is_record(&line.kind()) && !is_agent(&line.kind())).map_or(0, |last| last + 1);
    let open = lines.iter().skip(behind).find(|line| is_agent(&line.kind()));
    let first = lines.iter().find(|line| is_agent(&line.kind()));
    places.extend(open.into_iter().chain(first).map(|line| line.span().start() as usize));
    places.dedup();
    places
}

/// A text with the block in one place, and what came of the wishes.
struct Judged {
    text: Vec<u8>,
    added: Option<(u32, u32)>,
    comparison: Comparison,
    /// For each of the wanted: the line that decides, if it does not decide as wished.
    missed: Vec<Option<Option<u32>>>,
    also: Vec<String>,
}

impl Judged {
    fn new(old: &RobotsTxt<'_>, wanted: &[Wanted], (text, added): (Vec<u8>, Option<(u32, u32)>)) -> Self {
        let new = RobotsTxt::parse(&text);
        let comparison = compare(old, &new);
        let missed = wanted.iter().map(|wanted| {
            let verdict = new.check(&wanted.agent(), &wanted.target);
            (verdict.access() != wanted.access).then(|| verdict.decision.winner().map(|rule| rule.line))
        });
        // What is said to `*` is meant for all that answer to no other name.
        let is_wanted = |name: &str| wanted.iter().any(|wanted| wanted.name == name || wanted.name == "*");
        let changed = comparison.losing().chain(comparison.gaining()).map(|crawler| crawler.name.as_str());
        let mut also: Vec<_> = changed.filter(|name| !is_wanted(name)).map(str::to_owned).collect();
        also.sort_unstable();
        also.dedup();
        let missed = missed.collect();
        drop(new);
        Self { text, added, comparison, missed, also }
    }

    fn faults(&self) -> usize {
        self.missed.iter().flatten().count() + self.also.len()
    }

    fn into_written(self, wanted: &[Wanted]) -> Written {
        let mut notes = Vec::new();
        for (wanted, missed) in wanted.iter().zip(&self.missed) {
            let Some(line) = *missed else { continue };
            add(&mut notes, WishNote::NotReached { wish: wanted.wish, crawlers: vec![wanted.name.clone()], line });
        }
        for wanted in wanted {
            let crawlers = vec![wanted.name.clone()];
            let compliance = crawlers::by_token(&wanted.name).map(|crawler| crawler.robots.value);
            if matches!(compliance, Some(Compliance::Ignores | Compliance::UserTriggered)) && wanted.access == Access::Disallowed
            {
                add(&mut notes, WishNote::Disobeyed { wish: wanted.wish, crawlers });
            } else if wanted.is_so {
                add(&mut notes, WishNote::AlreadySo { wish: wanted.wish, crawlers });
            }
        }
        if !self.also.is_empty() {
            notes.push(WishNote::AlsoChanged { crawlers: self.also });
        }
        Written { text: self.text, added: self.added, comparison: self.comparison, notes }
    }
}

/// Adds a note, or its crawlers to one that says the same.
fn add(notes: &mut Vec<WishNote>, note: WishNote) {
    use WishNote::{AlreadySo, AlsoChanged, Disobeyed, NotReached};
    for known in notes.iter_mut() {
        let (own, new) = match (known, &note) {
            (AlreadySo { wish, crawlers }, AlreadySo { wish: other, crawlers: new })
            | (Disobeyed { wish, crawlers }, Disobeyed { wish: other, crawlers: new })
                if wish == other =>
            {
                (crawlers, new)
            }
            (NotReached { wish, crawlers, line }, NotReached { wish: other, crawlers: new, line: other_line })
                if wish == other && line == other_line =>
            {
                (crawlers, new)
            }
            (AlsoChanged { crawlers }, AlsoChanged { crawlers: new }) => (crawlers, new),
            _ => continue,
        };
        own.extend(new.iter().cloned());
        return;
    }
    notes.push(note);
}

impl Wanted {
    fn agent(&self) -> Agent<'_> {
        if self.name == "*" { Agent::with_tokens("*", Vec::new()) } else { Agent::named(&self.name) }
    }
}

#[cfg(test)]
mod tests;
