//! Finds the crawlers named in a User-Agent string ([ai-robots-txt]).
//!
//! The string is read once, from left to right. At the start of each word, only the catalogue's words with the same first letter are tried,
//! longest first. The time is therefore linear in the string's length. These rules apply:
//!
//! 1. **Whole words.** A name is not preceded or followed by `[A-Za-z0-9_-]`: `YandexBot` is not `Yandex`. Letter case does not
//!    matter. A `+` matches a space, since some servers log spaces as `+`.
//! 2. **Products before addresses.** A name is part of an address if it is in the path of a URL, directly after a `/`, or directly before
//!    an `@`. Such names count only if the string names no crawler as a product. Their place is [`NamePlace::Address`].
//! 3. **Host names do not count.** `+http://www.whatsapp.com`, `imagesift.com` and `Yandex.Browser` name no crawler.
//! 4. **Comparisons do not count.** A name after the word `like` is a comparison: `TelegramBot (like TwitterBot)`.
//! 5. **The longest name wins** if there are several, because it is the most specific. The first of equally long names wins.
//! 6. **Ambiguous names need a version.** Tokens that are also ordinary words, apps or family names, such as Yeti, WhatsApp or Yandex,
//!    count only with a version: `WhatsApp/2.19`. In the data file, their words end in `/`.
//! 7. **A token alone counts.** A string that consists only of a product token names the crawler with this token, even if the other rules
//!    find no name.

use super::{Crawler, all, by_token, data};
use crate::order::sort_by_number;
use std::{cmp::Reverse, ops::Range};

/// A crawler named in a User-Agent string, with the position of its name. See [`identify`].
///
/// ```
/// use robotscope::crawlers::{NamePlace, identify};
///
/// let user_agent = "CCBot/2.0 (https://commoncrawl.org/faq/)";
/// let seen = identify(user_agent).ok_or("no crawler is named")?;
/// assert_eq!((seen.crawler.token, seen.place), ("CCBot", NamePlace::Product));
/// assert_eq!(user_agent.get(seen.range), Some("CCBot"));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Identification {
    /// The named crawler.
    pub crawler: &'static Crawler,
    /// The byte range of the name in the string.
    pub range: Range<usize>,
    /// The kind of place in which the name occurs.
    pub place: NamePlace,
}

impl Identification {
    /// Returns the crawler if the string names it as a product; `None` if only an address contains the name. Such an address may belong to
    /// another bot, whose page mentions the crawler.
    ///
    /// ```
    /// use robotscope::crawlers::identify;
    ///
    /// let product = |user_agent: &str| identify(user_agent)?.product().map(|crawler| crawler.token);
    /// assert_eq!(product("GPTBot/1.3"), Some("GPTBot"));
    /// assert_eq!(product("ExampleBot/1.0 (+https://example.com/not-gptbot/gptbot)"), None);
    /// ```
    pub fn product(&self) -> Option<&'static Crawler> {
        (self.place == NamePlace::Product).then_some(self.crawler)
    }
}

/// The kind of place in which a User-Agent string contains a name. The variants are ordered from strongest to weakest evidence.
///
/// ```
/// use robotscope::crawlers::{NamePlace, identify};
///
/// let seen = identify("Mozilla/5.0 (compatible; +https://openai.com/gptbot)").ok_or("no crawler is named")?;
/// assert_eq!((seen.crawler.token, seen.place), ("GPTBot", NamePlace::Address));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NamePlace {
    /// Named as a product: `GPTBot/1.3`, `(compatible; GoogleOther)`.
    Product,
    /// Named only in a URL or e-mail address: `+https://openai.com/gptbot`, `claudebot@anthropic.com`.
    Address,
}

/// Returns the crawler named in a User-Agent string (RFC 9110, 10.1.5). Only whole words count, and the longest name wins
/// ([rfc9309-agents], [ai-robots-txt]). Returns `None` for browsers, tools and unknown bots.
///
/// Any sender can claim to be a crawler. To verify a sender, use the methods in [`Crawler::origin`].
///
/// ```
/// use robotscope::crawlers::identify;
///
/// let token = |user_agent: &str| identify(user_agent).map(|seen| seen.crawler.token);
/// assert_eq!(token("Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"), Some("YandexBot"));
/// assert_eq!(token("TelegramBot (like TwitterBot)"), Some("TelegramBot"));
/// assert_eq!(token("curl/8.5.0"), None);
/// ```
pub fn identify(user_agent: &str) -> Option<Identification> {
    identify_all(user_agent).into_iter().next()
}

/// Returns each crawler named in a User-Agent string once, longest name first ([ai-robots-txt]). The first crawler is the result of
/// [`identify`]. If the string names any crawler as a product, leaves out crawlers that are named only in addresses.
///
/// ```
/// let user_agent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) (compatible; GoogleOther)";
/// let tokens: Vec<_> = robotscope::crawlers::identify_all(user_agent).iter().map(|seen| seen.crawler.token).collect();
/// assert_eq!(tokens, ["GoogleOther", "Googlebot"]);
/// ```
pub fn identify_all(user_agent: &str) -> Vec<Identification> {
    let mut found = mentions(user_agent);
    if found.is_empty()
        && let Some(crawler) = by_token(user_agent.trim_ascii())
    {
        let start = user_agent.len() - user_agent.trim_ascii_start().len();
        return vec![Identification { crawler, range: start..start + crawler.token.len(), place: NamePlace::Product }];
    }
    if found.iter().any(|mention| mention.place == NamePlace::Product) {
        found.retain(|mention| mention.place == NamePlace::Product);
    }
    // Longest name first. Equally long names are in text order.
    sort_by_number(&mut found, |mention| ((u32::MAX as usize - mention.range.len()) as u64) << 32 | mention.range.start as u64);
    found
}

