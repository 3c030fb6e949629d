//! All that the user entered and chose: the state of each feature, and what is between them.

mod kept;
mod opened;
mod taken;

pub(crate) use kept::Kept;
pub(crate) use opened::{Fault, Opened};
pub(crate) use taken::{Before, Item, Lack, Outcome, Taken};

use std::rc::Rc;

use robotscope::directives::Moment;

use crate::compare::Compare;
use crate::generate::Generate;
use crate::intake::Har;
use crate::language::Language;
use crate::page::PageState;
use crate::route::View;
use crate::urls::Urls;

/// Everything that the user can change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) view: View,
    pub(crate) language: Language,
    /// What the user calls the case; empty for nothing.
    pub(crate) name: Rc<str>,
    /// Shared with the view.
    pub(crate) page: Rc<PageState>,
    pub(crate) urls: Urls,
    pub(crate) compare: Compare,
    pub(crate) generate: Generate,
    /// What came in last, until a text is edited.
    pub(crate) taken: Option<Taken>,
    /// The HAR file of which a request is to be chosen.
    pub(crate) har: Option<Rc<Har>>,
    /// What became of the last link or draft.
    pub(crate) opened: Option<Opened>,
}

impl State {
    /// The first example, now.
    pub(crate) fn new(language: Language, now: Moment) -> Self {
        Self {
            view: View::Page,
            language,
            name: "".into(),
            page: Rc::new(PageState::new(now)),
            urls: Urls::default(),
            compare: Compare::default(),
            generate: Generate::default(),
            taken: None,
            har: None,
            opened: None,
        }
    }

    pub(crate) fn page_mut(&mut self) -> &mut PageState {
        Rc::make_mut(&mut self.page)
    }
}
