//! Saves and restores the state of the table: its layout, its filters, its order and the cell that is explained.

use robotscope::crawlers;

use crate::page::{Cell, Chosen, Layout, Order, Question, Shown, Sort, Table};
use crate::state::Snapshot;

/// The name of the row for the User-Agent that the user entered. No product token contains an asterisk, so this name is unique.
const CUSTOM: &str = "*";

/// The name of the column that contains the crawlers' names.
const NAME: &str = "name";

pub(super) fn save(table: &Table, snapshot: &mut Snapshot) {
    if let Some(Cell { row, question }) = table.chosen {
        snapshot.put("c", if let Chosen::Crawler(token) = row { token } else { CUSTOM });
        snapshot.put_some("cq", question.map(Question::as_str));
    }
    if !table.filter.is_empty() {
        snapshot.put("xf", &*table.filter);
    }
    snapshot.put_some("xo", table.operator);
    snapshot.put_some("xp", table.purpose.map(|purpose| purpose.as_str()));
    snapshot.put_some("xs", (table.shown != Shown::All).then(|| table.shown.as_str()));
    snapshot.put_some("xt", (table.layout == Layout::Table).then_some("1"));
    snapshot.put_some("xd", table.only_differing.then_some("1"));
    if let Some((source, line)) = table.cursor.filter(|_| table.only_of_line) {
        snapshot.put("xl", format!("{} {line}", source.as_str()));
    }
    if let Some(Sort { by, order }) = table.sort {
        let order = if order == Order::Ascending { "xa" } else { "xz" };
        snapshot.put(order, by.map_or(NAME, Question::as_str));
    }
}

pub(super) fn restore(snapshot: &Snapshot) -> Table {
    let text = |name| snapshot.get(name).map(|text| &**text);
    let row = text("c").and_then(|token| match token {
        CUSTOM => Some(Chosen::Custom),
        token => crawlers::by_token(token).map(|crawler| Chosen::Crawler(crawler.token)),
    });
    let sort =
        |order, name| text(name).and_then(|by| Some(Sort { by: if by == NAME { None } else { Some(by.parse().ok()?) }, order }));
    let cursor = text("xl")
        .and_then(|cursor| cursor.split_once(' '))
        .and_then(|(name, line)| Some((name.parse().ok()?, line.parse().ok()?)));
    let mut operators = crawlers::all().iter().map(|crawler| crawler.operator);
    Table {
        filter: text("xf").unwrap_or_default().into(),
        operator: text("xo").and_then(|name| operators.find(|operator| *operator == name)),
        purpose: text("xp").and_then(|name| name.parse().ok()),
        shown: text("xs").and_then(|name| name.parse().ok()).unwrap_or(Shown::All),
        layout: if text("xt").is_some() { Layout::Table } else { Layout::Groups },
        only_differing: text("xd").is_some(),
        only_of_line: cursor.is_some(),
        cursor,
        sort: sort(Order::Ascending, "xa").or(sort(Order::Descending, "xz")),
        chosen: row.map(|row| Cell { row, question: text("cq").and_then(|name| name.parse().ok()) }),
        ..Table::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::evaluate::Source;

    fn again(table: &Table) -> Table {
        let mut snapshot = Snapshot::default();
        save(table, &mut snapshot);
        restore(&snapshot)
    }

    #[test]
    fn restores_the_filters_order_and_explained_cell_of_the_table() {
        assert_eq!(again(&Table::default()), Table::default());
        let google = crawlers::by_token("Googlebot").unwrap();
        let mut table = Table {
            filter: "a".into(),
            operator: Some(google.operator),
            purpose: Some(google.class),
            shown: Shown::Hidden,
            layout: Layout::Table,
            only_differing: true,
            only_of_line: true,
            cursor: Some((Source::Headers, 3)),
            sort: Some(Sort { by: Some(Question::AiUse), order: Order::Descending }),
            chosen: Some(Cell { row: Chosen::Custom, question: Some(Question::Snippet) }),
            ..Table::default()
        };
        assert_eq!(again(&table), table);
        table.sort = Some(Sort { by: None, order: Order::Ascending });
        table.chosen = None;
        assert_eq!(again(&table), table);
    }
}
