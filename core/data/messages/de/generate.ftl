# Was man über eine erzeugte Konfiguration wissen sollte.
note-needs-mod-headers = Apache braucht dafür mod_headers, und bei .htaccess AllowOverride FileInfo.
note-not-with-errors = Fehlerseiten kommen ohne den Header; niemand indexiert sie.
note-case-sensitive = Die Endung zählt nur in dieser Groß- und Kleinschreibung.
note-extension-of-url = Es zählt die URL und nicht die Datei: / hat keine Endung, auch wenn index.html darauf antwortet.
note-drops-inherited-headers = nginx lässt die Header äußerer Blöcke weg, wo ein Block eigene hat: Sie sind hier zu wiederholen.
note-one-location-answers = Nur eine location von nginx beantwortet eine Anfrage: Was andere über diese Dateien sagen, muss auch in dieser stehen.
note-needs-url-rewrite = IIS braucht dafür sein Modul URL Rewrite.
note-joined-into-one-line = Der Server sendet eine einzige Zeile: Wer den Namen eines Bots nur an deren Anfang erkennt, versteht falsch, was für andere Bots gilt.
note-static-files-only = Nur statische Dateien kommen mit dem Header, Antworten von Funktionen nicht.
note-use-first = Gehört vor das, was die Anfrage beantwortet.
note-in-each-page = Es gehört in den Kopf jeder Seite; andere Dateien als HTML brauchen den Header.
