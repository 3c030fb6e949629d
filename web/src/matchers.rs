use std::cell::RefCell;
use std::rc::Rc;

use robotscope::Matcher;

use crate::crawler_ref::CrawlerRef;
use crate::handles;

/// For each crawler, its compiled rules or, until they are compiled, the number of its queries. Sorted by the crawlers' numbers.
#[derive(Default)]
pub(crate) struct Matchers(RefCell<Vec<(u32, Compilation)>>);

#[derive(Clone)]
enum Compilation {
    /// The number of queries so far.
    Count(u32),
    Matcher(Rc<Matcher>),
}

/// The number of queries that, without compiled rules, take as long as compiling the rules. After this many queries, at least as many are
/// likely to follow, so compiling pays off.
const WALKS: u32 = 8;

impl Matchers {
    /// Counts a query about a crawler. After enough queries, compiles the crawler's rules and returns the matcher; returns `None` before
    /// that.
    pub(crate) fn again(&self, robots: &robotscope::RobotsTxt<'_>, crawler_ref: &CrawlerRef) -> Option<Rc<Matcher>> {
        match self.find(crawler_ref).unwrap_or(Compilation::Count(0)) {
            Compilation::Count(WALKS..) => Some(self.compile(robots, crawler_ref)),
            Compilation::Count(count) => {
                self.set(crawler_ref, Compilation::Count(count + 1));
                None
            }
            Compilation::Matcher(matcher) => Some(matcher),
        }
    }

    pub(crate) fn get(&self, robots: &robotscope::RobotsTxt<'_>, crawler_ref: &CrawlerRef) -> Rc<Matcher> {
        match self.find(crawler_ref) {
            Some(Compilation::Matcher(matcher)) => matcher,
            _ => self.compile(robots, crawler_ref),
        }
    }

    fn find(&self, crawler_ref: &CrawlerRef) -> Option<Compilation> {
        let all = self.0.borrow();
        let place = all.binary_search_by_key(&crawler_ref.number, |(number, _)| *number).ok()?;
        all.get(place).map(|(_, compilation)| compilation.clone())
    }

    fn compile(&self, robots: &robotscope::RobotsTxt<'_>, crawler_ref: &CrawlerRef) -> Rc<Matcher> {
        let matcher = Rc::new(crawler_ref.with_agent(|agent| robots.matcher(&agent)));
        // A matcher takes about seven bytes of memory for each byte of the text.
        handles::report_memory(512.0 + 7.0 * robots.text().len() as f64);
        self.set(crawler_ref, Compilation::Matcher(Rc::clone(&matcher)));
        matcher
    }

    fn set(&self, crawler_ref: &CrawlerRef, compilation: Compilation) {
        /// The maximum number of crawlers, far above the needs of real callers. It prevents a hostile caller from filling the memory.
        const CRAWLERS: usize = 1000;
        let mut all = self.0.borrow_mut();
        match all.binary_search_by_key(&crawler_ref.number, |(number, _)| *number) {
            Ok(place) => {
                if let Some((_, old)) = all.get_mut(place) {
                    *old = compilation;
                }
            }
            Err(place) if all.len() < CRAWLERS => all.insert(place, (crawler_ref.number, compilation)),
            Err(_) => *all = vec![(crawler_ref.number, compilation)],
        }
    }
}
