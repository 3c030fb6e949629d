use crate::names::names;

names! {
    /// The form in which a date is written.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DateForm::Iso8601.as_str(), "iso-8601");
    /// ```
    #[non_exhaustive]
    pub enum DateForm {
        /// `Friday, 25-Jun-10 15:00:00 PST`, complete and without extra text, as Google's oldest documentation requires
        /// ([google-robots-meta-old]).
        Rfc850 = "rfc-850",
        /// `Fri, 25 Jun 2010 15:00:00 PST`, as in RFC 1123 and RFC 5322. The weekday, the seconds, the zone, or the whole time may be
        /// missing.
        Rfc822 = "rfc-822",
        /// `Fri Jun 25 15:00:00 2010`, as formatted by `asctime` in C.
        Asctime = "asctime",
        /// `2010-06-25T15:00:00-08:00` or `20100625T150000Z`. The first form may have a blank in place of the T. The time may be missing in
        /// both.
        Iso8601 = "iso-8601",
    }
}
