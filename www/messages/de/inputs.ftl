# Was getestet wird: URL, Status, Datum und die drei Texte.

intro = Darf ein Crawler diese Seite abrufen und indexieren? Geben Sie eine URL ein, oder fügen Sie Texte ein.
url = URL oder Pfad

# Die drei Texte

panes = Texte
pane-paste = Einfügen
pane-clear = Leeren
pane-not-given = nicht angegeben
pane-example = Beispiel
pane-fetched = abgerufen
pane-for = für { $origin }
strip = Woher die Texte stammen
strip-yours = Ihr Text
strip-har = aus einer HAR-Datei
strip-link = aus einem Link
strip-fetched-at = abgerufen um { $time } UTC
strip-for = { $how }, für { $owner }
strip-unknown = unbekannt
pane-robots-empty = Eine robots.txt hier einfügen oder die Datei hierher ziehen
pane-headers-empty = Nicht angegeben. Hier die Header der Antwort einfügen: roh, von curl -iL, oder einen einzelnen Wert wie „noindex, nofollow“
pane-html-empty = Nicht angegeben. Hier das HTML der Seite einfügen oder die Datei hierher ziehen
pane-rendered-empty = Nicht angegeben. Hier das HTML einfügen, wie es nach dem Lauf der Skripte ist: in den Entwicklertools das äußere HTML des html-Elements kopieren
html-versions = Fassungen des HTML
html-source = Quelltext
html-rendered = Gerendert
pane-size = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} · { $characters } Zeichen · { $size }
pane-sort = In das richtige Feld verschieben
pane-alternating = Namen und Werte dieser Header stehen auf abwechselnden Zeilen.
pane-join = Zeilen verbinden
pane-has-response = Das ist eine ganze Antwort.
pane-has-html = Das ist HTML.
pane-has-headers = Das sind Header einer Antwort.
pane-has-directives = Das sind Anweisungen wie noindex. Sie gehören zu den Headern.
pane-has-robots = Das ist eine robots.txt.
pane-has-sitemap = Das ist eine Sitemap.
pane-has-har = Das ist eine HAR-Datei.
pane-elsewhere = Von einer anderen Seite: Dieser Text zählt nicht.
robots-not-given = Nicht angegeben: Die robots.txt ist unbekannt, nicht leer.
robots-empty = Eine leere robots.txt erlaubt alles.
robots-is-html = Das sieht aus wie eine Webseite, nicht wie eine robots.txt. Crawler suchen darin trotzdem nach Regeln.
headers-not-given = Nicht angegeben: Die Header sind unbekannt, nicht leer.
headers-empty = Leer: eine Antwort ohne Header. „Leeren“ macht sie wieder unbekannt.
headers-without-response = Dieser Text enthält keine endgültige Antwort.
headers-values = Werte von X-Robots-Tag, ohne seinen Namen
headers-status = { $count ->
    [one] Status { $status }, { $count } Header-Zeile
   *[other] Status { $status }, { $count } Header-Zeilen
}
headers-lines = { $count ->
    [one] { $count } Header-Zeile
   *[other] { $count } Header-Zeilen
}
headers-what = { $what } · { $count ->
    [one] { $count } Direktive
   *[other] { $count } Direktiven
} · { $characters } Zeichen
headers-last-counts = Von { $count } Antworten zählt die letzte.
body-follows = Nach den Headern folgt weiterer Text ({ $size }).
body-move = In das HTML-Feld verschieben
body-moved = Der Text nach den Headern ({ $size }) wurde in das HTML-Feld verschoben.
html-not-given = Nicht angegeben: Das HTML ist unbekannt, nicht leer.
rendered-not-given = Nicht angegeben: Die Antworten nehmen an, dass Skripte keine Direktiven ändern.
html-empty = Leer: ein Dokument ohne Elemente. „Leeren“ macht es wieder unbekannt.
html-what = { $size } · { $count ->
    [one] { $count } Direktive
   *[other] { $count } Direktiven
}
html-unread = Ab Zeile { $line } wird nichts mehr als HTML gelesen: Dort ist etwas nicht geschlossen.

# Beispiele

examples = Beispiele
examples-load = Ein Beispiel laden
example-mark = Beispiel – eigenes einfügen
example-shop = Ein Shop: noindex, das gesperrte Crawler nie sehen
example-news = Eine Zeitung mit vielen Gruppen
example-wildcards = Platzhalter, Anker und Gleichstand
example-typos = Tippfehler, die nur Google akzeptiert
example-pdf = Ein PDF, das abläuft, hinter einer Weiterleitung
example-large = Groß: 15.000 Regeln, 500 kB

