//! Compares the engine with the crate `robotstxt` 0.3.0, a port of Google's parser with known bugs.
//!
//! If the port's verdict differs from the engine's, the reference model must give the port's verdict when it imitates some of these bugs.
//! Any other difference is a failure.

use robotscope::dialect::RobotsTxtItself;
use robotscope::{Access, Agent, Dialect, Target};
use robotstxt::DefaultMatcher;

use crate::reference_model::{ReferenceModel, lines};

/// Bugs in the port that Google's parser does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortBugs {
    /// After a `*`, the port tries only the first occurrence of the next byte.
    pub first_place_only: bool,
    /// A sitemap or an unknown record ends a sequence of user-agent lines, as in Google's parser before 2020.
    pub other_records_divide: bool,
    /// The port removes a byte order mark only if each byte of the mark is encoded as a character, so it does not remove a real mark.
    pub byte_order_mark: bool,
    /// When the port escapes a pattern, it loses every `%` that begins no escape, together with the next two bytes.
    pub lost_percent: bool,
    /// The port does not trim a line without a comment before it splits the line into name and value.
    pub untrimmed_line: bool,
    /// The port also trims white space outside ASCII.
    pub unicode_white_space: bool,
    /// In the port, NUL does not end a line.
    pub nul_kept: bool,
}

type SetBug = fn(&mut PortBugs) -> &mut bool;

/// The bugs that the reference model can imitate, each with a description and its field in [`PortBugs`].
const BUGS: [(&str, SetBug); 7] = [
    ("after *, only the first occurrence of the next byte is tried", |bugs| &mut bugs.first_place_only),
    ("a sitemap or unknown record divides user-agent lines", |bugs| &mut bugs.other_records_divide),
    ("a byte order mark spoils the first line", |bugs| &mut bugs.byte_order_mark),
    ("a % that encodes nothing vanishes from a pattern that is escaped", |bugs| &mut bugs.lost_percent),
    ("a line without a comment is not trimmed", |bugs| &mut bugs.untrimmed_line),
    ("white space beyond ASCII is trimmed", |bugs| &mut bugs.unicode_white_space),
    ("NUL does not end a line", |bugs| &mut bugs.nul_kept),
];

/// The result of comparing the port's verdict with ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The verdicts are equal.
    Same,
    /// These bugs in the port explain the different verdicts.
    Bugs(String),
    /// No known bug explains the different verdicts.
    Unexplained,
}

/// Returns the dialect of Google's parser, in which `/robots.txt` is an ordinary path.
pub fn googles_parser() -> Dialect {
    let mut dialect = Dialect::GOOGLE;
    dialect.robots_txt_itself = RobotsTxtItself::LikeAnyPath;
    dialect
}

/// Returns `true` if the port can read a text. In the port, a long line with characters outside ASCII causes wrong positions or panics.
pub fn can_read(text: &str) -> bool {
    lines(text.as_bytes()).iter().all(|line| line.len() <= 16_663 || line.is_ascii())
}

/// Returns `true` if the port accepts this encoded URL and answers in time.
pub fn can_compare(url: &str) -> bool {
    url.len() <= 400 && url.is_ascii()
}

/// Compares the port's verdict with ours.
pub fn compare(text: &str, token: &str, url: &str, ours: Access) -> Comparison {
    let is_allowed = DefaultMatcher::default().one_agent_allowed_by_robots(text, token, url);
    let ports = if is_allowed { Access::Allowed } else { Access::Disallowed };
    if ports == ours {
        return Comparison::Same;
    }
    cause_of(text.as_bytes(), token, &Target::as_given(url), ports).map_or(Comparison::Unexplained, Comparison::Bugs)
}

/// Returns the descriptions of the smallest set of bugs with which the reference model returns the port's verdict; `None` if no set does.
fn cause_of(text: &[u8], token: &str, target: &Target, ports: Access) -> Option<String> {
    let agent = Agent::with_tokens(token, vec![token]);
    let mut sets: Vec<u32> = (1..1 << BUGS.len()).collect();
    sets.sort_by_key(|set| set.count_ones());
    let is_in = |set: u32, index: usize| set & 1 << index != 0;
    let explains = |set: &u32| {
        let mut bugs = PortBugs::default();
        for (index, (_, bug)) in BUGS.iter().enumerate() {
            *bug(&mut bugs) = is_in(*set, index);
        }
        let model = ReferenceModel::with_bugs(text, &googles_parser(), bugs);
        model.answer(&agent, target.path()).access == ports
    };
    let set = sets.into_iter().find(explains)?;
    let names: Vec<_> = BUGS.iter().enumerate().filter(|(index, _)| is_in(set, *index)).map(|(_, (name, _))| *name).collect();
    Some(names.join("; and "))
}
