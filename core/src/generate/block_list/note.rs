use super::choice::Choice;
use super::formats::Format;
use super::user_agent::Names;
use crate::crawlers::{self, Crawler, CrawlerStatus, SentName};
use crate::names::names;

names! {
    /// A note about a block list: a limit, or an instruction for installing it.
    ///
    /// ```
    /// assert_eq!(robotscope::generate::block_list::BlockListNoteKind::NoRequests.as_str(), "no-requests");
    /// ```
    #[non_exhaustive]
    pub enum BlockListNoteKind {
        /// Only crawlers that send their names are refused, and robots.txt stays readable for them.
        OnlyNames = "only-names",
        /// These tokens are only for robots.txt, because no crawler sends requests under these names.
        NoRequests = "no-requests",
        /// These crawlers send requests under the name of a browser or of another crawler.
        OtherName = "other-name",
        /// The catalogue has no User-Agent for these crawlers, so they are refused only if they send their product tokens.
        AssumedName = "assumed-name",
        /// These crawlers are refused as well, although they were not chosen.
        AlsoRefused = "also-refused",
        /// In robots.txt, the groups for refused crawlers also apply to these crawlers. This configuration does not refuse them, because
        /// they send other names.
        SameGroup = "same-group",
        /// Apache needs mod_rewrite.
        NeedsModRewrite = "needs-mod-rewrite",
        /// In Caddy, `handle` and `route` blocks run before `respond`.
        InsideHandle = "inside-handle",
        /// lighttpd needs mod_access.
        NeedsModAccess = "needs-mod-access",
        /// Traefik reads the configuration through its file provider.
        FileProvider = "file-provider",
        /// Each paragraph is the expression for one custom rule.
        CustomRule = "custom-rule",
        /// The names match anywhere in a User-Agent.
        Anywhere = "anywhere",
    }
}

/// A note about a block list: a limit, or an instruction for installing it.
///
/// ```
/// use robotscope::generate::block_list::{BlockListNote, BlockListNoteKind, Format, block_list};
/// use robotscope::generate::robots_txt::Who;
///
/// let list = block_list(&[Who::Crawler("GPTBot".into())], &[], Format::Nginx)?;
/// assert_eq!(list.notes, [BlockListNote { kind: BlockListNoteKind::OnlyNames, crawlers: vec![] }]);
/// # Ok::<(), robotscope::generate::block_list::BlockListError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockListNote {
    /// The kind of note.
    pub kind: BlockListNoteKind,
    /// The product tokens of the crawlers that the note is about; empty if the note is not about particular crawlers.
    pub crawlers: Vec<String>,
}

/// Returns the notes: first the instructions for installing the configuration, then its limits.
pub(super) fn notes(choice: &Choice<'_>, names: &Names<'_>, format: Format) -> Vec<BlockListNote> {
    let of_format = format.notes().iter().chain(&[BlockListNoteKind::OnlyNames]);
    let of_format = of_format.map(|kind| BlockListNote { kind: *kind, crawlers: Vec::new() });
    let kinds = [
        BlockListNoteKind::NoRequests,
        BlockListNoteKind::OtherName,
        BlockListNoteKind::AlsoRefused,
        BlockListNoteKind::SameGroup,
        BlockListNoteKind::AssumedName,
    ];
    let about_crawlers = kinds.map(|kind| {
        let concerned = crawlers::all().iter().filter(|crawler| about(crawler, choice, names) == Some(kind));
        BlockListNote { kind, crawlers: concerned.map(|crawler| crawler.token.to_owned()).collect() }
    });
    of_format.chain(about_crawlers.into_iter().filter(|note| !note.crawlers.is_empty())).collect()
}

/// Returns the note to add about a crawler, if any.
fn about(crawler: &Crawler, choice: &Choice<'_>, names: &Names<'_>) -> Option<BlockListNoteKind> {
    if choice.has(crawler.token) {
        return match crawler.sent_name.value {
            SentName::NoRequests => Some(BlockListNoteKind::NoRequests),
            SentName::Other => Some(BlockListNoteKind::OtherName),
            _ if crawler.user_agent.is_none() => Some(BlockListNoteKind::AssumedName),
            _ => None,
        };
    }
    if names.also.contains(&crawler.token) {
        return Some(BlockListNoteKind::AlsoRefused);
    }
    let follows = crawler.fallback.value.iter().any(|token| choice.has(token));
    (follows && crawler.status == CrawlerStatus::Live).then_some(BlockListNoteKind::SameGroup)
}
