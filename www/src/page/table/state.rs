//! What the user chose of the table.

use std::rc::Rc;

use robotscope::crawlers::CrawlerClass;
use robotscope::evaluate::Source;

use super::Question;

/// Everything that the user can change about the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    /// A part of the name or the operator of the crawlers that are shown.
    pub(crate) filter: Rc<str>,
    pub(crate) operator: Option<&'static str>,
    pub(crate) purpose: Option<CrawlerClass>,
    pub(crate) shown: Shown,
    pub(crate) layout: Layout,
    /// Only crawlers with a verdict that most do not get.
    pub(crate) only_differing: bool,
    /// Only crawlers for which the line of the cursor is.
    pub(crate) only_of_line: bool,
    /// None for the order of the catalogue.
    pub(crate) sort: Option<Sort>,
    /// The cell that is explained.
    pub(crate) chosen: Option<Cell>,
    /// The cell to which Tab leads; none before the user went to one.
    pub(crate) stop: Option<Cell>,
    /// The line of the cursor in one of the texts.
    pub(crate) cursor: Option<(Source, u32)>,
}

/// Which verdicts are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    All,
    /// It may not fetch the page.
    Blocked,
    Allowed,
    /// It may fetch the page, and not index it.
    Hidden,
}

impl Shown {
    pub(crate) const ALL: [Self; 4] = [Self::All, Self::Blocked, Self::Allowed, Self::Hidden];
}

/// How crawlers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Those with the same verdict and the same deciding line together.
    Groups,
    /// Each with the answers to all questions.
    Table,
}

/// By which column the crawlers of a purpose are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sort {
    /// None for the names.
    pub(crate) by: Option<Question>,
    pub(crate) order: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Ascending,
    Descending,
}

/// What stands for the user's own crawler in the page.
pub(crate) const CUSTOM: &str = "your-own";

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// A crawler of the catalogue, by its product token.
    Crawler(&'static str),
    /// The crawler with the User-Agent that the user entered.
    Custom,
}

/// A cell of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) row: Chosen,
    /// None for the crawler's name, which stands for all questions.
    pub(crate) question: Option<Question>,
}

#[derive(Debug)]
pub(crate) enum Action {
    SetFilter(String),
    SetOperator(Option<&'static str>),
    SetPurpose(Option<CrawlerClass>),
    Show(Shown),
    LayOut(Layout),
    ToggleDiffering,
    ToggleOfLine,
    /// Shows all crawlers again.
    ShowAll,
    /// Orders by a column: ascending, then descending, then as in the catalogue.
    SortBy(Option<Question>),
    /// Explains the cell; shows the text that decides, if one does.
    Choose(Cell, Option<Source>),
    /// The user went to a cell.
    Stop(Cell),
    /// The cursor is in another line of a text.
    Cursor(Source, u32),
}

impl Default for Table {
    fn default() -> Self {
        Self {
            filter: "".into(),
            operator: None,
            purpose: None,
            shown: Shown::All,
            layout: Layout::Groups,
            only_differing: false,
            only_of_line: false,
            sort: None,
            chosen: Some(Cell::row(Chosen::Crawler("Googlebot"))),
            stop: None,
            cursor: None,
        }
    }
}

impl Chosen {
    /// What stands for the row in the page.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Crawler(token) => token,
            Self::Custom => CUSTOM,
        }
    }
}

impl Cell {
    /// The names of the row and of the question.
    pub(crate) fn names(self) -> [&'static str; 2] {
        [self.row.as_str(), self.question.map_or("", Question::as_str)]
    }

    /// The cell of a crawler's name.
    pub(crate) fn row(row: Chosen) -> Self {
        Self { row, question: None }
    }
}

