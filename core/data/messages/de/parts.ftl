# Satzteile, die in vielen Sätzen stehen.

list-next = { $list }, { $next }
list-last = { $list } und { $next }
list-rest = { $count ->
    [one] { $list } und { $count } weiterer
   *[other] { $list } und { $count } weitere
}
list-none = niemand
list-next-phrase = { $list }; { $next }

sentences = { $list } { $next }

quoted-line = Zeile { $line }, „{ $text }“

sure-documented = dokumentiert
sure-reported = berichtet
sure-assumed = angenommen

operator-unknown = unbekannter Betreiber
operator-any-user = beliebige Nutzer
operator-customers = { $company } (Kunden)

time-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahren
}
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
