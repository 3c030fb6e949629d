//! What the user entered and chose.

use std::rc::Rc;

use robotscope::availability::Fetch;
use robotscope::crawlers::{self, Crawler, CrawlerClass, Prominence};

use crate::intake::Came;
use crate::pane::Pane;
use crate::text::{Change, Text};

/// Everything that the user can change here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Urls {
    /// One URL a line, or a sitemap.
    pub(crate) list: Pane,
    /// The tokens of the crawlers that are asked about, in the order of the catalogue.
    pub(crate) crawlers: Rc<Vec<&'static str>>,
    /// Whether the list is tested, and how often the user has asked for that.
    pub(crate) test: Option<u32>,
    pub(crate) shown: Shown,
    /// Which page of the rows is shown, from 0.
    pub(crate) page: usize,
}

/// All that a test is of. What is shown was made from this very one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Test {
    pub(crate) robots: Text,
    pub(crate) fetch: Fetch,
    pub(crate) list: Text,
    pub(crate) crawlers: Rc<Vec<&'static str>>,
    /// Counts tests, so that the same can be asked again.
    pub(crate) number: u32,
}

/// Which rows are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    All,
    /// Those to which a crawler is shut out.
    Blocked,
    /// Those that one crawler may fetch and another may not.
    Differ,
}

impl Shown {
    pub(crate) const ALL: [Self; 3] = [Self::All, Self::Blocked, Self::Differ];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Blocked => "blocked",
            Self::Differ => "differ",
        }
    }
}

/// Crawlers that are often chosen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Search,
    Ai,
    All,
    None,
}

#[derive(Debug)]
pub(crate) enum Action {
    /// The user typed into the list.
    Edit(Change),
    /// Something was opened, for the list or for whatever fits it. Who has all views places it.
    Came(Came, bool),
    /// A file takes the place of the list.
    Replace(String),
    /// Asks about a crawler, or no more.
    Toggle(&'static str),
    Choose(Choice),
    /// Tests the list, now and whenever something of the test changes.
    Test,
    /// The test is not wanted any more.
    Cancel,
    Show(Shown),
    Page(usize),
}

impl Default for Urls {
    fn default() -> Self {
        Self {
            list: Pane::default(),
            crawlers: chosen(|crawler| crawler.prominence == Prominence::Leading),
            test: None,
            shown: Shown::All,
            page: 0,
        }
    }
}

impl Urls {
    /// The test that is wanted, against this robots.txt; none without a list or crawlers.
    pub(crate) fn tested(&self, robots: &Text, fetch: Fetch) -> Option<Test> {
        let list = self.list.text.clone().filter(|list| !list.trim().is_empty())?;
        let crawlers = Some(Rc::clone(&self.crawlers)).filter(|crawlers| !crawlers.is_empty())?;
        Some(Test { robots: robots.clone(), fetch, list, crawlers, number: self.test? })
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Edit(change) => {
                self.list.edit(&change);
                self.page = 0;
            }
            Action::Came(..) => {}
            Action::Replace(text) => {
                self.page = 0;
                self.list.text = Some(text.into());
                self.list.replaced += 1;
            }
            Action::Toggle(toggled) => {
                let is_chosen = self.crawlers.contains(&toggled);
                let own = Rc::clone(&self.crawlers);
                self.crawlers =
                    chosen(|crawler| if crawler.token == toggled { !is_chosen } else { own.contains(&crawler.token) });
            }
            Action::Choose(choice) => {
                self.crawlers = chosen(|crawler| match choice {
                    Choice::Search => crawler.class == CrawlerClass::Search,
                    Choice::Ai => !crawler.ai_uses.is_empty(),
                    Choice::All => true,
                    Choice::None => false,
                });
            }
            Action::Test => {
                self.test = Some(self.test.map_or(0, |number| number.wrapping_add(1)));
                self.page = 0;
            }
            Action::Cancel => self.test = None,
            Action::Show(shown) => {
                self.shown = shown;
                self.page = 0;
            }
            Action::Page(page) => self.page = page,
        }
    }
}

fn chosen(is_chosen: impl Fn(&Crawler) -> bool) -> Rc<Vec<&'static str>> {
    let all = crawlers::all().iter().filter(|crawler| is_chosen(crawler));
    Rc::new(all.map(|crawler| crawler.token).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> Urls {
        let mut state = Urls::default();
        actions.into_iter().for_each(|action| state.reduce(action));
        state
    }

    #[test]
    fn it_begins_with_the_leading_crawlers() {
        let chosen = after([]).crawlers;
        assert!(chosen.contains(&"Googlebot") && chosen.contains(&"GPTBot") && !chosen.contains(&"CCBot"));
    }

    #[test]
    fn crawlers_are_chosen_one_by_one_or_together() {
        assert!(!after([Action::Toggle("GPTBot")]).crawlers.contains(&"GPTBot"));
        assert_eq!(after([Action::Toggle("GPTBot"), Action::Toggle("GPTBot")]).crawlers, after([]).crawlers);
        assert_eq!(after([Action::Choose(Choice::All)]).crawlers.len(), crawlers::all().len());
        assert!(after([Action::Choose(Choice::None)]).crawlers.is_empty());
        assert!(after([Action::Choose(Choice::Ai)]).crawlers.contains(&"ClaudeBot"));
    }

    #[test]
    fn a_test_is_always_of_what_there_is_now() {
        let robots = Text::from("Disallow: /");
        let fetch = Fetch::status(200);
        let of = |state: &Urls| state.tested(&robots, fetch).map(|test| test.list.to_string());
        let state = after([Action::Edit("/a".into()), Action::Page(3), Action::Test, Action::Edit("/b".into())]);
        assert_eq!((of(&state).as_deref(), state.page), (Some("/b"), 0));
        assert_ne!(after([Action::Test, Action::Test]).test, after([Action::Test]).test, "the same can be asked again");
        assert_eq!(of(&after([Action::Edit("/a".into())])), None, "not before it is asked for");
        assert_eq!(of(&after([Action::Edit(" \n".into()), Action::Test])), None, "there is no list");
        assert_eq!(of(&after([Action::Edit("/a".into()), Action::Test, Action::Choose(Choice::None)])), None);
        assert_eq!(after([Action::Test, Action::Cancel]).test, None);
    }
}
