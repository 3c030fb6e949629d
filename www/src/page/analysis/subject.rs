//! The verdicts for one crawler, with their reasons.

use std::rc::Rc;

use robotscope::availability::{CrawlAnswer, Effect, Response};
use robotscope::crawlers::{Certainty, Crawler, Fact, Support};
use robotscope::directives::{DirectiveOutcome, IndexingVerdict, PageDialect, PageDialectName, PageDirective, Permission};
use robotscope::evaluate::{Appearance, CrawlerReport, Finding, FindingKind, Known, Page, Place, Report, Source, Visibility};
use robotscope::explain::{self, Explanation, ReportWords, explain_fetched};
use robotscope::matching::{self, AgentLine, Group, OtherReading};
use robotscope::sources::Reference;
use robotscope::{Access, Agent, CrawlVerdict, RobotsTxt};

use super::records::{Records, records};
use super::verdict::canonical_elsewhere;
use super::{Answered, CrawlerAiSignal, HtmlDocument, Inputs, ResultTexts, Verdict, ai, deciding};
use crate::editor::{Mark, MarkKind, PartKind};
use crate::language::say;
use crate::page::table::Question;
use crate::page::words::{Aspect, Aspects};

const NAMED: usize = 12;

const MARKED: usize = 1000;

/// A crawler, with its verdicts and their reasons.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Subject {
    pub(crate) name: String,
    /// The crawler's entry in the catalogue, if it has one.
    pub(crate) crawler: Option<&'static Crawler>,
    pub(crate) answer: Option<Fact<CrawlAnswer>>,
    pub(crate) rule: super::Rule,
    pub(crate) response: Option<Response>,
    pub(crate) aspects: Rc<Aspects>,
    pub(crate) ai: Rc<Aspect>,
    /// The explanation for the access, or `None` without a valid URL.
    pub(crate) crawl: Option<Explanation>,
    /// The crawler's access, and the answers that other readings of robots.txt give. `None` if the crawler does not use the fetched text.
    pub(crate) readings: Option<(Access, Vec<OtherReading>)>,
    /// A sentence about how the page's HTTP status affects indexing, with its sources. `None` if the status has no effect.
    pub(crate) status: Option<(String, &'static [&'static Reference])>,
    pub(crate) indexing: String,
    pub(crate) visibility: Visibility,
    /// If robots.txt blocks the crawler from the target of the page's redirect, a sentence about this block and the parts that decide.
    pub(crate) blocked_redirect: Option<(String, Vec<Part>)>,
    pub(crate) verdict: Verdict,
    /// The certainty of the finding that search results can show a canonical page instead. `None` without this finding.
    pub(crate) canonical: Option<Certainty>,
    pub(crate) known: Known,
    pub(crate) known_index: Option<Permission>,
    pub(crate) dialect: Fact<PageDialectName>,
    pub(crate) answers: Vec<Answered>,
    /// The directives that `answers` does not list, grouped by outcome.
    pub(crate) others: Vec<(DirectiveOutcome, Vec<Part>)>,
    /// The answers that would change under other readings of the page's directives.
    pub(crate) differences: Vec<(String, Vec<Part>)>,
    pub(crate) appearance: Appearance,
    pub(crate) shown: ResultTexts,
    pub(crate) records: Vec<Records>,
    pub(crate) ai_signals: Vec<CrawlerAiSignal>,
    /// The text that decides the answer to each question in [`Question::ALL`].
    pub(crate) sources: [Option<Source>; Question::ALL.len()],
    /// The marked lines in robots.txt, sorted by line.
    pub(crate) marks: Vec<Mark>,
    /// The highlighted parts of the texts.
    pub(crate) parts: Vec<(Place, PartKind)>,
}

/// A part of a text, with its line number and its shortened content.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) place: Place,
    pub(crate) line: u32,
    pub(crate) text: String,
}

impl Subject {
    /// Returns the text that contains the answer to a question, or `None` if no text answers it.
    pub(crate) fn source(&self, question: Question) -> Option<Source> {
        self.sources.get(question as usize).copied().flatten()
    }
}

/// Returns the first finding of a kind about the crawler at this index in the report.
pub(super) fn find_about<'r>(
    report: &'r Report<'_>,
    place: usize,
    is_wanted: impl Fn(FindingKind) -> bool,
) -> Option<&'r Finding> {
    let is_of_crawler =
        |finding: &&Finding| u32::try_from(place).is_ok_and(|place| finding.crawlers.binary_search(&place).is_ok());
    report.findings.iter().filter(|finding| is_wanted(finding.kind)).find(is_of_crawler)
}