impl Table {
    /// What a change of the state is; the text that is to be shown besides, if any.
    pub(crate) fn reduce(&mut self, action: Action) -> Option<Source> {
        match action {
            Action::SetFilter(filter) => self.filter = filter.into(),
            Action::SetOperator(operator) => self.operator = operator,
            Action::SetPurpose(purpose) => self.purpose = purpose,
            Action::Show(shown) => self.shown = shown,
            Action::LayOut(layout) => self.layout = layout,
            Action::ToggleDiffering => self.only_differing = !self.only_differing,
            Action::ToggleOfLine => self.only_of_line = !self.only_of_line,
            Action::ShowAll => self.show_all(),
            Action::SortBy(by) => self.sort = next_order(self.sort, by),
            Action::Choose(cell, source) => {
                self.chosen = Some(cell);
                self.stop = Some(cell);
                return source;
            }
            Action::Stop(cell) => self.stop = Some(cell),
            Action::Cursor(source, line) => self.cursor = Some((source, line)),
        }
        None
    }

    fn show_all(&mut self) {
        let Self { sort, layout, chosen, stop, cursor, .. } = self.clone();
        *self = Self { sort, layout, chosen, stop, cursor, ..Self::default() };
    }

    /// Whether some crawlers are not shown.
    pub(crate) fn is_filtered(&self) -> bool {
        !self.filter.trim().is_empty()
            || self.operator.is_some()
            || self.purpose.is_some()
            || self.shown != Shown::All
            || self.only_differing
            || self.only_of_line
    }

    /// The question that is explained in a row.
    pub(crate) fn question_of(&self, row: Chosen) -> Option<Question> {
        self.chosen.filter(|cell| cell.row == row)?.question
    }
}

fn next_order(sort: Option<Sort>, by: Option<Question>) -> Option<Sort> {
    match sort.filter(|sort| sort.by == by) {
        None => Some(Sort { by, order: Order::Ascending }),
        Some(Sort { order: Order::Ascending, .. }) => Some(Sort { by, order: Order::Descending }),
        Some(Sort { order: Order::Descending, .. }) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GPTBOT: Chosen = Chosen::Crawler("GPTBot");

    fn after(actions: impl IntoIterator<Item = Action>) -> Table {
        let mut table = Table::default();
        actions.into_iter().for_each(|action| {
            table.reduce(action);
        });
        table
    }

    fn choose(question: Option<Question>) -> Action {
        Action::Choose(Cell { row: GPTBOT, question }, None)
    }

    #[test]
    fn what_is_chosen_twice_stays() {
        assert_eq!(after([choose(None), choose(None)]).chosen, Some(Cell::row(GPTBOT)));
    }

    #[test]
    fn another_cell_of_an_open_row_is_explained_instead() {
        let table = after([choose(None), choose(Some(Question::Index))]);
        assert_eq!(table.question_of(GPTBOT), Some(Question::Index));
    }

    #[test]
    fn the_text_that_decides_is_shown_with_the_cell() {
        let mut table = Table::default();
        let cell = Cell { row: GPTBOT, question: Some(Question::Follow) };
        assert_eq!(table.reduce(Action::Choose(cell, Some(Source::Html))), Some(Source::Html));
    }

    #[test]
    fn a_column_sorts_up_then_down_then_no_more() {
        let by = Some(Question::Snippet);
        let order = |times| after((0..times).map(|_| Action::SortBy(by))).sort.map(|sort| sort.order);
        assert_eq!([1, 2, 3].map(order), [Some(Order::Ascending), Some(Order::Descending), None]);
        let other = after([Action::SortBy(by), Action::SortBy(None)]).sort;
        assert_eq!(other, Some(Sort { by: None, order: Order::Ascending }));
    }

    #[test]
    fn all_crawlers_can_be_shown_again_at_once() {
        let filters = [
            Action::SetFilter("x".to_owned()),
            Action::SetOperator(Some("Google")),
            Action::SetPurpose(Some(CrawlerClass::Ads)),
            Action::Show(Shown::Hidden),
            Action::ToggleDiffering,
            Action::ToggleOfLine,
        ];
        for filter in filters {
            assert!(after([filter]).is_filtered());
        }
        let layout = Layout::Table;
        let table = after([Action::ToggleDiffering, choose(None), Action::SortBy(None), Action::LayOut(layout), Action::ShowAll]);
        assert!(!table.is_filtered() && table.chosen.is_some() && table.sort.is_some() && table.layout == layout);
    }
}
