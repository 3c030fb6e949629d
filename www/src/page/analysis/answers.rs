//! The answers in an indexing verdict, with the directives that decide them.

use robotscope::crawlers::Certainty;
use robotscope::directives::{IndexingVerdict, Outcome, PageDialect};

use super::subject::{Part, Subjects};
use crate::page::table::{PageAnswer, Question, Value};
use crate::page::words::{self, Aspects};

/// The question that an answer belongs to: a column in the table, or a rarer question without a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    Question(Question),
    ImageIndex,
    ForeignDescription,
    Embedded,
    UnavailableAfter,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answered {
    pub(crate) query: Query,
    pub(crate) answer: String,
    pub(crate) certainty: Certainty,
    /// `true` if the page has contradictory directives, and the search engine does not document which of them applies.
    pub(crate) is_undefined: bool,
    /// `true` if no unknown directive could change the answer.
    pub(crate) is_settled: bool,
    /// `true` if directives or the status decide the answer, `false` if the answer is the default.
    pub(crate) is_stated: bool,
    pub(crate) by: Vec<Part>,
    pub(crate) overruled: Vec<Part>,
}

impl Subjects<'_, '_> {
    pub(super) fn answers(&self, indexing: &IndexingVerdict, aspects: &Aspects) -> Vec<Answered> {
        fn answered<V>(subjects: &Subjects<'_, '_>, query: Query, answer: &PageAnswer<'_, V>, words: String) -> Answered {
            Answered {
                query,
                answer: words,
                certainty: answer.certainty,
                is_undefined: answer.is_contradictory,
                is_settled: answer.is_settled,
                is_stated: answer.is_stated,
                by: subjects.inputs.parts_of(subjects.directives(answer.by)),
                overruled: subjects.inputs.parts_of(subjects.directives(answer.overruled)),
            }
        }
        let of_value = |query, answer: &PageAnswer<'_>| answered(self, query, answer, words::answer_value(answer.value));
        let questions = Question::OF_PAGE.into_iter().zip(Question::answers(indexing));
        let mut answers: Vec<_> = questions.map(|(question, answer)| of_value(Query::Question(question), &answer)).collect();
        let is_index = |answered: &Answered| answered.query == Query::Question(Question::Index);
        for answered in answers.iter_mut() {
            if let Query::Question(question) = answered.query
                && (!answered.is_stated || aspects.is_not_for_now && is_index(answered))
            {
                // If no text decides the answer, or the status forbids indexing for now, use the words of the table cell.
                answered.answer = aspects.words(question).to_owned();
            }
        }
        // Show the answers to rarer questions only if directives decide them. Also hide the answer for embedded pages if it is the same as
        // the answer for indexing.
        let rare = [
            (Query::ImageIndex, &indexing.image_index),
            (Query::ForeignDescription, &indexing.foreign_description),
            (Query::Embedded, &indexing.embedded),
        ];
        let is_answered = |(query, outcome): &(Query, &Outcome<_>)| {
            !outcome.by.is_empty() && (*query != Query::Embedded || outcome.value != indexing.index.value)
        };
        answers.extend(
            rare.into_iter()
                .filter(is_answered)
                .map(|(query, outcome)| of_value(query, &PageAnswer::new(outcome, Value::Permission(outcome.value)))),
        );
        if let Some(moment) = indexing.unavailable_after.value {
            let words = words::unavailable_after(moment, indexing.timing);
            let answer = PageAnswer::new(&indexing.unavailable_after, moment);
            answers.push(answered(self, Query::UnavailableAfter, &answer, words));
        }
        let is_defined = PageDialect::preset(indexing.dialect.value).conflicts.certainty == Certainty::Documented;
        for answered in &mut answers {
            answered.is_undefined &= !is_defined;
        }
        answers
    }
}
