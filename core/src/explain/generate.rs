use super::messages::{Messages, english, say};
use super::parts::{list, shortened};
use super::{Comparison, comparison};
use crate::RobotsTxt;
use crate::generate::block_list::{self, BlockListError, BlockListNoteKind};
use crate::generate::robots_txt::{self, AddedLines, Wish, WishError, WishNoteKind, Written};
use crate::generate::{self, ConfigNoteKind, GenerateError};
use crate::matching::Access;

const ENGLISH: &str = english!("generate");

/// The maximum number of crawlers that a sentence names.
const SHOWN: usize = 8;

/// A configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Config {
    /// The name of the file that the text belongs in.
    pub file: String,
    /// The text.
    pub text: String,
    /// Notes for the user.
    pub notes: Vec<ConfigNote>,
}

/// A note to the user about a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ConfigNote {
    /// The kind of note.
    pub kind: ConfigNoteKind,
    /// The note as a sentence.
    pub message: String,
}

/// A robots.txt that fulfils the user's wishes as far as possible.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct WrittenRobotsTxt {
    /// The text.
    pub text: String,
    /// The added lines; left out if no lines were needed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub added: Option<AddedLines>,
    /// The changes, with the crawlers that they affect.
    pub comparison: Comparison,
    /// Notes for the user.
    pub notes: Vec<WishNote>,
}

/// A note to the user about a generated robots.txt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct WishNote {
    /// The kind of note.
    pub kind: WishNoteKind,
    /// The wish that the note is about, as an index into `wishes`; left out if `kind` is "also-changed".
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub wish: Option<u32>,
    /// The affected crawlers; "*" for all crawlers that no group names.
    pub crawlers: Vec<String>,
    /// If `kind` is "not-reached": the line in the new text that decides; left out if no line decides.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub line: Option<u32>,
    /// The note as a sentence.
    pub message: String,
}

/// A server configuration that refuses crawlers by their User-Agent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct BlockList {
    /// The name of the file that the text belongs in.
    pub file: String,
    /// The text.
    pub text: String,
    /// The product tokens of the chosen crawlers that are refused. A crawler that does not send its name cannot be refused.
    pub crawlers: Vec<String>,
    /// Instructions for installing the configuration, and its limits.
    pub notes: Vec<BlockListNote>,
}

/// A note about a block list: a limit, or how to install it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct BlockListNote {
    /// The kind of note.
    pub kind: BlockListNoteKind,
    /// The product tokens of the crawlers that the note is about; empty if the note is not about particular crawlers.
    pub crawlers: Vec<String>,
    /// The note in words.
    pub message: String,
}

/// Turns the notes on a generated configuration into sentences.
///
/// ```
/// use robotscope::explain::{self, Config, ConfigNote, Messages};
/// use robotscope::generate::{FilePattern, Plan, PlanStatement, Server, generate};
///
/// let plan = Plan { statements: vec![PlanStatement::for_all(["noindex"])], files: FilePattern::Extensions(vec!["pdf".into()]) };
/// let Config { file, notes, .. } = explain::config(&Messages::ENGLISH, generate(&plan, Server::Iis)?);
/// assert_eq!(file, "web.config");
/// assert!(notes.iter().any(|ConfigNote { message, .. }| message == "IIS needs its URL Rewrite module for this."));
/// # Ok::<(), robotscope::generate::GenerateError>(())
/// ```
pub fn config(messages: &Messages, config: generate::Config) -> Config {
    let note = |kind: ConfigNoteKind| ConfigNote { kind, message: say!(messages, &format!("note-{}", kind.as_str())) };
    Config { file: config.file.to_owned(), text: config.text, notes: config.notes.into_iter().map(note).collect() }
}

/// Explains in a sentence why there is no configuration, and what input was expected.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::generate::{FilePattern, Plan, Server, PlanStatement, generate};
///
/// let plan = Plan { statements: vec![PlanStatement::for_all(["noindex"])], files: FilePattern::Path("a".to_owned()) };
/// let error = generate(&plan, Server::Nginx).unwrap_err();
/// assert!(explain::config_error(&Messages::ENGLISH, &error).starts_with("“a” is not a path of letters"));
/// ```
pub fn config_error(messages: &Messages, error: &GenerateError) -> String {
    say!(messages, &format!("config-{}", error.code()), text = error.text(), meant = error.meant(), form = error.form())
}

