//! Lighthouse's audit `robots-txt`. It checks each line separately, except that a user-agent line must precede the rules
//! ([lighthouse-source]).

use super::js_text::LineContent;
use super::{Audit, AuditDifference, AuditName, AuditOutcome, AuditReason, AuditRemark};
use crate::RobotsTxt;
use crate::availability::{Effect, Extent, Response};
use crate::evaluate::{Page, Source};
use crate::matching::Target;
use crate::robots_txt::{Field, Line, LineKind, Separator, Spelling};

/// The field names that Lighthouse supports, each with the first version that supports it; `None` if all versions support it.
const KNOWN: [(&str, Option<&str>); 11] = [
    ("user-agent", None),
    ("disallow", None),
    ("allow", None),
    ("sitemap", None),
    ("crawl-delay", None),
    ("clean-param", None),
    ("host", None),
    ("request-rate", None),
    ("visit-time", None),
    ("noindex", None),
    ("content-signal", Some("13.1")),
];

pub(super) fn audit(page: &Page<'_>) -> Audit {
    let audit = |outcome| Audit::new(AuditName::RobotsTxt, outcome);
    let Some(fetched) = &page.robots else { return audit(AuditOutcome::Unknown) };
    match (fetched.fetch().response, fetched.text(Effect::Rules(Extent::Entire))) {
        (Response::NetworkFailure, _) => audit(AuditOutcome::Fail).with(AuditRemark::new(AuditReason::FetchFailed)),
        (Response::Status(500..), _) => audit(AuditOutcome::Fail).with(AuditRemark::new(AuditReason::ServerError)),
        (Response::Status(400..), _) => audit(AuditOutcome::NotApplicable),
        (Response::Status(200..300), Some(robots)) if robots.text().is_empty() => audit(AuditOutcome::NotApplicable),
        (Response::Status(200..300), Some(robots)) => {
            let remarks = || remarks(robots);
            let fails = remarks().any(|remark| remark.until.is_none());
            audit(if fails { AuditOutcome::Fail } else { AuditOutcome::Pass }).with_all(remarks())
        }
        _ => audit(AuditOutcome::Unknown),
    }
}

fn remarks<'r>(robots: &'r RobotsTxt<'_>) -> impl Iterator<Item = AuditRemark> + 'r {
    let mut in_group = false;
    robots.lines().iter().filter_map(move |line| {
        let (reason, until) = match LineContent::new(robots.slice(line.content())) {
            LineContent::Blank => return None,
            LineContent::NoColon => (AuditReason::NoColon, None),
            LineContent::Record(name, value) => {
                let fault = fault(&name, &value);
                let is = |field: &str| name.eq_ignore_ascii_case(field);
                in_group |= fault.is_none() && is("user-agent");
                let is_rule = is("allow") || is("disallow");
                fault.or_else(|| (is_rule && !in_group).then_some((AuditReason::NoUserAgent, None)))?
            }
        };
        let remark = AuditRemark::at(reason, Source::RobotsTxt, line.content());
        Some(AuditRemark { until, difference: difference(reason, line), ..remark })
    })
}

/// Returns the fault that Lighthouse finds in a record, with the first version that no longer reports it, if any. Returns `None` if
/// Lighthouse finds no fault.
fn fault(name: &str, value: &str) -> Option<(AuditReason, Option<&'static str>)> {
    let Some((name, since)) = KNOWN.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) else {
        return Some((AuditReason::UnknownDirective, None));
    };
    let reason = match *name {
        "sitemap" => sitemap(value)?,
        "user-agent" if value.is_empty() => AuditReason::NoUserAgent,
        "allow" | "disallow" if !value.is_empty() && !value.starts_with(['/', '*']) => AuditReason::PatternStart,
        "allow" | "disallow" if value.find('$').is_some_and(|at| at + 1 < value.len()) => AuditReason::DollarInside,
        _ => return since.map(|since| (AuditReason::UnknownDirective, Some(since))),
    };
    Some((reason, None))
}

