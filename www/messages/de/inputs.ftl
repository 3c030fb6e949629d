# Was getestet wird: URL, Status, Datum und die drei Texte.

url = URL oder Pfad

# Die drei Texte

panes = Texte
pane-paste = Einfügen
pane-clear = Leeren
pane-not-given = nicht angegeben
pane-robots-empty = Eine robots.txt hier einfügen oder die Datei hierher ziehen
pane-headers-empty = Nicht angegeben. Hier die Header der Antwort einfügen: roh, von curl -iL, oder einen einzelnen Wert wie „noindex, nofollow“
pane-html-empty = Nicht angegeben. Hier das HTML der Seite einfügen oder die Datei hierher ziehen
pane-size = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} · { $characters } Zeichen · { $size }
pane-sort = An die richtige Stelle verschieben
pane-has-response = Das ist eine ganze Antwort.
pane-has-html = Das ist HTML.
pane-has-headers = Das sind Header einer Antwort.
pane-has-robots = Das ist eine robots.txt.
pane-has-sitemap = Das ist eine Sitemap.
pane-has-har = Das ist eine HAR-Datei.
robots-empty = Eine leere robots.txt erlaubt alles.
robots-is-html = Das sieht aus wie eine Webseite, nicht wie eine robots.txt. Crawler suchen darin trotzdem nach Regeln.
headers-not-given = Nicht angegeben: Was die Header sagen, ist unbekannt, nicht etwa nichts.
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
body-follows = Hinter den Headern geht der Text weiter ({ $size }).
body-move = Das zum HTML verschieben
body-moved = Was auf die Header folgte ({ $size }), wurde zum HTML verschoben.
html-not-given = Nicht angegeben: Was das HTML sagt, ist unbekannt, nicht etwa nichts.
html-empty = Leer: ein Dokument ohne Elemente. „Leeren“ macht es wieder unbekannt.
html-what = { $size } · { $count ->
    [one] { $count } Direktive
   *[other] { $count } Direktiven
}
html-unread = Ab Zeile { $line } wird nichts mehr als HTML gelesen: Etwas hat dort kein Ende.

# Beispiele

examples = Beispiele
examples-load = Ein Beispiel laden
example-mark = Beispiel – eigenes einfügen
example-shop = Ein Shop: noindex, aber gesperrt und daher ungesehen
example-news = Eine Zeitung mit vielen Gruppen
example-wildcards = Platzhalter, Anker und Gleichstand
example-typos = Tippfehler, die nur Google verzeiht
example-pdf = Ein PDF, das abläuft, hinter einer Weiterleitung
example-large = Groß: 15.000 Regeln, 500 kB

# Was gezogen, eingefügt oder geöffnet wird

drop-title = Irgendwo auf der Seite ablegen
drop-kinds = robots.txt, das HTML einer Seite, Header einer Antwort, Ausgabe von curl -i oder eine HAR-Datei. Alles bleibt in Ihrem Browser.
drop-list = Eine Liste von URLs oder eine Sitemap, auch komprimiert; gegen eine robots.txt wird die Liste getestet. Alles bleibt in Ihrem Browser.
drop-versions = Auf einer Fassung ablegen
drop-versions-where = Daneben abgelegt, wird eine Datei zur Fassung nachher; zwei werden zu beiden. Alles bleibt in Ihrem Browser.
taken-pasted = Das Eingefügte
taken-text = { $name } ist jetzt der Text von „{ $pane }“.
taken-unknown = { $name } wurde nicht erkannt und ist jetzt der Text von „{ $pane }“, der zu sehen war.
taken-response = { $name } ist eine ganze Antwort: Ihre Header und ihr HTML stehen an ihrem Platz.
taken-robots-response = { $name } ist die Antwort auf die Anfrage nach robots.txt: Ihr Text und ihr Status, { $status }, stehen an ihrem Platz.
taken-url = { $name } ist eine URL: Sie wird jetzt getestet.
taken-har = { $name } enthielt URL, Header und HTML von { $url }, aber keine robots.txt dieses Hosts; Ihre bleibt daher stehen.
taken-har-with-robots = { $name } enthielt URL, Header und HTML von { $url } und die robots.txt dieses Hosts.
taken-sitemap = { $name } ist eine Sitemap: Sie ist jetzt die Liste von „Viele URLs“.
taken-to-urls = Zu „Viele URLs“
taken-sitemap-index = { $name } ist ein Sitemap-Index, der Sitemaps statt Seiten aufführt: Er ist jetzt die Liste von „Viele URLs“. Öffnen Sie die Sitemaps, um ihre Seiten zu testen.
taken-list = { $name } ist jetzt die Liste von „Viele URLs“.
taken-version = { $name } ist jetzt die Fassung „{ $version }“.
taken-to-page = Zu „Eine Seite“
taken-example = Das Beispiel „{ $name }“ hat ersetzt, was da war.
taken-example-left = { $texts } des Beispiels entfernt: Sie gehören nicht zu Ihrer Seite.
taken-cleared = „{ $pane }“ wurde geleert.
taken-utf16 = Die Datei war in UTF-16, was kein Crawler in einer robots.txt liest: Speichern Sie sie als UTF-8.
taken-undo = Rückgängig
taken-dismiss = Ausblenden
refused-too-large = { $name } ist zu groß: mehr als 100 MB.
refused-too-large-inside = { $name } enthält entpackt mehr als 100 MB; weiter wurde nicht gelesen.
refused-damaged = { $name } ist mit gzip komprimiert, aber beschädigt und lässt sich nicht entpacken.
refused-binary = { $name } ist kein Text; darin gibt es nichts zu lesen.
refused-unreadable = { $name } lässt sich nicht lesen. Vielleicht ist es ein Ordner, oder es ist nicht mehr da.
refused-no-har = { $name } sollte eine HAR-Datei sein, enthält aber keine lesbare Anfrage.
refused-no-clipboard = Der Browser lässt die Seite nicht aus der Zwischenablage lesen. Setzen Sie den Cursor in den Text und fügen Sie mit der Tastatur ein.

# Die Anfragen einer HAR-Datei

har-title = Welche Anfrage aus { $name }?
har-close = Abbrechen
har-filter = Nach URL, Typ oder Status filtern
har-count = { $count ->
    [one] { $count } Anfrage
   *[other] { $count } Anfragen
}
har-first = { $count } Anfragen, die ersten { $listed } sind aufgeführt

# Was wäre, wenn

status = Status von robots.txt
status-choices = Was wäre bei dieser Antwort auf die Anfrage nach robots.txt?
status-200 = 200 OK
status-301 = 301: Weiterleitung, der nicht gefolgt wurde
status-403 = 403: verboten
status-404 = 404: es gibt keine
status-429 = 429: zu viele Anfragen
status-500 = 500: Fehler des Servers
status-503 = 503 nicht verfügbar
status-unreachable = keine Antwort
status-invalid = Ein HTTP-Status ist eine Zahl wie 404; bis dahin gilt 200.
outage-time = Seit wann fällt sie aus?
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
outage-slider = Dauer ändern
outage-copy = Hat der Crawler eine letzte brauchbare Kopie von robots.txt?
outage-copy-is-text = ja, den Text hier
outage-copy-missing = nein
outage-site = Antwortet der Rest der Website?
outage-site-available = ja
outage-site-unavailable = nein
date = Datum und Uhrzeit (UTC)
date-slider = Datum verschieben
date-choices = Was wäre zu dieser Zeit?
date-now = Jetzt
date-of-page = Ein Datum, das die Seite nennt
date-not-given = Nicht angegeben: Kein Datum der Seite entscheidet etwas.
