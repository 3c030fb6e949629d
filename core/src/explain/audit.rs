use super::ReportWords;
use super::messages::{Messages, english, say};
use super::parts::{list, quoted_line, sentences};
use crate::audits::{self, AuditDifference, AuditName, AuditOutcome, AuditReason, AuditTool, AuditedBot};
use crate::evaluate::{Page, Place, Source};
use crate::sources::Reference;

const ENGLISH: &str = english!("audit");

/// The result of another tool's audit, and where it differs from robotscope's result.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Audit {
    /// The tool.
    pub tool: AuditTool,
    /// The name of the audit.
    pub name: AuditName,
    /// The outcome of the audit.
    pub outcome: AuditOutcome,
    /// The remarks of the audit, in text order; at most a thousand.
    pub remarks: Vec<AuditRemark>,
    /// The number of remarks that were left out.
    pub more: u32,
    /// The bots that Lighthouse checks in "is-crawlable": an entry without a name that represents crawlers in general, then four named
    /// bots. Empty for other audits, and if Lighthouse does not audit the response.
    pub bots: Vec<AuditedBot>,
    /// The result in words.
    pub explanation: String,
    /// The documents that describe the audit.
    pub sources: &'static [&'static Reference],
}

/// A remark of an audit, such as a fault or the reason for the outcome. Most remarks refer to a part of one of the page's texts.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AuditRemark {
    /// The reason for the remark.
    pub reason: AuditReason,
    /// The tool's English label for the reason; left out if the tool shows no label.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub label: Option<&'static str>,
    /// The affected part of a text, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub place: Option<Place>,
    /// The difference from robotscope's result, if there is one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub difference: Option<AuditDifference>,
    /// The first version of the tool that no longer reports this fault. A remark with this field does not affect the outcome.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub until: Option<&'static str>,
    /// The remark in words.
    pub explanation: String,
}

/// Describes the results of other tools' audits of a page.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::evaluate::Page;
/// use robotscope::explain::{Audit, AuditRemark, Messages, audits};
///
/// let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: train-ai=n");
/// let page = Page { robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)), ..Page::default() };
/// let Audit { explanation, remarks, .. } = &audits(&Messages::ENGLISH, &page)[0];
/// assert_eq!(explanation, "Lighthouse says that robots.txt is not valid.");
/// let AuditRemark { explanation, .. } = &remarks[0];
/// assert!(explanation.starts_with("“Unknown directive”: line 2, “Content-Usage: train-ai=n”."));
/// ```
pub fn audits(messages: &Messages, page: &Page<'_>) -> Vec<Audit> {
    let report = page.evaluate(&[]);
    let words = ReportWords::new(messages, page, &report);
    page.audits().into_iter().map(|audit| words.audit(audit)).collect()
}

/// Names the bots that are blocked although the audit passes, and the bots for which robotscope disagrees.
fn about_bots(messages: &Messages, outcome: AuditOutcome, bots: &[AuditedBot]) -> Vec<String> {
    type Of = fn(&AuditedBot) -> bool;
    let kinds: [(&str, Of); 3] = [
        ("audit-blocked-bots", |bot| bot.blocked == Some(true)),
        ("audit-ours-blocked", |bot| bot.blocked == Some(false) && bot.ours == Some(true)),
        ("audit-ours-open", |bot| bot.blocked == Some(true) && bot.ours == Some(false)),
    ];
    // Only a passed audit needs the list of blocked bots. If the audit fails, every bot is blocked.
    let first = usize::from(outcome != AuditOutcome::Pass);
    let named = kinds.into_iter().skip(first).filter_map(|(message, is_it)| {
        let names: Vec<_> = bots.iter().filter(|bot| is_it(bot)).filter_map(|bot| bot.name).map(str::to_owned).collect();
        let count = names.len();
        (count > 0).then(|| say!(messages, message, bots = &list(messages, &mut names.into_iter(), count)))
    });
    named.collect()
}

impl ReportWords<'_, '_, '_> {
    fn audit(&self, audit: audits::Audit) -> Audit {
        let audits::Audit { name, outcome, remarks, more, bots } = audit;
        let messages = self.messages;
        let mut explanation = vec![say!(messages, &format!("audit-{}", name.as_str()), outcome = outcome.as_str())];
        explanation.extend(about_bots(messages, outcome, &bots));
        Audit {
            tool: name.tool(),
            name,
            outcome,
            remarks: remarks.iter().map(|remark| self.remark(remark)).collect(),
            more,
            explanation: sentences(messages, explanation),
            sources: name.sources(),
            bots,
        }
    }

    fn remark(&self, remark: &audits::AuditRemark) -> AuditRemark {
        let audits::AuditRemark { reason, place, difference, until } = *remark;
        let (messages, label) = (self.messages, reason.label());
        let place_words = place.map(|place| self.audited(place));
        let what = say!(messages, "audit-reason", reason = reason.as_str(), label = label.unwrap_or_default());
        let mut explanation = vec![match place_words {
            Some(place) => say!(messages, "audit-remark", what = &what, place = &place),
            None => say!(messages, "audit-remark-alone", what = &what),
        }];
        if let Some(version) = until {
            explanation.push(say!(messages, "audit-until", version = version));
        }
        if let Some(difference) = difference {
            explanation.push(say!(messages, &format!("audit-difference-{}", difference.as_str())));
        }
        AuditRemark { reason, label, place, difference, until, explanation: sentences(messages, explanation) }
    }

    fn audited(&self, place: Place) -> String {
        match (self.page.robots_txt(), place.source) {
            (Some(robots), Source::RobotsTxt) => quoted_line(self.messages, robots, self.line(place)),
            _ => self.quoted(place),
        }
    }
}
