/// A question about each crawler: a column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Question {
    Crawl,
    Index,
    Follow,
    Snippet,
    ImagePreview,
    VideoPreview,
    Translation,
    Archive,
    /// AI usage signals for crawlers of this class; not a verdict.
    AiUse,
}

impl Question {
    pub(crate) const ALL: [Self; 9] = [
        Self::Crawl,
        Self::Index,
        Self::Follow,
        Self::Snippet,
        Self::ImagePreview,
        Self::VideoPreview,
        Self::Translation,
        Self::Archive,
        Self::AiUse,
    ];

    /// The questions that directives of the page answer.
    pub(crate) const OF_PAGE: [Self; 7] =
        [Self::Index, Self::Follow, Self::Snippet, Self::ImagePreview, Self::VideoPreview, Self::Translation, Self::Archive];

    /// The columns if no text of the page is given; `Index` represents all questions of [`Self::OF_PAGE`].
    pub(crate) const WITHOUT_PAGE: [Self; 3] = [Self::Crawl, Self::Index, Self::AiUse];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Crawl => "crawl",
            Self::Index => "index",
            Self::Follow => "follow",
            Self::Snippet => "snippet",
            Self::ImagePreview => "image-preview",
            Self::VideoPreview => "video-preview",
            Self::Translation => "translation",
            Self::Archive => "archive",
            Self::AiUse => "ai-use",
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|question| question.as_str() == name)
    }
}
