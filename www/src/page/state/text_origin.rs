//! Where the texts on screen came from.

use std::rc::Rc;

use robotscope::evaluate::Source;

use super::PageState;
use crate::language::say;
use crate::origin::shown_origin;
use crate::pane::SOURCES;

/// The origin of a text of the page view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TextOrigin {
    /// The text is not given.
    Unknown,
    Example,
    /// The service fetched the text, and the user has not changed it since.
    Fetched,
    /// The user gave the text; a robots.txt may belong to the origin of a site.
    Given(Option<Rc<str>>),
}

impl PageState {
    pub(crate) fn text_origin(&self, source: Source) -> TextOrigin {
        let text = &self.pane(source).text;
        let fetched =
            || self.fetched.as_ref().and_then(|fetched| SOURCES.iter().zip(&fetched.case.2).find(|(known, _)| **known == source));
        match source {
            _ if text.is_none() => TextOrigin::Unknown,
            _ if self.is_of_example(source) => TextOrigin::Example,
            Source::RobotsTxt if self.robots_source.is_fetched => TextOrigin::Fetched,
            Source::RobotsTxt => TextOrigin::Given(self.robots_source.origin.clone()),
            _ if fetched().is_some_and(|(_, fetched_text)| fetched_text == text) => TextOrigin::Fetched,
            _ => TextOrigin::Given(None),
        }
    }
}

impl TextOrigin {
    /// Returns the origin in a word or two; `None` for a text of the user that belongs to no known site.
    pub(crate) fn words(&self) -> Option<String> {
        match self {
            Self::Unknown => Some(say!("pane-not-given")),
            Self::Example => Some(say!("pane-example")),
            Self::Fetched => Some(say!("pane-fetched")),
            Self::Given(origin) => origin.as_deref().map(|origin| say!("pane-for", origin = shown_origin(origin))),
        }
    }
}

#[cfg(test)]
mod tests {
    use robotscope::directives::Moment;

    use super::super::Action;
    use super::*;
    use crate::page::EXAMPLES;

    #[test]
    fn follows_a_text_from_the_example_to_the_user_and_to_the_service() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::LoadExample(&EXAMPLES[0]));
        assert_eq!(
            SOURCES.map(|source| state.text_origin(source)),
            [TextOrigin::Example, TextOrigin::Example, TextOrigin::Example]
        );
        state.reduce(Action::Clear(Source::Html));
        assert_eq!(state.text_origin(Source::Html), TextOrigin::Unknown);
        state.reduce(Action::Edit(Source::Headers, "x-robots-tag: none".into()));
        assert_eq!(state.text_origin(Source::Headers), TextOrigin::Given(None));
        state.mark_fetched();
        assert_eq!(state.text_origin(Source::Headers), TextOrigin::Fetched);
        state.reduce(Action::Edit(Source::Headers, "server: x".into()));
        assert_eq!(state.text_origin(Source::Headers), TextOrigin::Given(None));
    }

    #[test]
    fn names_the_site_of_a_robots_txt() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, None);
        state.reduce(Action::Edit(Source::RobotsTxt, "User-agent: *".into()));
        assert_eq!(state.text_origin(Source::RobotsTxt).words().as_deref(), Some("for a.example"));
    }
}
