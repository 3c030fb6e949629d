# Was an einer robots.txt oder einer Seite falsch ist, nach dem Code der Diagnose.

lint-html-document = Das ist eine HTML-Seite, keine robots.txt.
lint-utf-16 = Die Datei ist in UTF-16; robots.txt muss UTF-8 sein.
lint-byte-order-mark = Vor der ersten Zeile steht ein Byte Order Mark.
lint-spoilt-byte-order-mark = „{ $what }“ vor der ersten Zeile ist ein Byte Order Mark, das zweimal kodiert wurde.
lint-nul-byte = NUL-Bytes sind kein Text.
lint-invalid-utf-8 = Diese Bytes sind kein UTF-8.
lint-mixed-line-endings = Diese Zeile endet anders als die erste.
lint-file-too-large = Ab hier wird die Datei nicht gelesen: { $count ->
    [one] { $count } Regel geht verloren
   *[other] { $count } Regeln gehen verloren
}.
lint-line-too-long = Die Zeile ist länger, als manche Parser lesen; sie schneiden sie ab.
lint-several-fields = Mehrere Einträge stehen in einer Zeile: „{ $what }“.
lint-broken-record = { $detail ->
    [before] Crawler lesen „{ $what }“ nicht: Vor dem Namen { $field } steht noch etwas.
   *[separator] Crawler lesen „{ $what }“ nicht: Auf { $field } muss genau ein Doppelpunkt folgen.
}
lint-comment-in-value = { $field ->
    [empty] Bei „#“ beginnt ein Kommentar, daher hat „{ $what }“ keinen Wert.
   *[other] Bei „#“ beginnt ein Kommentar, daher zählt von „{ $what }“ nur „{ $detail }“.
}
lint-foreign-syntax = { $detail ->
    [regular-expression] „{ $what }“ ist ein regulärer Ausdruck, und Crawler vergleichen seine Zeichen wörtlich.
    [route] „{ $what }“ enthält einen Platzhalter oder eine Gruppe aus Routen; in keiner URL kommt so etwas vor.
    [list] „{ $what }“ ist eine Liste, doch Crawler lesen sie als ein einziges Muster.
    [html] „{ $what }“ enthält HTML, das Crawler wörtlich vergleichen.
    [backslash] „{ $what }“ enthält einen umgekehrten Schrägstrich, doch URLs haben Schrägstriche.
   *[host] „{ $what }“ beginnt mit einem Host, doch nur der Pfad wird verglichen.
}
lint-html-comment = { $count ->
    [0] „{ $what }“ ist in robots.txt kein Kommentar: Kommentare beginnen mit #.
    [one] „{ $what }“ ist in robots.txt kein Kommentar: Kommentare beginnen mit #. Crawler lesen den Eintrag darin.
   *[other] „{ $what }“ ist in robots.txt kein Kommentar: Kommentare beginnen mit #. Crawler lesen die { $count } Einträge darin.
}
# $count: the column.
lint-invisible-character = { $detail ->
    [invisible] In Spalte { $count } ist ein unsichtbares Zeichen: { $meant }.
   *[lookalike] Das Zeichen in Spalte { $count } sieht nur aus wie „{ $field }“: { $meant }.
}
lint-unset-variable = Eine Variable war nicht gesetzt: „{ $what }“.
lint-malformed-line = Keine gültige Zeile: „{ $what }“.
lint-missing-colon = In „{ $what }“ fehlt der Doppelpunkt.
lint-misspelled-field = „{ $what }“ ist falsch geschrieben{ lint-probably }.
lint-field-prefix = „{ $what }“ ist kein Feld{ lint-probably }.
lint-unknown-field = Unbekanntes Feld „{ $what }“{ lint-probably }.
lint-retired-field = „{ $what }“ liest keine Suchmaschine mehr.
lint-noindex-rule = Kein Crawler liest „{ $what }“ in robots.txt: Um Seiten aus Suchergebnissen herauszuhalten, verwenden Sie ein robots-meta-Element oder den Header X-Robots-Tag.
lint-rule-before-group = Davor steht keine User-agent-Zeile: { $count ->
    [one] { $count } Regel gilt für keinen Crawler
   *[other] { $count } Regeln gelten für keinen Crawler
}.
lint-empty-group = Es folgt keine Regel; die Crawler von „{ $what }“ dürfen daher alles abrufen.
lint-managed-contradiction = Der von Cloudflare verwaltete Teil und Ihr eigener widersprechen sich für „{ $what }“ über die ganze Website. Gruppen gleichen Namens werden zusammengefasst, und Zeile { $line }, „{ $other }“, entscheidet.
lint-merged-groups = „{ $what }“ ist in derselben Gruppe wie Zeile { $line }, „{ $other }“: Zwischen ihnen steht keine Regel.
lint-lost-wildcard-rules = „{ $what }“ hat eine eigene Gruppe; { $count ->
    [one] { $count } Regel von * gilt daher nicht für diesen Namen
   *[other] { $count } Regeln von * gelten daher nicht für diesen Namen
}.
lint-repeated-wildcard-group = Es gibt schon eine Gruppe für *, in Zeile { $line }, „{ $other }“.
lint-repeated-group = Es gibt schon eine Gruppe für „{ $what }“, in Zeile { $line }, „{ $other }“.
lint-repeated-agent = „{ $what }“ ist schon genannt, in Zeile { $line }, „{ $other }“.
lint-empty-agent = Diese User-agent-Zeile nennt keinen Crawler.
lint-unmatchable-agent = „{ $what }“ passt nicht auf { $whom }{ lint-probably }.
lint-several-agents = { $detail ->
    [nothing] In dieser Zeile stehen { $count } Namen, und Crawler lesen keinen davon: Eine User-agent-Zeile hat einen Namen.
   *[part] In dieser Zeile stehen { $count } Namen, aber Crawler lesen nur „{ $other }“: Eine User-agent-Zeile hat einen Namen.
}
lint-spoilt-wildcard = „{ $what }“ ist nicht *, deshalb nennt diese Zeile keinen Crawler.
lint-wildcard-with-text = Google liest „{ $what }“ als *; nach RFC 9309 nennt diese Zeile keinen Crawler.
lint-word-for-wildcard = „{ $what }“ ist nicht der Name eines bekannten Crawlers; alle Crawler sind *.
lint-star-in-agent = { $detail ->
    [nothing] Der * in „{ $what }“ ist kein Platzhalter: Diese Zeile nennt keinen Crawler.
   *[part] Der * in „{ $what }“ ist kein Platzhalter: Crawler lesen nur „{ $other }“.
}
lint-company-as-agent = „{ $what }“ ist der Name einer Firma oder eines Produkts, und kein bekannter Crawler hört darauf; gemeint sein kann: { $whom }.
lint-browser-as-agent = „{ $what }“ beginnt wie der User-Agent eines Browsers: Crawler lesen nur „{ $other }“, und kein Crawler heißt so.
lint-cut-off-agent = { $detail ->
    [nothing] Crawler lesen in „{ $what }“ keinen Namen.
   *[part] Crawler lesen in „{ $what }“ nur „{ $other }“{ lint-probably }.
}
lint-dotted-agent = Manche Crawler lesen in „{ $what }“ nur „{ $other }“.
lint-disguised-agent = { $detail ->
    [invisible] Im Namen „{ $other }“ ist ein unsichtbares Zeichen: { $meant }.
   *[lookalike] Im Namen „{ $other }“ ist ein Zeichen, das nur aussieht wie „{ $field }“: { $meant }.
}
lint-misspelled-crawler = Kein bekannter Crawler hört auf „{ $what }“{ lint-probably }.
lint-retired-crawler = „{ $what }“ ist nicht mehr aktiv{ $meant ->
    [none] {""}
   *[other] ; keine Gruppe nennt den Nachfolger „{ $meant }“
}.
lint-disobedient-crawler = „{ $what }“ ignoriert robots.txt möglicherweise.
lint-blocks-everything = „{ $what }“ sperrt jeden Crawler, den keine andere Gruppe nennt, von der ganzen Website aus.
lint-blocks-search-engine = „{ $what }“ sperrt { $whom } von der ganzen Website aus.
lint-dead-rule = { $detail ->
    [overruled] „{ $what }“ entscheidet nie: Immer wenn sie passt, passt auch { $by } und hat Vorrang.
    [implied] „{ $what }“ ändert nichts: Ohne sie liefert { $by } dasselbe Ergebnis.
    [robots-txt-itself] „{ $what }“ ändert nichts: /robots.txt ist immer erlaubt.
   *[no-url] „{ $what }“ passt auf nichts: Keine URL hat einen solchen Pfad.
}
lint-allow-without-disallow = In dieser Gruppe ist nichts verboten; daher hält „{ $what }“ Crawler nicht von anderen Pfaden fern.
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
    [allowed-anyway] „{ $what }“ ändert nichts: Keine andere Regel verbietet diese Pfade; sie sind ohnehin erlaubt.
   *[other] „{ $what }“ ändert nichts: { $by } sagt schon dasselbe.
}
lint-by = { $list } oder { $next }
lint-duplicate-rule = „{ $what }“ steht schon in Zeile { $line }, „{ $other }“.
lint-contradictory-rules = „{ $what }“ und Zeile { $line }, „{ $other }“, widersprechen sich für dieselben Pfade.
lint-order-dependent-rule = „{ $what }“ entscheidet nie bei Crawlern, die den ersten Treffer nehmen: Zeile { $line }, „{ $other }“, kommt davor.
lint-empty-disallow = Eine Disallow-Regel ohne Pfad unter anderen Regeln.
lint-empty-allow = Eine Allow-Regel ohne Pfad hat keine Wirkung.
lint-pattern-without-slash = „{ $what }“ passt auf nichts: Ein Pfad beginnt mit einem Schrägstrich.
lint-url-as-pattern = „{ $what }“ passt auf nichts: Verglichen wird nur der Pfad, nicht die ganze URL.
lint-space-in-pattern = Das Muster „{ $what }“ enthält Leerraum.
lint-dollar-inside = Ein Dollarzeichen innerhalb eines Musters ist ein gewöhnliches Zeichen: „{ $what }“.
lint-trailing-star = Der Stern am Ende von „{ $what }“ ist unnötig.
lint-repeated-star = Ein Stern bewirkt dasselbe wie mehrere: „{ $what }“.
lint-unencoded-character = „{ $what }“ ist nicht prozentkodiert.
lint-bad-percent-escape = „{ $what }“ ist keine Prozentkodierung.
lint-lower-case-escape = „{ $what }“ ist eine Prozentkodierung in Kleinbuchstaben.
lint-case-trap = „{ $what }“ und Zeile { $line }, „{ $other }“, unterscheiden sich nur in Groß- und Kleinschreibung.
lint-yandex-rule-length = Yandex liest höchstens 1.024 Zeichen einer Regel.
lint-yandex-rule-count = Yandex liest höchstens 2.048 Regeln; diese liegt jenseits der Grenze.
lint-unexamined-rules = Zu viele Regeln: Nicht alle wurden darauf geprüft, ob sie nie entscheiden.
lint-sensitive-path = „{ $what }“ verrät allen, wo sie suchen müssen.
lint-blocked-sitemap = { $whom } darf „{ $what }“ nicht abrufen: Zeile { $line }, „{ $other }“, verbietet es.
lint-sitemap-not-absolute = { $field ->
    [text] In der URL einer Sitemap fehlt ein Schrägstrich nach „{ $detail }“: „{ $what }“.
   *[other] Die URL einer Sitemap muss absolut sein: „{ $what }“.
}
lint-several-sitemaps = In dieser Zeile stehen { $count } URLs: Eine Sitemap-Zeile hat eine.
lint-sitemap-scheme = „{ $what }“ ist nicht unter http oder https.
lint-unreachable-sitemap = Crawler erreichen den Host von „{ $what }“ nicht: Er ist lokal oder privat.
lint-duplicate-sitemap = „{ $what }“ steht schon in Zeile { $line }, „{ $other }“.
lint-crawl-delay-ignored = Keine Wirkung für { $whom }: „{ $what }“.
lint-record-before-group = „{ $what }“ gilt für keinen Crawler: Es gehört in eine Gruppe.
lint-invalid-value = Der Wert von { $field } ist nicht lesbar: { $detail }.
lint-lost-wildcard-records = Zeile { $line }, „{ $other }“, gilt nicht für { $whom }: Eine Gruppe mit Namen ersetzt die Gruppe für *.
lint-contradictory-signals = „{ $what }“ widerspricht „{ $other }“ in Zeile { $line }; beides gilt für { $whom }.
lint-merged-records = „{ $what }“ gehört zur selben Gruppe wie Zeile { $line }, „{ $other }“: Dazwischen stehen nur andere Angaben.
lint-unknown-signal = { $detail ->
    [value] „{ $what }“ hat einen unbekannten Wert{ lint-probably }.
   *[other] Unbekanntes Signal von Content-Signal: „{ $what }“{ lint-probably }.
}
lint-unknown-usage = Unbekannte Präferenz „{ $what }“.
lint-usage-of-blocked-path = „{ $what }“ handelt von Inhalten, die gar nicht abgerufen werden dürfen.
lint-invalid-ignore = { $detail ->
    [unknown-word] „{ $what }“ ist weder „ignore“ noch „ignore-file“.
    [no-code] Es ist kein Code angegeben, der ignoriert werden soll.
    [unknown-code] Einen Code „{ $what }“ gibt es nicht.
   *[no-reason] Der Grund fehlt; er steht nach „--“.
}
lint-useless-ignore = Hier gibt es nichts zu ignorieren: „{ $what }“.
lint-probably = { $meant ->
    [none] {""}
   *[other] ; wahrscheinlich ist „{ $meant }“ gemeint
}