/// Turns the notes on a generated robots.txt into sentences. `wishes` are the wishes that were applied to `old`. Returns `None` if the new
/// text is not UTF-8, because a string cannot represent it.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages, WishNote, WrittenRobotsTxt};
/// use robotscope::generate::robots_txt::{Who, Wish, write};
///
/// let (old, wishes) = (RobotsTxt::parse("User-agent: GPTBot\nAllow: /a\n"), [Wish::disallow(Who::Crawler("GPTBot".into()), "/a")]);
/// let written = write(&old, &wishes)?;
/// let WrittenRobotsTxt { notes, .. } = explain::written(&Messages::ENGLISH, &old, &wishes, written).expect("UTF-8");
/// let [WishNote { line, message, .. }] = &notes[..] else { panic!("one") };
/// assert_eq!(*line, Some(2));
/// assert_eq!(message, "/a stays allowed for GPTBot: line 2 decides, and a new line cannot overrule it.");
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
pub fn written(messages: &Messages, old: &RobotsTxt<'_>, wishes: &[Wish], written: Written) -> Option<WrittenRobotsTxt> {
    let text = String::from_utf8(written.text).ok()?;
    let note = |note: robots_txt::WishNote| WishNote {
        message: wish_note(messages, wishes, &note),
        kind: note.kind,
        wish: note.wish,
        crawlers: note.crawlers,
        line: note.line,
    };
    Some(WrittenRobotsTxt {
        added: written.added,
        comparison: comparison(messages, old, &RobotsTxt::parse(&text), &written.comparison),
        notes: written.notes.into_iter().map(note).collect(),
        text,
    })
}

fn wish_note(messages: &Messages, wishes: &[Wish], note: &robots_txt::WishNote) -> String {
    let name = |crawler: &String| if crawler == "*" { say!(messages, "wish-note-others") } else { crawler.clone() };
    let wish = note.wish.and_then(|place| wishes.get(place as usize));
    say!(
        messages,
        &format!("wish-note-{}", note.kind.as_str()),
        crawlers = &list(messages, &mut note.crawlers.iter().map(name), SHOWN),
        path = &shortened(wish.map_or("/", |wish| &wish.path)),
        access = wish.map_or(Access::Disallowed, |wish| wish.access).as_str(),
        line = &note.line.unwrap_or_default().to_string(),
    )
}

/// Turns the notes on a block list into sentences.
///
/// ```
/// use robotscope::explain::{self, BlockList, BlockListNote, Messages};
/// use robotscope::generate::block_list::{BlockListNoteKind, Format, block_list};
/// use robotscope::generate::robots_txt::Who;
///
/// let disallow = ["GPTBot", "Applebot-Extended"].map(|name| Who::Crawler(name.to_owned()));
/// let BlockList { notes, .. } = explain::block_list(&Messages::ENGLISH, block_list(&disallow, &[], Format::Nginx)?);
/// let note = notes.iter().find(|BlockListNote { kind, .. }| *kind == BlockListNoteKind::NoRequests).expect("a note");
/// assert_eq!(note.message, "These are names for robots.txt only and send no requests, so disallow them there: Applebot-Extended.");
/// # Ok::<(), robotscope::generate::block_list::BlockListError>(())
/// ```
pub fn block_list(messages: &Messages, list: block_list::BlockList) -> BlockList {
    let mut notes = Vec::new();
    for block_list::BlockListNote { kind, crawlers } in list.notes {
        let message = say!(messages, &format!("block-note-{}", kind.as_str()), crawlers = &list_of(messages, &crawlers));
        notes.push(BlockListNote { kind, crawlers, message });
    }
    BlockList { file: list.file.to_owned(), text: list.text, crawlers: list.crawlers, notes }
}

/// Formats up to [`SHOWN`] names. A longer list ends with the number of omitted names.
fn list_of(messages: &Messages, crawlers: &[String]) -> String {
    list(messages, &mut crawlers.iter().cloned(), SHOWN)
}

/// Explains why there is no block list.
///
/// ```
/// use robotscope::explain::{Messages, block_list_error};
/// use robotscope::generate::block_list::BlockListError;
///
/// let error = block_list_error(&Messages::ENGLISH, &BlockListError::NothingToRefuse);
/// assert!(error.starts_with("Nothing to refuse"));
/// ```
pub fn block_list_error(messages: &Messages, error: &BlockListError) -> String {
    let crawlers: &[String] = match error {
        BlockListError::Name(error) => return wish_error(messages, error),
        BlockListError::NoNames(crawlers) => crawlers,
        _ => &[],
    };
    say!(messages, &format!("block-error-{}", error.code()), crawlers = &list_of(messages, crawlers))
}

/// Explains why no robots.txt was written, and what input was expected.
///
/// ```
/// use robotscope::explain::{Messages, wish_error};
/// use robotscope::generate::robots_txt::WishError;
///
/// let error = WishError::NotAProductToken("GPT*".to_owned());
/// assert!(wish_error(&Messages::ENGLISH, &error).starts_with("“GPT*” cannot be a product token"));
/// ```
pub fn wish_error(messages: &Messages, error: &WishError) -> String {
    let (form, meant) = error.meant();
    say!(messages, &format!("wish-error-{}", error.code()), text = &shortened(error.text()), meant = meant, form = form)
}
