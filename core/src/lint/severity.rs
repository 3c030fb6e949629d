use crate::names::names;

names! {
    /// The severity of a diagnostic. A greater value is more severe.
    ///
    /// - "info": worth knowing, but may be intended.
    /// - "warning": probably unintended.
    /// - "error": a line has a different effect from the one it seems to have.
    ///
    /// ```
    /// use robotscope::lint::Severity;
    ///
    /// assert!(Severity::Error > Severity::Warning);
    /// assert_eq!("error".parse(), Ok(Severity::Error));
    /// assert!("off".parse::<Severity>().is_err());
    /// ```
    // Exhaustive: hosts show each variant differently.
    pub enum Severity {
        /// Worth knowing, but may be intended.
        Info = "info",
        /// Probably unintended.
        Warning = "warning",
        /// A line has a different effect from the one it seems to have.
        Error = "error",
    }
}
