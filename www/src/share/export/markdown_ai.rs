//! What the texts say about the use of the page for AI, as tables in Markdown.

use robotscope::RobotsTxt;
use robotscope::availability::{Effect, Extent, Fetched};
use robotscope::evaluate::ai_signals::{AiEntry, AiSignalTable};
use robotscope::evaluate::{Page, Place, Report, Source, Visibility};
use robotscope::explain::list;
use robotscope::text::LineIndex;

use super::markdown::{escaped, row};
use crate::language::{messages, say};
use crate::page::{ai_signal, ai_stance, ai_support, ai_usage};
use crate::words::{place, purpose};

/// So many entries of a class are written.
const MOST: usize = 100;

/// The lines of the section: as the page shows it, beside the verdicts and never a part of them.
pub(super) fn signals(page: &Page<'_>, report: &Report<'_>) -> Vec<String> {
    let mut lines = vec![String::new(), format!("## {}", say!("ai-title")), String::new()];
    let tables: Vec<_> = report.ai_signals.classes.iter().filter(|table| !table.entries.is_empty()).collect();
    if tables.is_empty() {
        lines.push(say!("ai-none"));
        return lines;
    }
    lines.push(say!("ai-about"));
    let places = Lines::of(page);
    let columns =
        ["ai-column-signal", "report-line", "ai-column-use", "ai-column-says", "ai-column-honoured", "ai-column-crawlers"];
    for table in tables {
        lines.extend([String::new(), format!("### {}", escaped(&purpose(table.class))), String::new()]);
        lines.push(row(columns.map(|name| say!(name))));
        lines.push(row(columns.map(|_| "---".to_owned())));
        lines.extend(table.entries.iter().take(MOST).map(|entry| row(cells(entry, table, report, &places))));
    }
    lines
}

fn cells(entry: &AiEntry, table: &AiSignalTable, report: &Report<'_>, places: &Lines) -> [String; 6] {
    let AiEntry { statement, visibility, honoured, crawlers, .. } = entry;
    let mut says = vec![ai_stance(statement.stance, statement.characters)];
    if *visibility == Visibility::Unseen {
        says.push(say!("detail-unseen"));
    }
    says.extend(statement.overruled_by.map(|other| say!("ai-overruled-by", signal = &ai_signal(other))));
    [
        escaped(&ai_signal(statement.signal)),
        statement.by.iter().take(NAMED).map(|own| escaped(&places.at(*own))).collect::<Vec<_>>().join("; "),
        escaped(&ai_usage(statement.usage)),
        escaped(&says.join("; ")),
        escaped(&ai_support(honoured.value)),
        escaped(&names(crawlers, table, report)),
    ]
}

/// So many places of a statement are named.
const NAMED: usize = 12;

fn names(crawlers: &[u32], table: &AiSignalTable, report: &Report<'_>) -> String {
    if crawlers.len() == table.crawlers.len() && crawlers.len() > 1 {
        return say!("ai-all-crawlers", count = crawlers.len());
    }
    let names = crawlers.iter().filter_map(|place| report.crawlers.get(*place as usize)).map(|found| found.agent.name());
    list(&messages(), &mut names.map(str::to_owned).collect::<Vec<_>>().into_iter(), usize::MAX)
}

/// The text of robots.txt, whether it came or is the last good copy.
fn given<'p>(fetched: &'p Fetched<'_>) -> Option<&'p RobotsTxt<'p>> {
    let effects = [Effect::Rules(Extent::Entire), Effect::LastGoodCopy(Extent::Entire)];
    effects.into_iter().find_map(|effect| fetched.text(effect))
}

/// Where the lines of the texts begin.
struct Lines {
    robots: Option<LineIndex>,
    headers: Option<LineIndex>,
    html: Option<LineIndex>,
}

impl Lines {
    fn of(page: &Page<'_>) -> Self {
        Self {
            robots: page.robots.as_ref().and_then(given).map(|robots| LineIndex::new(robots.text())),
            headers: page.headers.as_ref().map(|headers| LineIndex::new(headers.text())),
            html: page.html.as_ref().map(|html| LineIndex::new(html.text())),
        }
    }

    fn at(&self, own: Place) -> String {
        let index = match own.source {
            Source::RobotsTxt => &self.robots,
            Source::Headers => &self.headers,
            Source::Html => &self.html,
        };
        index.as_ref().map(|index| place(own.source, index.place(own.span.start()).line)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::Target;
    use robotscope::availability::Fetch;
    use robotscope::http::Headers;

    fn of(robots: &'static str, headers: &'static str) -> String {
        let page = Page {
            target: Target::parse("/").ok(),
            robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(robots))),
            headers: Some(Headers::parse(headers)),
            ..Page::default()
        };
        signals(&page, &page.evaluate_all()).join("\n")
    }

    #[test]
    fn what_is_said_stands_with_its_line_and_for_whom_it_is() {
        let text = of("User-agent: *\nContent-Signal: ai-train=no\nAllow: /", "server: x\ntdm-reservation: 1");
        assert!(text.contains("\n| Content-Signal | robots.txt, line 2 |"), "{text}");
        assert!(text.contains("| headers, line 2 |"), "{text}");
        assert!(text.contains("### AI"), "{text}");
    }

    #[test]
    fn silence_is_said_to_be_silence() {
        assert!(of("", "server: x").ends_with(&say!("ai-none")));
    }

    #[test]
    fn nothing_of_a_text_is_markup() {
        let text = of("", "content-usage: train-ai=n\nlink: </a|b>; rel=license; type=\"application/rsl+xml\"");
        assert!(text.lines().filter(|line| line.starts_with('|')).all(|line| line.matches(" | ").count() == 5), "{text}");
    }
}
