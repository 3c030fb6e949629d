# Was sonst noch über eine Seite zu wissen lohnt.

finding-unseen = robots.txt sperrt { $crawlers } von der Seite aus; ihre Direktiven werden daher nie gesehen: { $places }.
finding-contradiction = { $rule ->
    [stricter] Widerspruch für { $crawlers }; es gilt die strengere Direktive: { $places }.
    [milder] Widerspruch für { $crawlers }; es gilt die erlaubende Direktive: { $places }.
   *[assumed] Widerspruch für { $crawlers }; vermutlich gilt die strengere Direktive, das ist aber nicht dokumentiert: { $places }.
}
finding-leaked-scope = Hier wurden vielleicht mehrere Header-Zeilen zu einer verbunden; der Name eines Bots gilt dann für mehr Direktiven als gemeint: { $what }.
finding-canonical-with-noindex = Eine Seite, deren Indexierung für { $crawlers } verboten ist, sollte keine andere als kanonisch nennen: { $places }.
finding-canonical-elsewhere = Die Seite nennt eine andere als kanonisch; diese kann an ihrer Stelle gezeigt werden: { $places }.
finding-listed-with-noindex = Eine Sitemap führt die Seite auf, und die Seite verbietet { $crawlers }, sie zu indexieren: { $places }.
finding-listed-but-blocked = Eine Sitemap führt die Seite auf, und robots.txt verbietet { $crawlers }, sie abzurufen.
finding-blocked-alternate = robots.txt verbietet { $crawlers }, die Seite in einer anderen Sprache abzurufen; sie kann den Link nicht bestätigen: { $places }.
finding-blocked-redirect = robots.txt verbietet { $crawlers }, das Ziel der Weiterleitung abzurufen; die Seite wird nie gesehen: { $places }.
finding-blocked-resource = robots.txt verbietet { $crawlers }, etwas abzurufen, das zum Rendern der Seite gehört: { $places }.
finding-unknown-bot-name = Kein bekannter Crawler hört auf diesen Namen: { $places }.
finding-no-effect = Für { $crawlers } ohne Wirkung, denn { $detail }: { $places }.
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] ; vielleicht ist „{ $meant }“ gemeint
}: { $what }.
finding-date = { $detail }: { $what }.
finding-readings-differ = Für { $crawlers } kommt es darauf an, { $detail }: { $places }.
finding-status = { $detail } ({ $crawlers }; { $certainty }){ finding-at }.
finding-not-html = Die Antwort ist kein HTML; die Direktiven des Dokuments zählen daher nicht: { $what }.
finding-unread-charset = Das Dokument ist { $detail }; seine Direktiven sind daher unbekannt: Wandeln Sie es zuerst in UTF-8 um.
finding-several-names = Mehrere Namen in einem Attribut zählen als ein einziger Name, auf den kein Crawler hört: { $what }.
finding-unquoted-content = Der Wert von content steht nicht in Anführungszeichen; er endet beim ersten Leerzeichen, und dies geht verloren: { $what }.
finding-misplaced-nosnippet = Für { $crawlers } wirkt data-nosnippet nur auf span, div und section: { $what }.
finding-unclosed-nosnippet = Für { $crawlers } braucht data-nosnippet ein Element mit End-Tag: { $what }.
finding-rendered-noindex = Skripte verbieten für { $crawlers } die Indexierung; Crawler, die Seiten nicht rendern, dürfen indexieren: { $places }.
finding-rendered-lifts-noindex = Skripte entfernen dies, aber { $crawlers } befolgen es womöglich, ohne sie auszuführen: { $places }.
finding-rendered-canonical = Skripte ändern den kanonischen Link, und nur eine Fassung der Seite enthält dies: { $places }.
finding-rendered-robots = Skripte ändern Robots-Direktiven; Crawler, die Seiten nicht rendern, sehen andere: { $places }.
finding-rendered-only = Womöglich nie zu sehen für { $crawlers }; { $detail }: { $places }.

finding-places = { $count ->
    [0] { $what }
   *[other] { $what } (und { $count } weitere)
}
# $known: 1 if the text has a place for it, else 0.
finding-at = { $known ->
    [0] {""}
   *[other] : { $what }
}

fault-unknown-word = Das ist keine Direktive
fault-missing-comma = Zwischen Direktiven fehlt ein Komma; sie werden daher als ein unbekanntes Wort gelesen
fault-needless-value = Die Direktive nimmt keinen Wert; er wird ignoriert
fault-missing-value = Die Direktive braucht einen Wert und wird daher ignoriert
fault-not-a-limit = Der Wert muss -1, 0 oder eine größere Zahl sein; die Direktive wird daher ignoriert
fault-not-an-image-preview = Der Wert muss none, standard oder large sein; die Direktive wird daher ignoriert
fault-not-a-date = Der Wert ist kein Datum; die Direktive wird daher ignoriert
fault-unknown-zone = Das Datum hat eine unbekannte Zeitzone; die Direktive wird daher ignoriert
fault-no-such-moment = Dieses Datum oder diese Uhrzeit gibt es nicht; die Direktive wird daher ignoriert
fault-date-form = Das Datum ist nicht im Format von RFC 850
fault-empty-scope = Auf den Namen des Bots folgt nichts
fault-doubtful-scope = Das ist keine Direktive und wird daher als Name eines Bots gelesen; was folgt, gilt nur für diesen
fault-scope-in-meta = Ein meta-Element gilt für den Bot in seinem Attribut name; in content kann kein Bot genannt werden
fault-late-scope = Der Name eines Bots zählt nur am Anfang
fault-wildcard-scope = Ein Sternchen würde alle Bots bedeuten, das ist für diesen Header aber nicht dokumentiert
fault-general-scope = Ein Wort für alle Bots ist kein Name eines Bots
fault-negated-directive = Ein Wert kann eine Direktive nicht abschalten
fault-no-colon = Vor dem Wert fehlt ein Doppelpunkt; die Direktive wird daher ignoriert
fault-not-a-name = Das kann nicht der Name eines Bots sein

dated-wrong-weekday = Das Datum ist ein { $weekday }; der angegebene Wochentag wird ignoriert
dated-no-zone = Das Datum hat keine Zeitzone; UTC wird angenommen
dated-military-zone = Eine Zeitzone aus einem Buchstaben ist nicht verlässlich; UTC wird angenommen
dated-two-digit-year = Das Jahr hat zwei Ziffern; { $year } wird angenommen
dated-no-time = Das Datum hat keine Uhrzeit; der Beginn des Tages in UTC wird angenommen
dated-hyphens = Das Datum hat Bindestriche, wo dieses Format Leerzeichen hat
dated-long-name = Das Datum enthält einen ausgeschriebenen Namen, den dieses Format auf drei Buchstaben kürzt

charset-undeclared-utf-16 = in UTF-16, das weder eine Byte Order Mark noch der Header Content-Type angibt
charset-iso-2022-jp = in ISO-2022-JP, das robotscope nicht unterstützt
charset-refused = in einer Kodierung, die Browser nicht lesen

weekday-monday = Montag
weekday-tuesday = Dienstag
weekday-wednesday = Mittwoch
weekday-thursday = Donnerstag
weekday-friday = Freitag
weekday-saturday = Samstag
weekday-sunday = Sonntag

reading-scopes = ob ein Bot in der Mitte eines Headers genannt werden darf
reading-placement = ob meta-Elemente im body zählen
reading-scripting = ob das Dokument mit Skripten gelesen wird
