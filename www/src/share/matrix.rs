//! What is kept of the matrix: which crawlers are shown, in which order, and which cell is explained.

use robotscope::crawlers;

use super::kept::Kept;
use crate::matrix::{Cell, Chosen, Matrix, Order, Question, Shown, Sort};
use crate::state::SOURCES;

/// What stands for the user's own User-Agent among the crawlers, of which none has a star in its name.
const CUSTOM: &str = "*";

/// What stands for the crawlers' names among the questions.
const NAME: &str = "name";

pub(super) fn keep(matrix: &Matrix, kept: &mut Kept) {
    if let Some(Cell { row, question }) = matrix.chosen {
        kept.put("c", if let Chosen::Crawler(token) = row { token } else { CUSTOM });
        kept.put_some("cq", question.map(Question::as_str));
    }
    if !matrix.filter.is_empty() {
        kept.put("xf", &*matrix.filter);
    }
    kept.put_some("xo", matrix.operator);
    kept.put_some("xp", matrix.purpose.map(|purpose| purpose.as_str()));
    kept.put_some("xs", (matrix.shown != Shown::All).then(|| name(matrix.shown)));
    kept.put_some("xd", matrix.only_differing.then_some("1"));
    if let Some((source, line)) = matrix.cursor.filter(|_| matrix.only_of_line) {
        kept.put("xl", format!("{} {line}", source.as_str()));
    }
    if let Some(Sort { by, order }) = matrix.sort {
        let order = if order == Order::Ascending { "xa" } else { "xz" };
        kept.put(order, by.map_or(NAME, Question::as_str));
    }
}

pub(super) fn restore(kept: &Kept) -> Matrix {
    let text = |name| kept.get(name).map(|text| &**text);
    let question = |name: &str| Question::ALL.into_iter().find(|question| question.as_str() == name);
    let row = text("c").and_then(|token| match token {
        CUSTOM => Some(Chosen::Custom),
        token => crawlers::by_token(token).map(|crawler| Chosen::Crawler(crawler.token)),
    });
    let sort =
        |order, name| text(name).and_then(|by| Some(Sort { by: if by == NAME { None } else { Some(question(by)?) }, order }));
    let cursor = text("xl")
        .and_then(|cursor| cursor.split_once(' '))
        .and_then(|(own, line)| Some((SOURCES.into_iter().find(|source| source.as_str() == own)?, line.parse().ok()?)));
    let mut known = crawlers::all().iter();
    Matrix {
        filter: text("xf").unwrap_or_default().into(),
        operator: text("xo").and_then(|own| known.clone().map(|crawler| crawler.operator).find(|operator| *operator == own)),
        purpose: text("xp").and_then(|own| known.find(|crawler| crawler.class.as_str() == own)).map(|crawler| crawler.class),
        shown: Shown::ALL.into_iter().find(|shown| text("xs") == Some(name(*shown))).unwrap_or(Shown::All),
        only_differing: text("xd").is_some(),
        only_of_line: cursor.is_some(),
        cursor,
        sort: sort(Order::Ascending, "xa").or(sort(Order::Descending, "xz")),
        chosen: row.map(|row| Cell { row, question: text("cq").and_then(question) }),
        ..Matrix::default()
    }
}

fn name(shown: Shown) -> &'static str {
    match shown {
        Shown::All => "all",
        Shown::Blocked => "blocked",
        Shown::Allowed => "allowed",
        Shown::Hidden => "hidden",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::evaluate::Source;

    fn again(matrix: &Matrix) -> Matrix {
        let mut kept = Kept::default();
        keep(matrix, &mut kept);
        restore(&kept)
    }

    #[test]
    fn the_matrix_comes_back() {
        assert_eq!(again(&Matrix::default()), Matrix::default());
        let google = crawlers::by_token("Googlebot").unwrap();
        let mut matrix = Matrix {
            filter: "a".into(),
            operator: Some(google.operator),
            purpose: Some(google.class),
            shown: Shown::Hidden,
            only_differing: true,
            only_of_line: true,
            cursor: Some((Source::Headers, 3)),
            sort: Some(Sort { by: Some(Question::AiUse), order: Order::Descending }),
            chosen: Some(Cell { row: Chosen::Custom, question: Some(Question::Snippet) }),
            ..Matrix::default()
        };
        assert_eq!(again(&matrix), matrix);
        matrix.sort = Some(Sort { by: None, order: Order::Ascending });
        matrix.chosen = None;
        assert_eq!(again(&matrix), matrix);
    }
}
