use std::collections::HashSet;

use super::check::Lint;
use super::{Code, Diagnostic, Frequency, Severity};
use crate::order::sort_by_number;
use crate::robots_txt::Line;
use crate::text::Span;

/// The maximum number of diagnostics per code.
const MOST: u32 = 1000;

pub(super) struct Found {
    code: Code,
    severity: Severity,
    count: u32,
    pub(super) list: Vec<Diagnostic>,
    /// The codes with more findings than the limit, and the number of findings beyond it.
    beyond: Vec<(Code, u32)>,
    /// Receives the details of findings beyond the limit, which are discarded.
    lost: Diagnostic,
}

impl Found {
    pub(super) fn new() -> Self {
        let (code, severity) = (Code::UselessIgnore, Severity::Info);
        let lost = Diagnostic::new(code, severity, Span::default());
        Self { code, severity, count: 0, list: Vec::new(), beyond: Vec::new(), lost }
    }

    /// Sets the code and severity of the next findings.
    pub(super) fn begin(&mut self, code: Code, severity: Severity) {
        (self.code, self.severity, self.count) = (code, severity, 0);
    }

    /// Returns `true` if the limit is reached. Further findings are only counted, so callers can skip their details.
    pub(super) fn is_full(&self) -> bool {
        self.count >= MOST
    }

    /// Returns `true` if `list` contains all findings with this code.
    pub(super) fn lists_all(&self, code: Code) -> bool {
        self.beyond.iter().all(|(beyond, _)| *beyond != code)
    }

    /// Adds a finding at this span and returns it, so that the caller can add details. Beyond the limit, only counts the finding.
    pub(super) fn at(&mut self, span: Span) -> &mut Diagnostic {
        let found = Diagnostic::new(self.code, self.severity, span);
        if self.is_full() {
            match self.beyond.last_mut() {
                Some((code, count)) if *code == self.code => *count += 1,
                _ => self.beyond.push((self.code, 1)),
            }
            self.lost = found;
            return &mut self.lost;
        }
        self.count += 1;
        self.list.push(found);
        self.list.last_mut().unwrap_or(&mut self.lost)
    }

    /// Removes every finding that another finding [explains](Lint::explains). The other finding must be on the line of the removed finding,
    /// or on the line of one of the removed finding's labels.
    pub(super) fn without_consequences(&mut self, lines: &[Line], lints: &[Lint]) {
        let line = |span: Span| lines.partition_point(|line| line.span().start() <= span.start());
        let mut explained: HashSet<(Code, usize)> = HashSet::new();
        for found in &self.list {
            if let Some(cause) = lints.iter().find(|lint| lint.code == found.code) {
                explained.extend(cause.explains.iter().map(|code| (*code, line(found.span))));
            }
        }
        if explained.is_empty() {
            return;
        }
        self.list.retain(|found| {
            let labels = found.labels.iter().map(|label| label.span);
            [found.span].into_iter().chain(labels).all(|span| !explained.contains(&(found.code, line(span))))
        });
    }

    /// Returns the findings without duplicates. Merges findings with the same code and position, and all findings of a lint that reports
    /// once per text. The last finding with a code also counts the findings beyond the limit.
    pub(super) fn merged(mut self, lints: &[Lint]) -> Vec<Diagnostic> {
        sort_by_number(&mut self.list, |found| (found.code as u64) << 32 | u64::from(found.span.start()));
        let mut kept: Vec<Diagnostic> = Vec::with_capacity(self.list.len());
        for found in self.list {
            let code = found.code;
            if let Some(before) = kept.last_mut().filter(|before| (before.code, before.span) == (code, found.span)) {
                before.is_also_for(&found.crawlers);
                continue;
            }
            let is_once = lints.iter().any(|lint| lint.code == code && lint.frequency == Frequency::OncePerText);
            // The message about an ignored delay names the affected crawlers, so only findings with the same crawlers are merged.
            let is_same = |before: &Diagnostic| code != Code::CrawlDelayIgnored || before.crawlers == found.crawlers;
            let mut of_code = kept.iter_mut().rev().take_while(|before| before.code == code);
            let before = if is_once { of_code.find(|before| is_same(before)) } else { None };
            match before {
                Some(before) => before.merge(found),
                None => kept.push(found),
            }
        }
        for (code, count) in self.beyond {
            if let Some(last) = kept.iter_mut().rfind(|found| found.code == code) {
                last.more += count;
            }
        }
        kept
    }
}
