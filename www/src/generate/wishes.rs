//! The user's wishes for a robots.txt or a block list: rules for purposes, crawlers and paths.

use std::rc::Rc;

use js_sys::Array;
use robotscope::Access;
use robotscope::crawlers::CrawlerClass;
use wasm_bindgen::JsValue;

use crate::words::PURPOSES;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Wishes {
    /// For each of [`PURPOSES`], the access to the whole site. `None` adds no rule.
    pub(crate) purposes: [Option<Access>; PURPOSES.len()],
    pub(crate) rules: Vec<Rule>,
}

/// A rule that allows or disallows a path, for one crawler or for all crawlers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rule {
    /// The crawler's product token; empty for all crawlers.
    pub(crate) crawler: Rc<str>,
    pub(crate) access: Access,
    pub(crate) path: Rc<str>,
}

#[derive(Debug)]
pub(crate) enum Action {
    SetPurpose(CrawlerClass, Option<Access>),
    Add,
    Remove(usize),
    SetCrawler(usize, String),
    SetAccess(usize, Access),
    SetPath(usize, String),
}

impl Wishes {
    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::SetPurpose(class, access) => {
                let known = PURPOSES.into_iter().zip(&mut self.purposes).find(|(purpose, _)| *purpose == class);
                if let Some((_, wished)) = known {
                    *wished = access;
                }
            }
            Action::Add => self.rules.push(Rule { crawler: "".into(), access: Access::Disallowed, path: "/private/".into() }),
            Action::Remove(place) if place < self.rules.len() => {
                self.rules.remove(place);
            }
            Action::Remove(_) => {}
            Action::SetCrawler(place, crawler) => self.change(place, |rule| rule.crawler = crawler.trim().into()),
            Action::SetAccess(place, access) => self.change(place, |rule| rule.access = access),
            Action::SetPath(place, path) => self.change(place, |rule| rule.path = path.trim().into()),
        }
    }

    fn change(&mut self, place: usize, change: impl FnOnce(&mut Rule)) {
        if let Some(rule) = self.rules.get_mut(place) {
            change(rule);
        }
    }

    /// Returns the wishes that name a purpose or a crawler, in the worker's format: purpose, crawler, access. Either the purpose or the
    /// crawler is empty.
    pub(crate) fn named(&self) -> Vec<[&str; 3]> {
        let named = self.all().into_iter().map(|[purpose, crawler, access, _]| [purpose, crawler, access]);
        named.filter(|[purpose, crawler, _]| !purpose.is_empty() || !crawler.is_empty()).collect()
    }

    /// Returns all wishes in the worker's format: purpose, crawler, access, path. The purpose or the crawler is empty, or both are.
    pub(crate) fn all(&self) -> Vec<[&str; 4]> {
        let purposes =
            PURPOSES.iter().zip(self.purposes).filter_map(|(class, access)| Some([class.as_str(), "", access?.as_str(), "/"]));
        let rules = self.rules.iter().map(|rule| ["", &*rule.crawler, rule.access.as_str(), &*rule.path]);
        purposes.chain(rules).collect()
    }
}

/// Converts wishes in the worker's format to an argument for a query.
pub(super) fn list_of<const COUNT: usize>(wishes: Vec<[&str; COUNT]>) -> Array {
    wishes.into_iter().map(|wish| wish.map(JsValue::from).into_iter().collect::<Array>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_wishes_for_purposes_before_rules() {
        let mut wishes = Wishes::default();
        assert!(wishes.all().is_empty());
        wishes.reduce(Action::SetPurpose(CrawlerClass::AiTraining, Some(Access::Disallowed)));
        assert_eq!(wishes.all(), [["ai-training", "", "disallowed", "/"]]);
        wishes.reduce(Action::SetPurpose(CrawlerClass::AiTraining, None));
        wishes.reduce(Action::SetPurpose(CrawlerClass::Search, Some(Access::Allowed)));
        wishes.reduce(Action::Add);
        wishes.reduce(Action::SetCrawler(0, " GPTBot ".to_owned()));
        wishes.reduce(Action::SetPath(0, "/a ".to_owned()));
        wishes.reduce(Action::SetAccess(0, Access::Allowed));
        wishes.reduce(Action::SetPath(7, "/strange".to_owned()));
        assert_eq!(wishes.all(), [["search", "", "allowed", "/"], ["", "GPTBot", "allowed", "/a"]]);
        wishes.reduce(Action::Add);
        assert_eq!(wishes.named(), [["search", "", "allowed"], ["", "GPTBot", "allowed"]], "a rule for all crawlers is left out");
        wishes.reduce(Action::Remove(1));
        wishes.reduce(Action::Remove(0));
        wishes.reduce(Action::Remove(0));
        assert_eq!(wishes.all().len(), 1);
    }
}
