//! Tracks the texts that come from an example. Example texts must never affect answers about the user's own page. So the whole example ends
//! when the user enters a URL or a list of URLs, or replaces a text. A small edit does not end the example.

use robotscope::evaluate::Source;

use super::PageState;
use crate::page::examples::{self, Example};
use crate::text::Text;

/// The texts loaded from an example.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ExampleTexts {
    name: &'static str,
    /// The texts in the order of [`Source::ALL`]. `None` if the example lacks the text, or if a restored case did not contain it.
    texts: [Option<Text>; Source::ALL.len()],
}

impl ExampleTexts {
    /// Returns `true` if the text is the example's text for this source.
    pub(crate) fn contains(&self, source: Source, text: Option<&Text>) -> bool {
        text.is_some() && self.texts.get(source as usize).and_then(Option::as_ref) == text
    }
}

/// The content of the URL field after the example's URL is removed.
pub(crate) const ROOT: &str = "/";

impl PageState {
    /// Replaces the URL and the texts with the example's.
    pub(crate) fn load(&mut self, example: &'static Example) {
        self.url = example.url.into();
        self.set_status(200);
        self.replace(Source::RobotsTxt, Some((example.robots)()));
        self.replace(Source::Headers, example.headers.map(str::to_owned));
        self.replace(Source::Html, example.html.map(str::to_owned));
        self.clear(Source::RenderedHtml);
        self.example = ExampleTexts { name: example.name, texts: Source::ALL.map(|source| self.pane(source).text.clone()) };
    }

    /// Returns `true` if the text for this source comes from the example and is unchanged.
    pub(crate) fn is_of_example(&self, source: Source) -> bool {
        self.example.contains(source, self.pane(source).text.as_ref())
    }

    /// Returns `true` if the user has entered a URL. `/` does not count, because it remains in the field when an example's URL is removed.
    /// The URL of the example that is shown does not count either.
    pub(crate) fn is_url_given(&self) -> bool {
        !(matches!(self.url.trim(), "" | ROOT) || (self.is_example_shown() && is_url_of(self.example.name, &self.url)))
    }

    /// Returns `true` if a text is not blank and does not come from the example.
    pub(crate) fn is_users_own(&self, source: Source) -> bool {
        self.pane(source).text.as_ref().is_some_and(|text| !text.trim().is_empty()) && !self.is_of_example(source)
    }

    /// Returns the user's own robots.txt. Returns an empty text if robots.txt is unknown or comes from an example.
    pub(crate) fn user_robots(&self) -> Text {
        self.robots.text.clone().filter(|_| !self.is_of_example(Source::RobotsTxt)).unwrap_or_default()
    }

    pub(crate) fn is_example_shown(&self) -> bool {
        Source::ALL.into_iter().any(|source| self.is_of_example(source))
    }

    /// Returns the example's name, and the sources whose texts still come from it.
    pub(crate) fn example_shown(&self) -> (&'static str, Vec<Source>) {
        (self.example.name, Source::ALL.into_iter().filter(|source| self.is_of_example(*source)).collect())
    }

    /// Marks texts from a draft or link as coming from the example with this name.
    pub(crate) fn mark_example(&mut self, name: &str, is_marked: impl Fn(Source) -> bool) {
        self.example = ExampleTexts::default();
        let Some(example) = examples::ALL.iter().find(|example| example.name == name) else { return };
        let texts = [Some((example.robots)()), example.headers.map(str::to_owned), example.html.map(str::to_owned)];
        let mut pairs = Source::ALL.into_iter().zip(texts);
        let texts = Source::ALL.map(|_| pairs.next().filter(|(source, _)| is_marked(*source))?.1.map(Text::from));
        self.example = ExampleTexts { name: example.name, texts };
    }

    /// Ends the example after the user has replaced its URL or a text. Removes the remaining texts, and the URL if it is still the
    /// example's. Returns the sources of the removed texts.
    pub(crate) fn end_example(&mut self, before: &Self) -> Vec<Source> {
        let (name, left) = self.example_shown();
        if left.is_empty() {
            return left;
        }
        self.example = ExampleTexts::default();
        for source in &left {
            self.clear(*source);
        }
        if self.url == before.url && is_url_of(name, &self.url) {
            self.url = ROOT.into();
            self.sources.iter_mut().for_each(|source| source.owner = None);
        }
        left
    }
}

fn is_url_of(name: &str, url: &str) -> bool {
    examples::ALL.iter().any(|example| example.name == name && example.url == url)
}
