//! Combines findings and diagnostics into one list of problems.

use robotscope::evaluate::{Place, Source};
use robotscope::explain::{Diagnostic, Fix};
use robotscope::lint::{Code, Severity, finding_code};
use robotscope::sources::Reference;
use robotscope::text::Span;

use super::Results;
use super::subject::Part;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) severity: Severity,
    pub(crate) source: Source,
    code: Option<Code>,
    pub(crate) words: String,
    pub(crate) why: String,
    pub(crate) parts: Vec<Part>,
    pub(crate) cited: &'static [&'static Reference],
    /// The fix for one text. Its offsets are UTF-16 code units in the current text.
    pub(crate) fix: Option<Fix>,
}

impl Results {
    /// Returns all problems, the most severe first. A diagnostic is merged into the finding with the same code and position. The spans of
    /// diagnostics are in UTF-16 code units.
    pub(crate) fn problems(&self, diagnostics: &[Diagnostic]) -> Vec<Problem> {
        let found = self.findings().iter().zip(&self.report.findings).map(|((words, parts, cited), finding)| {
            // If robots.txt hides a directive, list the problem under the text that contains the directive.
            let of_page = parts.iter().map(|part| part.place.source).find(|source| *source != Source::RobotsTxt);
            Problem {
                severity: Severity::Info,
                source: of_page.or(parts.first().map(|part| part.place.source)).unwrap_or(Source::Headers),
                code: finding_code(finding.kind),
                words: words.clone(),
                why: String::new(),
                parts: parts.clone(),
                cited,
                fix: None,
            }
        });
        let mut problems: Vec<_> = found.chain(self.unused_robots()).collect();
        for diagnostic in diagnostics {
            self.add_diagnostic(&mut problems, diagnostic);
        }
        problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
        problems
    }

    /// Returns a problem if robots.txt has content and the URL is valid, but the response to the request for robots.txt has no 2xx status.
    /// Otherwise, returns `None`.
    fn unused_robots(&self) -> Option<Problem> {
        let document = &self.inputs.robots;
        let fetch = document.fetch().filter(|_| !document.is_empty())?;
        let words = self.unused_text(fetch.response).filter(|_| self.inputs.target.is_ok())?;
        let (source, severity) = (Source::RobotsTxt, Severity::Warning);
        Some(Problem { severity, source, code: None, words, why: String::new(), parts: Vec::new(), cited: &[], fix: None })
    }

    fn add_diagnostic(&self, problems: &mut Vec<Problem>, diagnostic: &Diagnostic) {
        let Diagnostic { code, severity, ref primary, .. } = *diagnostic;
        let source = primary.source.unwrap_or(Source::RobotsTxt);
        let Some(text) = self.inputs.text(source) else { return };
        let span = Span::new(text.utf16().byte(primary.span.start()), text.utf16().byte(primary.span.end()));
        let (place, fix) = (Place { source, span }, diagnostic.fixes.first());
        let is_it = |known: &&mut Problem| {
            known.code == Some(code)
                && known.parts.iter().any(|part| part.place.source == source && part.place.span.start() == place.span.start())
        };
        if let Some(known) = problems.iter_mut().find(is_it) {
            known.severity = known.severity.max(severity);
            match (&mut known.fix, fix) {
                // Merge the edits, so that one fix covers all positions in a text.
                (Some(fix), Some(other)) if known.source == source => fix.edits.extend(other.edits.iter().cloned()),
                (fix @ None, Some(other)) => {
                    fix.replace(other.clone());
                    known.source = source;
                }
                _ => {}
            }
            return;
        }
        problems.push(Problem {
            severity,
            source,
            code: Some(code),
            words: primary.message.clone(),
            why: diagnostic.explanation.clone(),
            parts: self.parts(&[place]),
            cited: &[],
            fix: fix.cloned(),
        });
    }
}

