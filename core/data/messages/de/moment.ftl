# Ein Zeitpunkt in UTC, in Sätzen wie „bis { $moment }“.
moment = { moment-day }, { $time } Uhr UTC
moment-day = { $day }. { moment-month } { $year }
moment-of-year = { moment-month } { $year }
moment-year = { $year }
moment-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
