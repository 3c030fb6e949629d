# Teilen, Behalten, Exportieren.

share = Teilen und speichern
share-link = Link kopieren
share-copied = Link kopiert (er enthält alles, mit { $count } Zeichen).
share-copy-yourself = Der Browser hat das Kopieren blockiert. Bitte selbst kopieren:
share-link-text = Link
share-long = Browser öffnen ihn, aber manche Mail- und Chatprogramme schneiden so lange Links ab.
share-new = Neu
share-private = Änderungen werden nur in diesem Browser gespeichert
share-not-kept = Es wird kein Entwurf gespeichert: Der Browser lässt es nicht zu, oder er ist zu groß.
share-list-too-long = Die Liste in „Viele URLs“ ist zu lang für Links und Entwürfe und wird weggelassen.
share-too-large = Dieser Fall ist zu groß, um in diesem Browser gespeichert zu werden: Kopieren Sie einen Link, oder speichern Sie die Texte als Dateien.

# Der Bericht über eine Seite als Datei oder auf Papier

export = Bericht exportieren
export-markdown-copy = Antwort als Markdown kopieren
export-markdown-save = Antwort als Markdown speichern
export-csv-save = Tabelle als CSV speichern
export-json-copy = Als JSON kopieren
export-json-save = Als JSON speichern
export-print = Drucken
export-not-copied = Der Browser hat das Kopieren blockiert; bitte stattdessen speichern.
report-title = Bericht von robotscope
report-crawlers = Crawler
report-findings = Außerdem wissenswert
report-count = Anzahl
report-crawl = Abrufen
report-blocked = gesperrt
report-forbidden-assumed = verboten (angenommen)
report-depends = kommt darauf an
report-unknown = nicht bekannt

# Fälle

cases = Fälle
case-name = Name dieses Falls
cases-others = Andere Fälle
cases-none = Es gibt noch keine anderen Fälle.
cases-about = Die letzten zehn Fälle sind gespeichert, nur in diesem Browser.
# Ein Fall ohne Namen und URL
case-unnamed = Ohne Namen
# $name: Name oder URL eines Falls
case-delete = „{ $name }“ löschen
case-deleted = „{ $name }“ wurde gelöscht.