# Wie man an die Texte der URL kommt

get-texts = Texte holen
get-texts-no-url = Geben Sie eine ganze URL ein, etwa https://example.com/page: Hier steht dann, wie Sie an robots.txt, Header und HTML kommen.
get-texts-terminal = Im Terminal
get-texts-robots = robots.txt
get-texts-page = Header und HTML
get-texts-all = Alles als Link
get-texts-paste = Fügen Sie, was curl ausgibt, außerhalb der Felder in diese Seite ein: Jeder Text kommt an seinen Platz.
get-texts-bookmarklet = Im Browser
get-texts-drag = Ziehen Sie diesen Knopf in die Lesezeichenleiste. Öffnen Sie dann eine Seite und drücken Sie ihn dort: URL, Header, HTML und robots.txt öffnen sich hier.
# Der Name des Lesezeichens.
get-texts-bookmark = In robotscope öffnen
get-texts-not-here = Er wirkt auf anderen Seiten: Ziehen Sie ihn in die Lesezeichenleiste, oder kopieren Sie ihn als Adresse eines neuen Lesezeichens.
get-texts-how = Er ruft die Seite und ihre robots.txt noch einmal ab, ohne Cookies, wie Crawler es tun. Alles steht in dem Link, den er öffnet; sonst wird nichts gesendet.

# Was gezogen, eingefügt oder geöffnet wird

drop-title = Irgendwo auf der Seite ablegen
drop-kinds = robots.txt, das HTML einer Seite, Header einer Antwort, Ausgabe von curl -i oder eine HAR-Datei. Alles bleibt in Ihrem Browser.
drop-list = Eine Liste von URLs oder eine Sitemap, auch komprimiert, oder die robots.txt für den Test. Alles bleibt in Ihrem Browser.
drop-versions = Auf einer Fassung ablegen
drop-versions-where = Daneben abgelegt, wird eine Datei zur Fassung nachher; zwei werden zu beiden. Alles bleibt in Ihrem Browser.
taken-pasted = Ihr Text
taken-text = { $name } steht jetzt in „{ $pane }“.
taken-unknown = { $name } wurde nicht erkannt und steht jetzt im offenen Feld „{ $pane }“.
taken-unplaced = { $name } wurde nicht erkannt. Nichts wurde geändert, denn im offenen Feld „{ $pane }“ steht schon ein Text.
taken-replace = Den Text in „{ $pane }“ ersetzen
taken-directives = { $name } steht jetzt in „{ $pane }“, als Wert von X-Robots-Tag.
taken-response = { $name } ist eine ganze Antwort: Header und HTML stehen jetzt in ihren Feldern.
taken-robots-response = { $name } ist die Antwort auf die Anfrage nach robots.txt: Text und Status, { $status }, sind eingetragen.
taken-robots-status = { $name } ist die Antwort auf die Anfrage nach robots.txt: Der Status, { $status }, ist eingetragen. Einen Text enthält sie nicht.
taken-url = { $name } ist eine URL und wird jetzt getestet.
taken-har = { $name } enthielt URL, Header und HTML von { $url }, aber keine robots.txt dieses Hosts; Ihre bleibt daher stehen.
taken-har-with-robots = { $name } enthielt URL, Header und HTML von { $url } und die robots.txt dieses Hosts.
taken-har-without-robots = { $name } enthielt URL, Header und HTML von { $url }, aber keine robots.txt dieses Hosts.
taken-sitemap = { $name } ist eine Sitemap und ist jetzt die Liste in „Viele URLs“.
taken-to-urls = Zu „Viele URLs“
taken-sitemap-index = { $name } ist ein Sitemap-Index, der Sitemaps statt Seiten auflistet. Er ist jetzt die Liste in „Viele URLs“. Öffnen Sie die Sitemaps, um ihre Seiten zu testen.
taken-list = { $name } ist jetzt die Liste in „Viele URLs“.
taken-version = { $name } ist jetzt die Fassung „{ $version }“.
taken-to-page = Zu „Eine Seite“
taken-example = Das Beispiel „{ $name }“ hat Ihre vorigen Texte ersetzt.
taken-example-left = Entfernt, weil nicht von Ihrer Seite: { $texts } des Beispiels.
taken-generated = Die robots.txt dieses Falls hat jetzt die neuen Zeilen.
taken-cleared = „{ $pane }“ wurde geleert.
taken-utf16 = Die Datei war in UTF-16, worin Crawler keine Regeln finden. Die Antworten gelten, sobald Sie sie als UTF-8 speichern.
# Was das Lesezeichen brachte, und was fehlt.
collected = Von der Seite eingesammelt, auf der Sie waren, ohne Cookies.
collected-page = Die Website ließ das Lesezeichen die Seite nicht abrufen: Die Header und das ausgelieferte HTML fehlen. Das gerenderte HTML ist, was Ihr Browser daraus gemacht hat.
collected-robots = robots.txt fehlt: Die Website ließ das Lesezeichen sie nicht abrufen.
collected-too-large = Das HTML fehlt: Mit ihm wäre der Link für manche Browser zu lang.
collected-joined = Browser machen aus mehreren X-Robots-Tag-Zeilen eine. Wo darin ein Name wie „bingbot:“ steht, sehen Sie mit curl nach, welche Direktiven in seiner Zeile stehen.
collected-redirected = Ohne Cookies leitet die Website weiter: Dies ist die Seite, zu der sie führt.
refused-too-large = { $name } ist zu groß: mehr als 100 MB.
refused-too-large-inside = { $name } ist entpackt größer als 100 MB; der Rest wurde nicht gelesen.
refused-damaged = { $name } ist eine beschädigte gzip-Datei und lässt sich nicht entpacken.
refused-binary = { $name } ist keine Textdatei.
refused-unreadable = { $name } lässt sich nicht lesen. Vielleicht ist es ein Ordner, oder die Datei ist nicht mehr da.
refused-no-har = { $name } sollte eine HAR-Datei sein, enthält aber keine lesbare Anfrage.
refused-no-clipboard = Der Browser lässt die Seite nicht aus der Zwischenablage lesen. Setzen Sie den Cursor in den Text und fügen Sie mit der Tastatur ein.

