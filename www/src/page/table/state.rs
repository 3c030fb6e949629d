use std::rc::Rc;

use robotscope::crawlers::CrawlerClass;
use robotscope::evaluate::Source;
use robotscope::names::plain_names;

use super::Question;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    /// Words to look for in the names and operators of crawlers. Crawlers without a match are hidden.
    pub(crate) filter: Rc<str>,
    pub(crate) operator: Option<&'static str>,
    pub(crate) purpose: Option<CrawlerClass>,
    pub(crate) shown: Shown,
    pub(crate) layout: Layout,
    /// `true` to show only crawlers with at least one answer that differs from the most frequent answer to its question.
    pub(crate) only_differing: bool,
    /// `true` to show only crawlers that the line at the cursor affects.
    pub(crate) only_of_line: bool,
    /// The order, or `None` for the order in the catalogue.
    pub(crate) sort: Option<Sort>,
    pub(crate) chosen: Option<Cell>,
    /// The cell that Tab moves to, or `None` until the user has focused a cell.
    pub(crate) stop: Option<Cell>,
    /// The line that the cursor is on, in one of the texts.
    pub(crate) cursor: Option<(Source, u32)>,
}

plain_names! {
    pub(crate) enum Shown {
        All = "all",
        /// Crawlers that may not fetch the page or the target of its redirect.
        Blocked = "blocked",
        /// Crawlers that robots.txt allows to fetch the page and the target of its redirect.
        Allowed = "allowed",
        /// Crawlers that ignore robots.txt, or to which it does not apply.
        Unbound = "unbound",
        /// Crawlers that may fetch the page but not index it. Does not include crawlers for which this is only assumed.
        Hidden = "hidden",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Crawlers with the same verdict and the same deciding line share a row.
    Groups,
    /// Each crawler has a row with the answers to all questions.
    Table,
}

/// The order of the crawlers within a purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sort {
    /// The question to sort by. `None` to sort by name.
    pub(crate) by: Option<Question>,
    pub(crate) order: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Ascending,
    Descending,
}

/// The name of the row for the User-Agent that the user entered. It is the value of the row's `data-row` attribute.
pub(crate) const CUSTOM: &str = "your-own";

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// A crawler in the catalogue, by its product token.
    Crawler(&'static str),
    /// The User-Agent that the user entered.
    Custom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) row: Chosen,
    /// The question that the cell answers. `None` for the cell with the crawler's name, which explains all questions.
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
    ShowAll,
    /// Sorts by a column. The first time, the order is ascending; the second time, descending; the third time, as in the catalogue.
    SortBy(Option<Question>),
    /// Explains a cell. If a source is passed, also shows its text, which contains the deciding line.
    Choose(Cell, Option<Source>),
    /// Moves the tab stop to the cell that the user focused.
    Stop(Cell),
    /// Records that the cursor has moved to another line.
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
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Crawler(token) => token,
            Self::Custom => CUSTOM,
        }
    }
}

impl Cell {
    pub(crate) fn names(self) -> [&'static str; 2] {
        [self.row.as_str(), self.question.map_or("", Question::as_str)]
    }

    pub(crate) fn row(row: Chosen) -> Self {
        Self { row, question: None }
    }
}

impl Table {
    /// Applies an action. Returns the source whose text pane must be shown, or `None` to leave the panes alone.
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

    pub(crate) fn is_filtered(&self) -> bool {
        !self.filter.trim().is_empty()
            || self.operator.is_some()
            || self.purpose.is_some()
            || self.shown != Shown::All
            || self.only_differing
            || self.only_of_line
    }

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
    fn choosing_an_open_cell_again_keeps_its_row_open() {
        assert_eq!(after([choose(None), choose(None)]).chosen, Some(Cell::row(GPTBOT)));
    }

    #[test]
    fn choosing_another_cell_in_an_open_row_explains_that_cell() {
        let table = after([choose(None), choose(Some(Question::Index))]);
        assert_eq!(table.question_of(GPTBOT), Some(Question::Index));
    }

    #[test]
    fn choosing_a_cell_returns_the_source_to_show() {
        let mut table = Table::default();
        let cell = Cell { row: GPTBOT, question: Some(Question::Follow) };
        assert_eq!(table.reduce(Action::Choose(cell, Some(Source::Html))), Some(Source::Html));
    }

    #[test]
    fn sorting_by_a_column_cycles_through_ascending_descending_and_catalogue_order() {
        let by = Some(Question::Snippet);
        let order = |times| after((0..times).map(|_| Action::SortBy(by))).sort.map(|sort| sort.order);
        assert_eq!([1, 2, 3].map(order), [Some(Order::Ascending), Some(Order::Descending), None]);
        let other = after([Action::SortBy(by), Action::SortBy(None)]).sort;
        assert_eq!(other, Some(Sort { by: None, order: Order::Ascending }));
    }

    #[test]
    fn show_all_removes_filters_but_keeps_the_chosen_cell_the_order_and_the_layout() {
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
