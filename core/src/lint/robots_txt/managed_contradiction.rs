//! Cloudflare's managed part contradicts the owner's part about the whole site.
//!
//! Crawlers merge groups with the same name ([rfc9309-agents]; Cloudflare's documentation about its managed robots.txt), so the rules of
//! both parts apply.

use crate::RobotsTxt;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Agent, AgentLine, Target, WildcardStep};

pub(super) const LINT: Lint = Lint::new(Code::ManagedContradiction, Severity::Warning, check).example(
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n\
     User-agent: GPTBot\nAllow: /\n",
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n\
     User-agent: *\nAllow: /\n",
);

/// The maximum number of names in user-agent lines to compare. A part that Cloudflare manages has about ten names.
const MOST: usize = 100;

fn check(context: &Context<'_>, found: &mut Found) {
    for Contradiction { owners, managed, decides, .. } in contradictions(context) {
        let Some(first) = owners.first() else { continue };
        let diagnostic = found.at(context.record(*first));
        if let Some(line) = decides {
            diagnostic.label(Role::Decides, context.record(line));
        }
        diagnostic.labels(Role::Agent, &mut managed.iter().map(|line| context.record(*line)));
    }
}

/// A name for which the part that Cloudflare manages and the owner's part contradict each other. Lines are numbered from 1.
pub(super) struct Contradiction {
    /// The user-agent lines with this name in the owner's part, in text order.
    owners: Vec<u32>,
    /// The user-agent lines with this name in the managed part, in text order.
    managed: Vec<u32>,
    /// The line of the rule that decides about the whole site.
    decides: Option<u32>,
    overruled: Vec<u32>,
}

/// Returns `true` if `managed-contradiction` reports the groups with this user-agent line. Other lints then skip them.
pub(super) fn is_contradicting(contradictions: &[Contradiction], line: u32) -> bool {
    let has = |lines: &[u32]| lines.binary_search(&line).is_ok();
    contradictions.iter().any(|contradiction| has(&contradiction.owners) || has(&contradiction.managed))
}

/// Returns `true` if `managed-contradiction` already reports that this rule never decides.
pub(super) fn is_overruled(contradictions: &[Contradiction], rule: u32) -> bool {
    contradictions.iter().any(|contradiction| contradiction.overruled.contains(&rule))
}

/// Returns the names for which the managed part and the owner's part contradict each other, in text order.
pub(super) fn contradictions(context: &Context<'_>) -> Vec<Contradiction> {
    let blocks = context.robots.managed_blocks();
    let Ok(site) = Target::parse("/") else { return Vec::new() };
    if blocks.is_empty() {
        return Vec::new();
    }
    let is_managed = |line: u32| blocks.iter().any(|block| block.holds(line));
    let part = |is_wanted: bool| {
        let lines = context.lines().filter(|(number, _)| is_managed(*number) == is_wanted);
        RobotsTxt::parse(lines.flat_map(|(_, line)| context.text(line.span()).iter().copied()).collect::<Vec<_>>())
    };
    let parts = [part(true), part(false)];
    let mut contradictions = Vec::new();
    let mut checked = Vec::new();
    for agent_line in context.agent_lines.iter().filter(|line| !is_managed(line.line)) {
        let name = String::from_utf8_lossy(context.text(agent_line.value)).to_ascii_lowercase();
        if checked.contains(&name) || checked.len() == MOST {
            continue;
        }
        checked.push(name.clone());
        // For `*`, check a name that belongs to no crawler.
        let agent = Agent::named(if name == "*" { "-" } else { &name });
        let accesses = parts.each_ref().map(|part| {
            let verdict = part.check(&agent, &site);
            let is_named = match verdict.lookup.wildcard {
                WildcardStep::Replaced => true,
                WildcardStep::Applies => agent.name() == "-",
                WildcardStep::Ignored | WildcardStep::Absent => false,
            };
            is_named.then(|| verdict.access())
        });
        let ([Some(managed), Some(owner)], verdict) = (accesses, context.robots.check(&agent, &site)) else { continue };
        if managed == owner {
            continue;
        }
        let named = |line: &&AgentLine| context.text(line.value).eq_ignore_ascii_case(context.text(agent_line.value));
        let (managed, owners): (Vec<u32>, Vec<u32>) =
            context.agent_lines.iter().filter(named).map(|line| line.line).partition(|line| is_managed(*line));
        let decides = verdict.decision.winner().map(|rule| rule.line);
        let losers = verdict.decision.matches.iter().map(|rule| rule.line).filter(|line| Some(*line) != decides);
        contradictions.push(Contradiction { owners, managed, decides, overruled: losers.collect() });
    }
    contradictions
}
