//! A second judge: what RFC 9309 and Google's documented algorithm say, written the slow and obvious way.
//!
//! It shares no code with the crate. Beside the two readings it can imitate the known bugs of the crate `robotstxt`
//! 0.3.0, so that a difference between that port and us can be laid at the door of one of them.

/// How to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// RFC 9309 (facts A1 to A17).
    Rfc9309,
    /// Google's parser (facts B19 to B34).
    Google,
}

/// Bugs of the port, each of them a departure from Google's parser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PortBugs {
    /// Behind a `*` only the first place where the next octet occurs is tried.
    pub(crate) first_place_only: bool,
    /// A sitemap or unknown record ends the row of user-agent lines, as in Google's parser before 2020.
    pub(crate) other_records_divide: bool,
    /// The byte order mark is compared with characters instead of octets, so a real one stays.
    pub(crate) byte_order_mark: bool,
    /// When a pattern is escaped, a `%` that encodes nothing vanishes together with the two octets behind it.
    pub(crate) lost_percent: bool,
    /// A line without a comment is not trimmed before it is divided.
    pub(crate) untrimmed_line: bool,
    /// White space beyond ASCII is trimmed too.
    pub(crate) unicode_white_space: bool,
    /// NUL does not end a line.
    pub(crate) nul_kept: bool,
}

/// A robots.txt as one reading groups it.
pub(crate) struct Judge {
    reading: Reading,
    bugs: PortBugs,
    groups: Vec<Group>,
}

#[derive(Default)]
struct Group {
    /// The values of its user-agent lines.
    agents: Vec<Vec<u8>>,
    rules: Vec<Rule>,
    is_closed: bool,
}

struct Rule {
    line: u32,
    is_allow: bool,
    /// In canonical form.
    pattern: Vec<u8>,
}

/// An answer and the line that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) is_allowed: bool,
    pub(crate) line: Option<u32>,
}

impl Judge {
    pub(crate) fn new(text: &[u8], reading: Reading, bugs: PortBugs) -> Self {
        let mut judge = Self { reading, bugs, groups: Vec::new() };
        for (number, line) in (1..).zip(lines(judge.without_byte_order_mark(text))) {
            let Some((name, value)) = judge.record(judge.readable(line)) else { continue };
            let field = judge.field(&name);
            match (field, judge.groups.last_mut()) {
                ("user-agent", Some(group)) if !group.is_closed => group.agents.push(value),
                ("user-agent", _) => judge.groups.push(Group { agents: vec![value], ..Group::default() }),
                ("allow" | "disallow", Some(group)) => {
                    group.is_closed = true;
                    let pattern = canonical(&value, reading, bugs, true);
                    group.rules.push(Rule { line: number, is_allow: field == "allow", pattern });
                }
                (_, Some(group)) => group.is_closed |= bugs.other_records_divide,
                (_, None) => {}
            }
        }
        judge
    }

    /// What the text says to the crawler with this token about this path.
    pub(crate) fn answer(&self, token: &str, path: &str) -> Answer {
        let allowed = Answer { is_allowed: true, line: None };
        let path = canonical(path.as_bytes(), self.reading, self.bugs, false);
        if self.reading == Reading::Rfc9309 && path == b"/robots.txt" {
            return allowed;
        }
        let mut chosen: Vec<&Group> =
            self.groups.iter().filter(|group| group.agents.iter().any(|value| self.names(value, token))).collect();
        if chosen.is_empty() {
            chosen = self.groups.iter().filter(|group| group.agents.iter().any(|value| self.names_everybody(value))).collect();
        }
        // The strongest rule so far: its length, whether it allows, its line.
        let mut strongest: Option<(usize, bool, u32)> = None;
        for rule in chosen.iter().flat_map(|group| &group.rules) {
            let Some(length) = self.strength(rule, &path) else { continue };
            if strongest.is_none_or(|(most, allows, _)| (length, rule.is_allow) > (most, allows)) {
                strongest = Some((length, rule.is_allow, rule.line));
            }
        }
        match strongest {
            Some((length, is_allowed, line)) if length > 0 => Answer { is_allowed, line: Some(line) },
            _ => allowed,
        }
    }

