# UTC 的时刻，用于“直至 { $moment }”之类的句子。
moment = { moment-day } { $time }（UTC）
moment-day = { $year } 年 { moment-month } { $day } 日
moment-of-year = { $year } 年 { moment-month }
moment-year = { $year } 年
moment-month = { $month } 月
