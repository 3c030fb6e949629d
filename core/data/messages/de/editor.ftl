# Was ein Editor über eine robots.txt sagt.

affected-binds = { $count ->
    [0] Gilt für keinen bekannten User-Agent.
    [one] Gilt für { $count } bekannten User-Agent ({ $crawlers }).
   *[other] Gilt für { $count } bekannte User-Agents ({ $crawlers }).
}
affected-unsure = { $count ->
    [one] Für { $count } weiteren ist es nicht bekannt ({ $crawlers }).
   *[other] Für { $count } weitere ist es nicht bekannt ({ $crawlers }).
}
affected-disobeyed = { $count ->
    [one] { $count } ignoriert robots.txt ({ $crawlers }).
   *[other] { $count } ignorieren robots.txt ({ $crawlers }).
}
affected-not-honoured = { $count ->
    [one] { $count } hält sich nicht daran ({ $crawlers }).
   *[other] { $count } halten sich nicht daran ({ $crawlers }).
}
affected-unread = Nicht gelesen von { $count } ({ $crawlers }).
affected-others = Sie gilt auch für jeden Crawler, den keine Gruppe nennt.
affected-names = Sie gilt auch für { $names }.
affected-names-and-others = Sie gilt auch für { $names }, und für jeden Crawler, den keine Gruppe nennt.

field-about-user-agent = Nennt einen Crawler, für den die Gruppe gilt. Die folgenden Regeln gelten für alle genannten Crawler, bis die nächste Gruppe beginnt.
field-about-disallow = Verbietet die Pfade, auf die das Muster passt, sofern keine stärkere Regel sie erlaubt.
field-about-allow = Erlaubt die Pfade, auf die das Muster passt, sofern keine stärkere Regel sie verbietet.
field-about-sitemap = Die absolute URL einer Sitemap, auf beliebigem Host. Sie gilt für alle Crawler, gleich in welcher Gruppe sie steht.
field-about-crawl-delay = Bittet Crawler, zwischen Anfragen so viele Sekunden zu warten. Es gehört nicht zu RFC 9309, und viele Crawler ignorieren es.
field-about-request-rate = Bittet Crawler, in einer Zeitspanne nur so viele Dokumente abzurufen, etwa 1/10s. Kaum ein Crawler liest es.
field-about-visit-time = Bittet Crawler, nur zwischen zwei Uhrzeiten zu kommen. Von keinem Crawler ist bekannt, dass er es liest.
field-about-host = Nannte Yandex bis 2018 den Haupthost unter Spiegeln. Kein Crawler liest es mehr.
field-about-clean-param = Nennt Query-Parameter, die an der Seite nichts ändern. Yandex behandelt URLs, die sich nur darin unterscheiden, als eine.
field-about-noindex = Hielt bis 2019 Pfade aus Googles Index. Kein Crawler liest es mehr.
field-about-content-signal = Sagt, wofür Inhalte verwendet werden dürfen: Suche, Eingabe für KI-Antworten, Training. Das Abrufen sperrt es nicht.
field-about-content-usage = Sagt, wofür Inhalte verwendet werden dürfen, nach dem Entwurf der IETF. Das Abrufen sperrt es nicht.
field-about-license = Die URL einer RSL-Lizenz, für die Gruppe oder, außerhalb von Gruppen, für alle Crawler. Das Abrufen sperrt sie nicht.
field-about-agentmap = Die URL eines Katalogs dessen, was Agenten nutzen können: MCP-Server, Skills, APIs. Sie kommt aus einem Entwurf, Agentic Resource Discovery; Crawler von Seiten lesen sie nicht.
field-about-llm-policy = Kommt in manchen Dateien vor; die Bedeutung ist nicht dokumentiert.
field-about-acap = Ein Feld von ACAP, das keine Suchmaschine liest.
field-about-unused = Ein bekanntes Feld, das hier keine Wirkung hat.
field-about-other = Unbekanntes Feld; Crawler ignorieren die Zeile.
field-this = Dieses Feld
field-all-crawlers = Jeder Crawler, den keine andere Gruppe nennt. Crawler mit eigener Gruppe erben nichts von dieser.

completion-field = Feld
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }: { $purpose }
}
completion-all-crawlers = jeder andere Crawler
completion-every-path = jeder Pfad
completion-path = Pfad aus dieser Datei
completion-signal = Content-Signal
completion-usage = Präferenz
completion-value = Beispiel
completion-code = Diagnose
completion-ignore = ignoriert Diagnosen
completion-directive = Direktive
completion-used = { $detail }; steht hier schon

hint-binds = { $count ->
    [one] gilt für { $count } bekannten User-Agent
   *[other] gilt für { $count } bekannte User-Agents
}{ $others ->
    [yes] {" "}und alle anderen
   *[no] {""}
}
hint-merged = auch Zeilen { $lines }{ $count ->
    [0] {""}
    [one] {" "}und { $count } weitere Gruppe
   *[other] {" "}und { $count } weitere Gruppen
}
hint-passed-over = ignoriert von { $crawlers }

action-fix-all = Alle { $count } beheben ({ $code })
action-silence = { $code } hier ignorieren

crawler-fallback = Ohne eigene Gruppe folgt er der von { $others } ({ $certainty }).
crawler-ignores-wildcard = Die Gruppe für * beachtet er nicht ({ $certainty }).
crawler-crawl-delay = { $support ->
    [yes] Er hält sich an Crawl-delay ({ $certainty }).
   *[no] Er hält sich nicht an Crawl-delay ({ $certainty }).
}
crawler-legacy = Es ist ein älterer Name.
crawler-retired = Er ist nicht mehr aktiv.
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose }, Betreiber: { $operator }
}
crawler-sentence = { $crawler }.

crawler-for-search = Websuche
crawler-for-ads = Werbung
crawler-for-ai-training = Training von KI-Modellen
crawler-for-ai-search = Suche für KI-Antworten
crawler-for-ai-user-fetch = Seiten, um die Nutzer eines KI-Assistenten bitten
crawler-for-archive = Archivierung des Webs
crawler-for-seo = Analyse für Betreiber von Websites
crawler-for-social-preview = Vorschau geteilter Links
crawler-for-monitoring = Monitoring von Websites
crawler-for-other = andere Zwecke

content-signal-search = Suche (ein Index und seine Ergebnisse, ohne Zusammenfassungen von KI) { content-signal-setting }.
content-signal-ai-input = Eingabe für ein Modell, das antwortet, { content-signal-setting }.
content-signal-ai-train = Training eines Modells { content-signal-setting }.
content-signal-use = Wie weit der Inhalt verwendet werden darf, { content-signal-setting }.
content-signal-unknown = Unbekanntes Signal: Es hat keine Wirkung.
content-signal-setting = { $setting ->
    [yes] ist gewährt
    [no] ist verweigert
    [none] ist nicht angegeben: Einen solchen Wert gibt es nicht
   *[stated] ist angegeben
}

content-usage-train-ai = Training eines generativen Modells { content-usage-preference }.
content-usage-search = Nutzer zum Inhalt zu führen { content-usage-preference }.
content-usage-unknown = Unbekannter Schlüssel: Er hat keine Wirkung.
content-usage-preference = { $preference ->
    [allowed] ist erlaubt
    [disallowed] ist verweigert
   *[unknown] ist nicht angegeben: Der Wert ist weder y noch n
}
