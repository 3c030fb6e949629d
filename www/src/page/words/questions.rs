//! Names for the questions in the table.

use crate::language::message;
use crate::page::table::Question;

/// Returns a question's short name, for the head of its column.
pub(crate) fn column(question: Question) -> String {
    message(&format!("column-{}", question.as_str()), &[])
}

/// Returns a question as a full sentence.
pub(crate) fn question(question: Question) -> String {
    message(&format!("question-{}", question.as_str()), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_has_a_column_name_and_a_full_sentence() {
        for name in Question::ALL.map(column).into_iter().chain(Question::ALL.map(question)) {
            assert!(!name.starts_with("column-") && !name.starts_with("question-"), "{name}");
        }
    }
}