# Die Anfragen einer HAR-Datei

har-title = Welche Anfrage aus { $name }?
har-title-pasted = Welche Anfrage aus der eingefügten HAR-Datei?
har-filter = Nach URL, Typ oder Status filtern
har-count = { $count ->
    [one] { $count } Anfrage
   *[other] { $count } Anfragen
}
har-first = { $count } Anfragen, gezeigt werden die ersten { $listed }

# Was wäre, wenn

status = Status von robots.txt
status-choices = Was wäre, wenn robots.txt so antwortet?
status-200 = 200 OK
status-301 = 301 Weiterleitung, nicht gefolgt
status-401 = 401 nicht angemeldet
status-403 = 403 verboten
status-404 = 404 nicht gefunden
status-429 = 429 zu viele Anfragen
status-500 = 500 Serverfehler
status-503 = 503 nicht verfügbar
status-unknown = unbekannt
status-unreachable = keine Antwort
status-invalid = Ein HTTP-Status ist eine Zahl wie 404; bis dahin gilt 200.
outage-time = Wie lange fällt robots.txt schon aus?
outage-unknown = unbekannt
outage-today = weniger als 12 Stunden
outage-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
outage-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
outage-days-and-hours = { $days } Tage und { $hours } Stunden
outage-stage = { $stage ->
    [first] erste { $until }
    [between] { $from } bis { $until }
    [last] länger als { $from }
   *[always] jederzeit
}
outage-effect = { $copy ->
    [exists] mit Kopie:{" "}
    [missing] ohne Kopie:{" "}
   *[any] {""}
}{ $site ->
    [available] wenn die Website antwortet:{" "}
    [unavailable] wenn auch die Website ausfällt:{" "}
   *[any] {""}
}{ $effect ->
    [no-file] wie ohne robots.txt
    [disallow-all] nur robots.txt darf abgerufen werden
    [redirect-target] das Ziel der Weiterleitung entscheidet
   *[last-good-copy] die letzte brauchbare Kopie gilt
}
outage-copy = Hat der Crawler eine letzte brauchbare Kopie von robots.txt?
outage-copy-is-text = ja, den Text hier
outage-copy-missing = nein
outage-site = Antwortet der Rest der Website?
outage-site-available = ja
outage-site-unavailable = nein
date = Datum und Uhrzeit (UTC)
date-now = Jetzt
date-none = Kein Datum
date-not-given = Nicht angegeben: Datumsangaben haben keine Wirkung.
date-stages = Was die Datumsangaben der Seite ändern
date-stage = { $stage ->
    [before] vor dem { $until }
    [between] { $from } bis { $until }
    [since] seit dem { $from }
   *[from] ab dem { $from }
}
date-today = heute
date-past = vorbei
date-more = { $count ->
    [one] { $count } weiteres Datum
   *[other] { $count } weitere Daten
}
