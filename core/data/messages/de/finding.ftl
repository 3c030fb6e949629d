# Was sonst noch über eine Seite zu wissen lohnt.

finding-unseen = robots.txt hindert { $crawlers } daran, die Seite abzurufen; ihre Direktiven bleiben daher ungesehen: { $places }.
finding-contradiction = { $rule ->
    [stricter] Widerspruch für { $crawlers }; es gilt die strengere Direktive: { $places }.
    [milder] Widerspruch für { $crawlers }; es gilt die erlaubende Direktive: { $places }.
   *[assumed] Widerspruch für { $crawlers }; vermutlich gilt die strengere Direktive, doch kein Dokument sagt das: { $places }.
}
finding-leaked-scope = Hier wurden vielleicht mehrere Header-Zeilen zu einer verbunden; dann scheint der Name eines Bots für etwas zu gelten, wofür er nicht gemeint war: { $what }.
finding-canonical-with-noindex = Die Seite nennt eine andere als kanonisch und verbietet zugleich für { $crawlers } ihre eigene Indexierung; das widerspricht sich: { $places }.
finding-nobody-answers = Kein bekannter Crawler hört auf diesen Namen: { $places }.
finding-no-effect = Ohne Wirkung für { $crawlers }, denn { $detail }: { $places }.
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] ; vielleicht ist „{ $meant }“ gemeint
}: { $what }.
finding-date = { $detail }: { $what }.
finding-readings-differ = Für { $crawlers } kommt es darauf an, { $detail }: { $places }.
finding-status = { $detail } ({ $crawlers }; { $certainty }): { $what }.
finding-not-html = Die Antwort ist kein HTML; die Direktiven des Dokuments zählen daher nicht: { $what }.
finding-unread-charset = Das Dokument ist { $detail }; was es Crawlern sagt, ist hier daher unbekannt: Wandeln Sie es zuerst in UTF-8 um.
finding-several-names = Mehrere Namen in einem Attribut sind ein einziger Name, auf den niemand hört: { $what }.
finding-unquoted-content = Der Wert von content steht nicht in Anführungszeichen; er endet beim ersten Leerzeichen, und dies geht verloren: { $what }.
finding-misplaced-nosnippet = Für { $crawlers } bedeutet data-nosnippet nur auf span, div und section etwas: { $what }.
finding-unclosed-nosnippet = Für { $crawlers } braucht data-nosnippet ein Element, das geschlossen wird: { $what }.

finding-places = { $count ->
    [0] { $what }
   *[other] { $what } (und { $count } weitere)
}
finding-something = etwas

fault-unknown-word = Das ist keine Direktive
fault-missing-comma = Zwischen Direktiven fehlt ein Komma; zusammen sind sie ein einziges unbekanntes Wort
fault-needless-value = Die Direktive kennt keinen Wert; sie zählt so, als stünde keiner da
fault-missing-value = Die Direktive braucht einen Wert und wird daher ignoriert
fault-not-a-limit = Der Wert muss -1, 0 oder eine größere Zahl sein; die Direktive wird daher ignoriert
fault-not-an-image-preview = Der Wert muss none, standard oder large sein; die Direktive wird daher ignoriert
fault-not-a-date = Der Wert ist kein Datum; die Direktive wird daher ignoriert
fault-unknown-zone = Das Datum hat eine unbekannte Zeitzone; die Direktive wird daher ignoriert
fault-no-such-moment = Einen solchen Tag oder eine solche Uhrzeit gibt es nicht; die Direktive wird daher ignoriert
fault-date-form = Das Datum hat nicht die Form von RFC 850
fault-empty-scope = Hinter dem Namen des Bots steht nichts
fault-doubtful-scope = Das ist keine Direktive und gilt daher als Name eines Bots; was folgt, ist nur für diesen
fault-scope-in-meta = Ein meta-Element gilt für die, die sein Name nennt; in seinem Inhalt kann kein Bot genannt werden
fault-late-scope = Der Name eines Bots zählt nur am Anfang
fault-wildcard-scope = Ein Sternchen bedeutet alle, aber kein Dokument sagt das von diesem Header
fault-not-a-name = Das kann nicht der Name eines Bots sein

dated-wrong-weekday = Das Datum ist ein { $weekday }; der angegebene Wochentag zählt nicht
dated-no-zone = Das Datum hat keine Zeitzone; UTC wird angenommen
dated-military-zone = Eine Zeitzone aus einem Buchstaben ist nicht verlässlich; UTC wird angenommen
dated-two-digit-year = Das Jahr hat zwei Ziffern; { $year } wird angenommen
dated-no-time = Das Datum hat keine Uhrzeit; der Beginn des Tages in UTC wird angenommen
dated-hyphens = Das Datum hat Bindestriche, wo seine Form Leerzeichen hat
dated-long-name = Das Datum hat einen ausgeschriebenen Namen, wo seine Form drei Buchstaben hat

charset-undeclared-utf-16 = in UTF-16, das weder eine Byte Order Mark noch der Header Content-Type angibt
charset-iso-2022-jp = in ISO-2022-JP, das robotscope nicht liest
charset-refused = in einer Kodierung, die Browser nicht lesen

weekday-monday = Montag
weekday-tuesday = Dienstag
weekday-wednesday = Mittwoch
weekday-thursday = Donnerstag
weekday-friday = Freitag
weekday-saturday = Samstag
weekday-sunday = Sonntag

reading-conflicts = ob sich die strengere oder die mildere Direktive durchsetzt
reading-scopes = ob ein Bot auch nach dem Anfang eines Headers genannt werden darf
reading-dates = ob Daten jeder Form zählen oder nur die von RFC 850
reading-placement = ob meta-Elemente im body zählen
reading-scripting = ob das Dokument mit Skripten gelesen wird
reading-bytes = wie viele Bytes des Dokuments gelesen werden
