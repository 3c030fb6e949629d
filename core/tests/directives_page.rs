//! Keeps `docs/DIRECTIVES.md` up to date: the standing of each directive with each engine. Fails if the page is out of date; `npm run
//! conformance` rewrites it.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use robotscope::crawlers;
use robotscope::directives::{
    Carriers, Conflicts, DirectiveName, DirectiveStatus, Meaning, PageDialect, PageDialectName, Placement, Standing, ValueKind,
};

use crate::support::generated::assert_up_to_date;

const PAGE: &str = "../docs/DIRECTIVES.md";

#[test]
fn the_page_is_up_to_date() {
    assert_up_to_date(PAGE, &page());
}

/// A dialect whose facts are all assumed would describe no engine.
#[test]
fn each_engine_documents_or_reports_something() {
    for name in PageDialectName::ALL.into_iter().filter(|name| *name != PageDialectName::General) {
        let stated =
            PageDialect::preset(name).entries.iter().filter(|entry| entry.standing.certainty != crawlers::Certainty::Assumed);
        assert!(stated.count() > 0, "{}", name.as_str());
    }
}

fn page() -> String {
    let mut page = String::from(
        "<!-- Made by core/tests/directives_page.rs from core/src/directives/presets.rs. -->\n\n\
         # Directives\n\n\
         What engines make of the words in X-Robots-Tag and in robots meta elements. A mark behind an entry says how sure it is: \
         nothing where the engine's own text says so, † where somebody else reports it, ? where it is assumed.\n\n\
         | directive | value |",
    );
    for name in PageDialectName::ALL {
        let _ = write!(page, " {} |", name.title());
    }
    page.push_str("\n| --- | --- |");
    page.push_str(&" --- |".repeat(PageDialectName::ALL.len()));
    page.push('\n');
    for directive in DirectiveName::ALL {
        let value = match directive.value_kind() {
            ValueKind::None => "",
            ValueKind::Limit => "a number, 0 or -1",
            ValueKind::ImagePreview => "none, standard or large",
            ValueKind::Date => "a date",
        };
        let _ = write!(page, "| `{}` | {value} |", directive.as_str());
        for name in PageDialectName::ALL {
            let _ = write!(page, " {} |", standing(PageDialect::preset(name).standing(directive)));
        }
        page.push('\n');
    }
    page.push_str("\n## How engines read\n\n| | conflicts | place of meta elements | crawlers |\n| --- | --- | --- | --- |\n");
    let mut readers: BTreeMap<PageDialectName, Vec<&str>> = BTreeMap::new();
    for crawler in crawlers::all() {
        readers.entry(crawler.page_dialect.value).or_default().push(crawler.token);
    }
    for name in PageDialectName::ALL {
        let dialect = PageDialect::preset(name);
        let conflicts = match dialect.conflicts.value {
            Conflicts::Restrictive => "the most restrictive one counts",
            Conflicts::Permissive => "the most permissive one counts",
        };
        let placement = match dialect.placement.value {
            Placement::Anywhere => "anywhere",
            Placement::HeadOnly => "in the head",
        };
        let crawlers = match (name, readers.get(&name)) {
            (PageDialectName::General, _) => "all others".to_owned(),
            (_, Some(tokens)) => tokens.join(", "),
            (_, None) => String::new(),
        };
        let (of_conflicts, of_placement) = (mark(dialect.conflicts.certainty), mark(dialect.placement.certainty));
        let _ = writeln!(page, "| {} | {conflicts}{of_conflicts} | {placement}{of_placement} | {crawlers} |", name.title());
    }
    page.push_str("\n## Sources\n\n");
    for name in PageDialectName::ALL {
        let mut sources: Vec<_> = PageDialect::preset(name).entries.iter().map(|entry| entry.standing.source).collect();
        sources.push(PageDialect::preset(name).others.source);
        sources.sort_unstable();
        sources.dedup();
        let _ = writeln!(page, "- {}: {}.", name.title(), sources.join("; "));
    }
    page
}

fn standing(standing: Standing) -> String {
    let status = match standing.status {
        DirectiveStatus::Live => "read",
        DirectiveStatus::Retired => "retired",
        DirectiveStatus::Unsupported => "–",
        DirectiveStatus::Unknown => return "?".to_owned(),
    };
    let since = standing.since.map(|date| format!(" since {date}")).unwrap_or_default();
    let carriers = match standing.carriers {
        Carriers::Both => "",
        Carriers::MetaOnly => ", in meta elements",
        Carriers::MetaNamed => ", in meta elements; headers ?",
    };
    let meaning = match standing.meaning {
        Meaning::Usual => "",
        Meaning::NoAiAnswers => ": not in answers of a chat",
        Meaning::AiAnswersFromSnippet => ": answers of a chat from the snippet alone",
        Meaning::NoAiTraining => ": not for training a model",
        Meaning::NoIndexing => ": noindex",
        Meaning::NoIndexingOrSnippet => ": also nosnippet",
        other => panic!("{other} has no words here"),
    };
    format!("{status}{}{since}{carriers}{meaning}", mark(standing.certainty))
}

fn mark(certainty: crawlers::Certainty) -> &'static str {
    match certainty {
        crawlers::Certainty::Documented => "",
        crawlers::Certainty::Reported => " †",
        crawlers::Certainty::Assumed => " ?",
    }
}
