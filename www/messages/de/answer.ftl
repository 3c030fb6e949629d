# Die Antwort, die zuerst kommt: die Zusammenfassung, die angehefteten Crawler und die Wörter von beiden.

summary-no-url = Geben Sie eine URL oder einen Pfad ein, um zu sehen, welche Crawler was abrufen dürfen.
summary-blocked = { $blocked ->
    [0] { $path } ist für keinen Crawler gesperrt.
   *[other] { $path } ist für { $blocked } von { $total } Crawlern gesperrt.
}
summary-all-depend = Ob { $count } von { $total } Crawlern { $path } abrufen dürfen, hängt davon ab, { $what }.
summary-depends = Für { $count } hängt es davon ab, { $what }.
summary-allowed = { $allowed } von { $total } Crawlern dürfen { $path } abrufen.
summary-also-blocked = { $count ->
    [one] { $count } ist gesperrt.
   *[other] { $count } sind gesperrt.
}
summary-tokens = { $count ->
    [one] Das Steuerungs-Token { $names } ist gesperrt.
   *[other] Die Steuerungs-Token { $names } sind gesperrt.
}
summary-not-indexed-if = Crawler, die die Seite nicht indexieren dürfen, falls sie sie abrufen dürfen: { $counts }.
summary-redirects-elsewhere = Sie leitet zu { $origin } weiter, dessen robots.txt nicht bekannt ist.
summary-redirect-only = Das Weiterleitungsziel von { $path } ist für { $count } von { $total } Crawlern gesperrt.
summary-redirect = { $count ->
    [one] { $count } darf das Ziel der Weiterleitung nicht abrufen.
   *[other] { $count } dürfen das Ziel der Weiterleitung nicht abrufen.
}
summary-all-indexed = Alle dürfen die Seite indexieren.
summary-hidden = { $count ->
    [0] Alle anderen dürfen die Seite indexieren.
    [one] { $count } darf die Seite abrufen, aber nicht indexieren.
   *[other] { $count } dürfen die Seite abrufen, aber nicht indexieren.
}
summary-unchanged = Indexierung unbekannt: Der Status ist 304, die vorige Fassung gilt weiter.
summary-hidden-counts = Crawler, die die Seite abrufen, aber nicht indexieren dürfen: { $counts }.
summary-assumed = { $count ->
    [one] { $count } indexiert sie vermutlich nicht.
   *[other] { $count } indexieren sie vermutlich nicht.
}
summary-status = { $effect } ({ $counts }).
summary-status-of = Für { $names } gilt: { $effect } ({ $counts }).
summary-extent = { $known ->
    [headers] Nur anhand der Header.
   *[html] Nur anhand des HTML.
}
summary-ignoring = { $count ->
    [one] { $count } beachtet robots.txt nicht.
   *[other] { $count } beachten robots.txt nicht.
}
summary-user-triggered = { $count ->
    [one] { $count } handelt für einen Nutzer und darf die Seite trotzdem abrufen.
   *[other] { $count } handeln für einen Nutzer und dürfen sie trotzdem abrufen.
}
summary-crawling-unknown = Crawling unbekannt: noch keine robots.txt.
summary-other-origin = Crawling unbekannt: Diese robots.txt stammt von { $origin }.
summary-use-anyway = Trotzdem verwenden
summary-condition = Falls { $conditions }:
condition-robots = { $origin } diese robots.txt ausliefert
condition-page = { $page } { $texts } hat
these-headers = diese Header
these-html = dieses HTML
these-rendered-html = dieses gerenderte HTML
summary-other-page = { $texts ->
    [headers] Die Header stammen von { $page } und zählen daher nicht.
    [html] Das HTML stammt von { $page } und zählt daher nicht.
   *[both] Header und HTML stammen von { $page } und zählen daher nicht.
}
summary-indexing-unknown = Indexierung unbekannt: Header oder HTML einfügen.
summary-no-rules = Der Text enthält keine Regeln wie „Disallow: /private/“; daher ist alles erlaubt.

