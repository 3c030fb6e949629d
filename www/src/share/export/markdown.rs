//! Writes the answer as Markdown, for use in tickets.

use robotscope::availability::{Fetch, LastGoodCopy, RestOfSite};
use robotscope::directives::Moment;
use robotscope::explain;

use crate::language::{list, message, messages, say};
use crate::page::{Filtered, Group, Inputs, PATH, PageState, Part, Premises, Results, Rule, Table, UNREACHABLE, Verdict, groups};
use crate::pin::Pin;
use crate::words::{answer_word, outage_length, place};

/// The maximum number of listed findings, and also of listed groups.
const WRITTEN: usize = 20;
/// The maximum number of crawlers named for a group.
const NAMED: usize = 8;

pub(super) fn markdown(state: &PageState) -> String {
    let results = Results::new(&Inputs::of(state));
    let status = match &*state.status {
        _ if state.fetch().is_none() => say!("status-unknown"),
        "" => "200".to_owned(),
        UNREACHABLE => say!("status-unreachable"),
        status => status.to_owned(),
    };
    let date = Moment::parse(&state.now).map_or_else(|| state.now.to_string(), |now| explain::moment(&messages(), now));
    let mut lines = vec![format!("# {}", say!("report-title")), String::new()];
    lines.push(format!("- {}: {}", say!("url"), escaped(&state.url)));
    lines.push(format!("- {}: {}", say!("status"), escaped(&status)));
    lines.extend(state.fetch().iter().flat_map(outage));
    lines.push(format!("- {}: {}", say!("date"), escaped(&date)));
    lines.push(String::new());
    match results.summary() {
        Some(summary) => {
            let Premises { condition, other_robots, other_page } = state.premises();
            let condition = condition.map(|condition| format!("{} ", escaped(&condition))).unwrap_or_default();
            let first = other_robots.unwrap_or_else(|| summary.first.replace(PATH, &summary.path));
            lines.push(format!("{condition}**{}**{}", escaped(&first), escaped(&summary.rest)));
            lines.extend(other_page.iter().flat_map(|(words, _)| [String::new(), escaped(words)]));
        }
        None => lines.push(say!("summary-no-url")),
    }
    lines.push(String::new());
    lines.extend(state.pins.iter().filter_map(|pin| pinned(*pin, &results)));
    lines.extend([String::new(), format!("## {}", say!("report-crawlers")), String::new()]);
    lines.push(row(["report-count", "report-crawl", "readings-line", "table-title"].map(|name| say!(name))));
    lines.push(row([(); 4].map(|()| "---".to_owned())));
    lines.extend(of_groups(&results));
    if !results.findings().is_empty() {
        lines.extend([String::new(), format!("## {}", say!("report-findings")), String::new()]);
        lines.extend(results.findings().iter().take(WRITTEN).map(|(words, ..)| format!("- {}", escaped(words))));
    }
    lines.push(String::new());
    lines.join("\n")
}

fn pinned(pin: Pin, results: &Results) -> Option<String> {
    let pinned = results.pinned(pin)?;
    let unseen = (!pinned.unseen.is_empty()).then(|| say!("table-unseen"));
    let places = pinned.by.iter().map(quoted).chain(unseen).chain(pinned.unseen.iter().map(quoted));
    let places: Vec<_> = places.collect();
    let places = if places.is_empty() { String::new() } else { format!(" ({})", places.join("; ")) };
    Some(format!("- **{}**: {}{places}", escaped(&pin.label()), escaped(&pinned.sentence)))
}

fn quoted(part: &Part) -> String {
    format!("{}: {}", escaped(&place(part.place.source, part.line)), escaped(&part.text))
}

fn of_groups(results: &Results) -> Vec<String> {
    let all = groups(results, &Filtered::new(results, &Table::default(), |_| false));
    let line = |group: &Group| -> String {
        let rows = group.rows.iter().filter_map(|place| results.rows.get(*place));
        let names = list(rows.map(|row| row.crawler.token), NAMED);
        let answer = match group.not_shown {
            Some(not_shown) => format!("{}, {}", answer_word(group.answer), not_shown.words()),
            None if group.is_redirect_blocked => format!("{}, {}", answer_word(group.answer), say!("group-redirect")),
            None if group.are_tokens => Verdict::Token(group.answer).words(),
            None => answer_word(group.answer),
        };
        let rule = group.rule.as_ref().map(|rule| match rule {
            Rule::Line { part, .. } => quoted(part),
            Rule::Nothing(why) => message(why, &[]),
            Rule::Depends(what) => say!("rule-depends", what = &explain::depends_on(&messages(), *what)),
            Rule::Beyond { limit, size } => say!("rule-beyond", limit = *limit, size = *size),
        });
        let rule = group.note().into_iter().chain(group.hidden_by.iter().map(quoted)).chain(rule).collect::<Vec<_>>().join(" · ");
        row([group.rows.len().to_string(), answer, rule, escaped(&names)])
    };
    let rest = all.len().saturating_sub(WRITTEN);
    let more = (rest > 0).then(|| row([String::new(), say!("more", count = rest), String::new(), String::new()]));
    all.iter().take(WRITTEN).map(line).chain(more).collect()
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    cells.into_iter().fold("|".to_owned(), |row, cell| format!("{row} {cell} |"))
}

/// Escapes text for Markdown, and replaces control characters with spaces.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '#' | '!' => escaped.extend(['\\', character]),
            character if character.is_control() => escaped.push(' '),
            character => escaped.push(character),
        }
    }
    escaped
}

/// Returns one line for each known fact about an unavailable robots.txt.
fn outage(fetch: &Fetch) -> Vec<String> {
    let known = |question: &str, answer: String| format!("- {} {answer}", say!(question));
    let time = fetch.unreachable_for.map(|time| known("outage-time", outage_length(Some((time.as_secs() / 3600) as u32))));
    let copy = fetch.last_good_copy.map(|copy| match copy {
        LastGoodCopy::Exists => known("outage-copy", say!("outage-copy-is-text")),
        LastGoodCopy::Missing => known("outage-copy", say!("outage-copy-missing")),
    });
    let site = fetch.rest_of_site.map(|site| match site {
        RestOfSite::Available => known("outage-site", say!("outage-site-available")),
        RestOfSite::Unavailable => known("outage-site", say!("outage-site-unavailable")),
    });
    [time, copy, site].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_markdown_in_page_texts() {
        assert_eq!(escaped("a|b\n<img> [x](y) `c`"), "a\\|b \\<img\\> \\[x\\](y) \\`c\\`");
    }

    #[test]
    fn writes_a_short_report_with_the_answer_before_pins_and_table() {
        let text = markdown(&PageState::new(Moment::from_unix(1_780_000_000)));
        assert!(text.len() < 4_000, "{} bytes", text.len());
        let answer = text.find("are blocked from /checkout/help").expect("the answer");
        let of = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what} in {text}"));
        assert!(answer < of("- **Googlebot**: Googlebot may not crawl it"));
        assert!(of("robots.txt, line 11: Disallow: /checkout/") < of("| --- |"));
    }
}
