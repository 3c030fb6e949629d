use robotscope::directives::IndexingVerdict;
use robotscope::names::plain_names;

use super::answer::{PageAnswer, Value};

/// Defines the questions in the order of their columns. Each has a name. A question about the page also has the kind of its value and the
/// field of the indexing verdict that answers it.
macro_rules! questions {
    ($($(#[$about:meta])* $question:ident = $name:literal $(=> $value:ident($field:ident))?,)+) => {
        plain_names! {
            /// A question about each crawler, which is a column in the table.
            pub(crate) enum Question { $($(#[$about])* $question = $name),+ }
        }

        impl Question {
            /// Returns the answer to each question in [`Self::OF_PAGE`].
            pub(crate) fn answers(verdict: &IndexingVerdict) -> [PageAnswer<'_>; Self::OF_PAGE.len()] {
                [$($(PageAnswer::new(&verdict.$field, Value::$value(verdict.$field.value)),)?)+]
            }
        }
    };
}

questions! {
    Crawl = "crawl",
    Index = "index" => Permission(index),
    Follow = "follow" => Permission(follow),
    Snippet = "snippet" => Characters(snippet),
    ImagePreview = "image-preview" => ImagePreview(image_preview),
    VideoPreview = "video-preview" => Seconds(video_preview),
    Translation = "translation" => Permission(translation),
    Archive = "archive" => Permission(archive),
    /// The AI signals that concern the crawler's class. They are not verdicts.
    AiUse = "ai-use",
}

impl Question {
    /// The questions that the page's directives answer: all except the first and the last.
    pub(crate) const OF_PAGE: [Self; Self::ALL.len() - 2] = {
        let [_, of_page @ .., _] = Self::ALL;
        of_page
    };

    /// The columns if no text of the page is known. `Index` then represents all questions in [`Self::OF_PAGE`].
    pub(crate) const WITHOUT_PAGE: [Self; 3] = [Self::Crawl, Self::Index, Self::AiUse];

    /// Returns the answer that the page's directives give, or `None` if directives do not answer this question.
    pub(crate) fn answer(self, verdict: &IndexingVerdict) -> Option<PageAnswer<'_>> {
        let answers = Self::OF_PAGE.into_iter().zip(Self::answers(verdict));
        answers.filter(|(question, _)| *question == self).map(|(_, answer)| answer).next()
    }
}
