# Eine ganze Seite, für einen Crawler.

verdict-unseen = { $name } darf die Seite nicht abrufen{ $results ->
    [none] .
   *[some] : In Ergebnissen kann nur die bloße URL erscheinen.
}
verdict-unseen-redirect = { $name } darf die URL abrufen, aber nicht das Ziel der Weiterleitung{ $results ->
    [none] .
   *[some] : In Ergebnissen kann nur die bloße URL erscheinen.
}
verdict-unseen-noindex = { $name } darf die Seite nicht abrufen und sieht daher nie, dass die Indexierung verboten ist ({ $reason }){ $results ->
    [none] .
   *[some] : Die bloße URL kann trotzdem in Ergebnissen erscheinen.
}

verdict-noindex = { $visibility ->
    [unknown] { $name } darf die Seite nicht indexieren, falls er sie abrufen darf: { $reason }.
   *[seen] { $name } darf die Seite nicht indexieren: { $reason }.
}
verdict-noindex-assumed = { $visibility ->
    [unknown] Dass { $name } die Seite nicht indexiert, falls er sie abrufen darf, ist nur angenommen: { $reason }.
   *[seen] Dass { $name } die Seite nicht indexiert, ist nur angenommen: { $reason }.
}

verdict-index = { $name } darf die Seite{ $until ->
    [pending] {" "}bis { $moment }
    [uncompared] {" "}bis { $moment } (das heutige Datum ist nicht angegeben)
   *[forever] {""}
} indexieren{ $visibility ->
    [unknown] , falls er sie abrufen darf
   *[seen] {""}
}{ $texts ->
    [missing] , soweit bekannt
   *[known] {""}
}{ $doubt ->
    [none] {""}
   *[other] , sofern „{ $doubt }“ nicht als Direktive gemeint ist: Als Name eines Bots beschränkt es alles Folgende auf diesen Bot
}{ $rendered ->
    [none] {""}
   *[other] , sofern er die Seite nicht rendert: { $rendered }
}.

verdict-index-unknown = Ob { $name } die Seite indexieren darf, ist nicht bekannt: Es fehlen die Header der Antwort und das Dokument.

verdict-token = { $name } ist ein Steuerungstoken und ruft keine Seiten ab. Andere Crawler lesen diese Seite.

verdict-status = { $name } { $effect ->
    [unchanged] bleibt bei dem, was die Seite vorher sagte
    [redirected] indexiert nicht die Seite selbst, höchstens das Ziel der Weiterleitung
    [unavailable] indexiert die Seite vorerst nicht
   *[not-indexed] indexiert die Seite nicht
}{ $visibility ->
    [unknown] , falls er sie abrufen darf
   *[seen] {""}
}: Der Status ist { $status } ({ $certainty }).
verdict-unseen-status = { $name } darf die Seite nicht abrufen und sieht daher nie den Status { $status }{ $results ->
    [none] .
   *[some] : Die bloße URL kann trotzdem in Ergebnissen erscheinen.
}

verdict-unknown = Unbekannt, weil nicht angegeben oder nicht lesbar: { $texts }.
text-robots-txt = robots.txt
text-headers = die Header der Antwort
text-html = das Dokument

verdict-no-crawler = keinen Crawler
verdict-all-crawlers = alle Crawler

at-robots-txt = robots.txt
at-headers = Zeile { $line } der Header
at-html = Zeile { $line } des HTML
at-rendered-html = Zeile { $line } des gerenderten HTML
at-quoted = { $place }, „{ $text }“
