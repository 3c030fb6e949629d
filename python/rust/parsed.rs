//! A parsed robots.txt with its compiled rules, and queries whose answers can be explained later.

use std::sync::Arc;

use robotscope::explain::{self, Explanation, Messages};
use robotscope::matching::Brief;
use robotscope::{RobotsTxt, Target, TargetError};

use crate::compiled::Compiled;
use crate::options::Options;
use crate::texts::Text;

pub(crate) struct Parsed {
    pub(crate) robots: Arc<RobotsTxt<'static>>,
    pub(crate) compiled: Compiled,
}

impl Parsed {
    pub(crate) fn new(text: Text) -> Self {
        Self { robots: Arc::new(RobotsTxt::parse(Arc::new(text))), compiled: Compiled::default() }
    }

    pub(crate) fn is_allowed(&self, url: &str, name: &str, options: Options) -> Result<bool, TargetError> {
        match self.compiled.if_often(&self.robots, name, options) {
            Some(matcher) => matcher.is_allowed_url(url),
            None => Ok(self.robots.is_allowed(&options.agent(name), &Target::parse(url)?)),
        }
    }

    /// Returns the answer with its reason and the deciding line, or an error for an invalid URL.
    pub(crate) fn brief(&self, url: &str, name: &str, options: Options) -> Result<Brief, TargetError> {
        match self.compiled.if_often(&self.robots, name, options) {
            Some(matcher) => matcher.brief_url(url),
            None => {
                let decision = self.robots.check(&options.agent(name), &Target::parse(url)?).decision;
                let line = decision.winner().map(|rule| rule.line);
                Ok(Brief { access: decision.access, reason: decision.reason, line })
            }
        }
    }
}

pub(crate) struct Query {
    pub(crate) parsed: Arc<Parsed>,
    pub(crate) name: String,
    pub(crate) options: Options,
}

impl Query {
    pub(crate) fn explain(&self, url: &str) -> Explanation {
        let robots = &self.parsed.robots;
        match Target::parse(url) {
            Ok(target) => {
                let agent = self.options.agent(&self.name);
                explain::explain(&Messages::ENGLISH, robots, agent.name(), &target, &robots.check(&agent, &target))
            }
            Err(error) => Explanation { summary: explain::target_error(&Messages::ENGLISH, &error), steps: Vec::new() },
        }
    }
}
