//! Finds the groups that apply to each of many crawlers.

use std::borrow::Cow;
use std::sync::Arc;

use super::lookup::Selection;
use super::lookup::{Candidate, Candidates};
use super::{Agent, Groups, Lookup, LookupStep, RobotsTxt};
use crate::dialect::{Dialect, ProductToken};
use crate::order::Table;

/// Lookups for many crawlers in one text. A text may name thousands of crawlers in thousands of groups.
///
/// In most dialects, an index finds the lines that name a token. In each dialect, crawlers that no line names share two lookups: one for
/// crawlers that obey `*`, and one for crawlers that ignore it. Equal lists of groups are shared by all lookups.
pub struct Lookups<'r, 't> {
    robots: &'r RobotsTxt<'t>,
    dialects: Vec<DialectGroups<'r>>,
    lists: Lists,
}

/// Maps each list of groups to its shared copy and its number. Numbers start at 0.
type Lists = Table<Arc<[usize]>, (Arc<[usize]>, usize)>;

/// The number of a dialect and the number of a list of groups. Both are numbered in the order in which crawlers first use them. Crawlers
/// with the same dialect and the same groups have the same key.
type Key = (usize, usize);

struct DialectGroups<'r> {
    groups: Cow<'r, Groups>,
    index: Index,
    /// The lookups for crawlers that no group names: first for those that obey `*`, then for those that ignore it.
    unnamed: [Option<(Lookup, usize)>; 2],
}

impl<'r, 't> Lookups<'r, 't> {
    #[doc(hidden)]
    pub fn new(robots: &'r RobotsTxt<'t>) -> Self {
        Self { robots, dialects: Vec::new(), lists: Table::default() }
    }

    /// Returns a crawler's lookup and its key. The lookup equals the result of [`RobotsTxt::lookup`].
    pub fn lookup(&mut self, agent: &Agent<'_>) -> (Lookup, Key) {
        let (robots, place) = (self.robots, self.dialect_index(agent.dialect()));
        let lists = &mut self.lists;
        let Some(DialectGroups { groups, index, unnamed }) = self.dialects.get_mut(place) else {
            return (robots.lookup(agent), (place, 0));
        };
        let indexed = Indexed { robots, groups, index };
        let mut make = |agent: &Agent<'_>| {
            let mut lookup = Lookup::found(agent, &indexed);
            let list = intern(lists, &mut lookup.groups);
            (lookup, list)
        };
        if agent.tokens().iter().any(|token| !indexed.naming(Selection::Nothing, token).is_empty()) {
            let (lookup, list) = make(agent);
            return (lookup, (place, list));
        }
        let [obeying, ignoring] = unnamed;
        let shared = if agent.obeys_wildcard() { obeying } else { ignoring };
        let (shared, list) = shared.get_or_insert_with(|| make(agent));
        let steps = agent.tokens().iter().map(|token| LookupStep { token: (*token).to_owned(), lines: Arc::default() });
        (Lookup { steps: steps.collect(), ..shared.clone() }, (place, *list))
    }

    /// Returns the groups in the dialect of the key; `None` if the key is unknown.
    pub fn groups(&self, (dialect, _): Key) -> Option<&Groups> {
        self.dialects.get(dialect).map(|dialect| &*dialect.groups)
    }

    fn dialect_index(&mut self, dialect: &Dialect) -> usize {
        let read = dialect.first_alike().map_or(*dialect, Dialect::from);
        self.dialects.iter().position(|known| *known.groups.dialect() == read).unwrap_or_else(|| {
            let groups = self.robots.groups(&read);
            let index = Index::new(self.robots, &groups);
            self.dialects.push(DialectGroups { groups, index, unnamed: [None, None] });
            self.dialects.len() - 1
        })
    }
}

/// Replaces the list with the equal list in `lists`, or adds it if `lists` contains no equal list. Returns the number of the list.
fn intern(lists: &mut Lists, list: &mut Arc<[usize]>) -> usize {
    if let Some((known, number)) = lists.get(list) {
        *list = Arc::clone(known);
        return *number;
    }
    let number = lists.iter().len();
    lists.change(Arc::clone(list), || (Arc::clone(list), number), |_| ());
    number
}

/// A hash table of user-agent lines, keyed by the product token at the start of each value. Lines with the same hash form a
/// chain. Lines are numbered from 1, and 0 ends a chain.
struct Index {
    first: Vec<u32>,
    next: Vec<u32>,
}