/// Builds subjects from a report.
pub(super) struct Subjects<'r, 'a> {
    pub(super) inputs: &'r Inputs,
    pub(super) page: &'r Page<'static>,
    pub(super) report: &'r Report<'a>,
}

impl Inputs {
    pub(super) fn part(&self, place: Place) -> Option<Part> {
        let text = self.text(place.source)?;
        Some(Part { place, line: text.line(place.span.start()), text: text.shortened(place.span) })
    }

    /// Returns the parts at the first [`NAMED`] places.
    pub(super) fn parts_at(&self, places: &[Place]) -> Vec<Part> {
        places.iter().take(NAMED).filter_map(|place| self.part(*place)).collect()
    }

    pub(super) fn parts_of<'d>(&self, directives: impl IntoIterator<Item = &'d PageDirective>) -> Vec<Part> {
        directives.into_iter().take(NAMED).filter_map(|directive| self.part(directive.into())).collect()
    }
}

impl Subjects<'_, '_> {
    /// Builds the subject for the crawler at this index in the report. Marks the parts that decide `question`. If `question` is `None`,
    /// marks all directives that decide, are overruled or have no effect.
    pub(super) fn subject(
        &self,
        place: usize,
        user_agent: &str,
        crawler: Option<&'static Crawler>,
        question: Option<Question>,
    ) -> Option<Subject> {
        let found = self.report.crawlers.get(place)?;
        let messages = crate::language::messages();
        let words = ReportWords::new(&messages, self.page, self.report);
        let (name, indexing) = (found.agent.name(), &found.indexing);
        let fetched = self.page.robots.as_ref();
        let crawl = fetched.zip(self.page.target.as_ref()).zip(found.crawl.as_ref());
        let of_text = found
            .crawl
            .as_ref()
            .and_then(deciding::text_verdict)
            .and_then(|(effect, verdict)| Some((fetched?.text(effect)?, effect, verdict)));
        let readings = of_text.zip(self.page.target.as_ref()).filter(|((_, effect, _), _)| matches!(effect, Effect::Rules(_)));
        let differences = self.report.findings.iter().filter(|finding| {
            let is_concerned = u32::try_from(place).is_ok_and(|place| finding.crawlers.binary_search(&place).is_ok());
            matches!(finding.kind, FindingKind::ReadingsDiffer(_)) && is_concerned
        });
        let aspects = Rc::new(Aspects::new(indexing, found.visibility, self.report.known));
        Some(Subject {
            name: name.to_owned(),
            crawler,
            answer: found.crawl.as_ref().map(|crawl| crawl.answer),
            rule: super::Rule::new(found.crawl.as_ref(), fetched, self.inputs),
            response: self.inputs.robots.fetch().map(|fetch| fetch.response),
            aspects: Rc::clone(&aspects),
            ai: Rc::new(ai::aspect_of(self.report, place, crawler)),
            crawl: crawl.map(|((fetched, target), verdict)| explain_fetched(&messages, fetched, name, target, verdict)),
            readings: readings.map(|((robots, _, verdict), target)| {
                (verdict.access(), robots.other_readings(&Agent::from_user_agent(user_agent), target))
            }),
            status: indexing.status.and_then(|status| Some((explain::status(&messages, &status)?, status.sources))),
            indexing: words.crawler(found).summary,
            visibility: found.visibility,
            blocked_redirect: found.is_redirect_blocked().then(|| {
                let lists = crawler.is_some_and(|crawler| crawler.class.fills_results());
                let answer = if lists { "redirect" } else { "redirect-blocked" };
                let about = find_about(self.report, place, |kind| kind == FindingKind::BlockedRedirect);
                let by = about.map(|finding| self.inputs.parts_at(&finding.places)).unwrap_or_default();
                (say!("pin-crawler", name = name, answer = answer), by)
            }),
            verdict: Verdict::new(self.report, found, crawler.map(|crawler| crawler.class)),
            canonical: canonical_elsewhere(self.report, found, crawler.map(|crawler| crawler.class))
                .map(|_| PageDialect::preset(indexing.dialect.value).canonical),
            known: self.report.known,
            known_index: found.known_index(&self.report.known),
            dialect: indexing.dialect,
            answers: self.answers(indexing, &aspects),
            others: self.others(indexing),
            differences: differences.map(|finding| (words.finding(finding), self.inputs.parts_at(&finding.places))).collect(),
            appearance: found.appearance,
            shown: if question.is_none() {
                ResultTexts::new(self.inputs, self.html_read_by(&found.agent))
            } else {
                ResultTexts::default()
            },
            records: if question.is_none() { records(found, crawler, self.inputs) } else { Vec::new() },
            ai_signals: ai::entries(self.report, place).map(|entry| CrawlerAiSignal::new(entry, self.inputs)).collect(),
            sources: Question::ALL.map(|question| deciding::source(self.report, place, question)),
            marks: of_text
                .filter(|_| matches!(question, None | Some(Question::Crawl)) || found.visibility == Visibility::Unseen)
                .map(|(robots, _, verdict)| marks(robots, verdict))
                .unwrap_or_default(),
            parts: match question {
                None => self.marked(found),
                Some(question) => deciding::parts(self.report, place, question).into_iter().take(MARKED).collect(),
            },
        })
    }

