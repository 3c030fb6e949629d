//! Where a question is written about: the standard, and who reads it so.

use robotscope::availability::Response;
use robotscope::crawlers::Crawler;
use robotscope::dialect::DialectName;
use robotscope::directives::PageDialectName;
use robotscope::evaluate::Source;
use robotscope::evaluate::ai_signals::AiSignal;

use super::{AiSaid, Rule, Subject};
use crate::language::say;
use crate::page::table::Question;

/// A page to be read: what it is, and its URL.
pub(crate) type Reference = (String, String);

/// The references for a question about a crawler.
pub(crate) fn references(subject: &Subject, question: Question) -> Vec<Reference> {
    let mut references = match question {
        Question::Crawl => of_crawl(subject),
        Question::AiUse => of_ai(&subject.said),
        _ => of_page(subject, question),
    };
    references.extend(subject.crawler.and_then(of_operator));
    references
}

fn of_crawl(subject: &Subject) -> Vec<Reference> {
    let mut references = Vec::new();
    match subject.response {
        Response::Status(200..300) => {}
        Response::Status(300..400) => references.push(rfc("2.3.1.2", &say!("why-source-rfc-redirects"))),
        Response::Status(500..) | Response::NetworkFailure => {
            references.push(rfc("2.3.1.4", &say!("why-source-rfc-unreachable")));
        }
        Response::Status(_) => references.push(rfc("2.3.1.3", &say!("why-source-rfc-unavailable"))),
    }
    if matches!(subject.response, Response::Status(200..300)) {
        references.push(rfc("2.2.1", &say!("why-source-rfc-agents")));
        references.push(rfc("2.2.2", &say!("why-source-rfc-rules")));
        if matches!(&subject.rule, Rule::Line { text, .. } if text.contains(['*', '$'])) {
            references.push(rfc("2.2.3", &say!("why-source-rfc-special")));
        }
    }
    if subject.crawler.is_some_and(|crawler| crawler.dialect == DialectName::Google) {
        let url = "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt";
        references.push((say!("why-source-google-robots"), url.to_owned()));
    }
    references
}

fn of_page(subject: &Subject, question: Question) -> Vec<Reference> {
    let mut references = Vec::new();
    if let Some((_, sources)) = subject.status {
        references.extend(sources.iter().map(|source| (source.title.to_owned(), source.url.to_owned())));
    }
    if subject.dialect.value == PageDialectName::Bing {
        let url = "https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240";
        references.push((say!("why-source-bing-page"), url.to_owned()));
    }
    if matches!(subject.dialect.value, PageDialectName::Google | PageDialectName::General) {
        let url = "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag";
        references.push((say!("why-source-google-page"), url.to_owned()));
    }
    if subject.source(question) == Some(Source::Html) {
        let url = "https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element";
        references.push((say!("why-source-html"), url.to_owned()));
    }
    references
}

fn of_ai(said: &[AiSaid]) -> Vec<Reference> {
    let mut references: Vec<Reference> = Vec::new();
    for signal in said.iter().map(|said| said.signal) {
        let (name, url) = match signal {
            AiSignal::ContentSignal => (say!("why-source-content-signal"), "https://contentsignals.org/"),
            AiSignal::ContentUsage | AiSignal::ContentUsageHeader => {
                (say!("why-source-content-usage"), "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/")
            }
            AiSignal::TdmReservationMeta | AiSignal::TdmReservationHeader => {
                (say!("why-source-tdm"), "https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240202/")
            }
            AiSignal::LicenseScript | AiSignal::LicenseElement | AiSignal::LicenseHeader | AiSignal::LicenseRecord => {
                (say!("why-source-rsl"), "https://rslstandard.org/")
            }
            AiSignal::ProductToken | AiSignal::WildcardGroup => {
                (say!("why-source-rfc", section = "2.2.1", about = &say!("why-source-rfc-agents")), RFC_AGENTS)
            }
            // Directives have their own.
            _ => continue,
        };
        let reference = (name, url.to_owned());
        if !references.contains(&reference) {
            references.push(reference);
        }
    }
    references
}

const RFC_AGENTS: &str = "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1";

fn rfc(section: &str, about: &str) -> Reference {
    let name = say!("why-source-rfc", section = section, about = about);
    (name, format!("https://www.rfc-editor.org/rfc/rfc9309.html#section-{section}"))
}

fn of_operator(crawler: &Crawler) -> Option<Reference> {
    Some((say!("why-source-operator", operator = crawler.operator), crawler.doc?.to_owned()))
}
