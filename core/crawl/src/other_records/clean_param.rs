use std::borrow::Cow;
use std::collections::HashMap;

use super::fault::{at_the_end, not_empty};
use super::{Fault, FaultKind, Stated};
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::matching::{Target, matched_length};
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// The value of a `Clean-param` record, for example `ref&sid /shop/`: query parameters that do not change the content of a page
/// ([yandex-clean-param]).
///
/// ```
/// use robotscope::{RobotsTxt, other_records::CleanParam};
///
/// let robots = RobotsTxt::parse("User-agent: Yandex\nClean-param: ref&sid /shop/");
/// let records = robots.clean_params();
/// let Ok(CleanParam { parameters, path }) = &records[0].value else { panic!("it can be read") };
/// assert_eq!(parameters.iter().map(|&name| robots.slice(name)).collect::<Vec<_>>(), [b"ref", b"sid"]);
/// assert_eq!(path.map(|path| robots.slice(path)), Some(&b"/shop/"[..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CleanParam {
    /// The names of the parameters.
    pub parameters: Vec<Span>,
    /// The prefix of the paths to which the record applies; may contain `*`. `None` if the record applies to all paths.
    pub path: Option<Span>,
}

/// A URL without the parameters that Clean-param records list.
///
/// ```
/// use robotscope::other_records::{CleanUrl, RemovedParameter};
/// use robotscope::{RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: Yandex\nClean-param: sid");
/// let CleanUrl { url, removed } = robots.clean_url(&Target::parse("https://example.com/a?sid=1&page=2")?);
/// assert_eq!(url, "https://example.com/a?page=2");
/// let [RemovedParameter { parameter, line, .. }] = &removed[..] else { panic!("one") };
/// assert_eq!((parameter.as_str(), *line), ("sid=1", 2));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CleanUrl {
    /// The URL without the removed parameters and without its fragment. Includes scheme and host if the caller passed them.
    pub url: String,
    /// The removed parameters, in URL order.
    pub removed: Vec<RemovedParameter>,
}

/// A parameter that was removed from a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RemovedParameter {
    /// The parameter with its value, as spelt in the URL.
    pub parameter: String,
    /// The number of the line that lists the parameter, from 1.
    pub line: u32,
    /// The position of the parameter's name in robots.txt.
    pub span: Span,
}

impl CleanParam {
    /// The maximum number of characters in a value. The certainty of this limit is "reported" ([yandex-clean-param]).
    const LONGEST: usize = 500;

    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let characters = value.bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        if characters > Self::LONGEST {
            return Err(FaultKind::TooLong.at(value));
        }
        let (parameters, rest) = value.first_word();
        let (path, rest) = rest.first_word();
        let parameters: Vec<_> = parameters.split(b'&').filter(|name| !name.is_empty()).map(Part::span).collect();
        if parameters.is_empty() {
            return Err(FaultKind::NoParameter.at(value));
        }
        if !matches!(path.bytes.first(), None | Some(b'/' | b'*')) {
            return Err(FaultKind::NotAPath.at(path));
        }
        at_the_end(rest)?;
        Ok(Self { parameters, path: (!path.is_empty()).then(|| path.span()) })
    }
}

impl RobotsTxt<'_> {
    /// Returns the Clean-param records. Only Yandex reads them, and they belong to no group ([yandex-clean-param]).
    pub fn clean_params(&self) -> Vec<Stated<CleanParam>> {
        self.stated_anywhere(&Dialect::YANDEX, Field::CleanParam, CleanParam::parse)
    }

    /// Returns the URL that Yandex would use: without the parameters that Clean-param records list for the URL's path. Parameter names and
    /// paths are case-sensitive.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: Yandex\nClean-param: ref&sid /shop/");
    /// let clean = robots.clean_url(&Target::parse("https://example.com/shop/a?sid=1&page=2&ref=b")?);
    /// assert_eq!(clean.url, "https://example.com/shop/a?page=2");
    /// assert_eq!(clean.removed[1].parameter, "ref=b");
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn clean_url(&self, target: &Target) -> CleanUrl {
        let (path, query) = match target.path().split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (target.path(), None),
        };
        let mut url = target.origin().unwrap_or_default().to_owned() + path;
        let mut removed = Vec::new();
        if let Some(query) = query {
            let named = self.named_parameters(path);
            let mut separator = '?';
            for parameter in query.split('&') {
                let name = parameter.split('=').next().unwrap_or_default();
                match named.get(&*comparable(name.as_bytes())) {
                    Some(&(line, span)) => removed.push(RemovedParameter { parameter: parameter.to_owned(), line, span }),
                    None => {
                        url.push(separator);
                        url.push_str(parameter);
                        separator = '&';
                    }
                }
            }
        }
        CleanUrl { url, removed }
    }

    /// Returns the parameters that Clean-param records list for a path, each with the line and position of its first mention.
    fn named_parameters(&self, path: &str) -> HashMap<Cow<'_, [u8]>, (u32, Span)> {
        let mut named = HashMap::new();
        for record in self.clean_params() {
            let Ok(CleanParam { parameters, path: prefix }) = record.value else { continue };
            let is_for_path = |prefix| matched_length(&Dialect::YANDEX, self.slice(prefix), path).is_some();
            if prefix.is_none_or(is_for_path) {
                for span in parameters {
                    named.entry(comparable(self.slice(span))).or_insert((record.line, span));
                }
            }
        }
        named
    }
}

/// Converts a name to a form in which encoded and unencoded spellings are equal.
fn comparable(name: &[u8]) -> Cow<'_, [u8]> {
    Dialect::YANDEX.encoding.path(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(value: &str) -> Result<(Vec<&str>, Option<&str>), FaultKind> {
        match CleanParam::parse(Part { bytes: value.as_bytes(), at: 0 }) {
            Ok(param) => Ok((
                param.parameters.iter().map(|span| &value[span.range()]).collect(),
                param.path.map(|span| &value[span.range()]),
            )),
            Err(fault) => Err(fault.kind),
        }
    }

    // Source: [yandex-clean-param].
    #[test]
    fn parses_parameters_and_a_path() {
        assert_eq!(parse("ref"), Ok((vec!["ref"], None)));
        assert_eq!(parse("a&b&&c  /shop*/x.php"), Ok((vec!["a", "b", "c"], Some("/shop*/x.php"))));
        assert_eq!(parse("a */index.html"), Ok((vec!["a"], Some("*/index.html"))));
        assert_eq!(parse("&& /a"), Err(FaultKind::NoParameter));
        assert_eq!(parse("a b"), Err(FaultKind::NotAPath));
        assert_eq!(parse("a /b /c"), Err(FaultKind::ExtraText));
        assert_eq!(parse(""), Err(FaultKind::Empty));
        assert!(parse(&"ü".repeat(500)).is_ok());
        assert_eq!(parse(&"a".repeat(501)), Err(FaultKind::TooLong));
    }
}
