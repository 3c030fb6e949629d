//! Classifies faults in the values of user-agent lines. A value has at most one fault, so only one lint reports it.

use std::collections::HashMap;

use super::written::end_of_record;
use super::{agent_list, agent_owner, misspelled_crawler};
use crate::crawlers::{self, Crawler};
use crate::lint::invisible::disguised;
use crate::lint::{Applicability, Context, Detail, Diagnostic, Fix, Found, Role};
use crate::matching::{Access, AgentLine, Group, RuleLine};
use crate::nearest::nearest;
use crate::preferences::is_usage_token;
use crate::robots_txt::Field;

/// The fault in the value of a user-agent line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lint) enum AgentKind {
    Fine,
    Several(Vec<String>),
    /// An invisible or misleading character at this byte offset.
    Disguised(usize),
    SpoiltStar,
    /// A star, white space and more text.
    StarWithText,
    StarInName,
    /// A word for all crawlers, such as "all".
    AllByWord,
    /// A value that refers to a crawler in the catalogue without naming it: the crawler's token, and `true` if the value starts with this
    /// token or contains no other name.
    Unmatchable(&'static str, bool),
    /// A misspelling of this product token.
    Misspelled(&'static str),
    /// The name of a company or product, with the crawlers that it may refer to.
    Owner(Vec<&'static str>),
    /// A value that begins like a browser's User-Agent.
    Browser,
    /// A name that readers cut off at a space or another character, with the crawler that it may refer to.
    CutOff(Option<&'static str>),
    /// A name with a dot, at which some readers stop.
    Dotted,
}

/// The maximum number of distinct values to compare with the catalogue.
const MOST: usize = 2000;

/// Returns the user-agent lines with faulty values, each with the kind of fault. Values beyond the first [`MOST`] distinct ones are
/// not classified.
pub(in crate::lint) fn kinds(context: &Context<'_>) -> Vec<(AgentLine, AgentKind)> {
    let mut seen: HashMap<&[u8], AgentKind> = HashMap::new();
    let mut kinds = Vec::new();
    for line in context.agent_lines.iter().filter(|line| !line.is_wildcard) {
        let value = context.text(line.value);
        if !seen.contains_key(value) && seen.len() == MOST {
            continue;
        }
        let kind = seen.entry(value).or_insert_with(|| {
            let [value, token] = [line.value, line.token].map(|span| std::str::from_utf8(context.text(span)).unwrap_or_default());
            classify(context, value, token)
        });
        if *kind != AgentKind::Fine {
            kinds.push((*line, kind.clone()));
        }
    }
    kinds
}

fn classify(context: &Context<'_>, value: &str, token: &str) -> AgentKind {
    if value.is_empty() || holds_record(value) || is_usage_token(value) {
        return AgentKind::Fine;
    }
    if let Some(names) = agent_list::names(value) {
        return AgentKind::Several(names);
    }
    if let Some(offset) = disguised_at(value) {
        return AgentKind::Disguised(offset);
    }
    if let Some(star) = star(value) {
        return star;
    }
    if means_all_crawlers(value) {
        return AgentKind::AllByWord;
    }
    if let Some(unmatchable) = unmatchable(value, token) {
        return unmatchable;
    }
    if crawlers::by_token(value).is_some() {
        return AgentKind::Fine;
    }
    // A known crawler's name may contain spaces, so it may continue after the token.
    let named = crawlers::identify(value).map(|found| found.range).filter(|range| range.start == 0);
    let rest = value.get(named.as_ref().map_or(0, |range| range.end).max(token.len())..).unwrap_or_default();
    let is_known = named.is_some() || crawlers::by_token(token).is_some();
    if value.contains('*') && !is_known {
        return AgentKind::StarInName;
    }
    if token.eq_ignore_ascii_case("Mozilla") {
        return AgentKind::Browser;
    }
    // If the text also names the similar crawler, the author knows both names, so this is not a misspelling.
    let is_named = |token: &str| context.agent_lines.iter().any(|line| context.part(line.value).is(token));
    if let Some(meant) = misspelled_crawler::meant(value, token) {
        return if is_named(meant) { AgentKind::Fine } else { AgentKind::Misspelled(meant) };
    }
    if is_cut_off(rest) {
        let every = || crawlers::all().iter().map(|crawler| crawler.token);
        let meant = nearest(value.as_bytes(), 8, every()).filter(|meant| !meant.eq_ignore_ascii_case(token));
        let owned = || agent_owner::crawlers_of(value).into_iter().filter(|token| !is_named(token)).collect::<Vec<_>>();
        return match meant {
            None if !is_known => {
                Some(owned()).filter(|owned| !owned.is_empty()).map_or(AgentKind::CutOff(None), AgentKind::Owner)
            }
            meant => AgentKind::CutOff(meant),
        };
    }
    if is_known {
        return AgentKind::Fine;
    }
    let owned = agent_owner::crawlers_of(token);
    // If another group names the owner's main crawler, the owner's name may mean the owner's other crawlers, so do not report the name.
    let has_other_group = |main: &str| {
        context.groups.iter().any(|group| {
            let names = |name: &str| group.agent_lines.iter().any(|line| context.part(line.value).is(name));
            names(main) && !names(value)
        })
    };
    if owned.first().is_some_and(|main| has_other_group(main)) {
        return AgentKind::Fine;
    }
    let owned: Vec<_> = owned.into_iter().filter(|token| !is_named(token)).collect();
    match owned.as_slice() {
        // A company's name with a purpose, such as OpenAI-SearchBot, probably means the company's crawler for this purpose.
        [only] if token.contains('-') => AgentKind::Misspelled(only),
        [] if is_crawler_before_dot(token) => AgentKind::Dotted,
        [] => AgentKind::Fine,
        _ => AgentKind::Owner(owned),
    }
}

fn is_crawler_before_dot(token: &str) -> bool {
    token.split_once('.').is_some_and(|(name, rest)| !rest.is_empty() && crawlers::by_token(name).is_some())
}

/// Returns `true` if the value contains another record, as in `* Disallow: /`, or a literal `\n`. Other lints report such values.
fn holds_record(value: &str) -> bool {
    value.contains("\\n")
        || value.split(':').rev().skip(1).any(|before| {
            let name = before.trim_end().rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
            name.to_ascii_lowercase().parse().is_ok_and(|field: Field| !matches!(field, Field::Other | Field::Unused))
        })
}

fn disguised_at(value: &str) -> Option<usize> {
    // Do not report the letters of a name in another script, such as Cyrillic.
    let is_latin = value.contains(|c: char| c.is_ascii_alphabetic() || c == '*') || !value.contains(char::is_alphabetic);
    value.char_indices().find(|(_, character)| is_latin && disguised(*character).is_some()).map(|(offset, _)| offset)
}

/// Classifies a value whose star is meant as the wildcard.
fn star(value: &str) -> Option<AgentKind> {
    let is_spaced = value.strip_prefix('*').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_whitespace()));
    if is_spaced {
        return Some(AgentKind::StarWithText);
    }
    // An HTML line break, as in `*<br>`, is not part of the name.
    let name = value.get(..end_of_record(value)).unwrap_or(value);
    (name.contains('*') && !name.contains(char::is_alphanumeric)).then_some(AgentKind::SpoiltStar)
}

/// Returns `true` for words that represent all crawlers, such as “all”.
fn means_all_crawlers(value: &str) -> bool {
    let words: Vec<_> = value.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    let is = |word: &str, known: &[&str]| known.iter().any(|known| known.eq_ignore_ascii_case(word));
    let [first, rest @ ..] = words.as_slice() else { return false };
    if value.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    const ALONE: [&str; 10] =
        ["all", "any", "every", "everyone", "everybody", "everything", "anyone", "anybody", "allbots", "allrobots"];
    const NOUNS: [&str; 18] = [
        "bot", "bots", "robot", "robots", "crawler", "crawlers", "spider", "spiders", "agent", "agents", "user", "search",
        "engine", "engines", "web", "other", "others", "the",
    ];
    match rest {
        [] => is(first, &ALONE),
        rest => is(first, &["all", "any", "every"]) && rest.iter().all(|word| is(word, &NOUNS)),
    }
}

/// Returns [`AgentKind::Unmatchable`] if a value contains a crawler's name in a form that the crawler does not obey.
fn unmatchable(value: &str, token: &str) -> Option<AgentKind> {
    // A value that consists only of a name addresses the crawler with this name.
    if token == value {
        return None;
    }
    let mut found: Vec<_> = crawlers::identify_all(value).iter().filter_map(crawlers::Identification::product).collect();
    if found.is_empty() {
        found.extend(crawlers::by_token(value.trim_matches(|c: char| !c.is_alphanumeric())));
    }
    let crawler = *found.first()?;
    let is_named = |crawler: &Crawler| {
        let dialect = crawler.dialect.dialect();
        crawler.fallback.value.iter().any(|token| dialect.names(value.as_bytes(), token.as_bytes()))
    };
    if crawler.fallback.value.is_empty() || is_named(crawler) {
        return None;
    }
    // A fix retains a single name, so the fix is certain only if the value contains no other name.
    let is_alone = found.len() == 1 && (["", "Mozilla"].contains(&token) || !agent_owner::crawlers_of(token).is_empty());
    Some(AgentKind::Unmatchable(crawler.token, is_alone || crawler.token.eq_ignore_ascii_case(token)))
}

/// Returns `true` if the name continues after the part that crawlers read. A version or comment is not a continuation.
fn is_cut_off(rest: &str) -> bool {
    let rest = rest.strip_prefix('/').map_or(rest, |version| {
        let end = version.find(|c: char| c.is_whitespace()).unwrap_or(version.len());
        version.get(end..).unwrap_or_default()
    });
    let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || "!':&@~+\\".contains(c));
    let word = trimmed.split(char::is_whitespace).next().unwrap_or_default();
    rest.len() > trimmed.len() && word.starts_with(char::is_alphanumeric) && !agent_list::is_version(word)
        || rest.starts_with(char::is_alphabetic)
}

