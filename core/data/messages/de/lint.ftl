# Was an einer robots.txt oder einer Seite falsch ist, nach dem Code der Diagnose.

lint-html-document = Das ist eine HTML-Seite und keine robots.txt.
lint-utf-16 = Die Datei ist in UTF-16; robots.txt muss UTF-8 sein.
lint-byte-order-mark = Vor der ersten Zeile steht ein Byte Order Mark.
lint-nul-byte = NUL-Bytes sind kein Text.
lint-invalid-utf-8 = Diese Bytes sind kein UTF-8.
lint-mixed-line-endings = Diese Zeile endet anders als die erste.
lint-file-too-large = Ab hier wird die Datei nicht gelesen: { $count ->
    [one] { $count } Regel geht verloren
   *[other] { $count } Regeln gehen verloren
}.
lint-line-too-long = Die Zeile ist länger, als manche Parser lesen; sie schneiden sie ab.
lint-malformed-line = Das ist keine Angabe: „{ $what }“.
lint-missing-colon = In „{ $what }“ fehlt der Doppelpunkt.
lint-misspelled-field = „{ $what }“ ist falsch geschrieben{ lint-probably }.
lint-field-prefix = „{ $what }“ ist kein Feld{ lint-probably }.
lint-unknown-field = Niemand kennt ein Feld „{ $what }“{ lint-probably }.
lint-retired-field = „{ $what }“ liest keine Suchmaschine mehr.
lint-noindex-rule = „{ $what }“ in robots.txt liest niemand: Um Seiten aus Suchergebnissen herauszuhalten, ist ein robots-meta-Element oder der Header X-Robots-Tag da.
lint-rule-before-group = Davor steht keine User-agent-Zeile: { $count ->
    [one] { $count } Regel gilt für niemanden
   *[other] { $count } Regeln gelten für niemanden
}.
lint-empty-group = Es folgt keine Regel; die Crawler von „{ $what }“ dürfen daher alles abrufen.
lint-managed-contradiction = Der von Cloudflare verwaltete Teil und Ihr eigener sagen für „{ $what }“ Gegensätzliches über die ganze Website. Gruppen gleichen Namens werden vereinigt, und Zeile { $line }, „{ $other }“, entscheidet.
lint-merged-groups = „{ $what }“ ist in einer Gruppe mit Zeile { $line }, „{ $other }“: Zwischen ihnen steht keine Regel.
lint-lost-wildcard-rules = „{ $what }“ hat eine eigene Gruppe; { $count ->
    [one] { $count } Regel von * gilt daher nicht für diesen Namen
   *[other] { $count } Regeln von * gelten daher nicht für diesen Namen
}.
lint-repeated-wildcard-group = Es gibt schon eine Gruppe für *, in Zeile { $line }, „{ $other }“.
lint-repeated-group = Es gibt schon eine Gruppe für „{ $what }“, in Zeile { $line }, „{ $other }“.
lint-repeated-agent = „{ $what }“ ist schon genannt, in Zeile { $line }, „{ $other }“.
lint-empty-agent = Diese User-agent-Zeile nennt niemanden.
lint-unmatchable-agent = „{ $what }“ nennt { $whom } nicht{ lint-probably }.
lint-misspelled-crawler = Kein bekannter Crawler hört auf „{ $what }“{ lint-probably }.
lint-retired-crawler = „{ $what }“ ist ein Name von früher{ $meant ->
    [none] {""}
   *[other] ; für den Nachfolger „{ $meant }“ gibt es keine Regeln
}.
lint-disobedient-crawler = „{ $what }“ beachtet robots.txt im Allgemeinen nicht.
lint-blocks-everything = „{ $what }“ sperrt jeden Crawler, den keine andere Gruppe nennt, von der ganzen Website aus.
lint-blocks-search-engine = „{ $what }“ sperrt { $whom } von der ganzen Website aus.
lint-dead-rule = { $detail ->
    [overruled] „{ $what }“ entscheidet nie: Wo immer sie passt, passt auch { $by }, und ist stärker.
    [implied] „{ $what }“ ändert nichts: Ohne sie sagt { $by } dasselbe.
    [robots-txt-itself] „{ $what }“ ändert nichts: /robots.txt ist immer erlaubt.
   *[no-url] „{ $what }“ passt auf nichts: Keine URL hat einen solchen Pfad.
}
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
   *[other] „{ $what }“ ändert nichts: { $by } sagt dasselbe.
}
lint-by = { $list } oder { $next }
lint-duplicate-rule = „{ $what }“ steht schon in Zeile { $line }, „{ $other }“.
lint-contradictory-rules = „{ $what }“ und Zeile { $line }, „{ $other }“, sagen über dieselben Pfade das Gegenteil.
lint-order-dependent-rule = „{ $what }“ entscheidet nie, wo die erste passende Regel entscheidet: Zeile { $line }, „{ $other }“, kommt davor.
lint-empty-disallow = Eine Disallow-Regel ohne Pfad unter anderen Regeln.
lint-empty-allow = Eine Allow-Regel ohne Pfad hat keine Wirkung.
lint-pattern-without-slash = „{ $what }“ passt auf nichts: Ein Pfad beginnt mit einem Schrägstrich.
lint-url-as-pattern = „{ $what }“ passt auf nichts: Verglichen wird nur der Pfad, nicht die ganze URL.
lint-space-in-pattern = Leerraum innerhalb des Musters „{ $what }“.
lint-dollar-inside = Ein Dollarzeichen innerhalb eines Musters ist ein Zeichen wie jedes andere: „{ $what }“.
lint-trailing-star = Der Stern am Ende von „{ $what }“ ist unnötig.
lint-repeated-star = Ein Stern ist so gut wie mehrere: „{ $what }“.
lint-unencoded-character = „{ $what }“ ist nicht prozentkodiert.
lint-bad-percent-escape = „{ $what }“ ist keine Prozentkodierung.
lint-lower-case-escape = „{ $what }“ ist eine Prozentkodierung in Kleinbuchstaben.
lint-case-trap = „{ $what }“ und Zeile { $line }, „{ $other }“, unterscheiden sich nur in Groß- und Kleinschreibung.
lint-yandex-rule-length = Yandex liest höchstens 1.024 Zeichen einer Regel.
lint-yandex-rule-count = Yandex liest höchstens 2.048 Regeln; das ist eine mehr.
lint-unexamined-rules = Zu viele Regeln: Nicht unter allen wird nach solchen gesucht, die nie entscheiden.
lint-sensitive-path = „{ $what }“ verrät allen, wo sie suchen müssen.
lint-sitemap-not-absolute = Die URL einer Sitemap muss vollständig sein: „{ $what }“.
lint-sitemap-scheme = Web-Crawler rufen „{ $what }“ nicht ab.
lint-duplicate-sitemap = „{ $what }“ steht schon in Zeile { $line }, „{ $other }“.
lint-crawl-delay-ignored = Ohne Wirkung für { $whom }: „{ $what }“.
lint-record-before-group = „{ $what }“ gilt für niemanden: Es gehört in eine Gruppe.
lint-invalid-value = Der Wert von { $field } ist nicht lesbar: { $detail }.
lint-unknown-signal = Niemand kennt das Signal „{ $what }“ von Content-Signal.
lint-unknown-usage = Niemand kennt die Präferenz „{ $what }“.
lint-usage-of-blocked-path = „{ $what }“ handelt von Inhalten, die gar nicht abgerufen werden dürfen.
lint-invalid-ignore = { $detail ->
    [unknown-word] „{ $what }“ ist weder „ignore“ noch „ignore-file“.
    [no-code] Kein Code ist genannt, der ignoriert werden soll.
    [unknown-code] Einen Code „{ $what }“ gibt es nicht.
   *[no-reason] Ein Grund fehlt; er steht hinter „--“.
}
lint-useless-ignore = Hier gibt es nichts zu ignorieren: „{ $what }“.
lint-probably = { $meant ->
    [none] {""}
   *[other] ; wahrscheinlich ist „{ $meant }“ gemeint
}

