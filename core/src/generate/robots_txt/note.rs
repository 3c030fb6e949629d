use super::ResolvedWish;
use crate::names::names;

names! {
    /// A note to the user about a generated robots.txt, such as a wish that was already fulfilled or that no added line can fulfil.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::robots_txt::WishNoteKind::AlreadySo.as_str(), "already-so");
    /// ```
    #[non_exhaustive]
    pub enum WishNoteKind {
        /// The wish was already fulfilled.
        AlreadySo = "already-so",
        /// An existing line decides against the wish, and no added line can change this.
        NotReached = "not-reached",
        /// These crawlers ignore robots.txt, either always or when they fetch pages for a user.
        Disobeyed = "disobeyed",
        /// The access also changes for crawlers that no wish names, because they obey the group of a named crawler.
        AlsoChanged = "also-changed",
    }
}

/// A note to the user about a generated robots.txt.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::generate::robots_txt::{Who, Wish, WishNoteKind, write};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\n");
/// let written = write(&robots, &[Wish::disallow(Who::Crawler("GPTBot".into()), "/")])?;
/// assert_eq!(written.notes[0].kind, WishNoteKind::AlreadySo);
/// assert_eq!((written.notes[0].wish, &*written.notes[0].crawlers), (Some(0), &["GPTBot".to_owned()][..]));
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WishNote {
    /// The kind of note.
    pub kind: WishNoteKind,
    /// The index of the wish, from 0; `None` if `kind` is [`WishNoteKind::AlsoChanged`].
    pub wish: Option<u32>,
    /// The affected crawlers; "*" for all crawlers that no group names.
    pub crawlers: Vec<String>,
    /// If `kind` is [`WishNoteKind::NotReached`]: the number of the deciding line in the new text, from 1; `None` if no line decides.
    pub line: Option<u32>,
}

/// Adds a note. If there is already a note with the same kind, wish and line, only adds the crawler to that note.
pub(super) fn add(notes: &mut Vec<WishNote>, kind: WishNoteKind, wish: &ResolvedWish, line: Option<u32>) {
    let index = Some(wish.index);
    match notes.iter_mut().find(|note| (note.kind, note.wish, note.line) == (kind, index, line)) {
        Some(note) => note.crawlers.push(wish.name.clone()),
        None => notes.push(WishNote { kind, wish: index, crawlers: vec![wish.name.clone()], line }),
    }
}
