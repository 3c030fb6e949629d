//! Computes the highlights and marks in the text panes.

use std::rc::Rc;

use robotscope::evaluate::{Place, Source};

use super::{Results, Subject};
use crate::editor::{Look, Mark, PartKind, Spans};

#[derive(Debug, PartialEq)]
pub(crate) struct Looks {
    pub(crate) robots: Look,
    pub(crate) headers: Look,
    pub(crate) html: Look,
    pub(crate) rendered: Look,
}

impl Looks {
    /// Builds the highlights and marks for the chosen crawler. `pointed` is the place that the user chose to scroll to.
    pub(crate) fn new(results: &Results, subject: Option<&Subject>, pointed: Option<Place>) -> Self {
        let parts = |source| {
            let of_subject = subject.into_iter().flat_map(|subject| subject.parts.iter().copied());
            let pointed = pointed.map(|place| (place, PartKind::Pointed));
            of_subject.chain(pointed).filter(move |(place, _)| place.source == source)
        };
        let look = |source, spans: Spans, given: Vec<Mark>| {
            let Some(text) = results.inputs.text(source) else { return Look::default() };
            let mut marks = given;
            marks.extend(parts(source).filter_map(|(place, kind)| Mark::part(text.line(place.span.start()), kind)));
            marks.sort_unstable();
            marks.dedup();
            let mut parts: Vec<_> = parts(source).map(|(place, kind)| (text.units(place.span), kind)).collect();
            parts.sort_unstable();
            let parts = parts.into_iter().flat_map(|([from, to], kind)| [from, to, kind as u32]).collect();
            Look { spans, marks: Rc::new(marks), parts: Rc::new(parts) }
        };
        let [headers, html, rendered] = results.page_spans();
        let of_robots = subject.map(|subject| subject.marks.clone()).unwrap_or_default();
        Self {
            robots: look(Source::RobotsTxt, Spans::OfRobots(Rc::clone(&results.inputs.robots)), of_robots),
            headers: look(Source::Headers, headers.clone(), Vec::new()),
            html: look(Source::Html, html.clone(), Vec::new()),
            rendered: look(Source::RenderedHtml, rendered.clone(), Vec::new()),
        }
    }
}