# Von einer Seite.
lint-page-unseen-directive = robots.txt hindert { $whom } daran, „{ $what }“ zu lesen.
lint-page-contradictory-directives = Für { $whom } gibt es „{ $what }“ und das Gegenteil davon.
lint-page-nosnippet-with-max-snippet = Neben nosnippet bewirkt „{ $what }“ nichts.
lint-page-unknown-directive = „{ $what }“ ist keine Direktive{ lint-perhaps }.
lint-page-misspelled-directive = „{ $what }“ ist keine Direktive und gilt daher als Name eines Bots; was folgt, ist nur für diesen{ lint-perhaps }.
lint-page-missing-comma = In „{ $what }“ fehlt ein Komma.
lint-page-stray-quotes = Diese Anführungszeichen werden für Text gehalten: „{ $what }“.
lint-page-invalid-directive-value = { $detail ->
    [missing-value] Es fehlt ein Wert
    [not-a-limit] Der Wert muss -1, 0 oder eine größere Zahl sein
    [not-an-image-preview] Der Wert muss none, standard oder large sein
    [unknown-zone] Niemand kennt diese Zeitzone
    [no-such-moment] Einen solchen Tag oder eine solche Uhrzeit gibt es nicht
   *[not-a-date] Der Wert ist kein Datum
}: „{ $what }“.
lint-page-needless-value = Die Direktive kennt keinen Wert: „{ $what }“.
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] Hinter dem Namen des Bots, „{ $what }“, steht nichts.
    [scope-in-meta] Im Inhalt eines Elements kann kein Bot genannt werden: „{ $what }“.
    [wildcard-scope] Ein Sternchen ist kein Name eines Bots; ohne einen sind alle gemeint.
   *[not-a-name] Das kann nicht der Name eines Bots sein: „{ $what }“.
}
lint-page-unknown-bot-name = Kein bekannter Crawler hört auf „{ $what }“{ lint-perhaps }.
lint-page-several-bot-names = „{ $what }“ ist ein einziger Name, und niemand hört auf ihn.
lint-page-unquoted-content = Der Wert von content steht nicht in Anführungszeichen; er endet beim ersten Leerzeichen, und „{ $what }“ geht verloren.
lint-page-retired-directive = „{ $what }“ ist von früher: ohne Wirkung für { $whom }.
lint-page-unsupported-directive = „{ $what }“ ist ohne Wirkung für { $whom }.
lint-page-lone-indexifembedded = Ohne noindex bewirkt „{ $what }“ nichts.
lint-page-directive-in-body = „{ $what }“ steht im body und ist dort vielleicht ohne Wirkung für { $whom }.
lint-page-http-equiv-directive = „{ $what }“ steht in einem Element mit http-equiv statt name.
lint-page-ineffective-directive = „{ $what }“ ist ohne Wirkung für { $whom }, denn { $note }.
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] Das Datum ist ein { $weekday }
   *[other] { $note }
}: „{ $what }“.
lint-page-expired-unavailable-after = Seit { $moment } zeigen diese Crawler die Seite nicht mehr: { $whom }.
lint-page-reading-dependent = { $detail ->
    [scopes] Ob ein Bot auch nach dem Anfang eines Headers genannt werden darf, ist für { $whom } von Belang: „{ $what }“.
   *[scripting] Ob ein Crawler Skripte ausführt, ist für { $whom } von Belang: „{ $what }“.
}
lint-page-joined-headers = Hier wurden vielleicht mehrere Header verbunden, sodass „{ $what }“ für mehr zu gelten scheint als gemeint.
lint-page-not-html = Ihrem Content-Type „{ $what }“ nach ist die Antwort kein HTML; die Direktiven des Dokuments zählen daher nicht.
lint-page-unread-charset = Das Dokument hat eine Kodierung, die hier nicht gelesen wird; was es Crawlern sagt, ist unbekannt.
lint-page-canonical-with-noindex = Die Seite nennt eine andere als ihre kanonische und verbietet zugleich für { $whom } ihre eigene Indexierung.
lint-page-misplaced-nosnippet = Auf diesem Element bedeutet data-nosnippet nichts für { $whom }.
lint-page-unclosed-nosnippet = Ein Element mit data-nosnippet wird nicht geschlossen.
lint-perhaps = { $meant ->
    [none] {""}
   *[other] ; vielleicht ist „{ $meant }“ gemeint
}