/// Returns the fault in a sitemap's URL, if any. Under the URL Standard, this URL needs a scheme and, for special schemes such as `https`,
/// a host.
fn sitemap(value: &str) -> Option<AuditReason> {
    let value: String =
        value.trim_matches(|c| matches!(c, '\0'..=' ')).chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')).collect();
    let scheme = value.split_once(':').map(|(scheme, _)| scheme).filter(|scheme| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
    });
    let Some(scheme) = scheme else { return Some(AuditReason::SitemapUrl) };
    let is_one_of = |schemes: &[&str]| schemes.iter().any(|known| scheme.eq_ignore_ascii_case(known));
    let is_known = is_one_of(&["https", "http", "ftp"]);
    if (is_known || is_one_of(&["ws", "wss"])) && Target::parse(&value).is_err() {
        return Some(AuditReason::SitemapUrl);
    }
    (!is_known).then_some(AuditReason::SitemapProtocol)
}

/// Returns the reason why robotscope accepts a line that Lighthouse rejects.
fn difference(reason: AuditReason, line: &Line) -> Option<AuditDifference> {
    let LineKind::Record(record) = line.kind() else { return None };
    let is_rule = matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow | Field::Sitemap);
    match reason {
        AuditReason::UnknownDirective if is_rule && record.spelling != Spelling::Exact => Some(AuditDifference::GoogleReadsIt),
        AuditReason::UnknownDirective if !matches!(record.field, Field::Other | Field::Unused) => {
            Some(AuditDifference::KnownRecord)
        }
        AuditReason::NoColon if is_rule && record.separator == Separator::WhiteSpace => Some(AuditDifference::GoogleReadsIt),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(u32, &str)]) {
        let robots = RobotsTxt::parse(text);
        let index = robots.line_index();
        let line = |remark: &AuditRemark| remark.place.map(|place| index.place(place.span.start()).line).unwrap();
        let found: Vec<_> = remarks(&robots).map(|remark| (line(&remark), remark.reason.as_str())).collect();
        assert_eq!(found, expected, "{text}");
    }

    // The common errors listed in [lighthouse-robots-txt].
    #[test]
    fn reports_the_common_errors_that_lighthouse_documents() {
        check("Disallow: /a\nUser-agent: *\nDisallow: /a\nUser-agent:", &[(1, "no-user-agent"), (4, "no-user-agent")]);
        check("User-agent: *\nDisallow: a\nAllow: *a\nAllow:", &[(2, "pattern-start")]);
        check("User-agent: *\nDisallow: /a$b\nAllow: /a$\nAllow: /$$", &[(2, "dollar-inside"), (4, "dollar-inside")]);
        check(
            "Disalow: /a\nHost: a.example\n: a\nhello # a: b",
            &[(1, "unknown-directive"), (3, "unknown-directive"), (4, "no-colon")],
        );
        check("Sitemap: /a\nSitemap: mailto:a\nSitemap: ftp://a.example/", &[(1, "sitemap-url"), (2, "sitemap-protocol")]);
        check(
            "Sitemap: https://exa mple.com/\nSitemap: https:\nSitemap: HTTPS:/a.example",
            &[(1, "sitemap-url"), (2, "sitemap-url")],
        );
    }

    #[test]
    fn marks_lines_that_lighthouse_rejects_and_robotscope_accepts() {
        let differences = |text| remarks(&RobotsTxt::parse(text)).map(|remark| remark.difference).collect::<Vec<_>>();
        assert_eq!(differences("Content-Usage: a"), [Some(AuditDifference::KnownRecord)]);
        assert_eq!(differences("Disalow: /\nDisallow /"), [Some(AuditDifference::GoogleReadsIt); 2]);
        assert_eq!(differences("Deny: /\nDisallow: a"), [None; 2]);
    }
}
