# Was man über eine erzeugte Konfiguration wissen sollte.
note-needs-mod-headers = Apache braucht dafür mod_headers, und bei .htaccess AllowOverride FileInfo.
note-not-with-errors = Fehlerseiten kommen ohne den Header; niemand indexiert sie.
note-case-sensitive = Die Endung zählt nur in dieser Groß- und Kleinschreibung.
note-extension-of-url = Es zählt die URL und nicht die Datei: / hat keine Endung, auch wenn index.html darauf antwortet.
note-drops-inherited-headers = nginx lässt die Header äußerer Blöcke weg, wo ein Block eigene hat: Sie sind hier zu wiederholen.
note-one-location-answers = Nur eine location von nginx beantwortet eine Anfrage: Was andere über diese Dateien sagen, muss auch in dieser stehen.
note-needs-url-rewrite = IIS braucht dafür sein Modul URL Rewrite.
note-joined-into-one-line = Der Server sendet eine einzige Zeile: Wer den Namen eines Bots nur an deren Anfang erkennt, versteht falsch, was für andere Bots gilt.
note-static-files-only = Nur statische Dateien kommen mit dem Header, Antworten von Funktionen nicht.
note-use-first = Gehört vor das, was die Anfrage beantwortet.
note-in-each-page = Es gehört in den Kopf jeder Seite; andere Dateien als HTML brauchen den Header.

# Warum es keine Konfiguration gibt.
config-nothing-to-say = Keine Direktive gewählt. Beispiel: noindex.
config-not-a-directive = { $form ->
    [unknown] „{ $text }“ ist keine Direktive, die ein bekannter Crawler liest. Beispiel: noindex.
    [misspelled] „{ $text }“ ist keine Direktive; gemeint ist wohl „{ $meant }“.
    [value] „{ $text }“ hat einen Wert, den die Direktive nicht haben kann. Richtig ist zum Beispiel „{ $meant }“.
   *[characters] „{ $text }“ kann keine Direktive sein. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und -_.:,+/ wie in „max-snippet: 20“.
}
config-not-a-bot-name = „{ $text }“ kann kein Name eines Bots sein. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und -_.!/ wie in „googlebot-news“, aber keine Direktive.
config-not-an-extension = „{ $text }“ ist keine Dateiendung. Beispiel: pdf.
config-not-a-path = „{ $text }“ ist kein Pfad aus Buchstaben, Ziffern und /-._~. Er muss mit einem Schrägstrich beginnen, wie /private/.
config-line-too-long = „{ $text }“ ist länger, als eine Header-Zeile sein darf. Wählen Sie weniger Direktiven.
config-too-many-rules = Zu viele Dateiendungen: Cloudflare nimmt höchstens 100 Regeln an.
config-pattern-not-expressible = { $form ->
    [page] Ein Meta-Element gilt für seine eigene Seite, nicht für „{ $text }“. Wählen Sie alle Dateien oder einen Pfad.
    [folder] Auf „{ $text }“ antwortet eine Datei. Nennen Sie diese, etwa { $text }index.html, oder wählen Sie alles, was so beginnt.
   *[file] „{ $text }“ muss bei diesem Server ein Verzeichnis nennen. Es endet mit einem Schrägstrich: { $text }/.
}

# Was man über eine geschriebene robots.txt wissen sollte.
wish-note-already-so = { $access ->
    [allowed] Keine Zeile nötig, denn { $path } ist für diese Crawler schon erlaubt: { $crawlers }.
   *[disallowed] Keine Zeile nötig, denn { $path } ist für diese Crawler schon gesperrt: { $crawlers }.
}
wish-note-not-reached = { $access ->
    [allowed] { $path } bleibt gesperrt
   *[disallowed] { $path } bleibt erlaubt
} für { $crawlers }: { $line ->
    [0] Keine Zeile kann das ändern.
   *[other] Zeile { $line } entscheidet, und eine neue Zeile setzt sich nicht gegen sie durch.
}
wish-note-disobeyed = Diese Crawler halten sich nicht an robots.txt oder nicht, wenn ein Nutzer eine Seite aufruft; sie dürfen { $path } trotzdem abrufen: { $crawlers }.
wish-note-also-changed = Auch für Crawler, die Sie nicht genannt haben, ändert sich etwas, weil für sie die Gruppen der genannten gelten: { $crawlers }.
wish-note-others = alle anderen

