use super::Wanted;
use crate::names::names;

names! {
    /// What the user of a written robots.txt should know: it was so before; a line that is there decides otherwise, and no line that
    /// is added can change that; these crawlers fetch whatever robots.txt says; something changes for crawlers that no wish names.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::robots_txt::WishNoteKind::AlreadySo.as_str(), "already-so");
    /// ```
    #[non_exhaustive]
    pub enum WishNoteKind {
        /// It was so before.
        AlreadySo = "already-so",
        /// A line that is there decides otherwise, and no line that is added can change that.
        NotReached = "not-reached",
        /// These take no notice of robots.txt, or fetch what a user asks for whatever it says.
        Disobeyed = "disobeyed",
        /// Something changes for crawlers for which nothing was wished: they answer to the same name.
        AlsoChanged = "also-changed",
    }
}

/// Something that the user of a written robots.txt should know.
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
    /// What it is.
    pub kind: WishNoteKind,
    /// Which wish, from 0; nothing with [`WishNoteKind::AlsoChanged`].
    pub wish: Option<u32>,
    /// For which crawlers; "*" for all that no group names.
    pub crawlers: Vec<String>,
    /// With [`WishNoteKind::NotReached`]: the line of the new text that decides, from 1; nothing where none does.
    pub line: Option<u32>,
}

/// The notes, each once.
#[derive(Default)]
pub(super) struct Notes(pub(super) Vec<WishNote>);

impl Notes {
    /// Adds a note, or its crawler to the one that says the same of the same wish.
    pub(super) fn add(&mut self, kind: WishNoteKind, wanted: &Wanted, line: Option<u32>) {
        let wish = Some(wanted.wish);
        match self.0.iter_mut().find(|note| (note.kind, note.wish, note.line) == (kind, wish, line)) {
            Some(note) => note.crawlers.push(wanted.name.clone()),
            None => self.0.push(WishNote { kind, wish, crawlers: vec![wanted.name.clone()], line }),
        }
    }
}
