# Eine ganze Seite, für einen Crawler.

verdict-unseen = { $name } darf die Seite nicht abrufen: Höchstens ihre URL wird aufgeführt.
verdict-unseen-noindex = { $name } darf die Seite nicht abrufen und sieht daher nicht, dass er sie nicht indexieren darf ({ $reason }): Die URL kann trotzdem aufgeführt werden.

verdict-noindex = { $visibility ->
    [unknown] { $name } darf die Seite nicht indexieren, falls er sie abrufen darf: { $reason }.
   *[seen] { $name } darf die Seite nicht indexieren: { $reason }.
}

verdict-index = { $name } darf die Seite{ $until ->
    [pending] {" "}bis { $moment }
    [untold] {" "}bis { $moment } (die heutige Zeit ist nicht angegeben)
   *[forever] {""}
} indexieren{ $visibility ->
    [unknown] , falls er sie abrufen darf
   *[seen] {""}
}{ $texts ->
    [missing] , soweit bekannt
   *[known] {""}
}{ $doubt ->
    [none] {""}
   *[other] , sofern „{ $doubt }“ keine falsch geschriebene Direktive ist: Als Name eines Bots gelesen nimmt sie mit, was folgt
}.

verdict-status = { $name } { $effect ->
    [unchanged] bleibt bei dem, was die Seite vorher sagte
    [redirected] indexiert nicht die Seite selbst, sondern allenfalls das Ziel der Weiterleitung
    [unavailable] indexiert die Seite vorerst nicht
   *[not-indexed] indexiert die Seite nicht
}{ $visibility ->
    [unknown] , falls er sie abrufen darf
   *[seen] {""}
}: Der Status ist { $status } ({ $certainty }).
verdict-unseen-status = { $name } darf die Seite nicht abrufen und sieht daher nicht, dass der Status { $status } ist: Die URL kann trotzdem aufgeführt werden.

verdict-unknown = Unbekannt, weil nicht angegeben oder nicht lesbar: { $texts }.
texts-next = { $list }, { $next }
text-robots-txt = robots.txt
text-headers = die Header der Antwort
text-html = das Dokument

verdict-no-crawler = keinen Crawler
verdict-all-crawlers = alle Crawler

at-robots-txt = robots.txt
at-headers = Zeile { $line } der Header
at-html = Zeile { $line } des HTML
at-quoted = { $place }, „{ $text }“