/// Returns the number of problems for each severity, the most severe first. Leaves out severities without problems.
pub(crate) fn counted<'p>(problems: &(impl Iterator<Item = &'p Problem> + Clone)) -> Vec<(Severity, usize)> {
    let worst_first = [Severity::Error, Severity::Warning, Severity::Info];
    let counts = worst_first.map(|severity| (severity, problems.clone().filter(|problem| problem.severity == severity).count()));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::availability::Fetch;
    use robotscope::explain::DiagnosticLabel;
    use robotscope::lint::{Applicability, TextEdit};

    fn diagnostic(source: Source, severity: Severity, code: Code, [start, end]: [u32; 2]) -> Diagnostic {
        let span = Span::new(start, end);
        let edits = vec![TextEdit { span, replacement: String::new() }];
        Diagnostic {
            code,
            severity,
            primary: DiagnosticLabel {
                message: "message".to_owned(),
                source: Some(source),
                line: 1,
                column: 1,
                end_line: 1,
                end_column: 1,
                span,
            },
            explanation: "why".to_owned(),
            url: code.url(),
            crawlers: Vec::new(),
            dialects: Vec::new(),
            fixes: vec![Fix { title: "fix".to_owned(), applicability: Applicability::Safe, edits }],
            labels: Vec::new(),
            more: 0,
        }
    }

    const ROBOTS: &str = "User-agent: *\nDisallow: /\n";

    #[test]
    fn merges_a_finding_with_its_diagnostic() {
        let results = Results::sample(ROBOTS, "x-robots-tag: noindex\n");
        let before = results.problems(&[]);
        let unseen = before.iter().find(|problem| problem.code == Some(Code::UnseenDirective)).expect("a finding");
        assert_eq!((unseen.severity, unseen.source, &unseen.fix), (Severity::Info, Source::Headers, &None));
        let after = results.problems(&[diagnostic(Source::Headers, Severity::Warning, Code::UnseenDirective, [14, 21])]);
        assert_eq!(after.len(), before.len());
        assert_eq!((after[0].code, after[0].severity), (Some(Code::UnseenDirective), Severity::Warning));
        assert!(after[0].fix.is_some());
    }

    #[test]
    fn warns_if_the_status_of_robots_txt_makes_its_rules_ineffective() {
        let words = |status| {
            let problems = Results::with_fetch(ROBOTS, Some(Fetch::status(status))).problems(&[]);
            problems.into_iter().find(|problem| problem.severity == Severity::Warning).map(|problem| problem.words)
        };
        assert_eq!(words(200), None);
        for status in [404, 503] {
            assert!(words(status).is_some_and(|words| words.contains(&format!("status: {status}"))), "{status}");
        }
        let unknown = Results::with_fetch(ROBOTS, None).problems(&[]);
        assert!(unknown.iter().all(|problem| problem.severity != Severity::Warning));
    }

    #[test]
    fn lists_diagnostics_with_their_lines_and_the_most_severe_first() {
        let results = Results::sample(ROBOTS, "");
        let (note, error) = (Code::EmptyAgent, Code::EmptyAllow);
        let of_robots = |severity, code, span| diagnostic(Source::RobotsTxt, severity, code, span);
        let all = [of_robots(Severity::Info, note, [0, 13]), of_robots(Severity::Error, error, [14, 25])];
        let problems: Vec<_> = results
            .problems(&all)
            .into_iter()
            .filter(|problem| problem.code == Some(note) || problem.code == Some(error))
            .collect();
        let shown: Vec<_> =
            problems.iter().map(|problem| (problem.code, problem.parts[0].line, problem.parts[0].text.as_str())).collect();
        assert_eq!(shown, [(Some(error), 2, "Disallow: /"), (Some(note), 1, "User-agent: *")]);
        assert_eq!(counted(&problems.iter()), [(Severity::Error, 1), (Severity::Info, 1)]);
    }

    #[test]
    fn leaves_out_diagnostics_for_removed_texts() {
        let results = Results::sample(ROBOTS, "");
        let html = diagnostic(Source::Html, Severity::Error, Code::MissingComma, [0, 9]);
        assert!(results.problems(&[html]).iter().all(|problem| problem.code != Some(Code::MissingComma)));
    }
}