    /// The length of the pattern with which a rule matches.
    fn strength(&self, rule: &Rule, path: &[u8]) -> Option<usize> {
        let matches =
            |pattern: &[u8]| if self.bugs.first_place_only { matches_first_place(pattern, path) } else { matches(pattern, path) };
        if matches(&rule.pattern) {
            return Some(rule.pattern.len());
        }
        let slash = rule.pattern.iter().rposition(|&byte| byte == b'/')?;
        let is_index = rule.is_allow && self.reading == Reading::Google && rule.pattern[slash..].starts_with(b"/index.htm");
        let directory = [&rule.pattern[..=slash], b"$"].concat();
        (is_index && matches(&directory)).then_some(directory.len())
    }

    fn without_byte_order_mark<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        if self.bugs.byte_order_mark {
            // The marks as Latin-1 characters, in UTF-8.
            let mut rest = text;
            for mark in ["\u{EF}", "\u{BB}", "\u{BF}"] {
                let Some(tail) = rest.strip_prefix(mark.as_bytes()) else { break };
                rest = tail;
            }
            return rest;
        }
        match text {
            [0xEF, 0xBB, 0xBF, rest @ ..] => rest,
            [0xEF, 0xBB, rest @ ..] | [0xEF, rest @ ..] if self.reading == Reading::Google => rest,
            _ => text,
        }
    }

    /// The part of a line that is read at all.
    fn readable<'t>(&self, line: &'t [u8]) -> &'t [u8] {
        if self.reading == Reading::Rfc9309 {
            return line;
        }
        let line = &line[..line.len().min(16_663)];
        match line.iter().position(|&byte| byte == 0) {
            Some(nul) if !self.bugs.nul_kept => &line[..nul],
            _ => line,
        }
    }

    fn record(&self, line: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
        let comment = line.iter().position(|&byte| byte == b'#');
        let is_trimmed = comment.is_some() || !self.bugs.untrimmed_line;
        let line = &line[..comment.unwrap_or(line.len())];
        let line = if is_trimmed { self.trim(line) } else { line };
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let at = match line.iter().position(|&byte| byte == b':') {
            Some(colon) => colon,
            None if self.reading == Reading::Rfc9309 => return None,
            None => {
                let gap = line.iter().position(is_blank)?;
                let behind = self.trim(&line[gap..]);
                if behind.is_empty() || behind.iter().any(is_blank) {
                    return None;
                }
                gap
            }
        };
        (at > 0).then(|| (self.trim(&line[..at]).to_vec(), self.trim(&line[at + 1..]).to_vec()))
    }

    fn trim<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        if self.bugs.unicode_white_space
            && let Ok(text) = std::str::from_utf8(text)
        {
            return text.trim().as_bytes();
        }
        let is_space = |byte: &u8| matches!(byte, b' ' | 9..=13);
        let start = text.iter().take_while(|byte| is_space(byte)).count();
        let end = text.len() - text[start..].iter().rev().take_while(|byte| is_space(byte)).count();
        &text[start..end]
    }

    fn field(&self, name: &[u8]) -> &'static str {
        let name = name.to_ascii_lowercase();
        let spellings: [(&str, &[&str]); 3] = [
            ("user-agent", &["user-agent", "useragent", "user agent"]),
            ("allow", &["allow"]),
            ("disallow", &["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]),
        ];
        for (field, spellings) in spellings {
            let is_field = match self.reading {
                Reading::Rfc9309 => name == field.as_bytes(),
                Reading::Google => spellings.iter().any(|spelling| name.starts_with(spelling.as_bytes())),
            };
            if is_field {
                return field;
            }
        }
        "other"
    }

    fn names(&self, value: &[u8], token: &str) -> bool {
        let value = value.to_ascii_lowercase();
        let token = token.to_ascii_lowercase();
        match self.reading {
            Reading::Google => {
                let is_of_token = |byte: &u8| byte.is_ascii_lowercase() || matches!(byte, b'-' | b'_');
                let named: Vec<u8> = value.into_iter().take_while(is_of_token).collect();
                !token.is_empty() && named == token.as_bytes()
            }
            Reading::Rfc9309 => {
                let goes_on = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
                !token.is_empty() && value.starts_with(token.as_bytes()) && !value[token.len()..].first().is_some_and(goes_on)
            }
        }
    }

    fn names_everybody(&self, value: &[u8]) -> bool {
        match value {
            b"*" => true,
            [b'*', rest @ ..] if self.reading == Reading::Google => self.trim(rest).len() < rest.len(),
            _ => false,
        }
    }
}

