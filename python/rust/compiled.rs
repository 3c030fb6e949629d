//! Caches compiled rules for frequently queried crawlers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use foldhash::fast::RandomState;
use robotscope::{Matcher, RobotsTxt};

use crate::options::Options;

/// The compiled rules, keyed by crawler name. There is one map for each combination of options that has been queried.
#[derive(Default)]
pub(crate) struct Compiled(Mutex<HashMap<Options, ByName, RandomState>>);

type ByName = HashMap<Box<str>, State, RandomState>;

enum State {
    /// The number of queries answered without compiled rules.
    Walks(u32),
    Compiled(Arc<Matcher>),
}

/// Compiling the rules takes about as long as this number of queries without compiled rules.
const WALKS: u32 = 8;

/// The maximum number of crawlers in each map. The limit prevents hostile callers from exhausting the memory; other callers query fewer.
const CRAWLERS: usize = 1000;

impl Compiled {
    /// Returns the compiled rules for a frequently queried crawler, or `None` if a query without compiled rules is still cheaper.
    pub(crate) fn if_often(&self, robots: &RobotsTxt<'_>, name: &str, options: Options) -> Option<Arc<Matcher>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let names = all.entry(options).or_default();
        match names.get_mut(name) {
            Some(State::Compiled(matcher)) => return Some(Arc::clone(matcher)),
            Some(State::Walks(WALKS..)) => {}
            Some(State::Walks(count)) => {
                *count += 1;
                return None;
            }
            None => {
                insert(names, name, State::Walks(1));
                return None;
            }
        }
        drop(all);
        Some(self.get(robots, name, options))
    }

    pub(crate) fn get(&self, robots: &RobotsTxt<'_>, name: &str, options: Options) -> Arc<Matcher> {
        let known = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match all.entry(options).or_default().get(name) {
                Some(State::Compiled(matcher)) => Some(Arc::clone(matcher)),
                _ => None,
            }
        };
        known.unwrap_or_else(|| {
            // Compile without the lock, because compiling the rules of a large text takes milliseconds.
            let matcher = Arc::new(robots.matcher(&options.agent(name)));
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            insert(all.entry(options).or_default(), name, State::Compiled(Arc::clone(&matcher)));
            matcher
        })
    }
}

fn insert(names: &mut ByName, name: &str, state: State) {
    if names.len() >= CRAWLERS {
        names.clear();
    }
    names.insert(name.into(), state);
}