pins = Angeheftete Crawler
pin-add = Einen Crawler oder eine Klasse anheften
pin-add-short = + Anheften
pin-remove = { $name } lösen
pin-this = Anheften
pin-crawler = { $answer ->
    [full] { $name } darf die Seite abrufen und indexieren.
    [crawl] { $name } darf die Seite abrufen.
    [hidden] { $name } darf die Seite abrufen, aber nicht indexieren.
    [hidden-assumed] { $name } darf die Seite crawlen. Dass er sie nicht indexiert, ist angenommen, nicht dokumentiert.
    [token-disallowed] { $name } ist gesperrt. Es ist ein Steuerungs-Token: die Seite rufen andere Crawler ab.
    [token-allowed] { $name } ist nicht gesperrt. Es ist ein Steuerungs-Token: die Seite rufen andere Crawler ab.
    [unknown] Ob { $name } die Seite abrufen darf, ist unbekannt.
    [unknown-hidden] { $name } darf die Seite nicht indexieren. Ob der Crawler sie abrufen darf, ist unbekannt.
    [blocked] { $name } darf die Seite nicht abrufen.
    [redirect-blocked] { $name } darf die URL abrufen, aber nicht das Ziel der Weiterleitung.
    [redirect] { $name } darf die URL abrufen, aber nicht das Ziel der Weiterleitung: In Ergebnissen kann nur die bloße URL erscheinen.
    [ignores] { $name } beachtet robots.txt nicht.
    [user-triggered] { $name } handelt für einen Nutzer und darf die Seite abrufen.
   *[url-only] { $name } darf die Seite nicht abrufen: In Ergebnissen kann nur die bloße URL erscheinen.
}
pin-depends = Ob { $name } sie abrufen darf, hängt davon ab, { $what }.
pin-either-way = So oder so kann höchstens die bloße URL neu in Ergebnissen erscheinen.
pin-canonical = Ergebnisse können stattdessen die kanonische Seite zeigen.
pin-assumed = { $extent ->
    [part] Ein Teil davon ist angenommen, nicht dokumentiert.
   *[all] Das ist angenommen, nicht dokumentiert.
}
pin-class-unknown = Ohne robots.txt unbekannt.
pin-class = { $blocked ->
    [0] Keiner von { $total } ist gesperrt.
    [one] { $blocked } von { $total } ist gesperrt: { $names }.
   *[other] { $blocked } von { $total } sind gesperrt: { $names }.
}
pin-tally = { $answer ->
    [blocked] { $count } gesperrt
    [hidden] { $count } nicht indexiert
    [assumed] { $count } vermutlich nicht indexiert
    [allowed] { $count } erlaubt
    [depends] { $count } abhängig
   *[others] { $count } sonstige
}

place-robots-txt = robots.txt, Zeile { $line }
place-headers = Header, Zeile { $line }
place-html = HTML, Zeile { $line }
place-rendered-html = Gerendertes HTML, Zeile { $line }

table-unseen = Direktiven der Seite nicht gesehen

purpose-search = Suchmaschinen
purpose-ai-training = KI-Training
purpose-ai-search = KI-Suche
purpose-ai-user-fetch = KI-Assistenten, auf Anfrage von Nutzern
purpose-ads = Werbung
purpose-social-preview = Linkvorschau
purpose-seo = SEO-Werkzeuge
purpose-archive = Archive
purpose-monitoring = Monitoring
purpose-other = Andere

answer-not-indexed = Nicht indexiert
answer-not-indexed-assumed = Nicht indexiert (angenommen)
answer-not-indexed-for-now = Vorerst nicht indexiert
answer-not-indexed-for-now-assumed = Vorerst nicht indexiert (angenommen)
answer-may-fetch = Darf abrufen
answer-allowed = Erlaubt
answer-blocked = Gesperrt
answer-disallowed = Gesperrt (Token)
answer-not-disallowed = Nicht gesperrt (Token)
answer-ignores = Beachtet robots.txt nicht
answer-user-triggered = Darf für Nutzer abrufen
answer-depends = Kommt darauf an
answer-unknown = Nicht bekannt

opened-link = Aus einem Link geöffnet.
opened-link-draft = Aus einem Link geöffnet. Ihr eigener Entwurf bleibt erhalten, bis Sie hier etwas ändern.
opened-broken = Der Link ist unvollständig oder beschädigt und wurde nicht geöffnet. Ihre Texte sind noch da.
opened-version = Der Link stammt von einem neueren robotscope und wurde nicht geöffnet. Laden Sie die Seite neu, um es zu aktualisieren. Ihre Texte sind noch da.
opened-too-large = Der Link enthält mehr, als diese Seite zeigen kann. Ihre Texte sind noch da.
opened-older = Bevor Sie diesen Entwurf geändert haben, hatten Sie einen anderen.
opened-returned = Voriger Fall gespeichert.
opened-return = Zurück zu meinem Entwurf
undo = Rückgängig
dismiss = Ausblenden

description = Darf dieser Bot diese Seite abrufen, und welche Zeile der robots.txt sagt das? Testen Sie eine robots.txt mit allen bekannten Crawlern, direkt in Ihrem Browser.
verdict-shown = In Suchergebnissen
verdict-shown-without-text = Ohne Text in Ergebnissen
verdict-canonical-elsewhere = Andere Seite kanonisch
verdict-without-text = Wenn in Ergebnissen, ohne Text
verdict-url-only = Gesperrt: nur URL
verdict-url-at-most = Höchstens die URL