/// A word that identifies a crawler, and the crawler's index in the catalogue. A word that ends in `/` counts only if the slash follows the
/// name; the slash is not part of the name.
pub(super) struct UaWord {
    pub(super) word: &'static str,
    pub(super) crawler: usize,
}

impl Crawler {
    /// Returns the words by which [`identify`] recognises this crawler in a User-Agent. A word that ends in `/` counts only if a slash
    /// follows the name.
    ///
    /// ```
    /// use robotscope::crawlers::by_token;
    ///
    /// let qwantbot = by_token("Qwantbot").ok_or("not in the catalogue")?;
    /// assert_eq!(qwantbot.user_agent_words(), ["Qwantbot-news", "Qwantbot"]);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn user_agent_words(&self) -> Vec<&'static str> {
        let is_of_this_crawler = |word: &&UaWord| all().get(word.crawler).is_some_and(|crawler| crawler.token == self.token);
        (0..=u8::MAX).flat_map(data::words_from).filter(is_of_this_crawler).map(|word| word.word).collect()
    }
}

fn mentions(user_agent: &str) -> Vec<Identification> {
    let mut found: Vec<Identification> = Vec::new();
    let mut chunk = Chunk::Plain;
    for start in 0..user_agent.len() {
        let Some((before, rest)) = user_agent.as_bytes().split_at_checked(start) else { break };
        if let Some((word, name, after)) = word_at(before, rest)
            && let Some(place) = place(chunk, before, after)
            && let Some(crawler) = all().get(word.crawler)
        {
            let mention = Identification { crawler, range: start..start + name.len(), place };
            match found.iter_mut().find(|old| std::ptr::eq(old.crawler, crawler)) {
                Some(old) if strength(&mention) > strength(old) => *old = mention,
                Some(_) => {}
                None => found.push(mention),
            }
        }
        chunk = chunk.after(rest);
    }
    found
}

/// Returns a key for comparing two mentions of the same crawler. The mention with the greater key is used.
fn strength(mention: &Identification) -> (Reverse<NamePlace>, usize) {
    (Reverse(mention.place), mention.range.len())
}

/// Finds the longest catalogue word at the start of `rest` that is not part of a longer word. Returns the catalogue word, the name as spelt
/// in `rest`, and the text after the name. `before` is the text before `rest`.
fn word_at<'a>(before: &[u8], rest: &'a [u8]) -> Option<(&'static UaWord, &'a [u8], &'a [u8])> {
    let first = rest.first().filter(|_| !before.last().is_some_and(is_word_byte))?;
    data::words_from(first.to_ascii_lowercase()).iter().find_map(|word| {
        let name = word.word.strip_suffix('/').unwrap_or(word.word);
        let (seen, after) = rest.split_at_checked(name.len())?;
        let same = |(byte, wanted): (&u8, u8)| byte.eq_ignore_ascii_case(&wanted) || (*byte == b'+' && wanted == b' ');
        let ends = if name == word.word { !after.first().is_some_and(is_word_byte) } else { after.starts_with(b"/") };
        (ends && seen.iter().zip(name.bytes()).all(same)).then_some((word, seen, after))
    })
}

/// Returns `true` if this byte, directly before or after a name, makes the name part of a longer word (rule 1 of the module's
/// documentation).
fn is_word_byte(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

/// Returns the kind of place in which a name occurs, depending on the text before and after it; `None` if the name does not count (rules 2
/// to 4 of the module's documentation).
fn place(chunk: Chunk, before: &[u8], after: &[u8]) -> Option<NamePlace> {
    let dotted_before = matches!(before, [.., byte, b'.'] if byte.is_ascii_alphanumeric());
    let dotted_after = matches!(after, [b'.', byte, ..] if byte.is_ascii_alphanumeric());
    match chunk {
        Chunk::Path => Some(NamePlace::Address),
        Chunk::Scheme | Chunk::Host => None,
        Chunk::Plain if dotted_before || dotted_after || before.ends_with(b"@") || ends_with_like(before) => None,
        Chunk::Plain if before.ends_with(b"/") || after.starts_with(b"@") => Some(NamePlace::Address),
        Chunk::Plain => Some(NamePlace::Product),
    }
}

/// Returns `true` if the text ends with the word `like`, followed by spaces or `+`. Called only at a possible name, and scans only the
/// spaces before it, so that the total time stays linear.
fn ends_with_like(before: &[u8]) -> bool {
    let Some(end) = before.iter().rposition(|byte| !matches!(byte, b' ' | b'+')) else { return false };
    let Some((words, [_, ..])) = before.split_at_checked(end + 1) else { return false };
    let Some((front, last)) = words.split_last_chunk::<4>() else { return false };
    last.eq_ignore_ascii_case(b"like") && !front.last().is_some_and(is_word_byte)
}

/// The kind of text that contains a byte: plain text or part of a URL. A space, bracket, comma, semicolon, quote or `+` ends a URL.
#[derive(Clone, Copy)]
enum Chunk {
    Plain,
    /// The `://`.
    Scheme,
    Host,
    Path,
}

impl Chunk {
    fn after(self, rest: &[u8]) -> Self {
        let Some((byte, next)) = rest.split_first() else { return self };
        match (self, byte) {
            (_, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b',' | b';' | b'"' | b'+') => Self::Plain,
            (_, byte) if byte.is_ascii_whitespace() => Self::Plain,
            (Self::Plain, b':') if next.starts_with(b"//") => Self::Scheme,
            (Self::Scheme, b'/') if !next.starts_with(b"/") => Self::Host,
            (Self::Host, b'/' | b'?' | b'#') => Self::Path,
            (chunk, _) => chunk,
        }
    }
}
