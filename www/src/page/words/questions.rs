//! What the questions of the table are called.

use crate::language::message;
use crate::page::table::Question;

/// A question as the head of its column.
pub(crate) fn column(question: Question) -> String {
    message(&format!("column-{}", question.as_str()), &[])
}

/// A question, asked.
pub(crate) fn question(question: Question) -> String {
    message(&format!("question-{}", question.as_str()), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_have_names() {
        for name in Question::ALL.map(column).into_iter().chain(Question::ALL.map(question)) {
            assert!(!name.starts_with("column-") && !name.starts_with("question-"), "{name}");
        }
    }
}
