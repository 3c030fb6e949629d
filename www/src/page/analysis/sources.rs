//! Finds the references for a question: the standard and the operator's documentation.

use robotscope::availability::Response;
use robotscope::crawlers::Crawler;
use robotscope::directives::{PageDialect, PageDialectName};
use robotscope::evaluate::Source;
use robotscope::explain::operator;
use robotscope::sources::{self, Reference};

use super::{Rule, Subject};
use crate::language::{messages, say};
use crate::page::table::Question;

/// Returns the title and URL of each reference for a question about a crawler.
pub(crate) fn references(subject: &Subject, question: Question) -> Vec<(String, String)> {
    let cited = match question {
        Question::Crawl => of_crawl(subject),
        Question::AiUse => subject.ai_signals.iter().filter_map(|entry| entry.signal.source()).collect(),
        _ => of_page(subject, question),
    };
    let mut references = Vec::new();
    for reference in cited.into_iter().map(|source| (title(source), source.url.to_owned())) {
        if !references.contains(&reference) {
            references.push(reference);
        }
    }
    references.extend(subject.crawler.and_then(of_operator));
    references
}

fn of_crawl(subject: &Subject) -> Vec<&'static Reference> {
    let mut cited = subject.response.map(|response| response.sources().to_vec()).unwrap_or_default();
    let is_pattern = matches!(&subject.rule, Rule::Line { part, .. } if part.text.contains(['*', '$']));
    if is_pattern && matches!(subject.response, Some(Response::Status(200..300))) {
        cited.push(sources::RFC9309_PATTERNS);
    }
    cited.extend(subject.crawler.and_then(|crawler| crawler.dialect.source()));
    cited
}

fn of_page(subject: &Subject, question: Question) -> Vec<&'static Reference> {
    let mut cited = subject.status.as_ref().map(|(_, sources)| sources.to_vec()).unwrap_or_default();
    cited.extend(match subject.dialect.value {
        // The assumptions about crawlers in general follow Google's documentation.
        PageDialectName::General => Some(sources::GOOGLE_ROBOTS_META),
        engine => PageDialect::preset(engine).source(),
    });
    cited.extend(matches!(subject.source(question), Some(Source::Html | Source::RenderedHtml)).then_some(sources::HTML_META));
    cited
}

/// Returns a reference's translated title, or its original title if there is no message for it.
fn title(source: &Reference) -> String {
    let message = format!("why-source-{}", source.id);
    Some(say!(&message)).filter(|title| *title != message).unwrap_or_else(|| source.title.to_owned())
}

fn of_operator(crawler: &Crawler) -> Option<(String, String)> {
    Some((say!("why-source-operator", operator = &operator(&messages(), crawler.operator)), crawler.doc?.to_owned()))
}

#[cfg(test)]
mod tests {
    use robotscope::sources::by_id;

    #[test]
    fn every_translated_title_belongs_to_a_reference() {
        let messages = include_str!("../../../messages/en/results.ftl");
        let titles = messages.lines().filter_map(|line| line.strip_prefix("why-source-")?.split_once(" = "));
        let unknown = titles.map(|(id, _)| id).filter(|id| *id != "operator" && by_id(id).is_none());
        assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
