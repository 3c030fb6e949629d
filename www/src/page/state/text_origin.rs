//! The origin of each text in the page view.

use robotscope::evaluate::Source;

use super::{Basis, How, PageState, TextSource};
use crate::grouped::grouped;
use crate::language::say;
use crate::origin::shown_page;
use crate::text_origin::TextOrigin;

impl PageState {
    pub(crate) fn text_origin(&self, source: Source) -> TextOrigin {
        let TextSource { owner, how, is_linked, .. } = self.text_source(source);
        let origin = owner.clone().filter(|_| source == Source::RobotsTxt);
        match how {
            _ if self.pane(source).text.is_none() => TextOrigin::Unknown,
            _ if self.is_of_example(source) => TextOrigin::Example,
            _ if *is_linked => TextOrigin::Linked(origin),
            How::Fetched | How::AppliedAnyway => TextOrigin::Fetched,
            How::Recorded => TextOrigin::Recorded(origin),
            How::Given => TextOrigin::Given(origin),
        }
    }

    /// Returns the texts whose origin the page shows: all texts, but the rendered HTML only if it is known.
    pub(crate) fn relevant_sources(&self) -> impl Iterator<Item = Source> {
        let is_relevant = |source: &Source| *source != Source::RenderedHtml || self.rendered.text.is_some();
        Source::ALL.into_iter().filter(is_relevant)
    }

    /// Returns the descriptions of the texts' origins, each with the texts that have this origin.
    pub(crate) fn described_origins(&self) -> Vec<(String, Vec<Source>)> {
        grouped(self.relevant_sources().map(|source| (self.described_origin(source), source)))
    }

    fn described_origin(&self, source: Source) -> String {
        let origin = self.text_origin(source);
        let how = match &origin {
            TextOrigin::Unknown => return say!("strip-unknown"),
            TextOrigin::Example => return say!("pane-example"),
            // The last fetch may have returned other texts, for example before Undo.
            TextOrigin::Fetched => match self.fetched.as_ref().filter(|fetched| fetched.case.2.contains(&self.pane(source).text))
            {
                Some(fetched) => say!("strip-fetched-at", time = fetched.at.get(11..).unwrap_or_default()),
                None => say!("pane-fetched"),
            },
            TextOrigin::Given(_) => say!("strip-yours"),
            TextOrigin::Recorded(_) => say!("strip-har"),
            TextOrigin::Linked(_) => say!("strip-link"),
        };
        // Leave out the owner of a text that applies, because the URL field shows it. But always name the origin of a robots.txt that was
        // not fetched, because the text applies to the whole origin.
        let is_origin_shown = source == Source::RobotsTxt && origin != TextOrigin::Fetched;
        let owner = self.text_source(source).owner.as_ref();
        match owner.filter(|_| is_origin_shown || self.basis(source) != Basis::Applies) {
            Some(owner) => say!("strip-for", how = &how, owner = &shown_page(owner)),
            None => how,
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
        state.mark(&[Source::Headers], How::Fetched);
        assert_eq!(state.text_origin(Source::Headers), TextOrigin::Fetched);
        state.reduce(Action::Edit(Source::Headers, "server: x".into()));
        assert_eq!(state.text_origin(Source::Headers), TextOrigin::Given(None));
    }

    #[test]
    fn describes_the_origin_of_each_text() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        let words = |state: &PageState| state.described_origins().into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(state.described_origins(), [("example".to_owned(), TABS.to_vec())]);
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, None);
        state.reduce(Action::Edit(Source::RobotsTxt, "User-agent: *".into()));
        state.reduce(Action::Clear(Source::Headers));
        state.reduce(Action::Clear(Source::Html));
        state.reduce(Action::Edit(Source::Html, "<p>".into()));
        assert_eq!(words(&state), ["your text, for a.example", "unknown", "your text"]);
        state.mark(&[Source::RobotsTxt], How::Fetched);
        state.mark_fetched();
        assert_eq!(words(&state)[0], "fetched 20:26 UTC");
    }

    #[test]
    fn omits_the_time_of_the_last_fetch_for_a_text_that_an_earlier_fetch_returned() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, Some("User-agent: *".to_owned()));
        state.mark_fetched();
        state.replace(Source::RobotsTxt, Some("Allow: /".to_owned()));
        state.mark(&[Source::RobotsTxt], How::Fetched);
        assert_eq!(state.described_origins()[0].0, "fetched");
    }

    #[test]
    fn names_the_page_of_a_text_only_if_the_entered_url_is_a_different_page() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/x".to_owned()));
        state.replace(Source::RobotsTxt, None);
        state.replace(Source::Headers, Some("server: x".to_owned()));
        state.replace(Source::Html, Some("<p>".to_owned()));
        state.mark(&[Source::Headers, Source::Html], How::Fetched);
        state.mark_fetched();
        let words = |state: &PageState| state.described_origins().into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(words(&state), ["unknown", "fetched 20:26 UTC"]);
        state.reduce(Action::SetUrl("https://a.example/y".to_owned()));
        assert_eq!(words(&state), ["unknown", "fetched 20:26 UTC, for a.example/x"]);
        state.mark_linked();
        assert_eq!(words(&state), ["unknown", "from a link, for a.example/x"]);
        state.reduce(Action::Edit(Source::Html, "<b>".into()));
        assert_eq!(words(&state), ["unknown", "from a link, for a.example/x", "your text, for a.example/x"]);
    }

    #[test]
    fn shows_a_har_file_as_the_origin_of_a_text_until_the_text_changes() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, Some("User-agent: *".to_owned()));
        state.replace(Source::Headers, Some("server: x".to_owned()));
        state.replace(Source::Html, None);
        state.mark(&TABS, How::Recorded);
        let words = |state: &PageState| state.described_origins().into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(words(&state), ["from a HAR file, for a.example", "from a HAR file", "unknown"]);
        state.reduce(Action::Edit(Source::Headers, "server: y".into()));
        assert_eq!(words(&state), ["from a HAR file, for a.example", "your text", "unknown"]);
    }

    #[test]
    fn describes_the_rendered_html_only_if_it_is_given() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        let is_described =
            |state: &PageState| state.described_origins().iter().any(|(_, sources)| sources.contains(&Source::RenderedHtml));
        assert!(!is_described(&state));
        state.reduce(Action::Edit(Source::RenderedHtml, "<p>".into()));
        assert!(is_described(&state));
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
