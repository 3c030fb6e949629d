use super::english::{capitalised, shortened};
use super::language::{EVERYBODY, crawler_facts, listed, of_signal, of_usage, purpose, written};
use super::{affected, dead_rule, field_about, record_fault, why};
use crate::crawlers::Crawler;
use crate::language::{Deciding, Hover, PathExamples, PatternEnd, PatternParts, RuleHover, Source, Subject};
use crate::matching::Access;
use crate::robots_txt::{Field, RobotsTxt, Separator, Spelling};
use crate::text::Span;

/// What an editor shows under the pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoverWords {
    /// What stands there.
    pub title: String,
    /// What is known of it, the most important first.
    pub paragraphs: Vec<String>,
    /// The documents that say so.
    pub sources: Vec<Source>,
}

/// Says in English what stands under the pointer.
///
/// ```
/// use robotscope::{RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$");
/// let words = explain::hover(&robots, &robots.hover(25).expect("a pattern"));
/// assert_eq!(words.title, "Disallow: /*.pdf$");
/// assert_eq!(words.paragraphs[0], "Forbids every path that begins with “/” and ends with “.pdf”.");
/// ```
pub fn hover(robots: &RobotsTxt<'_>, hover: &Hover) -> HoverWords {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let mut sources = hover.sources.to_vec();
    let (title, mut paragraphs) = match &hover.subject {
        Subject::Field { field, spelling, separator, value } => {
            let mut paragraphs = vec![field_about(*field).to_owned()];
            if *spelling != Spelling::Exact {
                paragraphs.push(format!(
                    "Only Google’s parser takes “{}” for {}; to all other readers the line does not exist.",
                    text(hover.span),
                    written(*field)
                ));
            }
            if *separator == Separator::WhiteSpace {
                paragraphs.push("The colon is missing, which only Google’s parser forgives.".to_owned());
            }
            match field {
                Field::Disallow if value.is_empty() => {
                    paragraphs
                        .push("Without a path it has no effect; for Yandex and some others it allows everything.".to_owned());
                }
                Field::Allow if value.is_empty() => paragraphs.push("Without a path it has no effect.".to_owned()),
                _ => {}
            }
            let title = if *field == Field::Other { text(hover.span) } else { written(*field).to_owned() };
            (title, paragraphs)
        }
        Subject::Crawler(crawler) => {
            sources.extend(crawler.doc.map(|url| Source { title: crawler.operator, url }));
            (crawler.token.to_owned(), of_crawler(crawler))
        }
        Subject::UnknownCrawler(token) if token.is_empty() => {
            (text(hover.span), vec!["No product token begins like this, so the line names nobody.".to_owned()])
        }
        Subject::UnknownCrawler(token) => {
            let known =
                format!("No crawler of the catalogue answers to {token}. A crawler that calls itself so follows this group.");
            (token.clone(), vec![known])
        }
        Subject::Everybody => ("*".to_owned(), vec![EVERYBODY.to_owned()]),
        Subject::Rule(rule) => of_rule(robots, rule),
        Subject::Signal(purpose, setting) => (text(hover.span), vec![of_signal(*purpose, *setting)]),
        Subject::Usage(category, preference) => (text(hover.span), vec![of_usage(*category, *preference)]),
        Subject::Value(field, fault) => {
            let mut paragraphs = vec![field_about(*field).to_owned()];
            paragraphs.extend(fault.map(|fault| format!("The value cannot be read: {}.", record_fault(fault.kind))));
            (format!("{}: {}", written(*field), text(hover.span)), paragraphs)
        }
        Subject::Malformed => {
            let passed_over = "This is no record, which is a name, a colon and a value. Readers pass over it.";
            (text(hover.span), vec![passed_over.to_owned()])
        }
        Subject::Code(code) => (code.as_str().to_owned(), vec![why(*code).to_owned()]),
    };
    paragraphs.extend(hover.affected.as_ref().map(affected));
    HoverWords { title, paragraphs, sources }
}

fn of_crawler(crawler: &Crawler) -> Vec<String> {
    let who = if crawler.operator.is_empty() { String::new() } else { format!(", run by {}", crawler.operator) };
    vec![format!("{}{who}.", capitalised(purpose(crawler.class))), crawler_facts(crawler)]
}

fn of_rule(robots: &RobotsTxt<'_>, rule: &RuleHover) -> (String, Vec<String>) {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let (field, verb) = match rule.access {
        Access::Allowed => ("Allow", "Allows"),
        Access::Disallowed => ("Disallow", "Forbids"),
    };
    let mut paragraphs = vec![format!("{verb} {}.", matched(&rule.parts, text))];
    let PathExamples { matching, missing } = &rule.examples;
    let quoted = |paths: &[String]| paths.iter().map(|path| shortened(path)).collect::<Vec<_>>().join(", ");
    if !matching.is_empty() {
        let but_not = if missing.is_empty() { String::new() } else { format!(", but not {}", quoted(missing)) };
        paragraphs.push(format!("For example {}{but_not}.", quoted(matching)));
    }
    match &rule.deciding {
        Deciding::Always | Deciding::Unexamined => {}
        Deciding::Sometimes(dialects, dead) => {
            let dialects: Vec<_> = dialects.iter().map(|dialect| dialect.title()).collect();
            paragraphs.push(format!("As {} reads it: {}", listed(&dialects), dead_rule(robots, dead)));
        }
        Deciding::Never(dead) => paragraphs.push(dead_rule(robots, dead)),
    }
    (format!("{field}: {}", text(rule.pattern)), paragraphs)
}

/// The paths that a pattern matches.
fn matched(parts: &PatternParts, text: impl Fn(Span) -> String) -> String {
    /// More of them would be no sentence.
    const SHOWN: usize = 4;
    let PatternParts { beginning, then, end } = parts;
    let first = (!beginning.is_empty()).then(|| text(*beginning));
    if first.as_deref().is_some_and(|first| !first.starts_with('/')) {
        return "nothing: every path begins with a slash".to_owned();
    }
    if then.is_empty() {
        return match (first, end) {
            (Some(path), PatternEnd::Closed) => format!("exactly the path “{path}”"),
            (Some(path), PatternEnd::Open) if path != "/" => format!("every path that begins with “{path}”"),
            (None, PatternEnd::Closed) => "nothing: no path is empty".to_owned(),
            _ => "every path".to_owned(),
        };
    }
    let mut asked: Vec<_> = first.map(|first| format!("begins with “{first}”")).into_iter().collect();
    let (last, middle) = match (end, then.split_last()) {
        (PatternEnd::Closed, Some((last, middle))) => (Some(*last), middle),
        _ => (None, then.as_slice()),
    };
    let shown = middle.iter().take(SHOWN).map(|part| format!("“{}”", text(*part))).collect::<Vec<_>>();
    if !shown.is_empty() {
        let more = if middle.len() > SHOWN { " and more" } else { "" };
        let behind = if asked.is_empty() { "" } else { " behind that" };
        asked.push(format!("holds {}{behind}{more}", shown.join(", then ")));
    }
    asked.extend(last.map(|last| format!("ends with “{}”", text(last))));
    match asked.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("every path that {} and {last}", first.join(", ")),
        _ => format!("every path that {}", asked.concat()),
    }
}
