# A moment in UTC, in sentences such as “until { $moment }”. $day and $month are numbers; $time: as 18:30, with seconds if not zero.
moment = { moment-day }, { $time } UTC
# Only the day.
moment-day = { $day } { moment-month } { $year }
# A month of a year, and a year.
moment-of-year = { moment-month } { $year }
moment-year = { $year }
moment-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
