# Was die Direktiven einer Seite einem Crawler sagen.

indexing-because = { $says }: { $places } ({ $certainty }).
indexing-prevails = Überstimmt werden: { $places }.
indexing-undefined = Welcher von zwei Gegensätzen gilt, ist nicht dokumentiert; angenommen wird der strengere.
indexing-without-effect = Keine Wirkung: { $places }; { $outcome }.
indexing-nothing = nichts verbietet es

status-effect = { $effect ->
    [unchanged] Die Seite antwortet mit { $status }; ihre vorige Fassung gilt daher weiter
    [redirected] Die Seite antwortet mit { $status }, einer Weiterleitung; sie selbst wird daher nicht indexiert, ihr Ziel vielleicht
    [unavailable] Die Seite antwortet mit { $status } und wird daher vorerst nicht indexiert; steht sie schon im Index, bleibt sie dort einige Zeit
   *[not-indexed] Die Seite antwortet mit { $status } und wird daher nicht indexiert
}
indexing-status = { $says } ({ $certainty }; { $sources }).

places-rest = { $list }; und { $count } weitere

indexing-index = { $value ->
    [allowed] Die Seite darf in Suchergebnissen erscheinen
   *[forbidden] Die Seite darf nicht in Suchergebnissen erscheinen
}
indexing-follow = { $value ->
    [allowed] Ihren Links darf gefolgt werden
   *[forbidden] Ihren Links darf nicht gefolgt werden
}
indexing-image-index = { $value ->
    [allowed] Ihre Bilder dürfen indexiert werden
   *[forbidden] Ihre Bilder dürfen nicht indexiert werden
}
indexing-translation = { $value ->
    [allowed] Eine Übersetzung darf angeboten werden
   *[forbidden] Keine Übersetzung darf angeboten werden
}
indexing-archive = { $value ->
    [allowed] Eine Kopie darf angeboten werden
   *[forbidden] Keine Kopie darf angeboten werden
}
indexing-foreign-description = { $value ->
    [allowed] Ihre Beschreibung darf von anderswo kommen
   *[forbidden] Ihre Beschreibung muss von der Seite selbst stammen
}
indexing-embedded = Wo andere Seiten sie einbetten, darf ihr Inhalt indexiert werden
indexing-snippet = { $most ->
    [0] Kein Text darf gezeigt werden
    [unlimited] Text darf unbegrenzt gezeigt werden
    [unstated] Für Text ist keine Grenze angegeben
    [one] Höchstens { $most } Zeichen Text darf gezeigt werden
   *[other] Höchstens { $most } Zeichen Text dürfen gezeigt werden
}
indexing-image-preview = { $value ->
    [none] Bildvorschauen dürfen nicht gezeigt werden
    [standard] Bildvorschauen dürfen die übliche Größe haben
    [large] Bildvorschauen dürfen groß sein
   *[unstated] Für Bildvorschauen ist keine Grenze angegeben
}
indexing-video-preview = { $most ->
    [0] Von einem Video darf höchstens ein Standbild gezeigt werden
    [unlimited] Video darf unbegrenzt gezeigt werden
    [unstated] Für Video ist keine Grenze angegeben
    [one] Höchstens { $most } Sekunde Video darf gezeigt werden
   *[other] Höchstens { $most } Sekunden Video dürfen gezeigt werden
}
indexing-unavailable = { $timing ->
    [in-force] Die Seite darf seit { $moment } nicht mehr gezeigt werden, also seit { $time }
    [pending] Die Seite darf ab { $moment } nicht mehr gezeigt werden, also in { $time }
   *[unknown] Die Seite darf ab { $moment } nicht mehr gezeigt werden
}

outcome-decides = sie entscheidet
outcome-overruled = sie zählt, aber eine andere Direktive überstimmt sie
outcome-counts = sie zählt, hat aber keinen Einfluss auf das Urteil
outcome-pending = ihr Datum liegt in der Zukunft
outcome-needs-noindex = sie wirkt nur zusammen mit noindex
outcome-for-others = sie gilt für andere Crawler
outcome-doubtful-scope = sie folgt auf ein Wort, das als Name eines Bots gelesen wird, aber wie eine Direktive aussieht
outcome-retired = die Suchmaschine liest sie nicht mehr
outcome-unsupported = die Suchmaschine liest sie nicht
outcome-unknown = es ist nicht dokumentiert, ob die Suchmaschine sie liest
outcome-not-in-headers = die Suchmaschine liest sie nur in meta-Elementen
outcome-not-in-body = sie steht im body, und nur der head wird sicher gelesen
outcome-in-noscript = sie steht in noscript; Crawler, die Skripte ausführen, lesen das als Text
outcome-in-template = sie steht in template, das nicht zum Dokument gehört
outcome-not-rendered = sie existiert erst, nachdem Skripte gelaufen sind, und der Crawler rendert keine Seiten
outcome-rendering-unknown = sie existiert erst, nachdem Skripte gelaufen sind, und es ist nicht dokumentiert, dass der Crawler Seiten rendert
outcome-http-equiv = von keiner Suchmaschine ist bekannt, dass sie X-Robots-Tag in einem meta-Element liest
outcome-beyond-limit = die Suchmaschine hört vorher auf zu lesen
outcome-invalid-value = ihr Wert fehlt oder ist falsch
outcome-unprocessed = bei diesem Status der Seite wird keine ihrer Direktiven verarbeitet
