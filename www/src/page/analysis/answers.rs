//! The answers of an indexing verdict, with the directives that decide them.

use robotscope::crawlers::Certainty;
use robotscope::directives::{IndexingVerdict, Outcome, PageDialect, Permission};

use super::subject::{Part, Parts, Subjects};
use crate::page::table::Question;
use crate::page::words::{self, Aspects};

/// The subject of an answer: a column of the table, or a rarer subject.
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
    /// `true` if the page has opposite directives and the engine does not document which one applies.
    pub(crate) is_undefined: bool,
    /// `true` if no other directive could change the answer.
    pub(crate) is_settled: bool,
    /// `true` if directives or the status decide the answer; `false` for the default.
    pub(crate) is_stated: bool,
    pub(crate) by: Vec<Part>,
    pub(crate) overruled: Vec<Part>,
}

impl Subjects<'_, '_> {
    pub(super) fn answers(&self, indexing: &IndexingVerdict, aspects: &Aspects, parts: &Parts<'_>) -> Vec<Answered> {
        fn answered<T>(
            subjects: &Subjects<'_, '_>,
            parts: &Parts<'_>,
            query: Query,
            outcome: &Outcome<T>,
            answer: String,
        ) -> Answered {
            Answered {
                query,
                answer,
                certainty: outcome.certainty,
                is_undefined: outcome.is_contradictory,
                is_settled: outcome.is_settled,
                is_stated: outcome.is_stated(),
                by: parts.of_directives(subjects.directives(&outcome.by)),
                overruled: parts.of_directives(subjects.directives(&outcome.overruled)),
            }
        }
        let permission =
            |query, outcome: &Outcome<Permission>| answered(self, parts, query, outcome, words::permission(outcome.value));
        let mut answers: Vec<_> = Question::OF_PAGE
            .into_iter()
            .map(|question| {
                let query = Query::Question(question);
                match question {
                    Question::Follow => permission(query, &indexing.follow),
                    Question::Snippet => {
                        answered(self, parts, query, &indexing.snippet, words::limit_of_characters(indexing.snippet.value))
                    }
                    Question::ImagePreview => {
                        answered(self, parts, query, &indexing.image_preview, words::image_preview(indexing.image_preview.value))
                    }
                    Question::VideoPreview => {
                        let answer = words::limit_of_seconds(indexing.video_preview.value);
                        answered(self, parts, query, &indexing.video_preview, answer)
                    }
                    Question::Translation => permission(query, &indexing.translation),
                    Question::Archive => permission(query, &indexing.archive),
                    Question::Index | Question::Crawl | Question::AiUse => permission(query, &indexing.index),
                }
            })
            .collect();
        for answered in answers.iter_mut().filter(|answered| !answered.is_stated) {
            if let Query::Question(question) = answered.query {
                // A text that is not given could still answer the question, so use the cell's words.
                answered.answer = aspects.words(question).to_owned();
            }
        }
        // Rarer questions appear only if directives answer them.
        let rare = [
            (Query::ImageIndex, &indexing.image_index),
            (Query::ForeignDescription, &indexing.foreign_description),
            (Query::Embedded, &indexing.embedded),
        ];
        let is_answered = |(query, outcome): &(Query, &Outcome<_>)| {
            !outcome.by.is_empty() && (*query != Query::Embedded || outcome.value != indexing.index.value)
        };
        answers.extend(rare.into_iter().filter(is_answered).map(|(query, outcome)| permission(query, outcome)));
        if let Some(moment) = indexing.unavailable_after.value {
            let answer = words::unavailable_after(moment, indexing.timing);
            answers.push(answered(self, parts, Query::UnavailableAfter, &indexing.unavailable_after, answer));
        }
        let is_defined = PageDialect::preset(indexing.dialect.value).conflicts.certainty == Certainty::Documented;
        for answered in &mut answers {
            answered.is_undefined &= !is_defined;
        }
        answers
    }
}