    /// Returns the version of the HTML whose text the crawler reads: the rendered HTML, if it is known and the crawler renders pages;
    /// otherwise, the HTML as served.
    fn html_read_by(&self, agent: &Agent<'_>) -> Option<&HtmlDocument> {
        let rendered = self.inputs.rendered.as_ref().filter(|_| agent.renders().value == Support::Yes);
        rendered.or(self.inputs.html.as_ref()).map(|document| &**document)
    }

    pub(super) fn directives<'s>(&'s self, places: &'s [u32]) -> impl Iterator<Item = &'s PageDirective> {
        places.iter().filter_map(|place| self.report.directives.directives.get(*place as usize))
    }

    /// Returns the directives that `answers` does not list, by outcome. Leaves out pending dates, which the answer about
    /// `unavailable_after` lists.
    fn others(&self, indexing: &IndexingVerdict) -> Vec<(DirectiveOutcome, Vec<Part>)> {
        let mut outcomes: Vec<_> = indexing
            .directive_outcomes
            .iter()
            .copied()
            .filter(|outcome| {
                !matches!(outcome, DirectiveOutcome::Decides | DirectiveOutcome::Overruled | DirectiveOutcome::Pending)
            })
            .collect();
        outcomes.sort_unstable();
        outcomes.dedup();
        let of_outcome = |outcome| {
            let with_outcome = self
                .report
                .directives
                .directives
                .iter()
                .zip(&indexing.directive_outcomes)
                .filter(move |(_, with_outcome)| **with_outcome == outcome);
            self.inputs.parts_of(with_outcome.map(|(directive, _)| directive))
        };
        outcomes.into_iter().map(|outcome| (outcome, of_outcome(outcome))).collect()
    }

    /// Returns the directives to mark for the crawler, each with its kind: deciding, overruled, unseen or without effect.
    fn marked(&self, found: &CrawlerReport<'_>) -> Vec<(Place, PartKind)> {
        let kind = |outcome: DirectiveOutcome| match outcome {
            DirectiveOutcome::Decides => Some(deciding::seen(found.visibility, PartKind::Decides)),
            DirectiveOutcome::Overruled => Some(deciding::seen(found.visibility, PartKind::Overruled)),
            DirectiveOutcome::ForOthers | DirectiveOutcome::Counts | DirectiveOutcome::Pending => None,
            _ => Some(PartKind::Void),
        };
        let directives = self.report.directives.directives.iter().zip(&found.indexing.directive_outcomes);
        directives.filter_map(|(directive, outcome)| Some((Place::from(directive), kind(*outcome)?))).take(MARKED).collect()
    }
}

/// Returns the marks for a verdict, sorted by line.
fn marks(robots: &RobotsTxt<'_>, verdict: &CrawlVerdict) -> Vec<Mark> {
    let groups = robots.groups(verdict.dialect.dialect());
    let names = |line: u32| verdict.lookup.lines().binary_search(&line).is_ok();
    let mut marks = Vec::new();
    for Group { agent_lines, rules, .. } in verdict.lookup.groups.iter().filter_map(|&index| groups.get(index)) {
        marks.extend(
            agent_lines
                .iter()
                .map(|AgentLine { line, .. }| Mark::new(*line, if names(*line) { MarkKind::Agent } else { MarkKind::Group })),
        );
        marks.extend(rules.iter().map(|rule| Mark::new(rule.line, MarkKind::Group)));
    }
    for rule in &verdict.decision.matches {
        marks.push(match (rule.outcome, rule.access) {
            (matching::Outcome::Wins, Access::Allowed) => Mark::new(rule.line, MarkKind::Allow),
            (matching::Outcome::Wins, Access::Disallowed) => Mark::new(rule.line, MarkKind::Disallow),
            _ => Mark::new(rule.line, MarkKind::Lost),
        });
    }
    marks.sort_unstable();
    marks
}