impl Context<'_> {
    /// Returns the user-agent lines with this fault.
    pub(super) fn agents_with(&self, fault: AgentKind) -> impl Iterator<Item = &AgentLine> {
        self.faulty_agents().iter().filter(move |(_, kind)| *kind == fault).map(|(line, _)| line)
    }

    /// Builds a fix that writes other names into a user-agent line. The fix is display-only if the value excludes a name, or if Allow rules
    /// in this group could overrule another group for the same crawlers. If `found` is full, the caller discards the fix, so this function
    /// skips the search and returns a display-only fix.
    pub(super) fn renaming(&self, found: &Found, line: &AgentLine, names: &[&str], replacement: &str) -> Fix {
        let has_line = |group: &Group<'_>| group.agent_lines.iter().any(|other| other.line == line.line);
        let is_allow = |rule: &RuleLine| rule.access == Access::Allowed && !rule.pattern.is_empty();
        let could_overrule = |group: Group<'_>| {
            let is_named_elsewhere = |name: &&str| self.is_named_outside(group.index, name.as_bytes());
            group.rules.iter().any(is_allow) && names.iter().any(is_named_elsewhere)
        };
        let is_uncertain =
            found.is_full() || is_negated(self.text(line.value)) || self.groups.iter().find(has_line).is_some_and(could_overrule);
        let applicability = if is_uncertain { Applicability::DisplayOnly } else { Applicability::Unsafe };
        Fix::new(applicability, line.value, replacement)
    }
}

/// Returns `true` if a value excludes or restricts a name, as in `!Googlebot`, `* -Googlebot` or `* (AI bots only)`.
fn is_negated(value: &[u8]) -> bool {
    let lower = String::from_utf8_lossy(value).to_ascii_lowercase();
    let words = || lower.split(|c: char| !c.is_alphanumeric());
    lower.starts_with(['!', '^', '-'])
        || [" !", ",!", " -", " ^"].iter().any(|mark| lower.contains(mark))
        || words()
            .any(|word| ["not", "except", "but", "other", "only", "fake", "without", "excluding", "non", "no"].contains(&word))
}

impl Diagnostic {
    /// Adds a label for the part of the value that crawlers read, if any, and the detail for the message.
    pub(super) fn reads(&mut self, line: &AgentLine, count: u32) -> &mut Self {
        let nothing = line.token.is_empty();
        if !nothing {
            self.label(Role::Read, line.token);
        }
        self.detail(Detail::Read { count, nothing })
    }
}
