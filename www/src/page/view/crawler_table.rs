use std::rc::Rc;

use robotscope::explain::sentences;
use yew::prelude::*;

use super::crawler_row::CrawlerRow;
use super::table::{Head, cell_of, focus, neighbour};
use crate::deferred::use_batches;
use crate::language::{list, messages, say};
use crate::page::analysis::{Filtered, LineReach, Results, Section, Subject};
use crate::page::table::{Action as TableAction, CUSTOM, Cell, Chosen, Question};
use crate::page::words::column;
use crate::page::{Action, PageState};
use crate::words::purpose;

const COLUMNS: usize = 1 + Question::ALL.len();

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) custom: Option<Rc<Subject>>,
    pub(crate) filtered: Rc<Filtered>,
    pub(crate) reach: Rc<LineReach>,
    pub(crate) state: Rc<PageState>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders all crawlers, grouped by purpose. Each row contains a crawler's verdicts and the line that decides.
#[component]
pub(crate) fn CrawlerTable(props: &Props) -> Html {
    let Props { results, custom, filtered, reach, state, dispatch } = props;
    let table = &state.table;
    let heads = use_memo((), |()| Question::ALL.map(|question| AttrValue::from(column(question))).to_vec());
    let known = results.report.known;
    let questions: &'static [Question] = if known.headers || known.html { &Question::ALL } else { &Question::WITHOUT_PAGE };
    let of_catalogue = filtered.rows().filter_map(|place| results.rows.get(place)).map(|row| Chosen::Crawler(row.crawler.token));
    let rows: Vec<_> = custom.iter().map(|_| Chosen::Custom).chain(of_catalogue).collect();
    let shown = Shown { props, heads, questions, reach, stop: stop(state, &rows, questions) };

    let onclick = {
        let (results, custom, dispatch) = (results.clone(), custom.clone(), dispatch.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(cell) = cell_of(event.target()) else { return };
            let source = cell.question.and_then(|question| match cell.row {
                Chosen::Crawler(token) => results.source(token, question),
                Chosen::Custom => custom.as_ref()?.source(question),
            });
            dispatch.emit(Action::Table(TableAction::Choose(cell, source)));
        })
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let is_far = event.ctrl_key() || event.meta_key();
        let next = cell_of(event.target()).and_then(|cell| neighbour(cell, &event.key(), is_far, &rows, questions));
        if let Some(next) = next.filter(|_| !event.alt_key() && !event.shift_key()) {
            event.prevent_default();
            focus(next);
        }
    });
    let onfocusin = {
        let (dispatch, stop) = (dispatch.clone(), table.stop);
        Callback::from(move |event: FocusEvent| {
            if let Some(cell) = cell_of(event.target()).filter(|cell| stop != Some(*cell)) {
                dispatch.emit(Action::Table(TableAction::Stop(cell)));
            }
        })
    };
    let count = filtered.rows().count();
    let ready = use_batches(count);
    let mut remaining = ready;
    let sections = filtered.sections.iter().filter_map(|section| {
        let rows = section.rows.get(..remaining.min(section.rows.len()))?;
        remaining -= rows.len();
        (!rows.is_empty()).then(|| shown.section(section, rows))
    });
    // Collect the sections into one keyed list. Otherwise, while rows are being added, Yew could reuse one section's element for another.
    let sections: Html = sections.collect();
    html! {
        // The table scrolls inside a box that is no higher than the window. This keeps the table's head in view and the explanation nearby.
        <div class="table-box">
            <table class="crawlers" aria-busy={(ready < count).then_some("true")} {onclick} {onkeydown} {onfocusin}>
                <caption class="visually-hidden">{ sentences(&messages(), [say!("table-caption"), say!("table-keys")]) }</caption>
                <Head heads={shown.heads.clone()} {questions} sort={table.sort} dispatch={dispatch.clone()} />
                if let Some(custom) = custom {
                    <tbody key="custom">
                        { heading_row("custom", &say!("table-own"), None) }
                        { shown.custom_row(custom) }
                    </tbody>
                }
                { sections }
            </table>
        </div>
    }
}

