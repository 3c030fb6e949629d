use crate::names::names;

names! {
    /// How bad something is: "info", worth knowing; "warning", probably not meant; "error", a line does not do what it says. The worst is
    /// the greatest.
    ///
    /// ```
    /// use robotscope::lint::Severity;
    ///
    /// assert!(Severity::Error > Severity::Warning);
    /// assert_eq!("error".parse(), Ok(Severity::Error));
    /// assert!("off".parse::<Severity>().is_err());
    /// ```
    // Exhaustive: hosts give each a look of their own.
    pub enum Severity {
        /// Worth knowing; it may well be meant.
        Info = "info",
        /// Somebody probably did not mean it.
        Warning = "warning",
        /// A line does not do what it says.
        Error = "error",
    }
}
