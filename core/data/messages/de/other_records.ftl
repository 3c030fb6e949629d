# Die Angaben neben den Regeln.

delay-one = Zeile { $line } bittet { $name }, zwischen Anfragen { $seconds } s zu warten; { delay-honoured }.
delay-several = Mehrere Zeilen bitten { $name }, verschieden lang zu warten, und keine Quelle sagt, welche zählt; { delay-honoured }.
delay-none = Keine Zeile bittet { $name }, zwischen Anfragen zu warten.
delay-honoured = { $honoured ->
    [yes] er hält sich daran ({ $certainty })
    [no] er ignoriert das ({ $certainty })
   *[unknown] ob er sich daran hält, ist nicht bekannt
}
same-group = { $count ->
    [one] RFC 9309 zählt Zeile { $lines } zur selben Gruppe
   *[other] RFC 9309 zählt die Zeilen { $lines } zur selben Gruppe
}, weil keine Regel die User-agent-Zeilen trennt, und legt nicht fest, für wen solche Angaben gelten. Diese Antwort verwendet nur Angaben direkt unter einer User-agent-Zeile für den Crawler.

record-fault-empty = ein Wert wird erwartet
record-fault-extra-text = nichts Weiteres wird erwartet
record-fault-not-a-number = eine Zahl von Sekunden wird erwartet, etwa 10 oder 0.5
record-fault-too-great = eine kleinere Zahl wird erwartet
record-fault-not-a-rate = Dokumente je Zeit werden erwartet, etwa 1/10s oder 20/1h
record-fault-not-a-time = zwei Uhrzeiten werden erwartet, etwa 0600-0845
record-fault-not-absolute = eine absolute URL wird erwartet, etwa https://example.com/sitemap.xml
record-fault-not-a-host = ein Hostname wird erwartet, etwa www.example.com, mit einem Port bis 65535
record-fault-no-parameter = der Name eines Query-Parameters wird erwartet
record-fault-not-a-path = ein Pfad wird erwartet; er beginnt mit / oder *
record-fault-too-long = höchstens 500 Zeichen werden erwartet
record-fault-not-a-dictionary = Präferenzen wie train-ai=n werden erwartet, in Kleinbuchstaben