# Von einer Seite.
lint-page-unseen-directive = robots.txt hindert { $whom } daran, „{ $what }“ zu lesen.
lint-page-contradictory-directives = „{ $what }“ und das Gegenteil gelten beide für { $whom }.
lint-page-nosnippet-with-max-snippet = Neben nosnippet bewirkt „{ $what }“ nichts.
lint-page-unknown-directive = „{ $what }“ ist keine Direktive{ lint-perhaps }.
lint-page-misspelled-directive = „{ $what }“ ist keine Direktive und wird daher als Name eines Bots gelesen; was folgt, gilt nur für diesen{ lint-perhaps }.
lint-page-missing-comma = In „{ $what }“ fehlt ein Komma.
lint-page-stray-quotes = Diese Anführungszeichen werden als Text gelesen: „{ $what }“.
lint-page-invalid-directive-value = { $detail ->
    [missing-value] Es fehlt ein Wert
    [not-a-limit] Der Wert muss -1, 0 oder eine größere Zahl sein
    [not-an-image-preview] Der Wert muss none, standard oder large sein
    [unknown-zone] Die Zeitzone ist unbekannt
    [no-such-moment] Einen solchen Tag oder eine solche Uhrzeit gibt es nicht
    [negated-directive] Ein Wert kann eine Direktive nicht abschalten
    [no-colon] Vor dem Wert fehlt ein Doppelpunkt
   *[not-a-date] Der Wert ist kein Datum
}: „{ $what }“.
lint-page-needless-value = Die Direktive kennt keinen Wert: „{ $what }“.
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] Hinter dem Namen des Bots, „{ $what }“, steht nichts.
    [scope-in-meta] Im Inhalt eines Elements kann kein Bot genannt werden: „{ $what }“.
    [wildcard-scope] Ein Sternchen ist kein Name eines Bots; ohne einen sind alle gemeint.
    [general-scope] „{ $what }“ ist kein Name eines Bots; ohne einen sind alle gemeint.
   *[not-a-name] Das kann nicht der Name eines Bots sein: „{ $what }“.
}
lint-page-unknown-bot-name = Kein bekannter Crawler hört auf „{ $what }“{ lint-perhaps }.
lint-page-several-bot-names = „{ $what }“ wird als ein einziger Name gelesen, auf den kein Crawler hört.
lint-page-unquoted-content = Der Wert von content steht nicht in Anführungszeichen; er endet beim ersten Leerzeichen, und „{ $what }“ geht verloren.
lint-page-retired-directive = „{ $what }“ wird nicht mehr unterstützt: keine Wirkung für { $whom }.
lint-page-unsupported-directive = „{ $what }“ hat keine Wirkung für { $whom }.
lint-page-lone-indexifembedded = Ohne noindex bewirkt „{ $what }“ nichts.
lint-page-directive-in-body = { $detail ->
    [tag] „{ $what }“ steht im body, denn „{ $other }“ (Zeile { $line }) beendet den head. Vielleicht hat es keine Wirkung für { $whom }.
    [text] „{ $what }“ steht im body, denn der Text „{ $other }“ (Zeile { $line }) beendet den head. Vielleicht hat es keine Wirkung für { $whom }.
   *[other] „{ $what }“ steht im body und hat dort vielleicht keine Wirkung für { $whom }.
}
lint-page-misspelled-header = „{ $what }“ ist nicht X-Robots-Tag; Crawler ignorieren diesen Header.
lint-page-unknown-header-signal = Der Header Content-Signal enthält ein unbekanntes Signal oder einen unbekannten Wert, „{ $what }“{ lint-probably }.
lint-page-repeated-content = Das Element hat schon ein Attribut content; dieses wird ignoriert: „{ $what }“.
lint-page-swallowed-directive = „{ $what }“ wird als Text gelesen, denn es steht in „{ $other }“ (Zeile { $line }).
# $note: the attribute's name.
lint-page-wrong-meta-attribute = { $detail ->
    [nameless] Das Element hat keinen Namen, daher ignorieren Crawler es: „{ $what }“.
    [quote] In „{ $what }“ fehlt das Anführungszeichen nach dem Namen, daher finden Crawler dort keine Direktiven.
    [element] robots ist kein HTML-Element; richtig ist ein meta-Element: „{ $what }“.
    [header] X-Robots-Tag ist der Name eines Headers; das meta-Element heißt robots: „{ $what }“.
   *[attribute] Das Attribut { $note } lesen Crawler hier nicht; richtig ist { $meant }: „{ $what }“.
}
lint-page-http-equiv-directive = „{ $what }“ steht in einem Element mit http-equiv statt name.
lint-page-ineffective-directive = „{ $what }“ hat keine Wirkung für { $whom }, denn { $note }.
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] Das Datum ist ein { $weekday }
   *[other] { $note }
}: „{ $what }“.
lint-page-expired-unavailable-after = Seit { $moment } zeigen diese Crawler die Seite nicht mehr: { $whom }.
lint-page-reading-dependent = { $detail ->
    [scopes] Ob ein Bot in der Mitte eines Headers genannt werden darf, macht einen Unterschied für { $whom }: „{ $what }“.
   *[scripting] Ob ein Crawler Skripte ausführt, macht einen Unterschied für { $whom }: „{ $what }“.
}
lint-page-joined-headers = Hier wurden vielleicht mehrere Header verbunden; „{ $what }“ gilt dann für mehr Direktiven als gemeint.
lint-page-not-html = Mit Content-Type „{ $what }“ ist die Antwort kein HTML; die Direktiven des Dokuments zählen daher nicht.
lint-page-unread-charset = Die Kodierung des Dokuments wird hier nicht unterstützt; seine Direktiven sind daher unbekannt.
lint-page-canonical-with-noindex = Eine Seite, deren Indexierung für { $whom } verboten ist, sollte keine andere als kanonisch nennen.
lint-page-misplaced-nosnippet = Auf diesem Element hat data-nosnippet keine Wirkung für { $whom }.
lint-page-unclosed-nosnippet = Ein Element mit data-nosnippet hat kein End-Tag.
lint-page-rendered-noindex = Skripte fügen „{ $what }“ hinzu, für { $whom }.
lint-page-rendered-lifts-noindex = Skripte entfernen „{ $what }“, aber womöglich zu spät für { $whom }.
lint-page-rendered-canonical = Skripte ändern den kanonischen Link: „{ $what }“.
lint-page-rendered-robots = Skripte ändern „{ $what }“.
lint-perhaps = { $meant ->
    [none] {""}
   *[other] ; vielleicht ist „{ $meant }“ gemeint
}

