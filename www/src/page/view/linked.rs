use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::page::Action;
use crate::widgets;
use crate::words::named_lines;

/// Renders a sentence in which each mentioned line number is a link to the line.
pub(crate) fn linked(sentence: &str, dispatch: &Callback<Action>) -> Html {
    let mut from = 0;
    let mut parts = Vec::new();
    for line in named_lines(sentence) {
        parts.push(html! { sentence.get(from..line.range.start).unwrap_or_default().to_owned() });
        let words = sentence.get(line.range.clone()).unwrap_or_default();
        parts.push(line_link(line.source, line.number, words, None, dispatch));
        from = line.range.end;
    }
    parts.push(html! { sentence.get(from..).unwrap_or_default().to_owned() });
    parts.into_iter().collect()
}

/// Renders a link to a line in a text.
pub(crate) fn line_link(
    source: Source,
    line: u32,
    words: &str,
    tab_index: Option<&'static str>,
    dispatch: &Callback<Action>,
) -> Html {
    widgets::line_link(words, tab_index, dispatch.reform(move |()| Action::GoTo(source, line)))
}
