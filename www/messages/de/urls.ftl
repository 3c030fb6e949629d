# Viele URLs gegen eine robots.txt.

urls-title = Viele URLs
urls-about = { $count ->
    [0] Getestet wird gegen die robots.txt aus „Eine Seite“; sie ist leer.
    [one] Getestet wird gegen die robots.txt aus „Eine Seite“; sie hat eine Zeile.
   *[other] Getestet wird gegen die robots.txt aus „Eine Seite“; sie hat { $count } Zeilen.
}
urls-status = Ihr Status dort ist { $status }.
urls-failing = Ihr Status dort ist { $status }, seit: { $time }.
urls-list = URLs
urls-placeholder = Je Zeile eine URL oder ein Pfad, oder eine ganze sitemap.xml
urls-crawlers = { $count ->
    [0] Kein Crawler
   *[other] { $count } Crawler
}
urls-choose-search = Suchmaschinen
urls-choose-ai = KI
urls-choose-all = Alle
urls-choose-none = Keine
urls-test = Liste testen
urls-no-list = Es fehlt noch eine Liste von URLs.
urls-no-crawler = Es ist noch kein Crawler ausgewählt.
urls-empty = Noch ist nichts getestet. Eine Liste mit 100.000 Zeilen ist kein Problem: Sie wird im Hintergrund gelesen, und das lässt sich abbrechen.
urls-running = Die Liste wird gelesen …
urls-summary = { $count ->
    [0] Die Liste nennt keine URL.
    [one] Eine URL wurde getestet.
   *[other] { $count } URLs wurden getestet.
}
urls-invalid = { $count ->
    [one] Eine Zeile ist keine URL:
   *[other] { $count } Zeilen sind keine URLs, zum Beispiel
}
urls-fault = Die Sitemap ist nicht wohlgeformt; vielleicht enthält sie noch mehr:
urls-index = { $count ->
    [one] Das ist ein Sitemap-Index: Seine Adresse ist die einer anderen Sitemap, nicht die einer Seite. Öffnen Sie diese Sitemap hier, um ihre Seiten zu testen.
   *[other] Das ist ein Sitemap-Index: Seine { $count } Adressen sind die anderer Sitemaps, nicht die von Seiten. Öffnen Sie diese Sitemaps hier, um ihre Seiten zu testen.
}
urls-by-crawler = Crawler
urls-crawler = Crawler
urls-allowed = Erlaubt
urls-blocked = Gesperrt
urls-depends = Kommt darauf an
urls-share = Gesperrter Anteil
urls-rules = Welche Zeilen entscheiden
urls-line = Zeile { $line }
urls-decides = { $count ->
    [one] entscheidet einmal
   *[other] entscheidet { $count }-mal
}
urls-tree = Nach Pfad
urls-count = { $count ->
    [one] 1 URL
   *[other] { $count } URLs
}
urls-open = Erlaubt
urls-shut = Gesperrt
urls-rows = Alle URLs
urls-rows-shown = Gezeigte URLs
urls-url = URL
urls-show-all = Alle
urls-show-blocked = Für manche gesperrt
urls-show-differ = Wo Crawler sich unterscheiden
urls-columns = { $count ->
    [one] Ein weiterer Crawler steht im Export.
   *[other] { $count } weitere Crawler stehen im Export.
}
urls-pages = Seiten der Liste
urls-range = { $from } bis { $to } von { $total }
export-csv = Als CSV exportieren
export-json = Als JSON exportieren
previous = Zurück
next = Weiter
cancel = Abbrechen
