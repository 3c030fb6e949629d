use robotscope::other_records::OtherRecord;
use robotscope::{Agent, Dialect, RobotsTxt, Target};

use crate::dice::Dice;
use crate::generate;
use crate::port::PortBugs;
use crate::reference_model::{Side, canonical, equivalent_query_form, matches};
use crate::spans::is_within;

/// Checks records other than rules. Faults must be inside their values, every query must have an answer, and no record may be returned
/// twice.
pub fn records(data: &[u8]) {
    let mut dice = Dice::new(data);
    let text = generate::records(&mut dice);
    let robots = RobotsTxt::parse(&text);
    for _ in 0..4 {
        let (agent, target) = generate::record_query(&mut dice);
        assert_places(&robots, agent.dialect());
        assert_bound(&robots, &agent);
        assert_usage(&robots, &agent, &target);
        assert_clean(&robots, &target);
        if dice.is_spent() {
            break;
        }
    }
}

fn assert_places(robots: &RobotsTxt<'_>, dialect: &Dialect) {
    let mut last = 0;
    for OtherRecord { line, name, value, fault, .. } in robots.other_records(dialect) {
        assert!(line > last, "in the order of the text");
        last = line;
        let content = robots.line(line).expect("a line with this number").content();
        assert!(is_within(name, content) && is_within(value, content) && name.end() <= value.start(), "line {line}");
        assert!(fault.is_none_or(|fault| is_within(fault.span, value)), "line {line}: {fault:?}");
    }
    let anywhere = [
        robots.sitemaps(dialect).iter().map(|record| record.line).collect::<Vec<_>>(),
        robots.hosts(dialect).iter().map(|record| record.line).collect(),
        robots.clean_params().iter().map(|record| record.line).collect(),
    ];
    assert!(anywhere.iter().all(|lines| lines.is_sorted_by(|one, other| one < other)), "{anywhere:?}");
}

/// Checks that no record for a crawler is returned twice.
fn assert_bound(robots: &RobotsTxt<'_>, agent: &Agent<'_>) {
    let delays = robots.crawl_delay(agent);
    let _ = delays.delay();
    let mut delays: Vec<u32> = delays.records.iter().map(|record| record.line).collect();
    // For some crawlers, the records in the `*` group follow those in the crawler's own group, so sort them.
    delays.sort_unstable();
    let bound = [
        delays,
        robots.request_rates(agent).records.iter().map(|record| record.line).collect(),
        robots.visit_times(agent).records.iter().map(|record| record.line).collect(),
        robots.noindex_rules(agent).records.iter().map(|record| record.line).collect(),
        robots.content_signals(agent).records.iter().map(|record| record.line).collect(),
        robots.licenses(agent).records.iter().map(|record| record.line).collect(),
    ];
    assert!(bound.iter().all(|lines| lines.is_sorted_by(|one, other| one < other)), "{bound:?}, {agent:?}");
}

/// Checks that the Content-Usage records with the longest matching path decide. The reference model matches and measures the paths as
/// RFC 9309 does.
fn assert_usage(robots: &RobotsTxt<'_>, agent: &Agent<'_>, target: &Target) {
    let usage = robots.content_usage(agent, target);
    let dialect = &Dialect::RFC9309;
    let path = canonical(target.path().as_bytes(), dialect, Side::Path, PortBugs::default());
    let lengths: Vec<usize> = usage
        .matches
        .iter()
        .map(|record| {
            let Some(pattern) = record.value.as_ref().expect("a path is never wrong").path else { return 0 };
            let pattern = canonical(robots.slice(pattern), dialect, Side::Pattern, PortBugs::default());
            let forms = [equivalent_query_form(&pattern, dialect), Some(pattern)].into_iter().flatten();
            let matching = forms.filter(|form| matches(form, &path, dialect, PortBugs::default()));
            matching.map(|form| form.len()).max().expect("a pattern that matches")
        })
        .collect();
    let longest = lengths.iter().max();
    let deciding: Vec<usize> = (0..lengths.len()).filter(|&place| lengths.get(place) == longest).collect();
    assert_eq!(usage.deciding, deciding);
}

/// Checks that every parameter is either still in the URL or listed as removed, and that a clean URL stays unchanged.
fn assert_clean(robots: &RobotsTxt<'_>, target: &Target) {
    let parameters = |url: &str| url.split_once('?').map_or(0, |(_, query)| query.split('&').count());
    let clean = robots.clean_url(target);
    let again = robots.clean_url(&Target::parse(&clean.url).expect("an absolute URL"));
    assert_eq!(parameters(&clean.url) + clean.removed.len(), parameters(target.path()), "{clean:?}");
    assert!(again.removed.is_empty(), "{again:?} of {clean:?}");
}