/// Lines without their ends.
pub(crate) fn lines(text: &[u8]) -> Vec<&[u8]> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n')).unwrap_or(rest.len());
        lines.push(&rest[..length]);
        rest = match &rest[length..] {
            [b'\r', b'\n', tail @ ..] | [_, tail @ ..] => tail,
            [] => &[],
        };
    }
    lines
}

/// Whether a pattern matches a path, both in canonical form, by the definitions of `*` and `$` (facts A11, A17): follows
/// all places in the path to which the pattern so far can lead.
pub(crate) fn matches(pattern: &[u8], path: &[u8]) -> bool {
    let mut places = vec![0];
    for (index, &byte) in pattern.iter().enumerate() {
        places = match (byte, places.first()) {
            (_, None) => return false,
            (b'$', _) if index + 1 == pattern.len() => places.into_iter().filter(|&place| place == path.len()).collect(),
            (b'*', Some(&first)) => (first..=path.len()).collect(),
            _ => places.into_iter().filter(|&place| path.get(place) == Some(&byte)).map(|place| place + 1).collect(),
        };
    }
    !places.is_empty()
}

/// Like [`matches`], with the port's bug.
fn matches_first_place(pattern: &[u8], path: &[u8]) -> bool {
    let mut at = 0;
    let mut may_skip = false;
    for (index, &byte) in pattern.iter().enumerate() {
        match byte {
            b'$' if index + 1 == pattern.len() => return may_skip || at == path.len(),
            b'*' => may_skip = true,
            _ => {
                let skipped = path[at..].iter().position(|&there| there == byte);
                match skipped {
                    Some(skipped) if may_skip || skipped == 0 => at += skipped + 1,
                    _ => return false,
                }
                may_skip = false;
            }
        }
    }
    true
}

/// The canonical form of a pattern or path (facts A15, A16, A17; B24).
pub(crate) fn canonical(text: &[u8], reading: Reading, bugs: PortBugs, is_pattern: bool) -> Vec<u8> {
    if reading == Reading::Google && !is_pattern {
        return text.to_vec();
    }
    let mut out = String::new();
    let mut changes = false;
    let mut rest = text;
    while let [byte, tail @ ..] = rest {
        rest = tail;
        let hex = tail
            .get(..2)
            .and_then(|hex| std::str::from_utf8(hex).ok())
            .filter(|hex| hex.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let encoded = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *byte == b'%');
        let is_unreserved = |octet: u8| octet.is_ascii_alphanumeric() || b"-._~".contains(&octet);
        let is_reserved = |octet: u8| b":/?#[]@!$&'()*+,;=".contains(&octet);
        let must_encode = match (reading, byte) {
            (_, 0x80..) => true,
            (Reading::Google, _) => false,
            // Here `%` begins no escape, and so cannot stand in a URI.
            (Reading::Rfc9309, b'%') => true,
            (Reading::Rfc9309, b'*') => !is_pattern,
            (Reading::Rfc9309, b'$') => !is_pattern || !tail.is_empty(),
            (Reading::Rfc9309, _) => !is_unreserved(*byte) && !is_reserved(*byte),
        };
        if let Some(octet) = encoded {
            changes |= tail[..2].iter().any(u8::is_ascii_lowercase);
            rest = &tail[2..];
            if reading == Reading::Rfc9309 && is_unreserved(octet) {
                out.push(char::from(octet));
            } else {
                out += &format!("%{octet:02X}");
            }
        } else if *byte == b'%' && bugs.lost_percent {
            rest = tail.get(2..).unwrap_or_default();
        } else if must_encode {
            changes = true;
            out += &format!("%{byte:02X}");
        } else {
            out.push(char::from(*byte));
        }
    }
    // The port escapes only where it sees something to escape, and there loses the rest.
    if bugs.lost_percent && !changes { text.to_vec() } else { out.into_bytes() }
}
