//! The application's action, which wraps the actions of its features.

use std::rc::Rc;

use robotscope::evaluate::Source;
use yew::Reducible;

use crate::compare::Mode;
use crate::language::Language;
use crate::placing::Aim;
use crate::route::View;
use crate::state::{ImportNotice, Item, Outcome, State};
use crate::text::Change;
use crate::{compare, generate, page, placing, share, urls};

#[derive(Debug)]
pub(crate) enum Action {
    ShowView(View),
    Speak(Language),
    Page(page::Action),
    Urls(urls::Action),
    Compare(compare::Action),
    Generate(generate::Action),
    /// Places imported content, undoes the change that the import notice reports, or closes the notice or the list of HAR requests.
    Placing(placing::Action),
    /// Opens, closes or names a case, or opens or leaves a link.
    Share(share::Action),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        let can_end_example = !matches!(
            action,
            Action::Page(page::Action::LoadExample(_)) | Action::Share(_) | Action::Placing(placing::Action::Undo)
        ) && self.page.is_example_shown()
            && !self.changes_in_place(&action);
        match action {
            Action::ShowView(view) => {
                next.view = view;
                if view == View::Compare {
                    next.compare.begin(&self.page.user_robots());
                }
            }
            Action::Speak(language) => next.language = language,
            Action::Page(action) => next.on_page(action),
            Action::Urls(urls::Action::Import(imported, is_list)) => {
                next.import(imported, if is_list { Aim::List } else { Aim::View });
            }
            Action::Urls(urls::Action::EditRobots(change)) => next.edit_robots(change),
            Action::Urls(urls::Action::GoTo(line)) => {
                next.view = View::Page;
                next.on_page(page::Action::GoTo(Source::RobotsTxt, line));
            }
            Action::Urls(action) => {
                next.notice = next.notice.filter(|notice| notice.is_fetching() || !matches!(action, urls::Action::Edit(_)));
                next.urls.reduce(action);
            }
            Action::Compare(compare::Action::Import(imported, version)) => {
                next.import(imported, version.map_or(Aim::View, Aim::Version));
            }
            Action::Compare(action) => {
                if let compare::Action::EditRobots(change) = &action {
                    next.edit_robots(change.clone());
                }
                let is_edit = matches!(action, compare::Action::Edit(..) | compare::Action::Swap);
                next.notice = next.notice.filter(|notice| notice.is_fetching() || !is_edit);
                next.compare.reduce(action);
            }
            Action::Generate(generate::Action::Adopt(text)) => next.with_undo(|state| {
                // The generator extends the user's robots.txt, which keeps its origin, as after an edit.
                state.edit_robots(text.to_string().into());
                state.page_mut().set_status(200);
                Item::of_page("", Outcome::Generated)
            }),
            Action::Generate(action) => next.generate.reduce(action),
            Action::Placing(action) => next.placing(action),
            Action::Share(action) => next.share(action),
        }
        if can_end_example {
            next.end_example(&self);
        }
        if next.compare.mode == Mode::Crawlers && next.page.robots.text != self.page.robots.text {
            // The line numbers of the chosen change are no longer valid.
            next.compare.chosen = None;
        }
        next.update_undo(&self);
        next.into()
    }
}

impl State {
    /// Returns `true` for an action that modifies an example without ending it: an edit that keeps most of the text, a fix, clearing a
    /// pane, or moving a response's body to its pane.
    fn changes_in_place(&self, action: &Action) -> bool {
        let keeps_most = |source, change: &Change| {
            let text = self.page.pane(source).text.as_ref();
            text.is_some_and(|text| change.keeps_most_of(text))
        };
        match action {
            Action::Page(page::Action::Edit(source, change)) => keeps_most(*source, change),
            Action::Urls(urls::Action::EditRobots(change)) | Action::Compare(compare::Action::EditRobots(change)) => {
                keeps_most(Source::RobotsTxt, change)
            }
            Action::Page(page::Action::Fix(..) | page::Action::Clear(_) | page::Action::MoveBody) => true,
            _ => false,
        }
    }

    /// Applies an edit that was made to robots.txt in another view, then shows the new text in the page view's pane.
    fn edit_robots(&mut self, change: Change) {
        self.on_page(page::Action::Edit(Source::RobotsTxt, change));
        self.page_mut().robots.replaced += 1;
    }

    fn on_page(&mut self, action: page::Action) {
        use page::Action as PageAction;
        match action {
            PageAction::Import(imported, source) => self.import(imported, source.map_or(Aim::View, Aim::Pane)),
            PageAction::Sort(source) => self.sort(source),
            PageAction::CommitUrl => self.commit_url(),
            PageAction::Clear(source) => self.with_undo(|state| {
                state.page_mut().reduce(action);
                Item::of_page("", Outcome::Cleared(source))
            }),
            PageAction::LoadExample(example) => self.with_undo(|state| {
                state.page_mut().reduce(action);
                state.name = "".into();
                Item::of_page(example.name, Outcome::Example)
            }),
            PageAction::Edit(source, _) => {
                // The notice about a discarded example stays while robots.txt is edited, until another notice replaces it.
                let of_example = |notice: &ImportNotice| notice.is_example_left() && source == Source::RobotsTxt;
                self.notice = self.notice.take().filter(|notice| notice.is_fetching() || of_example(notice));
                self.page_mut().reduce(action);
            }
            _ => self.page_mut().reduce(action),
        }
    }
}
