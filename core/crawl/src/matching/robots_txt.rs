//! A parsed robots.txt, ready for queries.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::OnceLock;

use super::Groups;
use crate::dialect::{Dialect, PRESETS};
use crate::robots_txt::Lines;
use crate::text::Text;

/// A parsed robots.txt: its text, all [lines](Lines), and the groups in each dialect.
///
/// Parse once and query often: the groups in each preset dialect are cached.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /private/ # keep out\n");
/// let target = Target::parse("https://example.com/private/diary.html")?;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot"), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RobotsTxt<'t> {
    lines: Lines<'t>,
    groups: [OnceLock<Box<Groups>>; PRESETS],
}

impl<'t> RobotsTxt<'t> {
    /// Parses any text, even invalid UTF-8. Text beyond 4 GiB is ignored.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    ///
    /// let robots = RobotsTxt::parse(b"Sitemap: https://example.com/a.xml\r\n\xFF\xFE\0");
    /// assert_eq!(robots.lines().len(), 2);
    /// ```
    pub fn parse(text: impl Into<Text<'t>>) -> Self {
        Self { lines: Lines::parse(text.into()), groups: Default::default() }
    }

    /// Returns the text's groups in a dialect. Groups in preset dialects are built once and cached. Presets with the same policies share
    /// their groups.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, dialect::Dialect};
    ///
    /// // `a` and `b` share one group: neither the sitemap nor the blank line ends a group ([google-robots-txt]).
    /// let robots = RobotsTxt::parse("User-agent: a\nSitemap: https://example.com/s.xml\n\nUser-agent: b\nDisallow: /");
    /// let groups = robots.groups(&Dialect::RFC9309);
    /// let group = groups.get(0).expect("one group");
    /// assert_eq!(group.agent_lines.iter().map(|line| line.line).collect::<Vec<_>>(), [1, 4]);
    /// assert_eq!(group.rules.len(), 1);
    /// ```
    pub fn groups(&self, dialect: &Dialect) -> Cow<'_, Groups> {
        let made = |dialect| {
            let mut others = self.groups.iter().filter_map(|slot| slot.get().map(|groups| &**groups));
            Groups::new(&self.lines, dialect, &mut others)
        };
        let kept = dialect.first_alike().and_then(|preset| Some((preset, self.groups.get(preset as usize)?)));
        match kept {
            Some((preset, slot)) => Cow::Borrowed(slot.get_or_init(|| Box::new(made(preset.into())))),
            None => Cow::Owned(made(*dialect)),
        }
    }
}

impl<'t> Deref for RobotsTxt<'t> {
    type Target = Lines<'t>;

    fn deref(&self) -> &Lines<'t> {
        &self.lines
    }
}
