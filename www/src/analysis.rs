//! What the engine says to what the user entered.

use std::rc::Rc;

use robotscope::matching::{AgentLine, Group, Outcome, Selection, Target, TargetError, WildcardStep};
use robotscope::text::Utf16Index;
use robotscope::{Access, Agent, CrawlVerdict, CrawlerVerdict, RobotsTxt, crawlers};

use crate::editor::Mark;
use crate::highlight;

/// The parsed text, with what the text pane needs to colour it.
#[derive(Debug)]
pub(crate) struct Document {
    source: Rc<str>,
    pub(crate) robots: RobotsTxt<'static>,
    /// Triples of UTF-16 start, UTF-16 end and kind.
    pub(crate) spans: Vec<u32>,
}

/// The verdicts for one URL.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) document: Rc<Document>,
    pub(crate) url: Rc<str>,
    pub(crate) outcome: Result<Verdicts, TargetError>,
}

#[derive(Debug)]
pub(crate) struct Verdicts {
    pub(crate) target: Target,
    /// One for each crawler of the catalogue, in its order.
    pub(crate) crawlers: Vec<CrawlerVerdict>,
}

/// The verdict for a User-Agent that the user entered.
#[derive(Debug, PartialEq)]
pub(crate) struct CustomVerdict {
    /// The name under which it is shown.
    pub(crate) name: String,
    /// The crawler of the catalogue that the User-Agent belongs to, if it names one.
    pub(crate) crawler: Option<&'static crawlers::Crawler>,
    pub(crate) verdict: CrawlVerdict,
}

impl PartialEq for Document {
    /// Two documents are the same if they come from the same text, which is shared and never changed.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.source, &other.source)
    }
}

impl PartialEq for Results {
    fn eq(&self, other: &Self) -> bool {
        self.document == other.document && self.url == other.url
    }
}

impl Document {
    pub(crate) fn new(source: &Rc<str>) -> Self {
        let robots = RobotsTxt::parse_owned(source.as_bytes());
        let spans = highlight::spans(&robots, &Utf16Index::new(robots.text()));
        Self { source: Rc::clone(source), robots, spans }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.source.trim().is_empty()
    }

    /// Whether the text is a web page rather than a robots.txt, as servers often answer with.
    pub(crate) fn looks_like_html(&self) -> bool {
        let start: String = self.source.trim_start().chars().take(14).collect();
        let start = start.to_ascii_lowercase();
        start.starts_with("<!doctype html") || start.starts_with("<html")
    }

    /// The text of a line (from 1), without its line break, as far as a row of the table can show it.
    pub(crate) fn line_text(&self, line: u32) -> String {
        const SHOWN: usize = 200;
        let content = self.robots.line(line).map(|line| self.robots.slice(line.content())).unwrap_or_default();
        // A character has at most four bytes.
        let beginning = content.get(..4 * SHOWN).unwrap_or(content);
        String::from_utf8_lossy(beginning).trim().chars().take(SHOWN).collect()
    }
}

impl Results {
    pub(crate) fn new(document: &Rc<Document>, url: &Rc<str>) -> Self {
        let outcome = Target::parse(url).map(|target| Verdicts { crawlers: document.robots.check_all(&target), target });
        Self { document: Rc::clone(document), url: Rc::clone(url), outcome }
    }

    pub(crate) fn custom(&self, user_agent: &str) -> Option<CustomVerdict> {
        let verdicts = self.outcome.as_ref().ok()?;
        let user_agent = user_agent.trim();
        if user_agent.is_empty() {
            return None;
        }
        let agent = Agent::from_user_agent(user_agent);
        let verdict = self.document.robots.check(&agent, &verdicts.target);
        Some(CustomVerdict { name: agent.name().to_owned(), crawler: crawlers::by_token(agent.name()), verdict })
    }

    /// What to mark in the text for a verdict, ordered by line.
    pub(crate) fn marks(&self, verdict: &CrawlVerdict) -> Vec<Mark> {
        let groups = self.document.robots.groups(verdict.dialect.dialect());
        let naming = match (verdict.lookup.selection, &verdict.lookup.wildcard) {
            (Selection::Token(step), _) => verdict.lookup.steps.get(step).map(|step| &step.agent_lines),
            (_, WildcardStep::Applies(lines)) => Some(lines),
            _ => None,
        };
        let names = |line: u32| naming.is_some_and(|lines| lines.binary_search(&line).is_ok());
        let mut marks = Vec::new();
        for Group { agent_lines, rules, .. } in verdict.lookup.groups.iter().filter_map(|&index| groups.get(index)) {
            marks.extend(agent_lines.iter().map(
                |AgentLine { line, .. }| {
                    if names(*line) { Mark::agent(*line) } else { Mark::group(*line) }
                },
            ));
            marks.extend(rules.iter().map(|rule| Mark::group(rule.line)));
        }
        for rule in &verdict.decision.matches {
            marks.push(match (rule.outcome, rule.access) {
                (Outcome::Wins, Access::Allowed) => Mark::allow(rule.line),
                (Outcome::Wins, Access::Disallowed) => Mark::disallow(rule.line),
                _ => Mark::lost(rule.line),
            });
        }
        marks.sort_unstable();
        marks
    }
}