# Warum keine robots.txt geschrieben wird.
wish-error-nothing-wished = Nichts zu schreiben: Sagen Sie, was für wen erlaubt oder gesperrt sein soll.
wish-error-not-a-product-token = { $form ->
    [purpose] „{ $text }“ ist kein Crawler; gemeint ist wohl der Zweck „{ $meant }“.
    [crawler] „{ $text }“ kann kein Product Token sein; gemeint ist wohl „{ $meant }“.
    [url] „{ $text }“ ist eine URL und kein Crawler. Nennen Sie einen Crawler wie GPTBot und einen Pfad wie /private/.
   *[other] „{ $text }“ kann kein Product Token sein. Erlaubt sind Buchstaben, Ziffern und -_. ohne Leerzeichen.
}
wish-error-not-a-path = „{ $text }“ kann kein Pfad einer Regel sein. Er muss mit / oder * beginnen, ohne Leerzeichen und ohne #.

# Grenzen einer Sperrliste und wie sie eingerichtet wird. $crawlers: Namen.
block-note-only-names = Abgewiesen werden nur Crawler, die ihren Namen senden. robots.txt bleibt für sie lesbar, damit sie die Regeln dort finden.
block-note-no-requests = Diese Namen gibt es nur für robots.txt; sie senden keine Anfragen und sind dort zu sperren: { $crawlers }.
block-note-other-name = Diese senden den User-Agent eines Browsers oder eines anderen Crawlers; die meisten ihrer Anfragen werden nicht abgewiesen: { $crawlers }.
block-note-assumed-name = Der User-Agent dieser Crawler ist unbekannt. Sie werden abgewiesen, wenn er ihren Produktnamen enthält: { $crawlers }.
block-note-also-refused = Auch diese werden abgewiesen, weil ihre Namen gewählte enthalten: { $crawlers }.
block-note-same-group = In robots.txt gelten für diese die Gruppen abgewiesener Crawler, aber sie senden andere Namen und werden nicht abgewiesen: { $crawlers }.
block-note-needs-mod-rewrite = Apache braucht dafür mod_rewrite, und bei .htaccess AllowOverride FileInfo.
block-note-inside-handle = Caddy führt Blöcke von handle und route vor respond aus: Wiederholen Sie darin die letzte Zeile.
block-note-needs-mod-access = lighttpd braucht dafür mod_access.
block-note-file-provider = Traefik 3 liest diese Datei, wenn die statische Konfiguration sie unter providers.file nennt.
block-note-custom-rule = Legen Sie in Cloudflare für jeden Absatz eine Custom Rule mit der Aktion Block an, und fügen Sie den Absatz als Ausdruck ein.
block-note-anywhere = Cloudflare findet diese Namen überall im User-Agent: Auch unbekannte Crawler, deren Namen einen davon enthalten, werden abgewiesen.

# Warum es keine Sperrliste gibt.
block-error-nothing-to-refuse = Es gibt nichts abzuweisen: Wählen Sie Crawler oder Zwecke, die nicht ausgenommen sind.
block-error-all-crawlers = Am User-Agent sind unbekannte Crawler nicht von Browsern zu unterscheiden, daher lassen sich nicht alle abweisen: Wählen Sie Zwecke wie ai-training, oder Crawler.
block-error-no-names = { $crawlers }: Unter diesen Namen kommen keine Anfragen, daher kann ein Server sie nicht am User-Agent abweisen. Sperren Sie sie in robots.txt.
