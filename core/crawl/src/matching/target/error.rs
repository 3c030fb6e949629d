//! The error for a text that is not a valid target.

use std::fmt;

/// The error for a text that cannot be parsed as a [`Target`](crate::Target). Its message shows an example of valid input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetError {
    kind: ErrorKind,
    text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ErrorKind {
    Empty,
    NoHost,
    NoWebAddress,
    NeitherUrlNorPath,
}

impl TargetError {
    pub(super) fn new(kind: ErrorKind, text: &str) -> Self {
        let mut beginning: String = text.chars().take(60).collect();
        if beginning.len() < text.len() {
            beginning.push('…');
        }
        Self { kind, text: beginning }
    }

    /// Returns a stable identifier for the reason, in kebab case.
    ///
    /// ```
    /// use robotscope::Target;
    ///
    /// let error = Target::parse("mailto:me@example.com").unwrap_err();
    /// assert_eq!(error.code(), "not-a-web-address");
    /// assert!(error.to_string().contains("https://"));
    /// ```
    pub fn code(&self) -> &'static str {
        match self.kind {
            ErrorKind::Empty => "empty-url",
            ErrorKind::NoHost => "url-without-host",
            ErrorKind::NoWebAddress => "not-a-web-address",
            ErrorKind::NeitherUrlNorPath => "neither-url-nor-path",
        }
    }

    /// Returns the rejected text. Any text after 60 characters is replaced with “…”.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, text } = self;
        match kind {
            ErrorKind::Empty => f.write_str("no URL given: write one such as https://example.com/page, or a path such as /page"),
            ErrorKind::NoHost => write!(f, "“{text}” has no valid host name: write a URL such as https://example.com/page"),
            ErrorKind::NoWebAddress => {
                write!(f, "“{text}” is not an address on a web server: write a URL such as https://example.com/page")
            }
            ErrorKind::NeitherUrlNorPath => {
                write!(f, "“{text}” is neither a URL nor a path: write https://example.com/page, or begin a path with a slash")
            }
        }
    }
}

impl std::error::Error for TargetError {}