lint-more = { $count ->
    [one] Es gibt { $count } weitere Stelle wie diese.
   *[other] Es gibt { $count } weitere Stellen wie diese.
}
lint-concerned = Betroffen: { $names }.
lint-readings = Betroffene Lesarten: { $names }.

label-first = dasselbe steht hier
label-opposite = das hier sagt das Gegenteil
label-decides = diese Regel entscheidet
label-agent = das hier nennt, für wen es gilt
label-no-divider = das hier beendet die Gruppe nicht
label-lost = diese Regel zählt nicht
label-also = hier auch
label-keeps-out = diese Regel hält Crawler fern
label-prevails = diese Direktive setzt sich durch
label-belongs = das hier gehört dazu

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
fix-white-space = Leerraum

# Warum es wichtig ist, was immer im Text steht.
why-html-document = Der Server antwortet stattdessen mit einer Seite, oft seiner Startseite oder einer Fehlerseite mit Status 200. Darin findet niemand Regeln; alles ist daher erlaubt.
why-utf-16 = RFC 9309 verlangt UTF-8. In UTF-16 findet niemand eine einzige Regel; alles ist daher erlaubt.
why-byte-order-mark = Google und andere überspringen es. Manche Parser tun das nicht und verlieren die erste Zeile.
why-nul-byte = Für Googles Parser endet die Zeile dort; andere nehmen das Byte als Teil des Musters.
why-invalid-utf-8 = RFC 9309 verlangt UTF-8. Manche Parser lassen solche Bytes weg, manche ersetzen sie, und manche lehnen die Datei ab.
why-mixed-line-endings = Wer RFC 9309 folgt, versteht alle Zeilenenden. Ältere Parser kennen einen einzelnen Wagenrücklauf nicht und lesen mehrere Zeilen als eine.
why-file-too-large = Niemand muss mehr als 500 KiB lesen (RFC 9309, 2.5). Google ignoriert den Rest; für Yandex verbietet eine solche Datei gar nichts.
why-line-too-long = Googles Parser liest höchstens 16.663 Bytes einer Zeile und verwendet die Regel, die er dann hat.
why-malformed-line = Eine Angabe ist ein Name, ein Doppelpunkt und ein Wert. Alles andere übergehen alle; eine Regel, die gemeint war, geht verloren.
why-missing-colon = Nur Googles Parser liest Leerraum als vergessenen Doppelpunkt. Für alle anderen gibt es die Zeile nicht.
why-misspelled-field = Nur Googles Parser verzeiht die häufigsten Tippfehler. Für alle anderen gibt es die Zeile nicht.
why-field-prefix = Googles Parser vergleicht nur, wie der Name beginnt; daher zählt die Zeile dort und sonst nirgends.
why-unknown-field = Felder, die sie nicht kennen, übergehen alle; die Zeile bewirkt also nichts.
why-retired-field = Die Zeile hat keine Wirkung.
why-noindex-rule = Google hat es 2019 aufgegeben, und von keiner anderen Suchmaschine ist bekannt, dass sie es gelesen hätte. Die Seiten bleiben in den Ergebnissen.
why-rule-before-group = Regeln gehören zu den User-agent-Zeilen über ihnen. Ohne eine solche ignorieren alle sie.
why-empty-group = Eine eigene Gruppe ersetzt die Regeln für alle, auch wenn sie keine hat. Ist das gemeint, gehört ein leeres „Disallow:“ hinein.
why-managed-contradiction = Cloudflare schreibt den Teil zwischen seinen beiden Kommentaren vor Ihren Text; bearbeiten können Sie ihn nicht. Crawler lesen beides als eine Datei und vereinigen Gruppen gleichen Namens. Ändern Sie Ihre eigene Gruppe, oder schalten Sie den verwalteten Teil in den Einstellungen von Cloudflare ab.
why-merged-groups = Leere Zeilen und andere Angaben beenden eine Gruppe nicht, nur eine Regel tut das. Die Regeln darunter gelten also für beide. Hat eine Gruppe keine Regeln, gehört ein leeres „Disallow:“ hinein.
why-lost-wildcard-rules = Ein Crawler folgt der Gruppe, die ihn nennt, und keiner anderen: Von * wird nichts geerbt. Regeln, die auch für ihn gelten sollen, sind zu wiederholen.
why-repeated-wildcard-group = RFC 9309 verbindet sie. Mojeek nimmt nur die erste, Baidu kennt nur eine, und Yandex nennt es einen Fehler.
why-repeated-group = RFC 9309 verbindet sie, wo immer sie stehen. Mojeek nimmt nur die erste, und Menschen lesen nur eine davon.
why-repeated-agent = Es ändert nichts.
why-empty-agent = Eine User-agent-Zeile ohne Namen bindet niemanden.
why-unmatchable-agent = Ein Crawler sucht nach seinem Product Token: einem kurzen Namen ohne Version, Klammern oder Sterne.
why-misspelled-crawler = Eine Gruppe bindet einen Crawler nur, wenn sein Product Token genau so dasteht; nur Groß- und Kleinschreibung ist egal.
why-retired-crawler = Den Crawler gibt es nicht mehr, oder er heißt inzwischen anders. Vielleicht fehlen die Regeln für seinen Nachfolger.
why-disobedient-crawler = Sein Betreiber sagt es, oder es wurde beobachtet. Regeln halten ihn nicht fern; eine Firewall schon.
why-blocks-everything = Suchmaschinen können die Website nicht mehr lesen. Sie verliert ihren Platz in den Suchergebnissen, und ein noindex wird nie gesehen.
why-blocks-search-engine = Die Suchmaschine kann die Website nicht mehr lesen. Ist das gemeint, ist alles in Ordnung.
why-dead-rule = Bei keinem der Crawler, die sie bindet, kommt sie je zum Zug. Wahrscheinlich war etwas anderes gemeint.
why-redundant-rule = Sie schadet nicht: Ohne sie ist alles erlaubt und verboten wie mit ihr.
why-duplicate-rule = Es ändert nichts.
why-contradictory-rules = Wo die längste Regel entscheidet, gewinnt bei Gleichstand Allow; die Disallow-Regel bewirkt daher nichts. Wo die erste entscheidet, kommt es auf die Reihenfolge an.
why-order-dependent-rule = Die meisten nehmen die längste Regel, die passt, in beliebiger Reihenfolge. Manche nehmen die erste: Stehen die Ausnahmen zuerst, sind sich beide einig.
why-empty-disallow = Nach RFC 9309 hat sie keine Wirkung. Für Yandex erlaubt sie alles, und wer die erste passende Regel nimmt, verliert alles, was folgt.
why-empty-allow = Regeln ohne Pfad werden ignoriert. „Allow: /“ erlaubt alles.
why-pattern-without-slash = Muster werden mit dem Pfad einer URL vom ersten Zeichen an verglichen, und das ist ein Schrägstrich.
why-url-as-pattern = robots.txt gilt für den Host, auf dem sie liegt; Muster beginnen mit dem Pfad.
why-space-in-pattern = Eine Zeile enthält ein Muster; verglichen wird es mit dem Leerzeichen darin. Haben URLs ein Leerzeichen, so als %20.
why-dollar-inside = Nur am Ende eines Musters bedeutet es das Ende der URL.
why-trailing-star = Ein Muster passt ohnehin auf alles, was so beginnt.
why-repeated-star = Jeder Stern ist ein Oktett mehr; das macht die Regel stärker, als sie aussieht.
why-unencoded-character = Anfragen enthalten solche Zeichen prozentkodiert. RFC 9309 und Google vergleichen sie so; Yandex und einfachere Parser nicht.
why-bad-percent-escape = Auf ein Prozentzeichen folgen zwei hexadezimale Ziffern; ein einfaches wird %25 geschrieben. Was daraus wird, ist von Parser zu Parser verschieden.
why-lower-case-escape = RFC 9309 und Google vergleichen Prozentkodierungen ohne Rücksicht auf Groß- und Kleinschreibung. Einfachere Parser unterscheiden beides.
why-case-trap = Bei Pfaden zählt Groß- und Kleinschreibung; das sind also zwei Pfade mit zwei Antworten.
why-yandex-rule-length = Yandex hält längere Regeln für Fehler.
why-yandex-rule-count = Yandex liest die Regeln hinter seiner Grenze nicht.
why-unexamined-rules = So viele Regeln liest niemand, und jede mit allen anderen zu vergleichen dauert zu lange. Die Urteile über URLs sind trotzdem vollständig.
why-sensitive-path = robots.txt kann jeder lesen, und wer nach solchen Dateien sucht, tut es. Besser schützt sie ein Passwort.
why-sitemap-not-absolute = Crawler brauchen Schema und Host; wozu die URL relativ wäre, ist nicht festgelegt.
why-sitemap-scheme = Sitemaps werden mit http oder https abgerufen.
why-duplicate-sitemap = Es ändert nichts.
why-crawl-delay-ignored = Crawl-delay gehört nicht zu RFC 9309; jeder Crawler entscheidet, ob er es kennt. Wer es nicht kennt, wählt sein eigenes Tempo.
why-record-before-group = Die Angabe zählt für die Crawler ihrer Gruppe, und noch gibt es keine.
why-invalid-value = Eine Angabe, deren Wert nicht lesbar ist, wird ignoriert.
why-unknown-signal = Ein Signal, das niemand kennt, sagt nichts.
why-unknown-usage = Eine Präferenz, die niemand kennt, sagt nichts.
why-usage-of-blocked-path = Präferenzen handeln von Inhalten, die ein Crawler abrufen darf. Was verboten ist, wird gar nicht erst abgerufen.
why-invalid-ignore = Ein Kommentar, der Diagnosen unterdrückt, hat die Form „# robotscope: ignore CODE, CODE -- GRUND“, oder ignore-file für die ganze Datei.
why-useless-ignore = Was unterdrückt werden sollte, gibt es nicht mehr, oder es steht in einer anderen Zeile.
why-unseen-directive = Wer eine Seite nicht abrufen darf, liest keine ihrer Direktiven: Ihre URL kann trotzdem aufgeführt werden. Entweder ist die Seite zu erlauben oder die Direktive zu entfernen.
why-contradictory-directives = Die meisten Suchmaschinen folgen der strengeren, manche der milderen, und nur wenige sagen es.
why-nosnippet-with-max-snippet = Die strengere von beiden setzt sich durch: Von der Seite wird kein Text gezeigt. Soll etwas gezeigt werden dürfen, genügt max-snippet allein.
why-unknown-directive = Wörter, die sie nicht kennen, übergehen Crawler.
why-misspelled-directive = In X-Robots-Tag ist ein Wort vor einem Doppelpunkt, das keine Direktive ist, der Name eines Bots. Alle Direktiven dahinter, bis zum nächsten Namen, sind nur für diesen Bot.
why-missing-comma = Zwischen Direktiven stehen Kommas. Ohne eines sind sie ein einziges Wort, das niemand kennt.
why-stray-quotes = Nur gerade Anführungszeichen umschließen den Wert eines Attributs, und der Wert eines Headers hat gar keine. Andere werden Teil der Wörter, und die kennt dann niemand.
why-invalid-directive-value = Eine Direktive, deren Wert nicht lesbar ist, wird ignoriert.
why-needless-value = Der Wert wird übergangen; die Direktive zählt.
why-misplaced-bot-name = In einem Header stehen der Name eines Bots und ein Doppelpunkt vor den Direktiven für ihn. In einem Dokument hat das meta-Element den Namen des Bots.
why-unknown-bot-name = Direktiven für einen Namen zählen nur für die Crawler, die auf ihn hören.
why-several-bot-names = Jeder Bot braucht ein eigenes meta-Element; „robots“ nennt alle.
why-unquoted-content = In HTML endet ein Wert ohne Anführungszeichen beim ersten Leerzeichen; was folgt, wird als weitere Attribute gelesen. Setzen Sie den ganzen Wert in Anführungszeichen.
why-retired-directive = Die Suchmaschine las sie früher. Sie schadet nicht und kann weg.
why-unsupported-directive = Soweit bekannt, bedeutet sie den Crawlern, auf die es ankommt, nichts.
why-lone-indexifembedded = Es erlaubt, was noindex verbietet, für Seiten, die eingebettet werden. Ohne noindex gibt es nichts zu erlauben.
why-directive-in-body = Google liest meta-Elemente auch dort; bei anderen ist nur sicher, dass der head gelesen wird.
why-http-equiv-directive = Von keiner Suchmaschine ist bekannt, dass sie X-Robots-Tag in einem Dokument liest. Richtig ist ein meta-Element mit dem Namen „robots“.
why-ineffective-directive = Dort, wo sie steht, sieht der Crawler sie nicht oder zählt sie nicht.
why-uncertain-date = Google bittet um eine verbreitete Form wie RFC 850. Das Datum braucht eine Uhrzeit und deren Zone.
why-expired-unavailable-after = Von dem Datum an wirkt sie wie noindex. Soll die Seite wieder gefunden werden, muss sie weg.
why-reading-dependent = Hier unterscheiden sich Crawler, oder sie sagen nicht, was sie tun. Man kann es so schreiben, dass alle es gleich lesen.
why-joined-headers = Programme verbinden gleichnamige Header mit Kommas. Dann scheint der Name eines Bots auch für die Direktiven des nächsten Headers zu gelten.
why-not-html = Crawler suchen meta-Elemente nur in HTML. Für andere Dateien gibt es den Header X-Robots-Tag.
why-unread-charset = In dieser Kodierung sind die Bytes von Tags nicht die von ASCII; Direktiven können übersehen werden. Liefern Sie die Seite in UTF-8 aus, oder wandeln Sie sie vor der Prüfung um.
why-canonical-with-noindex = Ein kanonischer Link sagt, dass zwei Seiten eine sind, und noindex, dass eine davon weg muss. Google rät davon ab, beides zugleich zu verwenden.
why-misplaced-nosnippet = Auf anderen Elementen hat das Attribut keine Wirkung.
why-unclosed-nosnippet = Es ist nicht sicher, wie weit der Teil reicht, der nicht gezeigt werden darf.
