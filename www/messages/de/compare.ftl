# Zwei Fassungen einer robots.txt.

compare-title = Zwei Fassungen einer robots.txt
compare-about = Ändern Sie „Nachher“ oder öffnen Sie zwei Dateien, um zu sehen, welche Crawler welche Pfade verlieren oder gewinnen, und durch welche Regeln.
compare-before = Vorher
compare-after = Nachher
compare-swap = Tauschen
compare-take = Die robots.txt aus „Eine Seite“ verwenden
compare-placeholder = Eine robots.txt hier einfügen
compare-results = Was sich ändert
compare-nothing = Noch nichts zu vergleichen: Fügen Sie auf beiden Seiten eine robots.txt ein.
compare-empty = „{ $version }“ ist leer und wird deshalb wie eine robots.txt ohne Regeln verglichen, die alles erlaubt.
compare-same = Beide Fassungen geben jedem Crawler dieselben Antworten.
compare-summary = Pfade verloren: { $losing }. Pfade gewonnen: { $gaining }.
compare-of-purpose = { $purpose }: { $changes }
compare-lose = { $count ->
    [one] { $count } von { $total } Crawlern verliert Pfade
   *[other] { $count } von { $total } Crawlern verlieren Pfade
}
compare-gain = { $count ->
    [one] { $count } von { $total } Crawlern gewinnt Pfade
   *[other] { $count } von { $total } Crawlern gewinnen Pfade
}
compare-none = keiner
compare-tokens = { $count } Steuerungs-Token
compare-unbound = robots.txt gilt nicht
compare-ignoring = { $count ->
    [one] { $count }, für den robots.txt nicht gilt
   *[other] { $count }, für die robots.txt nicht gilt
}
compare-others = alle anderen
compare-now-allowed = Jetzt erlaubt
compare-now-blocked = Jetzt gesperrt
compare-left-out = { $count ->
    [one] Ein weiterer Name aus den Texten wurde ausgelassen.
   *[other] { $count } weitere Namen aus den Texten wurden ausgelassen.
}
compare-incomplete = Diese Änderungen sind sicher, aber es kann weitere geben: Die Texte sind zu groß, um alles zu prüfen.
compare-what = Was verglichen wird
compare-versions = Zwei Fassungen
compare-two-crawlers = Zwei Crawler
compare-crawlers-title = Zwei Crawler, eine robots.txt
compare-crawlers-about = Was ein Crawler nicht abrufen darf, ein anderer aber schon, nach den Regeln derselben robots.txt: was verloren ginge, wenn alle wie der zweite behandelt würden.
compare-examples = Beispiele kommen, wo es geht, aus der Liste von „Viele URLs“.
compare-one = Erster Crawler
compare-other = Zweiter Crawler
compare-crawlers-same = { $other } darf alles abrufen, was { $one } darf, und sonst nichts.
compare-crawlers-differ = { $lost ->
    [0] { $other } darf alles abrufen, was { $one } darf
    [one] { $other } darf in einem Fall nicht abrufen, was { $one } darf
   *[other] { $other } darf in { $lost } Fällen nicht abrufen, was { $one } darf
}; { $gained ->
    [0] umgekehrt ist es nie.
    [one] in einem Fall ist es umgekehrt.
   *[other] in { $gained } Fällen ist es umgekehrt.
}
compare-lost = { $one } darf, { $other } nicht
compare-only = Änderungen für
compare-only-all = Alle Crawler
compare-only-none = Für diesen Crawler ändert sich nichts.
compare-unknown = Nicht im Katalog
compare-records = Andere Einträge
compare-all-crawlers = Für alle
compare-records-more = Es ändern sich mehr Einträge, als hier stehen.
compare-lines = Zeile für Zeile
compare-lines-more = Es unterscheiden sich noch mehr Zeilen.
compare-lines-too-many = Es unterscheiden sich zu viele Zeilen, um sie aufzulisten.
compare-lines-same = { $count ->
    [one] Eine weitere Zeile ist gleich
   *[other] { $count } weitere Zeilen sind gleich
}
