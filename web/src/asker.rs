//! Who asks: what JavaScript calls a crawler, worked out once for all texts.

use std::cell::RefCell;
use std::rc::Rc;

use robotscope::Agent;
use robotscope::crawlers::{self, Crawler};
use wasm_bindgen::JsValue;

use crate::argument::{self, Failure};
use crate::border;

/// A crawler that was asked for. JavaScript knows its number, so that its name need not cross the border again.
pub(crate) struct Asker {
    pub(crate) number: u32,
    known: Option<&'static Crawler>,
    /// The name of one that the catalogue does not know.
    name: String,
}

/// The crawlers that were asked for last.
#[derive(Default)]
struct Askers {
    /// The number of the first one; numbers are never given twice.
    first: u32,
    askers: Vec<Rc<Asker>>,
    /// How long all names are that JavaScript keeps.
    length: usize,
}

/// More crawlers than anybody asks for, and longer names; a hostile caller must not fill the memory.
const KEPT: usize = 1000;
const LONGEST: usize = 1 << 20;

thread_local! {
    static ASKERS: RefCell<Askers> = RefCell::default();
}

impl Asker {
    /// The crawler that is called this.
    pub(crate) fn of(crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        Self::named("crawler", crawler)
    }

    /// The same for an argument that is called otherwise.
    pub(crate) fn named(argument: &str, crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        let known = u32::try_from(border::number_of(crawler)).ok();
        known.and_then(|number| ASKERS.with_borrow(|askers| askers.get(number))).map_or_else(|| Self::new(argument, crawler), Ok)
    }

    fn new(argument: &str, crawler: &JsValue) -> Result<Rc<Self>, Failure> {
        let text = argument::text(argument, crawler)?;
        let agent = Agent::from_user_agent(&text);
        let (known, name) = (crawlers::by_token(agent.name()), agent.name().to_owned());
        let asker = ASKERS.with_borrow_mut(|askers| askers.push(text.len(), |number| Self { number, known, name }));
        border::remember(crawler, asker.number);
        Ok(asker)
    }

    /// What `ask` finds out for this crawler.
    pub(crate) fn asks<T>(&self, ask: impl FnOnce(Agent<'_>) -> T) -> T {
        match self.known {
            Some(crawler) => ask(Agent::from(crawler)),
            None => ask(Agent::with_tokens(&self.name, &[self.name.as_str()][..])),
        }
    }
}

impl Askers {
    fn get(&self, number: u32) -> Option<Rc<Asker>> {
        self.askers.get(number.checked_sub(self.first)? as usize).cloned()
    }

    fn push(&mut self, length: usize, asker: impl FnOnce(u32) -> Asker) -> Rc<Asker> {
        if self.askers.len() == KEPT || self.length + length > LONGEST {
            border::forget();
            self.first = self.next();
            self.askers.clear();
            self.length = 0;
        }
        let asker = Rc::new(asker(self.next()));
        self.askers.push(Rc::clone(&asker));
        self.length += length;
        asker
    }

    fn next(&self) -> u32 {
        self.first.wrapping_add(self.askers.len() as u32)
    }
}
