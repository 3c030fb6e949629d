//! The state of the page: each feature's state, and values that several features share.

mod import_notice;
mod opened;
mod snapshot;

pub(crate) use import_notice::{Before, HarRobots, ImportNotice, Item, Outcome, Shortcoming};
pub(crate) use opened::{Fault, Opened};
pub(crate) use snapshot::Snapshot;

use std::rc::Rc;

use robotscope::directives::Moment;

use crate::compare::Compare;
use crate::generate::Generate;
use crate::intake::Har;
use crate::language::Language;
use crate::page::PageState;
use crate::route::View;
use crate::urls::Urls;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) view: View,
    pub(crate) language: Language,
    /// The name that the user gave the case; empty if there is none.
    pub(crate) name: Rc<str>,
    pub(crate) page: Rc<PageState>,
    pub(crate) urls: Urls,
    pub(crate) compare: Compare,
    pub(crate) generate: Generate,
    /// The notice about the last import. An edit of a text removes the notice. The notice about a fetch survives all edits until its first
    /// text arrives, even after the fetch has failed. The notice about a discarded example survives edits of robots.txt.
    pub(crate) notice: Option<ImportNotice>,
    /// The HAR file from which the user has to choose a request.
    pub(crate) har: Option<Rc<Har>>,
    /// The link or draft that was opened last, as reported in a notice.
    pub(crate) opened: Option<Opened>,
}

impl State {
    /// Builds the state with the first example.
    pub(crate) fn new(language: Language, now: Moment) -> Self {
        Self {
            view: View::Page,
            language,
            name: "".into(),
            page: Rc::new(PageState::new(now)),
            urls: Urls::default(),
            compare: Compare::default(),
            generate: Generate::default(),
            notice: None,
            har: None,
            opened: None,
        }
    }

    pub(crate) fn page_mut(&mut self) -> &mut PageState {
        Rc::make_mut(&mut self.page)
    }
}
