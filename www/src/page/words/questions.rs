//! Names of the questions of the table.

use crate::language::message;
use crate::page::table::Question;

/// Returns the short name of a question, for the head of its column.
pub(crate) fn column(question: Question) -> String {
    message(&format!("column-{}", question.as_str()), &[])
}

/// Returns a question as a sentence.
pub(crate) fn question(question: Question) -> String {
    message(&format!("question-{}", question.as_str()), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_has_a_column_name_and_a_sentence() {
        for name in Question::ALL.map(column).into_iter().chain(Question::ALL.map(question)) {
            assert!(!name.starts_with("column-") && !name.starts_with("question-"), "{name}");
        }
    }
}
