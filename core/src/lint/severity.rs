/// How bad something is; the worst is the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; it may well be meant.
    Info,
    /// Somebody probably did not mean it.
    Warning,
    /// A line does not do what it says.
    Error,
}

impl Severity {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::Severity::Warning.as_str(), "warning");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// The severity with this name.
    ///
    /// ```
    /// use robotscope::lint::Severity;
    ///
    /// assert_eq!(Severity::from_name("error"), Some(Severity::Error));
    /// assert_eq!(Severity::from_name("off"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Info, Self::Warning, Self::Error].into_iter().find(|severity| severity.as_str() == name)
    }
}