lint-more = { $count ->
    [one] Es gibt { $count } weitere Stelle wie diese.
   *[other] Es gibt { $count } weitere Stellen wie diese.
}
lint-concerned = Betroffen: { $names }.
lint-readings = Betroffene Dialekte: { $names }.

label-first = steht schon hier
label-opposite = das hier sagt das Gegenteil
label-decides = diese Regel entscheidet
label-agent = das hier nennt die Crawler
label-no-divider = das hier beendet die Gruppe nicht
label-read = das hier wird gelesen
label-lost = diese Zeile gilt hier nicht
label-also = hier auch
label-keeps-out = diese Regel hält Crawler fern
label-prevails = diese Direktive gewinnt
label-head-end = das beendet den head
label-belongs = das hier hängt damit zusammen

fix-insert = { $new } einfügen{ fix-more }
fix-remove = { $old } entfernen{ fix-more }
fix-replace = { $old } durch { $new } ersetzen{ fix-more }
fix-line-break = Zeilenumbruch ersetzen{ fix-more }
fix-more = { $count ->
    [0] {""}
    [one] {" "}(und eine weitere Änderung)
   *[other] {" "}(und { $count } weitere Änderungen)
}
fix-text = „{ $text }“
fix-line = Zeile „{ $text }“
fix-new-line = einen Zeilenumbruch
fix-white-space = Leerraum

