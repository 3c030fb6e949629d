//! An example is no case of the user's: what of it is shown is marked, and its headers and HTML do not stay beside a URL or a robots.txt
//! of the user's own.

use robotscope::evaluate::Source;

use super::PageState;
use crate::page::examples::{self, Example};
use crate::pane::SOURCES;
use crate::text::Text;

/// The texts that an example has brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ExampleTexts {
    name: &'static str,
    /// In the order of [`SOURCES`]; none for those that were not given, or have been left.
    texts: [Option<Text>; SOURCES.len()],
}

/// The texts that go when the user begins a case of his own.
const LEFT: [Source; 2] = [Source::Headers, Source::Html];

impl PageState {
    /// An example takes the place of everything that it has.
    pub(crate) fn load(&mut self, example: &'static Example) {
        self.url = example.url.into();
        self.set_status(200);
        self.replace(Source::RobotsTxt, Some((example.robots)()));
        self.replace(Source::Headers, example.headers.map(str::to_owned));
        self.replace(Source::Html, example.html.map(str::to_owned));
        self.example = ExampleTexts { name: example.name, texts: SOURCES.map(|source| self.pane(source).text.clone()) };
    }

    /// Whether this text is the example's, as it was.
    pub(crate) fn is_of_example(&self, source: Source) -> bool {
        let own = SOURCES.iter().zip(&self.example.texts).find(|(own, _)| **own == source).and_then(|(_, text)| text.as_ref());
        own.is_some() && own == self.pane(source).text.as_ref()
    }

    /// The example and those of its texts that are shown; empty without any.
    pub(crate) fn example_shown(&self) -> (&'static str, Vec<Source>) {
        (self.example.name, SOURCES.into_iter().filter(|source| self.is_of_example(*source)).collect())
    }

    /// What a draft or a link says of it.
    pub(crate) fn mark_example(&mut self, name: &str, is_marked: impl Fn(Source) -> bool) {
        self.example = ExampleTexts::default();
        let Some(example) = examples::ALL.iter().find(|example| example.name == name) else { return };
        let texts = [Some((example.robots)()), example.headers.map(str::to_owned), example.html.map(str::to_owned)];
        let mut own = SOURCES.into_iter().zip(texts);
        let texts = SOURCES.map(|_| own.next().filter(|(source, _)| is_marked(*source))?.1.map(Text::from));
        self.example = ExampleTexts { name: example.name, texts };
    }

    /// The example's headers and HTML that go, where the URL or robots.txt is the user's own since then.
    pub(crate) fn left_of_example(&self, before: &Self) -> Vec<Source> {
        if self.url == before.url && self.robots.text == before.robots.text {
            return Vec::new();
        }
        LEFT.into_iter().filter(|source| self.is_of_example(*source)).collect()
    }

    /// These texts are the example's no more.
    pub(crate) fn unmark_example(&mut self, left: &[Source]) {
        let own = SOURCES.iter().zip(&mut self.example.texts);
        own.filter(|(source, _)| left.contains(source)).for_each(|(_, text)| *text = None);
    }
}
