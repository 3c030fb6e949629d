# Was ein Editor über eine robots.txt sagt.

affected-binds = { $count ->
    [0] Bindet keinen bekannten Crawler.
    [one] Bindet { $count } bekannten Crawler ({ $crawlers }).
   *[other] Bindet { $count } bekannte Crawler ({ $crawlers }).
}
affected-unsure = { $count ->
    [one] Ob { $count } weiterer ihr folgt, ist nicht bekannt ({ $crawlers }).
   *[other] Ob { $count } weitere ihr folgen, ist nicht bekannt ({ $crawlers }).
}
affected-disobeyed = { $count ->
    [one] { $count } beachtet robots.txt nicht ({ $crawlers }).
   *[other] { $count } beachten robots.txt nicht ({ $crawlers }).
}
affected-not-honoured = { $count ->
    [one] { $count } hält sich nicht daran ({ $crawlers }).
   *[other] { $count } halten sich nicht daran ({ $crawlers }).
}
affected-unread = Für { $count } gibt es die Zeile nicht ({ $crawlers }).
affected-others = Sie gilt auch für jeden Crawler, den keine Gruppe nennt.
affected-names = Sie gilt auch für { $names }.
affected-names-and-others = Sie gilt auch für { $names }, und für jeden Crawler, den keine Gruppe nennt.

field-about-user-agent = Nennt einen Crawler, für den die Gruppe gilt. Die Regeln, die folgen, binden alle Genannten, bis die nächste Gruppe beginnt.
field-about-disallow = Verbietet die Pfade, auf die das Muster passt, sofern keine stärkere Regel sie erlaubt.
field-about-allow = Erlaubt die Pfade, auf die das Muster passt, sofern keine stärkere Regel sie verbietet.
field-about-sitemap = Die URL einer Sitemap, vollständig und auf beliebigem Host. Sie gilt für alle, wo immer sie steht.
field-about-crawl-delay = Bittet Crawler, zwischen zwei Anfragen so viele Sekunden zu warten. RFC 9309 kennt es nicht, und viele Crawler auch nicht.
field-about-request-rate = Bittet Crawler, in einer Zeit nur so viele Dokumente abzurufen, etwa 1/10s. Kaum jemand liest es.
field-about-visit-time = Bittet Crawler, zwischen zwei Uhrzeiten zu kommen. Von niemandem ist bekannt, dass er es liest.
field-about-host = Nannte Yandex bis 2018 den Haupthost unter Spiegeln. Niemand liest es noch.
field-about-clean-param = Nennt Query-Parameter, die an der Seite nichts ändern. Yandex hält URLs, die sich nur darin unterscheiden, für eine.
field-about-noindex = Hielt bis 2019 Pfade aus Googles Index. Niemand liest es noch.
field-about-content-signal = Sagt, wofür Inhalte verwendet werden dürfen: Suche, Eingabe für KI-Antworten, Training. Abrufen verbietet es nicht.
field-about-content-usage = Sagt, wofür Inhalte verwendet werden dürfen, nach dem Entwurf der IETF. Abrufen verbietet es nicht.
field-about-license = Die URL einer Lizenz in RSL, für die Gruppe oder, außerhalb von Gruppen, für alle. Abrufen verbietet es nicht.
field-about-agentmap = Die URL eines Katalogs dessen, was Agenten nutzen können: MCP-Server, Skills, APIs. Sie kommt aus einem Entwurf, Agentic Resource Discovery; Crawler von Seiten lesen sie nicht.
field-about-llm-policy = Kommt in Dateien vor; niemand sagt, was es bedeutet.
field-about-acap = Ein Feld von ACAP, das keine Suchmaschine liest.
field-about-unused = Ein Name, der bekannt ist und hier keine Wirkung hat.
field-about-other = Niemand kennt dieses Feld; die Zeile wird übergangen.
field-this = Dieses Feld
field-everybody = Jeder Crawler, den keine andere Gruppe nennt. Crawler mit eigener Gruppe erben nichts von dieser.

completion-field = Feld
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }: { $purpose }
}
completion-everybody = jeder andere Crawler
completion-every-path = jeder Pfad
completion-path = Pfad aus dieser Datei
completion-signal = Content-Signal
completion-usage = Präferenz
completion-value = Beispiel
completion-code = Diagnose
completion-ignore = unterdrückt Diagnosen
completion-directive = Direktive
completion-used = { $detail }; steht hier schon

hint-binds = { $count ->
    [one] bindet { $count } bekannten Crawler
   *[other] bindet { $count } bekannte Crawler
}{ $others ->
    [yes] {" "}und alle anderen
   *[no] {""}
}
hint-merged = auch Zeilen { $lines }{ $count ->
    [0] {""}
    [one] {" "}und { $count } weitere Gruppe
   *[other] {" "}und { $count } weitere Gruppen
}
hint-lines = { $list }, { $next }
hint-passed-over = übergangen von { $crawlers }

action-fix-all = Alle { $count } Stellen von { $code } beheben
action-silence = { $code } hier unterdrücken

crawler-fallback = Ohne eigene Gruppe folgt er der von { $others } ({ $certainty }).
crawler-ignores-wildcard = Die Gruppe für * beachtet er nicht ({ $certainty }).
crawler-crawl-delay = { $support ->
    [yes] Er hält sich an Crawl-delay ({ $certainty }).
   *[no] Er hält sich nicht an Crawl-delay ({ $certainty }).
}
crawler-legacy = Es ist ein älterer Name.
crawler-retired = Es gibt ihn nicht mehr.
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose }, betrieben von { $operator }
}

crawler-for-search = Websuche
crawler-for-ads = Werbung
crawler-for-ai-training = Training von KI-Modellen
crawler-for-ai-search = Suche für KI-Antworten
crawler-for-ai-user-fetch = Seiten, um die Nutzer eines KI-Assistenten bitten
crawler-for-archive = Archivierung des Webs
crawler-for-seo = Analyse für Betreiber von Websites
crawler-for-social-preview = Vorschau geteilter Links
crawler-for-monitoring = Überwachung von Websites
crawler-for-other = andere Zwecke

content-signal-search = Suche (ein Index und seine Ergebnisse, ohne Zusammenfassungen von KI) { content-signal-setting }.
content-signal-ai-input = Eingabe für ein Modell, das antwortet, { content-signal-setting }.
content-signal-ai-train = Training eines Modells { content-signal-setting }.
content-signal-use = Wie weit der Inhalt verwendet werden darf, { content-signal-setting }.
content-signal-unknown = Niemand kennt dieses Signal, also sagt es nichts.
content-signal-setting = { $setting ->
    [yes] ist gewährt
    [no] ist verweigert
    [none] ist nicht angegeben: Einen solchen Wert gibt es nicht
   *[stated] ist angegeben
}

content-usage-train-ai = Training eines generativen Modells { content-usage-preference }.
content-usage-search = Nutzer zum Inhalt zu führen { content-usage-preference }.
content-usage-unknown = Das Vokabular kennt diesen Schlüssel nicht, also sagt er nichts.
content-usage-preference = { $preference ->
    [allowed] ist erlaubt
    [disallowed] ist verweigert
   *[unknown] ist nicht angegeben: Der Wert ist weder y noch n
}
