//! Which groups bind each crawler of the catalogue, found fast enough for somebody who types.

use std::rc::Rc;

use crate::crawlers::{Crawler, WildcardGroup};
use crate::dialect::{Dialect, DialectName, ProductToken};
use crate::matching::{Agent, Lookup};
use crate::robots_txt::RobotsTxt;

/// The look-ups of the catalogue's crawlers in one text. A text that names thousands of crawlers names few that the catalogue
/// knows; so those that it surely does not name share one look-up for each dialect.
pub(super) struct Bindings<'r, 't> {
    robots: &'r RobotsTxt<'t>,
    readings: Vec<Reading>,
}

/// A dialect's part of it.
struct Reading {
    dialect: DialectName,
    named: Names,
    /// What binds crawlers that no group names, those that obey `*` and those that do not.
    unnamed: [Option<Rc<Lookup>>; 2],
}

impl<'r, 't> Bindings<'r, 't> {
    pub(super) fn new(robots: &'r RobotsTxt<'t>) -> Self {
        Self { robots, readings: Vec::new() }
    }

    /// What [`RobotsTxt::lookup`] finds, except for the tokens that were looked for.
    pub(super) fn of(&mut self, crawler: &Crawler) -> Rc<Lookup> {
        let agent = Agent::from(crawler);
        let dialect = agent.dialect();
        let alike = dialect.first_alike().unwrap_or(dialect.name);
        let place = self.readings.iter().position(|reading| reading.dialect == alike).unwrap_or_else(|| {
            self.readings.push(Reading { dialect: alike, named: Names::of(self.robots, dialect), unnamed: [None, None] });
            self.readings.len() - 1
        });
        let robots = self.robots;
        let lookup = |agent: &Agent<'_>| Rc::new(robots.lookup(agent));
        let Some(reading) = self.readings.get_mut(place) else { return lookup(&agent) };
        if agent.tokens().iter().any(|token| reading.named.may_hold(dialect, token.as_bytes())) {
            return lookup(&agent);
        }
        let [obeying, ignoring] = &mut reading.unnamed;
        let shared = if crawler.wildcard.value == WildcardGroup::Obeys { obeying } else { ignoring };
        Rc::clone(shared.get_or_insert_with(|| lookup(&agent)))
    }
}

/// The product tokens of a text, as bits: all that it has are in it, and hardly any other.
struct Names {
    bits: Vec<u64>,
}

impl Names {
    const BITS: usize = 1 << 18;

    fn of(robots: &RobotsTxt<'_>, dialect: &Dialect) -> Self {
        let mut names = Self { bits: vec![0; Self::BITS / 64] };
        for line in robots.groups(dialect).iter().flat_map(|group| group.agent_lines) {
            let (word, bit) = Self::place(robots.slice(line.token));
            if let Some(word) = names.bits.get_mut(word) {
                *word |= bit;
            }
        }
        names
    }

    /// Whether a line may name this token. A dialect that does not compare a line's token as a whole may find it anywhere; so it may
    /// if the token holds what ends one.
    fn may_hold(&self, dialect: &Dialect, token: &[u8]) -> bool {
        let compares_tokens =
            matches!(dialect.product_token, ProductToken::Letters | ProductToken::Relaxed | ProductToken::Whole);
        let (word, bit) = Self::place(token);
        !compares_tokens || dialect.token_length(token) < token.len() || self.bits.get(word).is_some_and(|word| word & bit != 0)
    }

    fn place(token: &[u8]) -> (usize, u64) {
        let hash = token.iter().fold(0_usize, |hash, byte| {
            hash.wrapping_mul(31).wrapping_add(usize::from(byte.to_ascii_lowercase())) ^ (hash >> 13)
        });
        let bit = hash % Self::BITS;
        (bit / 64, 1 << (bit % 64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers;

    #[test]
    fn finds_what_a_look_up_finds() {
        let texts = [
            "User-agent: *\nDisallow: /",
            "User-agent: googlebot\nUser-agent: *\nDisallow: /a\nUser-agent: the mojeekbot\nDisallow: /b\nUser-agent: MJ12bot\nAllow: /",
            "User-agent: Sogou web spider\nDisallow:\nUser-agent: Yandex extra\nDisallow: /\nUser-agent: *\nAllow: /\nUser-agent: *",
            "Useragent: bingbot/2.0\nDisallow: /\nuser-agent GPTBot\nDisallow: /\nUser-agent: archive.org_bot\nUser-agent: Yandex",
            "User-agent: Applebot\nDisallow: /\nUser-agent: msnbot\nDisallow: /a\nUser-agent: AdsBot-Google\nDisallow: /b",
            "",
        ];
        for text in texts {
            let robots = RobotsTxt::parse(text);
            let mut bindings = Bindings::new(&robots);
            for crawler in crawlers::all() {
                let (found, expected) = (bindings.of(crawler), robots.lookup(&Agent::from(crawler)));
                let of = |lookup: &Lookup| (lookup.groups.clone(), lookup.passed_over.clone(), lookup.wildcard.clone());
                assert_eq!(of(&found), of(&expected), "{}: {text}", crawler.token);
                assert_eq!(found.selected(), expected.selected(), "{}: {text}", crawler.token);
            }
        }
    }
}
