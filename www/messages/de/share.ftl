# Teilen, Behalten, Exportieren.

share = Teilen und behalten
share-link = Link kopieren
share-copied = Kopiert: ein Link mit { $count } Zeichen, der das alles enthält.
share-copy-yourself = Der Browser hat das Kopieren nicht zugelassen. Bitte selbst kopieren:
share-link-text = Link
share-long = Browser öffnen ihn, aber manche Mail- und Chatprogramme schneiden so lange Links ab.
share-new = Neu
share-private = Entwurf nur in diesem Browser gespeichert
share-not-kept = Der Browser speichert keinen Entwurf davon: Er lässt es nicht zu, oder es ist zu groß.
share-list-too-long = Die Liste von „Viele URLs“ ist zu lang für Links und Entwürfe; diese enthalten alles andere.

# Links und Entwürfe

opened-link = Das ist der Inhalt des Links.
opened-link-draft = Das ist der Inhalt des Links. Ihr eigener Entwurf bleibt erhalten, bis Sie hier etwas ändern.
opened-broken = Der Link ist unvollständig oder beschädigt; nichts davon wird gezeigt. Was Sie hatten, ist noch da.
opened-version = Der Link stammt von einem neueren robotscope; nichts davon wird gezeigt. Neu laden holt die neue Version. Was Sie hatten, ist noch da.
opened-too-large = Der Link enthält mehr, als diese Seite zeigen kann. Was Sie hatten, ist noch da.
opened-older = Bevor Sie den Inhalt eines Links änderten, hatten Sie einen anderen Entwurf.
opened-returned = Voriger Fall beiseitegelegt.
opened-return = Zurück zu meinem Entwurf
opened-undo = Rückgängig
opened-dismiss = Ausblenden

# Der Bericht über eine Seite als Datei oder auf Papier

export = Bericht exportieren
export-markdown-copy = Als Markdown kopieren
export-markdown-save = Als Markdown speichern
export-json-copy = Als JSON kopieren
export-json-save = Als JSON speichern
export-print = Drucken
export-copied = Kopiert.
export-not-copied = Der Browser hat das Kopieren nicht zugelassen; bitte stattdessen speichern.
report-title = Bericht von robotscope
report-crawlers = Crawler
report-findings = Außerdem wissenswert
report-crawler = Crawler
report-operator = Betreiber
report-crawl = Abrufen
report-line = Zeile
report-index = Indexieren
report-follow = Links folgen
report-snippet = Snippet, Zeichen
report-image = Bildvorschau
report-video = Videovorschau, Sekunden
report-translation = Übersetzung
report-archive = Archiv
report-until = Nicht mehr gezeigt ab
report-allowed = erlaubt
report-blocked = gesperrt
report-forbidden = verboten
report-depends = kommt darauf an
report-unknown = nicht bekannt
