//! Keyboard navigation in the table: Tab moves to one cell, and arrow keys move on from there.

use robotscope::crawlers;
use wasm_bindgen::JsCast;

use crate::page::table::{CUSTOM, Cell, Chosen, Question};

/// The number of rows that PageUp and PageDown move by.
const PAGE: usize = 10;

/// Returns the cell that a key moves to, or `None` for other keys and for a row that is not visible. `is_far` makes Home and End move to
/// the ends of the table instead of the row. `rows` lists the visible rows from top to bottom, `questions` the questions that have a
/// column.
pub(crate) fn neighbour(cell: Cell, key: &str, is_far: bool, rows: &[Chosen], questions: &[Question]) -> Option<Cell> {
    let row = rows.iter().position(|row| *row == cell.row)?;
    let (last, column) = (rows.len() - 1, column(cell.question, questions));
    let most = questions.len();
    let (row, column) = match key {
        "ArrowRight" => (row, (column + 1).min(most)),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowDown" => ((row + 1).min(last), column),
        "ArrowUp" => (row.saturating_sub(1), column),
        "PageDown" => ((row + PAGE).min(last), column),
        "PageUp" => (row.saturating_sub(PAGE), column),
        "Home" if is_far => (0, 0),
        "End" if is_far => (last, most),
        "Home" => (row, 0),
        "End" => (row, most),
        _ => return None,
    };
    let question = column.checked_sub(1).and_then(|place| questions.get(place).copied());
    Some(Cell { row: *rows.get(row)?, question })
}

/// Returns the index of a question's column. Column 0 contains the names.
fn column(question: Option<Question>, questions: &[Question]) -> usize {
    question.and_then(|question| questions.iter().position(|known| *known == question)).map_or(0, |place| place + 1)
}

/// Returns the cell that contains an element, or `None` outside crawler rows.
pub(crate) fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    let row = element.closest("tr.crawler").ok()??.get_attribute("data-row")?;
    let row = if row == CUSTOM { Chosen::Custom } else { Chosen::Crawler(crawlers::by_token(&row)?.token) };
    let question = element.closest("[data-question]").ok()?.and_then(|cell| cell.get_attribute("data-question"));
    Some(Cell { row, question: question.and_then(|name| name.parse().ok()) })
}

pub(crate) fn focus(cell: Cell) {
    let row = cell.row.as_str();
    let button = match cell.question {
        None => ".crawler-name".to_owned(),
        Some(question) => format!("[data-question={}] button", question.as_str()),
    };
    // The selector needs no escaping, because product tokens contain no quotation marks.
    let found = gloo_utils::document().query_selector(&format!("tr[data-row=\"{row}\"] {button}"));
    if let Some(button) = found.ok().flatten().and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [Chosen; 3] = [Chosen::Custom, Chosen::Crawler("a"), Chosen::Crawler("b")];

    /// The index of the last column. Column 0 contains the crawlers' names.
    const LAST: usize = Question::ALL.len();

    #[track_caller]
    fn leads(from: (usize, usize), key: &str, is_far: bool) -> Option<(usize, usize)> {
        let question = from.1.checked_sub(1).map(|place| Question::ALL[place]);
        let cell = neighbour(Cell { row: ROWS[from.0], question }, key, is_far, &ROWS, &Question::ALL)?;
        Some((ROWS.iter().position(|row| *row == cell.row).unwrap(), column(cell.question, &Question::ALL)))
    }

    #[test]
    fn arrow_and_page_keys_stop_at_the_edges_of_the_table() {
        assert_eq!(leads((0, 0), "ArrowRight", false), Some((0, 1)));
        assert_eq!(leads((0, LAST), "ArrowRight", false), Some((0, LAST)));
        assert_eq!(leads((0, 0), "ArrowLeft", false), Some((0, 0)));
        assert_eq!(leads((1, 4), "ArrowDown", false), Some((2, 4)));
        assert_eq!(leads((2, 4), "ArrowDown", false), Some((2, 4)));
        assert_eq!(leads((2, 4), "PageUp", false), Some((0, 4)));
    }

    #[test]
    fn home_and_end_move_to_the_ends_of_the_row_or_the_table() {
        assert_eq!(leads((1, 4), "Home", false), Some((1, 0)));
        assert_eq!(leads((1, 4), "End", false), Some((1, LAST)));
        assert_eq!(leads((1, 4), "Home", true), Some((0, 0)));
        assert_eq!(leads((1, 4), "End", true), Some((2, LAST)));
        assert_eq!(leads((1, 4), "a", false), None);
    }

    #[test]
    fn arrow_keys_skip_questions_without_a_column() {
        let from = Cell { row: ROWS[0], question: Some(Question::Index) };
        let next = neighbour(from, "ArrowRight", false, &ROWS, &Question::WITHOUT_PAGE);
        assert_eq!(next.and_then(|cell| cell.question), Some(Question::AiUse));
    }

    #[test]
    fn a_key_does_nothing_in_a_row_that_is_not_shown() {
        assert_eq!(neighbour(Cell::row(Chosen::Crawler("c")), "ArrowDown", false, &ROWS, &Question::ALL), None);
    }
}
