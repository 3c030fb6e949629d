# Direktiven für den eigenen Server.

generate-title = Direktiven für den eigenen Server
generate-about = Wählen Sie, was Crawler mit Ihren Seiten tun sollen; robotscope schreibt die Konfiguration. Crawler sehen sie nur auf Seiten, die sie laut robots.txt abrufen dürfen.
generate-statement = Regel { $number }
generate-bot = Für welchen Bot
generate-all-bots = alle Bots
generate-add = Regel für einen anderen Bot hinzufügen
generate-remove = Entfernen
generate-remove-number = Regel { $number } entfernen
generate-empty = Noch ist keine Direktive gewählt.
generate-unset = nicht angegeben
generate-files = Für welche Dateien
generate-files-all = Alle Dateien
generate-files-extensions = Dateien mit diesen Endungen
generate-files-path = Eine Datei mit diesem Pfad
generate-files-prefix = Alles unter einem Pfad
generate-output = Zum Kopieren fertig
generate-server = Server
generate-meta = HTML (meta)
directive-noindex = Die Seite nicht in Suchergebnissen zeigen
directive-nofollow = Ihren Links nicht folgen
directive-noarchive = Keine gespeicherte Kopie anbieten
directive-nosnippet = Weder Text noch Video von ihr zeigen
directive-noimageindex = Ihre Bilder nicht indexieren
directive-notranslate = Keine Übersetzung anbieten
directive-indexifembedded = Wo andere Seiten sie einbetten, sie trotz noindex indexieren
directive-max-snippet = Höchstzahl der Textzeichen; -1: unbegrenzt, 0: keine
directive-max-image-preview = Größte Bildvorschau
directive-max-video-preview = Höchstzahl der Videosekunden; -1: unbegrenzt, 0: ein Standbild
directive-unavailable-after = Datum, nach dem sie nicht mehr gezeigt wird

# Was erzeugt wird, und eine robots.txt

generate-product = Was geschrieben wird
generate-directives = Direktiven
generate-list = Sperrliste
list-title = Crawler am Server abweisen
list-about = Wählen Sie Crawler; robotscope schreibt eine Konfiguration, die ihre Anfragen abweist (403). robots.txt bittet Crawler fernzubleiben, eine Sperrliste weist die ab, die ihren Namen senden.
list-add = Regel für einen Crawler hinzufügen
wish-title = Zeilen für Ihre robots.txt
wish-about = Wählen Sie, wer was abrufen darf; robotscope fügt die Zeilen in die robots.txt dieses Falls ein. Keine vorhandene Zeile geht verloren, wird geändert oder verschoben.
wish-purposes = Die ganze Website, nach Zweck
# Den Crawlern eines Zwecks wird nichts gesagt.
wish-nothing = Keine Änderung
wish-allow = Erlauben
wish-disallow = Sperren
wish-add = Regel für einen Crawler oder Pfad hinzufügen
wish-all-crawlers = alle Crawler
wish-access = Zugriff
wish-path = Pfad
wish-save = Speichern
wish-use = Als robots.txt dieses Falls verwenden
# $line: die Nummer der ersten
wish-added = { $count ->
    [one] Neu: Zeile { $line }
   *[other] Neu: { $count } Zeilen ab Zeile { $line }
}
wish-none-added = Nichts hinzuzufügen: Die robots.txt sagt das schon.
wish-no-change = Für keinen Crawler ändert sich etwas.
generate-nothing = Noch nichts gewählt: Das Ergebnis erscheint hier.