impl Index {
    fn new(robots: &RobotsTxt<'_>, groups: &Groups) -> Self {
        let (text, count) = (robots.text(), groups.agent_lines().len());
        let mut this = Self { first: vec![0; count.next_power_of_two()], next: vec![0; count] };
        // Insert the lines from last to first, so that each chain is in the order of the text.
        for (place, line) in groups.agent_lines().iter().enumerate().rev() {
            let hash = this.hash(line.token.slice(text));
            if let (Some(first), Some(next)) = (this.first.get_mut(hash), this.next.get_mut(place)) {
                *next = std::mem::replace(first, u32::try_from(place + 1).unwrap_or(u32::MAX));
            }
        }
        this
    }

    /// Returns the indexes of all lines with this token. May also return lines whose tokens have the same hash.
    fn places(&self, token: &[u8]) -> impl Iterator<Item = usize> {
        let mut next = self.first.get(self.hash(token)).copied().unwrap_or_default();
        std::iter::from_fn(move || {
            let place = (next as usize).checked_sub(1)?;
            next = self.next.get(place).copied().unwrap_or_default();
            Some(place)
        })
    }

    fn hash(&self, token: &[u8]) -> usize {
        let hash = token.iter().fold(0_usize, |hash, byte| {
            hash.wrapping_mul(31).wrapping_add(usize::from(byte.to_ascii_lowercase())) ^ (hash >> 13)
        });
        hash & (self.first.len() - 1)
    }
}

struct Indexed<'i, 't> {
    robots: &'i RobotsTxt<'t>,
    groups: &'i Groups,
    index: &'i Index,
}

impl Candidates for Indexed<'_, '_> {
    fn dialect(&self) -> &Dialect {
        self.groups.dialect()
    }

    fn naming(&self, who: Selection, token: &str) -> Vec<Candidate> {
        let dialect = self.groups.dialect();
        match dialect.product_token {
            // In these dialects, `dialect.names` accepts only values that start with the same token as the crawler's name, so look up the
            // lines with this token.
            ProductToken::Letters | ProductToken::Relaxed | ProductToken::Whole => {
                let start = token.as_bytes().get(..dialect.token_length(token.as_bytes())).unwrap_or_default();
                let lines =
                    self.index.places(start).filter_map(|place| self.groups.agent_lines().get(place).map(|line| (place, line)));
                let named = lines.filter(|(_, line)| dialect.names(self.robots.slice(line.value), token.as_bytes()));
                named.map(|(place, line)| Candidate::new(who, self.groups.group_of(place), line)).collect()
            }
            ProductToken::Beginning | ProductToken::Contained => (self.robots, self.groups).naming(who, token),
        }
    }

    fn all_crawlers(&self) -> Vec<Candidate> {
        (self.robots, self.groups).all_crawlers()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers;
    use crate::dialect::DialectName;

    #[test]
    fn joint_lookups_find_the_same_groups_as_separate_lookups() {
        let texts = [
            "User-agent: *\nDisallow: /",
            "User-agent: googlebot\nUser-agent: *\nDisallow: /a\nUser-agent: the mojeekbot\nDisallow: /b\nUser-agent: MJ12bot\nAllow: /",
            "User-agent: Sogou web spider\nDisallow:\nUser-agent: Yandex extra\nDisallow: /\nUser-agent: *\nAllow: /\nUser-agent: *",
            "Useragent: bingbot/2.0\nDisallow: /\nuser-agent GPTBot\nDisallow: /\nUser-agent: archive.org_bot\nUser-agent: Yandex",
            "User-agent: Applebot\nDisallow: /\nUser-agent: msnbot\nDisallow: /a\nUser-agent: AdsBot-Google\nDisallow: /b",
            "User-agent: google\nDisallow: /\n\nUser-agent: *\nUser-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /b",
            "",
        ];
        for text in texts {
            let robots = RobotsTxt::parse(text);
            let mut lookups = Lookups::new(&robots);
            let as_they_read = crawlers::all().iter().map(Agent::from);
            let otherwise = DialectName::ALL.map(|dialect| Agent::named("Googlebot").reading_as(dialect));
            for agent in as_they_read.chain(otherwise) {
                assert_eq!(lookups.lookup(&agent).0, robots.lookup(&agent), "{}: {text}", agent.name());
            }
        }
    }

    #[test]
    fn crawlers_with_the_same_groups_have_the_same_lookup_key() {
        let robots =
            RobotsTxt::parse("User-agent: a\nUser-agent: b\nDisallow: /\nUser-agent: *\nAllow: /\nUser-agent: a\nAllow: /a");
        let mut lookups = Lookups::new(&robots);
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| lookups.lookup(&Agent::named(name)));
        assert!(a.1 != b.1 && b.1 != c.1);
        assert_eq!(c.1, d.1);
        assert!(Arc::ptr_eq(&c.0.groups, &d.0.groups));
        assert_ne!(c.1, lookups.lookup(&Agent::named("c").reading_as(DialectName::Google)).1);
    }
}
