//! Finds the blocks that Cloudflare adds to the owner's robots.txt.

use super::{LineKind, Lines};
use crate::text::Span;

/// A block that Cloudflare inserts before the owner's text, including its two marker comments. The block contains Cloudflare's managed
/// robots.txt or Bot Preference Sync. The owner can switch the block off but not edit it
/// ([`CLOUDFLARE_MANAGED_ROBOTS_TXT`](crate::sources::CLOUDFLARE_MANAGED_ROBOTS_TXT),
/// [`CLOUDFLARE_BOT_PREFERENCE_SYNC`](crate::sources::CLOUDFLARE_BOT_PREFERENCE_SYNC)).
///
/// ```
/// use robotscope::RobotsTxt;
///
/// let text = "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n";
/// let robots = RobotsTxt::parse(text);
/// let [block] = robots.managed_blocks().try_into().expect("one");
/// assert!(block.holds(2) && !block.holds(5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ManagedBlock {
    /// The line number of the opening comment, from 1.
    pub first: u32,
    /// The line number of the closing comment.
    pub last: u32,
    /// The span of these lines, without the last line break.
    pub span: Span,
}

impl ManagedBlock {
    /// Returns `true` if the line with this number is in the block.
    ///
    /// ```
    /// let robots = robotscope::RobotsTxt::parse("# BEGIN Cloudflare Managed content\n# END Cloudflare Managed Content");
    /// assert!(robots.managed_blocks().iter().all(|block| block.holds(1) && block.holds(2) && !block.holds(3)));
    /// ```
    pub const fn holds(&self, line: u32) -> bool {
        self.first <= line && line <= self.last
    }
}

impl Lines<'_> {
    /// Returns the blocks that Cloudflare inserted. Ignores an unclosed block.
    ///
    /// ```
    /// let robots = robotscope::RobotsTxt::parse("# BEGIN Cloudflare Managed content\nUser-agent: *");
    /// assert!(robots.managed_blocks().is_empty());
    /// ```
    pub fn managed_blocks(&self) -> Vec<ManagedBlock> {
        let mut blocks = Vec::new();
        let mut begun = None;
        for (number, line) in (1..).zip(self.lines()).filter(|(_, line)| line.kind() == LineKind::Comment) {
            let comment = self.slice(line.comment().unwrap_or_default());
            if is_one_of(BEGIN, comment) {
                begun = begun.or(Some((number, line.span())));
            } else if is_one_of(END, comment) {
                blocks.extend(begun.take().map(|(first, begin): (u32, Span)| {
                    let span = Span::new(begin.start(), line.content().end());
                    ManagedBlock { first, last: number, span }
                }));
            }
        }
        blocks
    }
}

const BEGIN: [&str; 2] = ["BEGIN Cloudflare Managed content", "BEGIN Cloudflare Bot Preference Sync"];
const END: [&str; 2] = ["END Cloudflare Managed content", "END Cloudflare Bot Preference Sync"];

/// Returns `true` if the comment is one of these markers. Ignores letter case, because Cloudflare writes "content" in opening and "Content"
/// in closing comments.
fn is_one_of(marks: [&str; 2], comment: &[u8]) -> bool {
    let words = comment.trim_ascii_start().strip_prefix(b"#").unwrap_or_default().trim_ascii();
    marks.iter().any(|mark| words.eq_ignore_ascii_case(mark.as_bytes()))
}