/// Returns the cell that Tab moves to: the cell focused last, if its row is shown; otherwise the name in the open row; otherwise the first
/// name. If the question of the cell has no column any more, returns the name in its row. Returns `None` without rows.
fn stop(state: &PageState, rows: &[Chosen], questions: &[Question]) -> Option<Cell> {
    let of_open = state.table.chosen.map(|cell| Cell::row(cell.row));
    let shown = [state.table.stop, of_open].into_iter().flatten().find(|cell| rows.contains(&cell.row));
    let shown = shown.or_else(|| rows.first().copied().map(Cell::row))?;
    Some(Cell { question: shown.question.filter(|question| questions.contains(question)), ..shown })
}

struct Shown<'p> {
    props: &'p Props,
    heads: Rc<Vec<AttrValue>>,
    questions: &'static [Question],
    reach: &'p LineReach,
    stop: Option<Cell>,
}

impl Shown<'_> {
    fn section(&self, section: &Section, rows: &[usize]) -> Html {
        let key = section.purpose.as_str();
        let mut tally = say!("table-tally", blocked = section.blocked, total = section.total);
        if !section.elsewhere.is_empty() {
            let elsewhere = say!("table-tally-elsewhere", names = &list(section.elsewhere.iter().copied(), usize::MAX));
            tally = format!("{tally} · {elsewhere}");
        }
        if section.rows.len() < section.unfiltered {
            let shown = say!("table-tally-shown", count = section.rows.len());
            tally = format!("{tally} · {shown}");
        }
        html! {
            <tbody {key}>
                { heading_row(key, &purpose(section.purpose), Some(tally)) }
                { for rows.iter().filter_map(|place| self.catalogue_row(*place)) }
            </tbody>
        }
    }

    fn catalogue_row(&self, place: usize) -> Option<Html> {
        let results = &self.props.results;
        let (found, cells) = results.rows.get(place).zip(results.cells().get(place))?;
        let id = found.crawler.token;
        let row = Chosen::Crawler(id);
        let (explained, questions) = (self.explained(row), self.questions);
        Some(html! {
            <CrawlerRow key={id} {id} name={id} crawler={found.crawler} answer={found.answer} verdict={found.verdict} rule={found.rule.clone()} is_redirect_blocked={found.is_redirect_blocked}
                aspects={cells.aspects.clone()} ai={cells.ai.clone()} concern={self.reach.of(place)} heads={self.heads.clone()} {questions} {explained}
                stop={self.stop.filter(|cell| cell.row == row)} dispatch={self.props.dispatch.clone()} />
        })
    }

    fn custom_row(&self, custom: &Rc<Subject>) -> Html {
        let Subject { name, crawler, answer, verdict, rule, aspects, ai, .. } = &**custom;
        let (explained, questions) = (self.explained(Chosen::Custom), self.questions);
        html! {
            <CrawlerRow key={CUSTOM} id={CUSTOM} name={name.clone()} crawler={*crawler} answer={*answer} verdict={*verdict} rule={rule.clone()} is_redirect_blocked={custom.blocked_redirect.is_some()}
                aspects={aspects.clone()} ai={ai.clone()} concern={None} heads={self.heads.clone()} {questions} {explained}
                stop={self.stop.filter(|cell| cell.row == Chosen::Custom)} dispatch={self.props.dispatch.clone()} />
        }
    }

    fn explained(&self, row: Chosen) -> Option<Cell> {
        self.props.state.table.chosen.filter(|cell| cell.row == row)
    }
}

fn heading_row(key: &'static str, heading: &str, tally: Option<String>) -> Html {
    html! {
        <tr class="purpose" key={format!("heading-{key}")}>
            <th colspan={COLUMNS.to_string()} scope="rowgroup">
                { heading.to_owned() }
                if let Some(tally) = tally {
                    <span class="tally">{ tally }</span>
                }
            </th>
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::directives::Moment;

    #[test]
    fn the_tab_stop_moves_to_the_crawlers_name_if_its_column_disappears() {
        let row = Chosen::Crawler("GPTBot");
        let cell = Cell { row, question: Some(Question::Snippet) };
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::Table(TableAction::Choose(cell, None)));
        assert_eq!(stop(&state, &[row], &Question::ALL), Some(cell));
        assert_eq!(stop(&state, &[row], &Question::WITHOUT_PAGE), Some(Cell::row(row)));
    }
}
