//! Cloudflare's managed part contradicts the owner's own part about the whole site.
//!
//! A part that Cloudflare writes says of the whole site what the owner's own part does not: groups of one name are merged
//! ([rfc9309-agents]; Cloudflare on its managed robots.txt).

use crate::RobotsTxt;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Role, Severity};
use crate::matching::{Agent, Target, WildcardStep};

pub(super) const LINT: Lint = Lint::new(Code::ManagedContradiction, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::ManagedContradiction,
    wrong: "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: GPTBot\nAllow: /\n",
    right: "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: *\nAllow: /\n",
};

/// So many names are compared: a managed part has some ten.
const MOST: usize = 100;

fn check(context: &Context<'_>, found: &mut Found) {
    let blocks = context.robots.managed_blocks();
    let Ok(site) = Target::parse("/") else { return };
    if blocks.is_empty() {
        return;
    }
    let is_managed = |line: u32| blocks.iter().any(|block| block.holds(line));
    let part = |is_wanted: bool| {
        let lines = context.lines().filter(|(number, _)| is_managed(*number) == is_wanted);
        RobotsTxt::parse(lines.flat_map(|(_, line)| context.text(line.span()).iter().copied()).collect::<Vec<_>>())
    };
    let parts = [part(true), part(false)];
    let mut told = Vec::new();
    for own in context.agent_lines().filter(|line| !is_managed(line.line)) {
        let name = String::from_utf8_lossy(context.text(own.value)).to_ascii_lowercase();
        if told.contains(&name) || told.len() == MOST {
            continue;
        }
        told.push(name.clone());
        // For `*` a name that nobody has.
        let agent = Agent::named(if name == "*" { "-" } else { &name });
        let said = parts.each_ref().map(|part| {
            let verdict = part.check(&agent, &site);
            let is_named = match verdict.lookup.wildcard {
                WildcardStep::Replaced => true,
                WildcardStep::Applies => agent.name() == "-",
                WildcardStep::Ignored | WildcardStep::Absent => false,
            };
            is_named.then(|| verdict.access())
        });
        let ([Some(managed), Some(owner)], verdict) = (said, context.robots.check(&agent, &site)) else { continue };
        if managed == owner {
            continue;
        }
        let diagnostic = found.at(context.record(own.line));
        if let Some(rule) = verdict.decision.winner() {
            diagnostic.label(Role::Decides, context.record(rule.line));
        }
        let same = |line: &&crate::matching::AgentLine| {
            is_managed(line.line) && context.text(line.value).eq_ignore_ascii_case(context.text(own.value))
        };
        diagnostic.labels(Role::Agent, &mut context.agent_lines().filter(same).map(|line| context.record(line.line)));
    }
}
