# Zwei Fassungen einer robots.txt.

compare-title = Zwei Fassungen einer robots.txt
compare-about = Ändern Sie den Text rechts oder öffnen Sie zwei Dateien: robotscope sagt, welche Crawler welche Pfade verlieren oder gewinnen, und durch welche Regeln.
compare-before = Vorher
compare-after = Nachher
compare-swap = Tauschen
compare-take = Die robots.txt aus „Eine Seite“ übernehmen
compare-placeholder = Eine robots.txt hier einfügen
compare-results = Was sich ändert
compare-same = Beide sagen jedem Crawler dasselbe.
compare-summary = { $losing ->
    [0] Kein Crawler verliert etwas
    [one] { $losing } Crawler darf etwas nicht mehr abrufen
   *[other] { $losing } Crawler dürfen etwas nicht mehr abrufen
}; { $gaining ->
    [0] keiner gewinnt etwas.
    [one] { $gaining } darf etwas Neues abrufen.
   *[other] { $gaining } dürfen etwas Neues abrufen.
}
compare-crawlers = { $count ->
    [one] Für einen Crawler
   *[other] Für { $count } Crawler gleichermaßen
}
compare-others = alle anderen
compare-now-allowed = Jetzt erlaubt
compare-now-blocked = Jetzt gesperrt
compare-left-out = { $count ->
    [one] Ein weiterer Name, den die Texte nennen, wurde ausgelassen.
   *[other] { $count } weitere Namen, die die Texte nennen, wurden ausgelassen.
}
compare-incomplete = Diese Änderungen sind sicher, aber es kann weitere geben: Die Texte sind zu groß, um alles zu prüfen.
