# Der Rahmen der Seite.

title = robotscope – der robots.txt-Tester für alle Crawler
title-view = { $view } – robotscope
skip = Zum Inhalt springen
views = Was robotscope kann
view-page = Eine Seite
view-urls = Viele URLs
view-compare = Vergleichen
view-generate = Erzeugen
language = Sprache
theme = Farbschema
theme-system = System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
page-inputs = Was getestet wird
page-results = Ergebnisse
crawlers = { $count } Crawler
working = Läuft …
failed = Das hat nicht funktioniert. Versuchen Sie es noch einmal oder laden Sie die Seite neu.
copy = Kopieren
copied = Kopiert.
copy-failed = Der Browser hat das Kopieren blockiert; bitte den Text stattdessen markieren.
open-file = Datei öffnen
more = { $count ->
    [one] Noch { $count }
   *[other] { $count } weitere
}
private = Nichts, was Sie eingeben, verlässt Ihren Browser.
offline-ready = robotscope funktioniert jetzt auch offline.
offline-new = Es gibt eine neue Version von robotscope.
offline-use-new = Laden

close = Schließen
keys = Tastenkürzel
keys-where = Sie wirken, wenn Sie nicht tippen.
keys-wanted = Diese Tasten verwenden
key-url = URL eingeben
key-robots = robots.txt zeigen
key-headers = Header zeigen
key-html = HTML zeigen
key-why = Die Antwort des gewählten Crawlers erklären
key-filter = Crawler filtern
key-next = Nächster Befund
key-previous = Voriger Befund
key-help = Diese Tasten zeigen

stopped-title = robotscope ist stehen geblieben
stopped-texts = Das ist ein Fehler in robotscope. Ihre Texte stehen noch in den Textfeldern: Kopieren Sie sie oder laden Sie sie herunter, bevor Sie die Seite neu laden.
stopped-download = Meine Texte herunterladen
stopped-reload = Seite neu laden
stopped-start-again = Ohne meine Texte neu beginnen
stopped-report = Bitte senden Sie diesen Bericht an den Betreiber dieser Seite. Er sagt, was geschehen ist, und enthält keinen Ihrer Texte; der Text, der den Fehler ausgelöst hat, hilft, wenn Sie ihn weitergeben dürfen.
stopped-copy = Bericht kopieren
