use crate::names::names;

names! {
    /// The form of a date.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DateForm::Iso8601.as_str(), "iso-8601");
    /// ```
    #[non_exhaustive]
    pub enum DateForm {
        /// `Friday, 25-Jun-10 15:00:00 PST`, complete and without extra text, as the oldest document demands ([google-robots-meta-old]).
        Rfc850 = "rfc-850",
        /// `Fri, 25 Jun 2010 15:00:00 PST`, as in RFC 1123 and RFC 5322; weekday, seconds, zone or the whole time may be missing.
        Rfc822 = "rfc-822",
        /// `Fri Jun 25 15:00:00 2010`, as `asctime` of C formats it.
        Asctime = "asctime",
        /// `2010-06-25T15:00:00-08:00` or `20100625T150000Z`. In the first, a blank may replace the T; in both, the time may be
        /// missing.
        Iso8601 = "iso-8601",
    }
}
