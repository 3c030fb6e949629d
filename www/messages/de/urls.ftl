# Viele URLs gegen eine robots.txt.

urls-about = { $count ->
    [0] Getestet wird gegen die robots.txt aus „Eine Seite“; sie ist leer.
    [one] Getestet wird gegen die robots.txt aus „Eine Seite“; sie hat eine Zeile.
   *[other] Getestet wird gegen die robots.txt aus „Eine Seite“; sie hat { $count } Zeilen.
}
urls-status = Status der robots.txt: { $status }.
urls-failing = Status der robots.txt: { $status }, seit: { $time }.
urls-status-assumed = Status der robots.txt: { $status } (angenommen).
urls-list = URLs
urls-placeholder = Je Zeile eine URL oder ein Pfad, ein Export als CSV oder TSV, oder eine ganze sitemap.xml
urls-crawlers = { $count ->
    [0] Kein Crawler
   *[other] { $count } Crawler
}
urls-robots = Derselbe Text wie in „Eine Seite“: Was Sie hier ändern, ändert sich auch dort.
urls-choose-search = Suchmaschinen
urls-choose-ai = KI
urls-choose-all = Alle
urls-choose-none = Keine
urls-own = Eigener Crawler
urls-own-placeholder = Product Token oder User-Agent
urls-own-add = Hinzufügen
urls-own-token = Product Token: { $token }
urls-own-remove = { $token } entfernen
urls-test = Liste testen
urls-no-robots = Fügen Sie zuerst die robots.txt der Website ein.
urls-robots-unknown = Testen Sie eine Liste von URLs oder eine Sitemap: Fügen Sie sie ein, und die robots.txt der Website.
urls-no-list = Geben Sie zuerst eine Liste von URLs ein.
urls-no-crawler = Wählen Sie zuerst einen Crawler.
urls-empty = Noch nichts getestet. Auch 100.000 Zeilen sind kein Problem: Der Test läuft im Hintergrund und lässt sich abbrechen.
urls-running = Die Liste wird gelesen …
urls-outdated = Veraltet: Es wird neu getestet …
urls-so-far = { $count ->
    [one] Bisher wurde eine URL getestet.
   *[other] Bisher wurden { $count } URLs getestet.
}
urls-summary = { $count ->
    [0] Die Liste enthält keine URLs.
    [one] Eine URL wurde getestet.
   *[other] { $count } URLs wurden getestet.
}
urls-invalid = { $count ->
    [one] Eine Zeile ist keine URL:
   *[other] { $count } Zeilen sind keine URLs, zum Beispiel:
}
urls-fault = Die Liste oder Sitemap ist beschädigt, sie kann also weitere URLs enthalten:
urls-column = Die URLs stammen aus der Spalte „{ $name }“.
urls-column-number = Die URLs stammen aus Spalte { $number }.
urls-rows-without = { $count ->
    [one] In einer Zeile steht dort keine URL.
   *[other] In { $count } Zeilen steht dort keine URL.
}
urls-index = { $count ->
    [one] Das ist ein Sitemap-Index: Seine URL ist eine andere Sitemap, keine Seite. Öffnen Sie diese Sitemap hier, um ihre Seiten zu testen.
   *[other] Das ist ein Sitemap-Index: Seine { $count } URLs sind andere Sitemaps, keine Seiten. Öffnen Sie diese Sitemaps hier, um ihre Seiten zu testen.
}
urls-of-host = { $host }: { $urls }
urls-paths = Pfade ohne Host
urls-more-hosts = { $count ->
    [one] Ein weiterer Host steht nur unten in der Liste der URLs.
   *[other] { $count } weitere Hosts stehen nur unten in der Liste der URLs.
}
urls-by-crawler = Crawler
urls-depends = Kommt darauf an
urls-condition = Nur falls { $condition }
urls-share = Gesperrter Anteil
urls-rules = Welche Zeilen entscheiden, gezählt je URL und Crawler
urls-decides = { $count ->
    [one] entscheidet einmal
   *[other] entscheidet { $count }-mal
}
urls-deciding = Entscheidende Zeilen
urls-tree = Nach Pfad
urls-unfold-all = Alle aufklappen
urls-fold-all = Alle zuklappen
urls-unfolded-part = { $count ->
    [one] Ein weiterer Ordner bleibt zugeklappt, weil es zu viele URLs sind.
   *[other] { $count } weitere Ordner bleiben zugeklappt, weil es zu viele URLs sind.
}
urls-count = { $count ->
    [one] 1 URL
   *[other] { $count } URLs
}
urls-blocked-for = Gesperrt für:
urls-part = { $name }: { $count } von { $total }
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
