# Wer einen Text auf eigene Weise liest, und worin sich Lesarten unterscheiden.

dialect-rfc9309 = RFC 9309
dialect-google = Googles Parser
dialect-bing = Bing
dialect-yandex = Yandex
dialect-apple = Apple
dialect-baidu = Baidu
dialect-mojeek = Mojeek
dialect-classic-1994 = Das ursprüngliche Dokument von 1994
dialect-draft-1996 = Internet-Entwurf von 1996
dialect-selfhtml-2008 = SELFHTML 2008
dialect-selfhtml-2008-allow-first = SELFHTML 2008, Allow-Zeilen zuerst
dialect-wikipedia = Wikipedia

reader-general = allgemein üblich
reader-google = Google
reader-bing = Bing
reader-yandex = Yandex
reader-apple = Apple
reader-amazon = Amazon
reader-mojeek = Mojeek
reader-baidu = Baidu
reader-seznam = Seznam
reader-naver = Naver
reader-openai = OpenAI
reader-img2dataset = img2dataset

policy-field-names = welche Schreibweisen eines Feldes gelten
policy-missing-colon = ob ein Doppelpunkt fehlen darf
policy-allow-field = ob Allow-Regeln unterstützt werden
policy-line-limit = wie viel von einer Zeile gelesen wird
policy-nul = was ein NUL-Byte bewirkt
policy-partial-byte-order-mark = was ein unvollständiges Byte Order Mark bewirkt
policy-blank-lines = was eine Leerzeile bedeutet
policy-product-token = wie eine User-agent-Zeile einen Crawler nennt
policy-wildcard-token = welche User-agent-Zeilen alle Crawler meinen
policy-group-selection = welche Gruppen für einen Crawler gelten
policy-encoding = wie prozentkodierte Zeichen verglichen werden
policy-wildcards = ob * und $ Sonderzeichen sind und wo im Pfad ein Muster stehen darf
policy-precedence = welche von mehreren Regeln entscheidet
policy-pattern-length = wie die Länge eines Musters gezählt wird
policy-empty-disallow = was eine leere Disallow-Regel besagt
policy-directory-index = ob index.html für ihr Verzeichnis steht
policy-robots-txt-itself = ob robots.txt selbst gesperrt werden kann
