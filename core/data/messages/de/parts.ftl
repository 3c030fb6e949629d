# Satzteile, die in vielen Sätzen stehen.

list-next = { $list }, { $next }
list-last = { $list } und { $next }
list-rest = { $count ->
    [one] { $list } und { $count } weiterer
   *[other] { $list } und { $count } weitere
}
list-none = niemand

sentences = { $list } { $next }

quoted-line = Zeile { $line }, „{ $text }“

sure-documented = dokumentiert
sure-reported = berichtet
sure-assumed = angenommen

operator-unknown = unbekannter Betreiber
operator-any-user = beliebige Nutzer
operator-customers = { $company } (Kunden)
