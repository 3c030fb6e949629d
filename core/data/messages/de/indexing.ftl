# Was die Direktiven einer Seite einem Crawler sagen.

indexing-because = { $says }: { $places } ({ $certainty }).
indexing-prevails = Das setzt sich durch gegen: { $places }.
indexing-undefined = Kein Dokument sagt, welcher von zwei Gegensätzen gilt; angenommen wird der strengere.
indexing-without-effect = Ohne Wirkung: { $places }; { $fate }.
indexing-nothing = nichts verbietet es

status-effect = { $effect ->
    [unchanged] Die Seite antwortet mit { $status } und ist daher, wie sie beim vorigen Abruf war
    [redirected] Die Seite antwortet mit { $status }, einer Weiterleitung; sie selbst wird daher nicht indexiert, ihr Ziel vielleicht
    [unavailable] Die Seite antwortet mit { $status } und wird daher vorerst nicht indexiert; steht sie schon im Index, bleibt sie dort einige Zeit
   *[not-indexed] Die Seite antwortet mit { $status } und wird daher nicht indexiert
}
indexing-status = { $says } ({ $certainty }; { $sources }).

places-next = { $list }; { $next }
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
   *[forbidden] Ihre Beschreibung muss ihre eigene sein
}
indexing-embedded = Wo andere Seiten sie einbetten, darf ihr Inhalt indexiert werden
indexing-snippet = { $most ->
    [0] Kein Text darf gezeigt werden
    [unlimited] So viel Text, wie die Suchmaschine will, darf gezeigt werden
    [unstated] Wie viel Text gezeigt werden darf, ist nicht gesagt
    [one] Höchstens { $most } Zeichen Text darf gezeigt werden
   *[other] Höchstens { $most } Zeichen Text dürfen gezeigt werden
}
indexing-image-preview = { $value ->
    [none] Keine Vorschau eines Bildes darf gezeigt werden
    [standard] Die Vorschau eines Bildes darf die übliche Größe haben
    [large] Die Vorschau eines Bildes darf groß sein
   *[unstated] Über die Vorschau von Bildern ist nichts gesagt
}
indexing-video-preview = { $most ->
    [0] Von einem Video darf höchstens ein Standbild gezeigt werden
    [unlimited] So viel Video, wie die Suchmaschine will, darf gezeigt werden
    [unstated] Wie viel Video gezeigt werden darf, ist nicht gesagt
    [one] Höchstens { $most } Sekunde Video darf gezeigt werden
   *[other] Höchstens { $most } Sekunden Video dürfen gezeigt werden
}
indexing-unavailable = { $timing ->
    [in-force] Die Seite darf seit { $moment } nicht mehr gezeigt werden, also seit { $time }
    [pending] Die Seite darf ab { $moment } nicht mehr gezeigt werden, also in { $time }
   *[unknown] Die Seite darf ab { $moment } nicht mehr gezeigt werden
}
time-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahren
}
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}

fate-decides = sie entscheidet
fate-overruled = sie zählt, aber eine andere Direktive setzt sich durch
fate-counts = sie zählt, betrifft aber keine Frage des Urteils
fate-pending = ihr Zeitpunkt ist noch nicht gekommen
fate-needs-noindex = sie bedeutet nur zusammen mit noindex etwas
fate-for-others = sie gilt für andere Crawler
fate-doubtful-scope = sie steht hinter einem Wort, das als Name eines Bots gilt, aber wie eine falsch geschriebene Direktive aussieht
fate-retired = die Suchmaschine liest sie nicht mehr
fate-unsupported = die Suchmaschine liest sie nicht
fate-unknown = niemand sagt, ob die Suchmaschine sie liest
fate-not-in-headers = die Suchmaschine liest sie nur in meta-Elementen
fate-not-in-body = sie steht im body, und nur der head wird sicher gelesen
fate-in-noscript = sie steht in noscript; wer Skripte ausführt, liest das als Text
fate-in-template = sie steht in template und gehört daher nicht zum Dokument
fate-http-equiv = von keiner Suchmaschine ist bekannt, dass sie X-Robots-Tag in einem meta-Element liest
fate-beyond-limit = die Suchmaschine hört vorher auf zu lesen
fate-invalid-value = ihr Wert fehlt oder ist falsch
fate-unprocessed = der Status der Seite bedeutet, dass nichts verarbeitet wird, was sie sagt