# Warum es wichtig ist, was immer im Text steht.
why-html-document = Der Server antwortet stattdessen mit einer Seite, oft seiner Startseite oder einer Fehlerseite mit Status 200. Crawler finden darin keine Regeln; alles ist daher erlaubt.
why-utf-16 = RFC 9309 verlangt UTF-8. In UTF-16 finden Crawler keine Regeln; alles ist daher erlaubt.
why-byte-order-mark = Google und andere überspringen es. Manche Parser tun das nicht und verlieren die erste Zeile.
why-spoilt-byte-order-mark = Crawler lesen es als Teil der ersten Zeile und verlieren sie dadurch. Speichern Sie die Datei als UTF-8 ohne Byte Order Mark.
why-nul-byte = Für Googles Parser endet die Zeile dort; andere lesen das Byte als Teil des Musters.
why-invalid-utf-8 = RFC 9309 verlangt UTF-8. Manche Parser lassen solche Bytes weg, manche ersetzen sie, und manche lehnen die Datei ab.
why-mixed-line-endings = Parser nach RFC 9309 akzeptieren alle Zeilenenden. Ältere kennen einen einzelnen Wagenrücklauf nicht und lesen mehrere Zeilen als eine.
why-file-too-large = Crawler müssen nicht mehr als 500 KiB lesen (RFC 9309, 2.5). Google ignoriert den Rest; für Yandex verbietet eine solche Datei nichts.
why-line-too-long = Googles Parser liest höchstens 16.663 Bytes einer Zeile und verwendet die dort abgeschnittene Regel.
why-several-fields = Alles nach dem ersten Doppelpunkt ist der Wert des ersten Feldes; die anderen Einträge der Zeile bewirken nichts.
why-broken-record = Ein Eintrag besteht aus Name, Doppelpunkt und Wert. Steht etwas anderes dort, ignorieren Crawler die Zeile.
why-comment-in-value = Crawler ignorieren alles von # bis zum Ende der Zeile. Browser senden den Teil einer URL nach # nicht an den Server, daher kann keine Regel darauf passen; als Teil eines Pfads schreibt man # als %23.
why-foreign-syntax = In Mustern haben nur * und $ eine Bedeutung; alle anderen Zeichen werden verglichen, wie sie sind. Die Regel trifft daher keine der gemeinten Seiten.
why-html-comment = Crawler ignorieren Zeilen, die keine Einträge sind, lesen aber jeden Eintrag, auch in einem HTML-Kommentar.
why-invisible-character = Crawler vergleichen jedes Zeichen. Mit einem Zeichen, das man nicht sieht, wird ein Name oder Pfad zu einem anderen, und die Zeile bewirkt nicht, wonach sie aussieht.
why-unset-variable = Ein Programm oder eine Vorlage hat diese Datei geschrieben, und ein Wert fehlte. Die Zeile bewirkt nicht, was beabsichtigt war.
why-malformed-line = Eine gültige Zeile hat Name, Doppelpunkt und Wert. Alles andere ignorieren Crawler; was hier gemeint war, geht verloren.
why-missing-colon = Crawler ignorieren eine Zeile ohne diesen Doppelpunkt. Nur Googles Parser akzeptiert stattdessen ein Leerzeichen, und nur, wenn die Zeile keinen anderen Doppelpunkt hat.
why-misspelled-field = Nur Googles Parser akzeptiert die häufigsten Tippfehler. Alle anderen ignorieren die Zeile.
why-field-prefix = Googles Parser vergleicht nur den Anfang des Namens; nur Google liest daher diese Zeile.
why-unknown-field = Crawler ignorieren Felder, die sie nicht kennen; die Zeile bewirkt daher nichts.
why-retired-field = Die Zeile hat keine Wirkung.
why-noindex-rule = Google liest es seit 2019 nicht mehr, und von keiner anderen Suchmaschine ist bekannt, dass sie es liest. Die Seiten bleiben in den Ergebnissen.
why-rule-before-group = Regeln gehören zu den User-agent-Zeilen über ihnen. Ohne eine solche ignorieren alle Crawler sie.
why-empty-group = Die eigene Gruppe eines Crawlers ersetzt die Regeln für *, auch wenn sie leer ist. Ist das gewollt, schreiben Sie ein leeres „Disallow:“.
why-managed-contradiction = Cloudflare fügt den Teil zwischen seinen beiden Kommentaren vor Ihrem Text ein; bearbeiten können Sie ihn nicht. Crawler lesen beides als eine Datei und fassen Gruppen gleichen Namens zusammen. Ändern Sie Ihre eigene Gruppe, oder schalten Sie den verwalteten Teil in den Einstellungen von Cloudflare ab.
why-merged-groups = Leerzeilen und andere Felder beenden eine Gruppe nicht, nur eine Regel tut das. Die Regeln darunter gelten also für beide. Soll eine Gruppe keine Regeln haben, schreiben Sie ein leeres „Disallow:“.
why-lost-wildcard-rules = Ein Crawler folgt nur der Gruppe, die ihn nennt, und erbt nichts von *. Wiederholen Sie die Regeln, die auch für ihn gelten sollen.
why-repeated-wildcard-group = RFC 9309 fasst sie zusammen. Mojeek nimmt nur die erste, Baidu unterstützt nur eine, und Yandex behandelt es als Fehler.
why-repeated-group = RFC 9309 fasst sie zusammen, auch wenn sie weit auseinander stehen. Manche Crawler, etwa der von Mojeek, nehmen nur die erste, und Menschen übersehen leicht die zweite.
why-repeated-agent = Es ändert nichts.
why-empty-agent = Eine User-agent-Zeile ohne Namen gilt für keinen Crawler.
why-unmatchable-agent = Ein Crawler sucht nach seinem Product Token: einem kurzen Namen ohne Version, Klammern oder Sterne.
why-several-agents = Eine User-agent-Zeile mit mehreren Namen gilt höchstens für den ersten davon. Eine Gruppe für mehrere Crawler hat für jeden eine Zeile.
why-spoilt-wildcard = Nur ein * allein steht für alle Crawler. Mit einem anderen Zeichen daneben steht er für keinen.
why-wildcard-with-text = Nur ein * allein steht für alle Crawler. Googles Parser ignoriert, was nach einem Leerzeichen folgt; RFC 9309 nicht.
why-word-for-wildcard = Ein Wort ist der Name eines einzelnen Crawlers. Nur ein * steht für alle Crawler.
why-star-in-agent = In einer User-agent-Zeile steht ein * für alle Crawler, wenn er allein ist. Er passt nicht auf Namen mit gleichem Anfang oder Ende.
why-company-as-agent = Ein Crawler hört auf sein Product Token, und eine Firma kann mehrere Crawler haben.
why-browser-as-agent = Browser lesen keine robots.txt. Die meisten Crawler senden zwar auch „Mozilla“, suchen aber nach ihrem Product Token.
why-cut-off-agent = Ein Name endet beim ersten Leerzeichen oder anderen Sonderzeichen. Der Rest wird ignoriert; die Gruppe gilt dann vielleicht für einen anderen Crawler oder für keinen.
why-dotted-agent = RFC 9309 erlaubt in einem Namen nur Buchstaben, _ und -. Googles Parser und andere hören beim ersten anderen Zeichen auf.
why-disguised-agent = Ein Name endet beim ersten Zeichen, das darin nicht erlaubt ist, auch wenn man es nicht sieht. Die Gruppe gilt dann für einen anderen Crawler oder für keinen.
why-misspelled-crawler = Eine Gruppe gilt für einen Crawler nur, wenn sein Product Token genau so geschrieben ist; Groß- und Kleinschreibung ist egal.
why-retired-crawler = Den Crawler gibt es nicht mehr, oder er hat einen neuen Namen. Vielleicht fehlen Regeln für seinen Nachfolger.
why-disobedient-crawler = Sein Betreiber sagt es, oder es wurde beobachtet. Regeln halten ihn nicht verlässlich fern; eine Firewall schon.
why-blocks-everything = Suchmaschinen können die Website nicht mehr lesen. Sie verliert ihren Platz in den Suchergebnissen, und ein noindex wird nie gesehen.
why-blocks-search-engine = Die Suchmaschine kann die Website nicht mehr lesen. Ist das gewollt, ignorieren Sie diesen Hinweis.
why-dead-rule = Sie entscheidet nie für die Crawler, für die sie gilt. Wahrscheinlich war etwas anderes gemeint.
why-allow-without-disallow = Was keine Regel verbietet, ist erlaubt. Sollen Crawler nur diese Pfade abrufen, fehlt „Disallow: /“.
why-redundant-rule = Sie schadet nicht: Alle Urteile sind ohne sie dieselben.
why-duplicate-rule = Es ändert nichts.
why-contradictory-rules = Beim längsten Treffer gewinnt bei Gleichstand Allow; die Disallow-Regel bewirkt daher nichts. Beim ersten Treffer entscheidet die Reihenfolge.
why-order-dependent-rule = Die meisten Crawler nehmen den längsten Treffer, in beliebiger Reihenfolge. Manche nehmen den ersten: Stehen die Ausnahmen zuerst, sind sich beide einig.
why-empty-disallow = Nach RFC 9309 hat sie keine Wirkung. Crawler, die den ersten Treffer nehmen, ignorieren alles, was folgt.
why-empty-allow = Regeln ohne Pfad werden ignoriert. „Allow: /“ erlaubt alles.
why-pattern-without-slash = Muster werden mit dem Pfad einer URL vom ersten Zeichen an verglichen, und das ist ein Schrägstrich.
why-url-as-pattern = robots.txt gilt für den Host, der sie ausliefert; Muster beginnen mit dem Pfad.
why-space-in-pattern = Eine Zeile enthält ein Muster, und das Leerzeichen wird mit verglichen. In URLs wird ein Leerzeichen als %20 geschrieben.
why-dollar-inside = Nur am Ende eines Musters bedeutet es das Ende der URL.
why-trailing-star = Ein Muster passt ohnehin auf alles, was so beginnt.
why-repeated-star = Jeder Stern zählt ein Byte mehr; das macht die Regel stärker, als sie aussieht.
why-unencoded-character = Anfragen enthalten solche Zeichen prozentkodiert. RFC 9309 und Google vergleichen sie so; Yandex und einfachere Parser nicht.
why-bad-percent-escape = Auf ein Prozentzeichen folgen zwei hexadezimale Ziffern; ein einfaches wird %25 geschrieben. Was daraus wird, ist von Parser zu Parser verschieden.
why-lower-case-escape = RFC 9309 und Google vergleichen Prozentkodierungen ohne Rücksicht auf Groß- und Kleinschreibung. Einfachere Parser unterscheiden beides.
why-case-trap = Bei Pfaden zählt Groß- und Kleinschreibung; das sind also zwei Pfade mit zwei Antworten.
why-yandex-rule-length = Yandex behandelt längere Regeln als Fehler.
why-yandex-rule-count = Yandex ignoriert die Regeln jenseits seiner Grenze.
why-unexamined-rules = Jede Regel mit allen anderen zu vergleichen, würde zu lange dauern. Die Urteile über URLs sind trotzdem vollständig.
why-sensitive-path = robots.txt kann jeder lesen, und wer nach solchen Dateien sucht, tut es. Besser schützt sie ein Passwort.
why-blocked-sitemap = Suchmaschinen rufen eine Sitemap nur ab, wo robots.txt es erlaubt. Das gilt, wenn die Sitemap auf der Website dieser robots.txt liegt.
why-sitemap-not-absolute = Crawler brauchen Schema und Host; worauf sich eine relative URL bezieht, ist nicht festgelegt.
why-several-sitemaps = Crawler lesen den ganzen Wert einer Zeile als eine URL oder nur den Text vor dem ersten Leerzeichen. Schreiben Sie für jede Sitemap eine Zeile.
why-sitemap-scheme = Sitemaps werden mit http oder https abgerufen.
why-unreachable-sitemap = Ein solcher Name oder eine solche Adresse führt nur zum selben Rechner oder ins selbe Netz. Schreiben Sie die öffentliche URL der Sitemap.
why-duplicate-sitemap = Es ändert nichts.
why-crawl-delay-ignored = Crawl-delay gehört nicht zu RFC 9309; jeder Crawler entscheidet, ob er es unterstützt. Die anderen wählen ihr eigenes Tempo.
why-record-before-group = Das Feld gilt für die Crawler seiner Gruppe, und noch gibt es keine.
why-invalid-value = Ist der Wert nicht lesbar, wird die Zeile ignoriert.
why-lost-wildcard-records = Ein Crawler folgt nur der Gruppe, die ihn nennt, und erbt nichts von *. Wiederholen Sie die Zeile in seiner Gruppe, wenn sie auch dort gelten soll.
why-contradictory-signals = Gruppen mit demselben Namen werden zusammengefasst, also gelten beide Signale, und keine Quelle legt fest, welches zählt. Behalten Sie eines davon.
why-merged-records = RFC 9309 fasst Gruppen zusammen, die keine Regel trennt, und legt nicht fest, für welche Crawler ihre anderen Angaben gelten. Hier gilt eine Angabe für die User-agent-Zeilen direkt darüber; andere Programme können sie anders lesen. Ein leeres „Disallow:“ trennt die Gruppen.
why-unknown-signal = Ein Signal mit unbekanntem Namen oder Wert hat keine Wirkung. Die Werte von search, ai-input und ai-train sind yes und no.
why-unknown-usage = Eine unbekannte Präferenz hat keine Wirkung.
why-usage-of-blocked-path = Präferenzen gelten für Inhalte, die ein Crawler abrufen darf. Gesperrtes wird gar nicht erst abgerufen.
why-invalid-ignore = Ein Kommentar zum Ignorieren hat die Form „# robotscope: ignore CODE, CODE -- GRUND“, oder ignore-file für die ganze Datei.
why-useless-ignore = Das Problem gibt es nicht mehr, oder es steht in einer anderen Zeile.
why-unseen-directive = Ein Crawler, der eine Seite nicht abrufen darf, sieht keine ihrer Direktiven: Die bloße URL kann trotzdem in Ergebnissen erscheinen. Erlauben Sie die Seite, oder entfernen Sie die Direktive.
why-contradictory-directives = Die meisten Suchmaschinen folgen der strengeren, manche der milderen, und nur wenige dokumentieren es.
why-nosnippet-with-max-snippet = Die strengere von beiden gewinnt: Von der Seite wird kein Text gezeigt. Soll etwas Text erlaubt sein, verwenden Sie nur max-snippet.
why-unknown-directive = Crawler ignorieren Wörter, die sie nicht kennen.
why-misspelled-directive = In X-Robots-Tag ist ein Wort vor einem Doppelpunkt, das keine Direktive ist, der Name eines Bots. Alle Direktiven danach, bis zum nächsten Namen, gelten nur für diesen Bot.
why-missing-comma = Direktiven werden durch Kommas getrennt. Ohne Komma sind sie ein einziges unbekanntes Wort.
why-stray-quotes = Nur gerade Anführungszeichen umschließen den Wert eines Attributs, und der Wert eines Headers braucht keine. Andere werden Teil der Wörter, die dann unbekannt sind.
why-invalid-directive-value = Ist der Wert nicht lesbar, wird die Direktive ignoriert.
why-needless-value = Der Wert wird ignoriert; die Direktive zählt.
why-misplaced-bot-name = In einem Header stehen der Name eines Bots und ein Doppelpunkt vor seinen Direktiven. In einem Dokument ist der Name des Bots der Name des meta-Elements.
why-unknown-bot-name = Direktiven für einen Namen gelten nur für die Crawler, die auf ihn hören.
why-several-bot-names = Jeder Bot braucht ein eigenes meta-Element; „robots“ nennt alle.
why-unquoted-content = In HTML endet ein Wert ohne Anführungszeichen beim ersten Leerzeichen; was folgt, wird als weitere Attribute gelesen. Setzen Sie den ganzen Wert in Anführungszeichen.
why-retired-directive = Die Suchmaschine las sie früher. Sie schadet nicht und kann weg.
why-unsupported-directive = Soweit bekannt, bedeutet sie den wichtigen Crawlern nichts.
why-lone-indexifembedded = Es erlaubt, was noindex verbietet, für Seiten, die eingebettet werden. Ohne noindex gibt es nichts zu erlauben.
why-directive-in-body = Google liest meta-Elemente auch dort; bei anderen ist nur sicher, dass der head gelesen wird.
why-misspelled-header = Ein Header mit anderem Namen ist ein anderer Header. Nur X-Robots-Tag enthält Direktiven.
why-unknown-header-signal = Ein Signal mit unbekanntem Namen oder Wert hat keine Wirkung. Die Werte von search, ai-input und ai-train sind yes und no.
why-repeated-content = In HTML zählt von zwei gleichnamigen Attributen nur das erste. Schreiben Sie alle Direktiven in eines.
why-swallowed-directive = In einem Titel oder Kommentar gibt es in HTML keine Elemente. Schließen Sie ihn, dann zählt das Element dahinter.
why-wrong-meta-attribute = Crawler suchen meta-Elemente nach ihrem name und lesen content. Andere Attribute bewirken nichts.
why-http-equiv-directive = Von keiner Suchmaschine ist bekannt, dass sie X-Robots-Tag in einem Dokument liest. Richtig ist ein meta-Element mit dem Namen „robots“.
why-ineffective-directive = An dieser Stelle sieht der Crawler sie nicht oder zählt sie nicht.
why-uncertain-date = Google verlangt ein verbreitetes Format wie RFC 850. Schreiben Sie das Datum mit Uhrzeit und Zeitzone.
why-expired-unavailable-after = Nach diesem Datum wirkt sie wie noindex. Entfernen Sie sie, wenn die Seite wieder gefunden werden soll.
why-reading-dependent = Hier unterscheiden sich Crawler, oder sie dokumentieren nicht, was sie tun. Man kann es so schreiben, dass alle es gleich lesen.
why-joined-headers = Programme verbinden gleichnamige Header mit Kommas. Dann scheint der Name eines Bots auch für die Direktiven des nächsten Headers zu gelten.
why-not-html = Crawler suchen meta-Elemente nur in HTML. Für andere Dateien gibt es den Header X-Robots-Tag.
why-unread-charset = In dieser Kodierung sind die Bytes von Tags nicht die von ASCII; Direktiven können übersehen werden. Liefern Sie die Seite in UTF-8 aus, oder wandeln Sie sie vor der Prüfung um.
why-canonical-with-noindex = Ein kanonischer Link sagt, dass zwei Seiten dieselbe sind; noindex sagt, dass eine davon weg muss. Google rät davon ab, beides zugleich zu verwenden. Ein kanonischer Link auf die Seite selbst ist kein Widerspruch.
why-misplaced-nosnippet = Auf anderen Elementen hat das Attribut keine Wirkung.
why-unclosed-nosnippet = Es ist unklar, wo der Teil endet, der nicht gezeigt werden darf.
why-rendered-noindex = Crawler, die Seiten nicht rendern, sehen die Direktive nie und dürfen die Seite indexieren. Senden Sie sie im HTML oder im Header X-Robots-Tag.
why-rendered-lifts-noindex = Findet Google noindex im HTML, führt es die Skripte womöglich gar nicht aus; andere Crawler führen keine aus. Soll die Seite indexiert werden, lassen Sie noindex im HTML weg.
why-rendered-canonical = Crawler, die Seiten nicht rendern, sehen die Änderung nicht, und Google bittet darum, den Link im HTML nicht durch Skripte zu ändern.
why-rendered-robots = Crawler, die Seiten nicht rendern, sehen nur die Direktiven im HTML. Senden Sie dort dieselben Direktiven.
