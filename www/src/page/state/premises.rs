//! The conditions under which the answer is valid, and the fetched texts that do not count for the URL.

use robotscope::evaluate::Source;

use super::{Basis, PageState};
use crate::language::{list, say};
use crate::origin::{serves_robots, shown_origin, shown_page};

/// The sentences of the answer about texts from other origins or pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Premises {
    /// The beginning of the answer, which names the conditions. `None` if no text is used under a condition ([`Basis::Condition`]).
    pub(crate) condition: Option<String>,
    /// A sentence about a robots.txt that was fetched from another origin and therefore does not count.
    pub(crate) other_robots: Option<String>,
    /// A sentence about the texts that were fetched from another page and therefore do not count, and the list of these texts.
    pub(crate) other_page: Option<(String, Vec<Source>)>,
}

impl PageState {
    pub(crate) fn premises(&self) -> Premises {
        let (mut conditions, mut other_robots) = (Vec::new(), None);
        match self.basis(Source::RobotsTxt) {
            Basis::Condition(origin) => conditions.push(serves_robots(&origin)),
            Basis::Other(origin) => other_robots = Some(say!("summary-other-origin", origin = shown_origin(&origin))),
            Basis::Applies | Basis::Unknown => {}
        }
        let (mut of_condition, mut of_other) = (None, None);
        for source in [Source::Headers, Source::Html, Source::RenderedHtml] {
            let (found, page) = match self.basis(source) {
                Basis::Condition(page) => (&mut of_condition, page),
                Basis::Other(page) => (&mut of_other, page),
                Basis::Applies | Basis::Unknown => continue,
            };
            found.get_or_insert_with(|| (page, Vec::new())).1.push(source);
        }
        if let Some((page, sources)) = of_condition {
            conditions.push(say!("condition-page", page = &shown_page(&page), texts = &texts(&sources)));
        }
        let condition = (!conditions.is_empty()).then(|| say!("summary-condition", conditions = &list(conditions, usize::MAX)));
        let other_page = of_other.map(|(page, sources)| {
            let texts = match sources.as_slice() {
                [Source::Headers] => "headers",
                [Source::Html] => "html",
                _ => "both",
            };
            (say!("summary-other-page", page = &shown_page(&page), texts = texts), sources)
        });
        Premises { condition, other_robots, other_page }
    }
}

/// Returns the texts in words, such as “these headers and this HTML”.
fn texts(sources: &[Source]) -> String {
    let names = sources.iter().map(|source| match source {
        Source::Headers => say!("these-headers"),
        Source::RenderedHtml => say!("these-rendered-html"),
        Source::RobotsTxt | Source::Html => say!("these-html"),
    });
    list(names, usize::MAX)
}
