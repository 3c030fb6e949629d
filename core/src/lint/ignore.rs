//! Handles comments that suppress diagnostics. Each of these comments should give a reason.
//!
//! ```text
//! # robotscope: ignore CODE, CODE -- REASON
//! # robotscope: ignore-file CODE -- REASON
//! ```
//!
//! The first form applies to its line or, if the line contains nothing else, to the next line that is neither blank nor a comment. The
//! second form applies to the whole text.

use std::collections::HashMap;

use super::check::lints;
use super::found::Found;
use super::robots_txt::{INVALID_IGNORE, USELESS_IGNORE};
use super::{Code, Detail, Options};
use crate::RobotsTxt;
use crate::names::names;
use crate::robots_txt::LineKind;
use crate::text::{Part, Span};

names! {
    pub(crate) enum IgnoreFault {
        /// The word after `robotscope:` is neither `ignore` nor `ignore-file`.
        UnknownWord = "unknown-word",
        /// No code is named.
        NoCode = "no-code",
        /// The code does not exist.
        UnknownCode = "unknown-code",
        /// The comment gives no reason. It suppresses the diagnostic nevertheless.
        NoReason = "no-reason",
    }
}

/// A lint code that a comment suppresses.
struct Silenced {
    code: Code,
    /// The span of the code in the text.
    span: Span,
    /// The part of the text in which the comment suppresses the code.
    within: Span,
    is_used: bool,
}

/// The span of the whole text.
const EVERYTHING: Span = Span::at(0, u32::MAX);

/// Removes findings that comments suppress, and reports faulty and useless comments.
pub(super) fn silence(robots: &RobotsTxt<'_>, options: &Options, found: &mut Found) {
    let mut comments = Comments { silenced: Vec::new(), faults: Vec::new() };
    let mut waiting = 0;
    for line in robots.lines() {
        if !matches!(line.kind(), LineKind::Comment | LineKind::Blank) {
            for silenced in comments.silenced.get_mut(waiting..).unwrap_or_default() {
                if silenced.within.is_empty() {
                    silenced.within = line.span();
                }
            }
            waiting = comments.silenced.len();
        }
        if let Some(comment) = line.comment() {
            let here = if line.kind() == LineKind::Comment { Span::default() } else { line.span() };
            comments.read_comment(Part::new(robots.text(), comment), here);
        }
    }
    let Comments { mut silenced, faults } = comments;
    if !silenced.is_empty() {
        let key = |code: Code, start: u32| (code as u64) << 32 | u64::from(start);
        let mut places = HashMap::new();
        for (place, silenced) in silenced.iter().enumerate() {
            let start = if silenced.within == EVERYTHING { u32::MAX } else { silenced.within.start() };
            places.entry(key(silenced.code, start)).or_insert(place);
        }
        found.list.retain(|diagnostic| {
            let behind = robots.lines().partition_point(|line| line.span().start() <= diagnostic.span.start());
            let line = behind.checked_sub(1).and_then(|line| robots.lines().get(line));
            let starts = [line.map_or(0, |line| line.span().start()), u32::MAX];
            let silencing = starts.map(|start| places.get(&key(diagnostic.code, start)));
            match silencing.into_iter().flatten().next().and_then(|place| silenced.get_mut(*place)) {
                Some(silenced) => {
                    silenced.is_used = true;
                    false
                }
                None => true,
            }
        });
    }
    if let Some(severity) = options.severity(&INVALID_IGNORE) {
        found.begin(INVALID_IGNORE.code, severity);
        for (fault, span) in faults {
            found.at(span).detail(Detail::Ignore(fault));
        }
    }
    // A lint that is off has no findings to suppress. Beyond the limit, the suppressed findings are unknown.
    let is_on = |code: Code| lints().any(|lint| lint.code == code && options.severity(lint).is_some());
    if let Some(severity) = options.severity(&USELESS_IGNORE) {
        found.begin(USELESS_IGNORE.code, severity);
        for silenced in silenced {
            if !silenced.is_used && is_on(silenced.code) && found.lists_all(silenced.code) {
                found.at(silenced.span);
            }
        }
    }
}

struct Comments {
    silenced: Vec<Silenced>,
    faults: Vec<(IgnoreFault, Span)>,
}

impl Comments {
    /// Reads a comment, including its `#`. An `ignore` comment suppresses findings in `here`, and an `ignore-file` comment suppresses
    /// findings in the whole text. If the comment is alone on its line, `here` is empty: `silence` sets the range when it reaches the next
    /// line that is neither blank nor a comment.
    fn read_comment(&mut self, comment: Part<'_>, here: Span) {
        let (hashes, _) = comment.split_at(comment.bytes.iter().take_while(|byte| **byte == b'#').count());
        let Some((name, rest)) = comment.split_at(hashes.bytes.len()).1.trimmed().split_once(b':') else { return };
        if !name.trimmed().is("robotscope") {
            return;
        }
        let (word, rest) = rest.trimmed().first_word();
        let within = if word.is("ignore") {
            here
        } else if word.is("ignore-file") {
            EVERYTHING
        } else {
            return self.faults.push((IgnoreFault::UnknownWord, word.span()));
        };
        let reason = memchr::memmem::find(rest.bytes, b"--");
        let (codes, reason) = rest.split_at(reason.unwrap_or(rest.bytes.len()));
        if reason.split_at(2).1.trimmed().is_empty() {
            self.faults.push((IgnoreFault::NoReason, comment.span()));
        }
        let mut is_empty = true;
        for code in codes.split(b',').flat_map(|codes| codes.split(b' ')).map(Part::trimmed).filter(|code| !code.is_empty()) {
            is_empty = false;
            match std::str::from_utf8(code.bytes).ok().and_then(|code| code.parse().ok()) {
                Some(named) => self.silenced.push(Silenced { code: named, span: code.span(), within, is_used: false }),
                None => self.faults.push((IgnoreFault::UnknownCode, code.span())),
            }
        }
        if is_empty {
            self.faults.push((IgnoreFault::NoCode, word.span()));
        }
    }
}
