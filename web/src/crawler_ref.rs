//! Caches crawlers named by JavaScript, so that each name is looked up only once.

use std::cell::RefCell;
use std::rc::Rc;

use robotscope::Agent;
use robotscope::crawlers::{self, Crawler};
use wasm_bindgen::JsValue;

use crate::argument::{self, Failure};
use crate::values;

/// A crawler named by JavaScript. JavaScript stores the crawler's number, so the name crosses the boundary only once.
pub(crate) struct CrawlerRef {
    pub(crate) number: u32,
    known: Option<&'static Crawler>,
    /// The crawler's name, used if the catalogue does not know the crawler.
    name: String,
}

#[derive(Default)]
struct CrawlerRefs {
    /// The number of the first crawler in `refs`. Numbers are never reused.
    first: u32,
    refs: Vec<Rc<CrawlerRef>>,
    /// The total length, in bytes, of the names for which JavaScript stores a number.
    length: usize,
}

/// Limits on the cached names, far above the needs of real callers. They prevent a hostile caller from filling the memory.
const MOST: usize = 1000;
const LONGEST: usize = 1 << 20;

thread_local! {
    static CRAWLER_REFS: RefCell<CrawlerRefs> = RefCell::default();
}

impl CrawlerRef {
    pub(crate) fn of(crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        Self::named("crawler", crawler)
    }

    /// Reads a crawler from an argument. `argument` is the argument's name in error messages.
    pub(crate) fn named(argument: &str, crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        let known = u32::try_from(values::number_of(crawler)).ok();
        known
            .and_then(|number| CRAWLER_REFS.with_borrow(|refs| refs.get(number)))
            .map_or_else(|| Self::new(argument, crawler), Ok)
    }

    fn new(argument: &str, crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        let text = argument::text(argument, crawler)?;
        let agent = Agent::from_user_agent(&text);
        let (known, name) = (crawlers::by_token(agent.name()), agent.name().to_owned());
        let crawler_ref = CRAWLER_REFS.with_borrow_mut(|refs| refs.push(text.len(), |number| Self { number, known, name }));
        values::remember(crawler, crawler_ref.number);
        Ok(crawler_ref)
    }

    pub(crate) fn with_agent<T>(&self, ask: impl FnOnce(Agent<'_>) -> T) -> T {
        match self.known {
            Some(crawler) => ask(Agent::from(crawler)),
            None => ask(Agent::named(&self.name)),
        }
    }
}

impl CrawlerRefs {
    fn get(&self, number: u32) -> Option<Rc<CrawlerRef>> {
        self.refs.get(number.checked_sub(self.first)? as usize).cloned()
    }

    fn push(&mut self, length: usize, crawler_ref: impl FnOnce(u32) -> CrawlerRef) -> Rc<CrawlerRef> {
        if self.refs.len() == MOST || self.length + length > LONGEST {
            values::forget();
            self.first = self.next();
            self.refs.clear();
            self.length = 0;
        }
        let crawler_ref = Rc::new(crawler_ref(self.next()));
        self.refs.push(Rc::clone(&crawler_ref));
        self.length += length;
        crawler_ref
    }

    fn next(&self) -> u32 {
        self.first.wrapping_add(self.refs.len() as u32)
    }
}
