use std::rc::Rc;

use robotscope::crawlers::Certainty;
use yew::prelude::*;

use crate::language::{messages, say};
use crate::page::table::{Cell, Question};
use crate::page::words::{Aspect, Aspects};
use crate::words::{certainty, count_certainties};

#[derive(Clone, Copy, PartialEq)]
pub(crate) struct CellLook {
    pub(crate) is_explained: bool,
    pub(crate) is_stop: bool,
}

/// Returns the look of one cell. `explained` and `stop` are the explained cell and the tab stop, if they are in the same row.
pub(crate) fn look(question: Option<Question>, explained: Option<Cell>, stop: Option<Cell>) -> CellLook {
    let is = |cell: Option<Cell>| cell.is_some_and(|cell| cell.question == question);
    CellLook { is_explained: is(explained), is_stop: is(stop) }
}

impl CellLook {
    pub(crate) fn tab_index(self) -> &'static str {
        if self.is_stop { "0" } else { "-1" }
    }

    pub(crate) fn current(self) -> Option<&'static str> {
        self.is_explained.then_some("true")
    }
}

/// Renders a cell with a sign. The words of `aspect` are shown as a tooltip and are part of the accessible name.
pub(crate) fn aspect_cell(question: Question, head: &AttrValue, aspect: &Aspect, look: CellLook) -> Html {
    html! {
        <td class={classes!(aspect.tone.class(), (question == Question::AiUse).then_some("ai"))} data-question={question.as_str()}>
            <span class="aspect-name" aria-hidden="true">{ head }</span>
            <button type="button" class="cell" tabindex={look.tab_index()} aria-current={look.current()}
                aria-label={spoken(head, aspect)} title={aspect.words.clone()}>
                { aspect.sign.clone() }
            </button>
            // Hide this from screen readers: the button's accessible name already contains the certainty.
            { aspect.certainty.map(|certainty| html! { <span class="sure" aria-hidden="true">{ sign(certainty) }</span> }) }
        </td>
    }
}

/// Returns the symbol for a certainty. The shapes differ, so colour is not needed to tell them apart.
fn sign(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Documented => "●",
        Certainty::Reported => "◐",
        Certainty::Assumed => "○",
    }
}

/// Renders the symbol for a certainty. Its name is shown as a tooltip and read by screen readers.
pub(crate) fn certainty_sign(sure: Certainty) -> Html {
    html! {
        <span class="sure" title={certainty(sure)}>
            <span aria-hidden="true">{ sign(sure) }</span><span class="visually-hidden">{ " " }{ certainty(sure) }</span>
        </span>
    }
}

/// Renders the signs for the certainties of several facts. If they differ, adds the number of facts for each sign.
pub(crate) fn certainty_signs(certainties: impl Iterator<Item = Certainty>) -> Html {
    let counts = count_certainties(certainties);
    let is_mixed = counts.len() > 1;
    html! {
        <span class="certainties">
            { for counts.into_iter().map(|(sure, count)| html! {
                <span>if is_mixed { { messages().language().number(count as u64) } }{ certainty_sign(sure) }</span>
            }) }
        </span>
    }
}

pub(crate) fn legend() -> Html {
    let one = |sure| html! { <span><span class="sure" aria-hidden="true">{ sign(sure) }</span>{ certainty(sure) }</span> };
    html! {
        <p class="legend">
            { say!("table-legend") }
            { one(Certainty::Documented) }{ one(Certainty::Reported) }{ one(Certainty::Assumed) }
        </p>
    }
}

/// Returns a cell's accessible name. If the visible sign is an abbreviation, the name contains it, so that speech recognition finds the
/// cell by the text that users see.
fn spoken(head: &AttrValue, aspect: &Aspect) -> String {
    let Aspect { sign, words, .. } = aspect;
    let sure = aspect.certainty.map(|aspect_certainty| format!(" ({})", certainty(aspect_certainty))).unwrap_or_default();
    let is_abbreviated = sign.chars().any(char::is_alphabetic) && !words.contains(sign.as_str());
    if is_abbreviated { format!("{head}: {sign} {words}{sure}") } else { format!("{head}: {words}{sure}") }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The column names, in the order of [`Question::ALL`].
    pub(crate) heads: Rc<Vec<AttrValue>>,
    pub(crate) questions: &'static [Question],
    pub(crate) aspects: Rc<Aspects>,
    pub(crate) explained: Option<Cell>,
    pub(crate) stop: Option<Cell>,
}

/// Renders the cells for the indexing verdict. They are a separate component because they often stay the same when the rest of the row
/// changes.
#[component]
pub(crate) fn AspectCells(Props { heads, questions, aspects, explained, stop }: &Props) -> Html {
    let [unknown, ..] = &aspects.cells;
    if questions.len() < Question::ALL.len() {
        // No text of the page is known, so one cell represents all questions about the page. The column head explains this.
        let look = look(Some(Question::Index), *explained, *stop);
        let words = unknown.words.clone();
        return html! {
            <td class="aspect unknown" data-question={Question::Index.as_str()} colspan={Question::OF_PAGE.len().to_string()}>
                <button type="button" class="cell" tabindex={look.tab_index()} aria-current={look.current()} aria-label={words.clone()} title={words}>{ "?" }</button>
            </td>
        };
    }
    html! {
        for ((question, aspect), head) in Question::OF_PAGE.into_iter().zip(&aspects.cells).zip(heads.iter().skip(1)) {
            { aspect_cell(question, head, aspect, look(Some(question), *explained, *stop)) }
        }
    }
}
