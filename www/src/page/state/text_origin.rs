//! The origin of each text in the page view.

use std::rc::Rc;

use robotscope::evaluate::Source;

use super::PageState;
use crate::language::say;
use crate::origin::shown_origin;
use crate::pane::TABS;
use crate::text_origin::TextOrigin;

impl PageState {
    pub(crate) fn text_origin(&self, source: Source) -> TextOrigin {
        let text = &self.pane(source).text;
        let fetched = || {
            self.fetched.as_ref().and_then(|fetched| Source::ALL.iter().zip(&fetched.case.2).find(|(known, _)| **known == source))
        };
        match source {
            _ if text.is_none() => TextOrigin::Unknown,
            _ if self.is_of_example(source) => TextOrigin::Example,
            Source::RobotsTxt if self.robots_source.is_fetched => TextOrigin::Fetched,
            _ if self.is_recorded(source) => TextOrigin::Recorded(self.robots_origin(source)),
            Source::RobotsTxt => TextOrigin::Given(self.robots_origin(source)),
            // The service runs no scripts.
            Source::RenderedHtml => TextOrigin::Given(None),
            _ if fetched().is_some_and(|(_, fetched_text)| fetched_text == text) => TextOrigin::Fetched,
            _ => TextOrigin::Given(None),
        }
    }

    /// Records that these texts come from a HAR file.
    pub(crate) fn mark_recorded(&mut self, sources: &[Source]) {
        self.recorded = TABS.map(|source| self.pane(source).text.clone().filter(|_| sources.contains(&source)));
    }

    fn is_recorded(&self, source: Source) -> bool {
        let text = &self.pane(source).text;
        TABS.iter().zip(&self.recorded).any(|(known, recorded)| *known == source && recorded.is_some() && recorded == text)
    }

    /// Returns the origin of robots.txt; `None` for another source.
    fn robots_origin(&self, source: Source) -> Option<Rc<str>> {
        self.robots_source.origin.clone().filter(|_| source == Source::RobotsTxt)
    }
}

impl PageState {
    /// Returns the texts whose origin the page shows: all texts except for a rendered HTML that is not given.
    pub(crate) fn relevant_sources(&self) -> impl Iterator<Item = Source> {
        let is_relevant = |source: &Source| *source != Source::RenderedHtml || self.rendered.text.is_some();
        Source::ALL.into_iter().filter(is_relevant)
    }

    /// Returns the texts, grouped by their origin, each group with a description of the origin.
    pub(crate) fn described_origins(&self) -> Vec<(Vec<Source>, String)> {
        let mut groups: Vec<(Vec<Source>, String)> = Vec::new();
        for source in self.relevant_sources() {
            let words = self.described_origin(source);
            match groups.iter_mut().find(|(_, known)| *known == words) {
                Some((sources, _)) => sources.push(source),
                None => groups.push((vec![source], words)),
            }
        }
        groups
    }

    fn described_origin(&self, source: Source) -> String {
        match self.text_origin(source) {
            TextOrigin::Unknown => say!("strip-unknown"),
            TextOrigin::Example => say!("pane-example"),
            TextOrigin::Fetched => match &self.fetched {
                Some(fetched) => say!("strip-fetched-at", time = fetched.at.get(11..).unwrap_or_default()),
                None => say!("pane-fetched"),
            },
            TextOrigin::Given(Some(origin)) => say!("strip-yours-for", origin = shown_origin(&origin)),
            TextOrigin::Given(None) => say!("strip-yours"),
            TextOrigin::Recorded(Some(origin)) => say!("strip-har-for", origin = shown_origin(&origin)),
            TextOrigin::Recorded(None) => say!("strip-har"),
        }
    }
}

#[cfg(test)]
mod tests {
    use robotscope::directives::Moment;

    use super::super::Action;
    use super::*;
    use crate::page::EXAMPLES;
    use crate::pane::TABS;

    #[test]
    fn reports_whether_a_text_comes_from_an_example_the_user_or_the_service() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::LoadExample(&EXAMPLES[0]));
        assert_eq!(TABS.map(|source| state.text_origin(source)), [TextOrigin::Example, TextOrigin::Example, TextOrigin::Example]);
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
    fn describes_the_origin_of_each_text() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        let words = |state: &PageState| state.described_origins().into_iter().map(|(_, words)| words).collect::<Vec<_>>();
        assert_eq!(state.described_origins(), [(TABS.to_vec(), "example".to_owned())]);
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, None);
        state.reduce(Action::Edit(Source::RobotsTxt, "User-agent: *".into()));
        state.reduce(Action::Clear(Source::Headers));
        state.reduce(Action::Edit(Source::Html, "<p>".into()));
        assert_eq!(words(&state), ["your text, for a.example", "unknown", "your text"]);
        state.robots_source.is_fetched = true;
        state.mark_fetched();
        assert_eq!(words(&state)[0], "fetched 20:26 UTC");
    }

    #[test]
    fn a_text_from_a_har_file_counts_as_such_until_it_changes() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, Some("User-agent: *".to_owned()));
        state.replace(Source::Headers, Some("server: x".to_owned()));
        state.replace(Source::Html, None);
        state.mark_recorded(&TABS);
        let words = |state: &PageState| state.described_origins().into_iter().map(|(_, words)| words).collect::<Vec<_>>();
        assert_eq!(words(&state), ["from a HAR file, for a.example", "from a HAR file", "unknown"]);
        state.reduce(Action::Edit(Source::Headers, "server: y".into()));
        state.mark_recorded(&[Source::Headers]);
        assert_eq!(words(&state), ["your text, for a.example", "from a HAR file", "unknown"]);
        state.reduce(Action::Edit(Source::Headers, "server: z".into()));
        assert_eq!(words(&state), ["your text, for a.example", "your text", "unknown"]);
    }

    #[test]
    fn describes_the_rendered_html_only_if_it_is_given() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        let is_described =
            |state: &PageState| state.described_origins().iter().any(|(sources, _)| sources.contains(&Source::RenderedHtml));
        assert!(!is_described(&state));
        state.reduce(Action::Edit(Source::RenderedHtml, "<p>".into()));
        assert!(is_described(&state));
        // The service fetches only the HTML as served, so text pasted during a fetch stays the user's own.
        state.mark_fetched();
        assert_eq!(state.text_origin(Source::RenderedHtml), TextOrigin::Given(None));
    }

    #[test]
    fn reports_the_host_for_which_a_robots_txt_was_entered() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, None);
        state.reduce(Action::Edit(Source::RobotsTxt, "User-agent: *".into()));
        assert_eq!(state.text_origin(Source::RobotsTxt).words().as_deref(), Some("for a.example"));
    }
}
