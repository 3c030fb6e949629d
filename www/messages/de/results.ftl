# Was die Crawler dürfen: Zusammenfassung, Tabelle, Erklärungen.
# „Abrufen“ ist die Frage von robots.txt, „Indexieren“ die der Direktiven der Seite.

## Die Zusammenfassung

summary-no-url = Geben Sie eine URL oder einen Pfad ein, um zu sehen, welche Crawler was abrufen dürfen.
summary-blocked = { $blocked ->
    [0] { $path } ist für keinen Crawler gesperrt.
   *[other] { $path } ist für { $blocked } von { $total } Crawlern gesperrt.
}
summary-all-depend = Ob { $count } von { $total } Crawlern { $path } abrufen dürfen, hängt davon ab, { $what }.
summary-depends = { $count ->
    [one] Für { $count } hängt es davon ab, { $what }.
   *[other] Für { $count } hängt es davon ab, { $what }.
}
summary-hidden = { $count ->
    [0] Alle anderen dürfen sie indexieren.
    [one] { $count } darf die Seite abrufen, aber nicht indexieren.
   *[other] { $count } dürfen die Seite abrufen, aber nicht indexieren.
}
summary-extent = { $known ->
    [headers] Mehr geht aus den Headern nicht hervor.
   *[html] Mehr geht aus dem HTML nicht hervor.
}
summary-ignoring = { $count ->
    [one] { $count } beachtet robots.txt nicht.
   *[other] { $count } beachten robots.txt nicht.
}
summary-user-triggered = { $count ->
    [one] { $count } handelt für einen Menschen und darf sie trotzdem abrufen.
   *[other] { $count } handeln für einen Menschen und dürfen sie trotzdem abrufen.
}
summary-engines = { $listing ->
    [full] Für { $names } ist das Abrufen und Indexieren erlaubt.
    [crawl] Für { $names } ist das Abrufen erlaubt.
    [hidden] Für { $names } ist das Abrufen erlaubt, das Indexieren aber nicht.
   *[url-only] Für { $names } ist das Abrufen gesperrt: In Ergebnissen kann nur die bloße URL erscheinen.
}
summary-two = { $one } und { $two }
summary-indexing-unknown = Indexierung unbekannt: Header oder HTML einfügen.
summary-no-rules = Keine Zeile des Textes ist eine Regel wie „Disallow: /private/“; verboten ist daher nichts.

## Befunde

findings-title = { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
}
findings-more = { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}
findings-unnamed = { $count ->
    [one] Und { $count } weiterer Befund.
   *[other] Und { $count } weitere Befunde.
}

## Stellen in den Texten

source-robots-txt = robots.txt
source-headers = Header
source-html = HTML
size-bytes = { $count ->
    [one] { $count } Byte
   *[other] { $count } Bytes
}
size-kilobytes = { $count } kB

place-robots-txt = robots.txt, Zeile { $line }
place-headers = Header, Zeile { $line }
place-html = HTML, Zeile { $line }

## Die Tabelle und was sie zeigt

table-title = Crawler
table-caption = Was jeder Crawler darf. Eine gewählte Zelle zeigt, warum.
table-crawler = Crawler
table-own = Eigener User-Agent
table-tally = { $blocked } von { $total } gesperrt
table-tally-shown = { $count } gezeigt
table-empty = Kein Crawler passt zum Filter.
table-show-all = Alle Crawler zeigen
table-keys = Pfeiltasten führen von Zelle zu Zelle, die Eingabetaste erklärt eine.
table-shown = { $count ->
    [one] { $count } von { $total } Crawlern wird gezeigt.
   *[other] { $count } von { $total } Crawlern werden gezeigt.
}
table-unseen = Direktiven der Seite ungesehen
table-legend = Wie sicher:
table-user-triggered = auf Nutzeranfrage
table-user-triggered-why = Ruft ab, worum ein Mensch bittet; robots.txt bindet ihn dabei im Allgemeinen nicht
table-legacy = älterer Name
table-retired = nicht mehr aktiv

filter-text = Filter
filter-text-example = Name oder Betreiber
filter-operator = Betreiber
filter-operator-all = Alle Betreiber
filter-purpose = Zweck
filter-purpose-all = Alle Zwecke
filter-own = Eigener User-Agent
filter-rows = Gezeigte Zeilen
filter-all = Alle
filter-blocked = Gesperrt
filter-allowed = Erlaubt
filter-hidden = Nicht indexierbar
filter-differing = Nur abweichende
filter-differing-why = Crawler mit mindestens einem Urteil, das für die meisten Crawler anders ausfällt. Was über KI gesagt wird, ist kein Urteil.

line-of-text = { $source ->
    [robots-txt] Zeile { $line } von robots.txt
    [headers] Zeile { $line } der Header
   *[html] Zeile { $line } des HTML
}
line-decides = { $line } entscheidet für { $decides } Crawler.
line-binds = { $line } gilt für { $binds } Crawler, entscheidet aber nicht.
line-decides-and-binds = { $line } entscheidet für { $decides } Crawler und gilt für { $binds ->
    [one] { $binds } weiteren
   *[other] { $binds } weitere
}.
line-hint = Klicken Sie in eine Zeile, um zu sehen, für wen sie gilt.
line-only = Nur diese zeigen
line-mark-decides = diese Zeile entscheidet
line-mark-binds = diese Zeile gilt für ihn

column-crawl = Abruf
column-index = Index
column-follow = Links
column-snippet = Snippet
column-image-preview = Bild
column-video-preview = Video
column-translation = Übers.
column-archive = Archiv
column-ai-use = KI

question-crawl = Darf er die Seite abrufen?
question-index = Darf er die Seite in Suchergebnissen zeigen?
question-follow = Darf er den Links der Seite folgen?
question-snippet = Wie viele Zeichen vom Text der Seite darf er zeigen?
question-image-preview = Größte Bildvorschau
question-video-preview = Wie viele Sekunden der Videos der Seite darf er zeigen?
question-translation = Darf er eine Übersetzung anbieten?
question-archive = Darf er eine Kopie anbieten?
question-ai-use = Was ist über seine Art der Nutzung für KI gesagt?

asked-image-index = Bilder indexieren
asked-foreign-description = Beschreibung von anderswo
asked-embedded = Indexieren, wo eingebettet
asked-unavailable-after = Nicht mehr gezeigt ab

purpose-search = Suchmaschinen
purpose-ai-training = KI-Training
purpose-ai-search = KI-Suche
purpose-ai-user-fetch = KI-Assistenten, auf Anfrage von Nutzern
purpose-ads = Werbung
purpose-social-preview = Linkvorschau
purpose-seo = SEO-Werkzeuge
purpose-archive = Archive
purpose-monitoring = Überwachung
purpose-other = Andere

answer-allowed = Erlaubt
answer-blocked = Gesperrt
answer-ignores = Beachtet robots.txt nicht
answer-user-triggered = Darf für Nutzer abrufen
answer-depends = Kommt darauf an
answer-unknown = Nicht bekannt

rule-line = Zeile { $line }
rule-no-url = Keine URL
rule-depends = Hängt davon ab, { $what }
rule-each = In jedem Fall gleich
rule-no-file = Als gäbe es keine robots.txt
rule-too-long = robots.txt zu lang: als gäbe es keine
rule-disallow-all = Als wäre alles verboten
rule-redirect = Das Ziel der Weiterleitung entscheidet
rule-last-copy = Die letzte brauchbare Kopie entscheidet
rule-itself = robots.txt ist immer erlaubt
rule-ignores-wildcard = Beachtet die Gruppe für * nicht
rule-no-group = Keine Gruppe für ihn
rule-no-match = Keine Regel passt
rule-beyond = Keine Regel in den ersten { $limit } von { $size } Bytes

certainty-documented = dokumentiert
certainty-reported = berichtet
certainty-assumed = angenommen

## Antworten der Direktiven der Seite

aspect-allowed = erlaubt
aspect-forbidden = verboten
aspect-unknown = nicht bekannt: Weder Header noch HTML sind angegeben
aspect-unchanged = nicht bekannt: Der Status ist 304, es gilt also, was die Seite vorher sagte
aspect-unseen = { $answer }, aber der Crawler sieht es nicht
aspect-tentative = { $known ->
    [headers] { $answer }, soweit aus den Headern hervorgeht
   *[html] { $answer }, soweit aus dem HTML hervorgeht
}
limit-unstated = keine Grenze angegeben
limit-unlimited = unbegrenzt
limit-none = nicht erlaubt
limit-characters = höchstens { $count } Zeichen
limit-seconds = { $count ->
    [one] höchstens { $count } Sekunde
   *[other] höchstens { $count } Sekunden
}
image-standard = übliche Größe
image-large = groß
sign-standard = übl.
sign-large = groß
unavailable-after = { $timing ->
    [pending] { $moment }, noch nicht erreicht
    [over] { $moment }, schon vorbei
   *[unknown] { $moment }; das heutige Datum ist nicht angegeben
}

## KI

ai-title = KI-Signale
ai-none = Die Texte sagen nichts über die Nutzung der Seite für KI.
ai-about = Was die Texte über die Nutzung der Seite für KI sagen; es steht neben den Urteilen und gehört nie dazu.
ai-count = { $count ->
    [one] { $count } Signal
   *[other] { $count } Signale
}
ai-caption = KI-Signale: { $purpose }
ai-column-signal = Signal
ai-column-use = Nutzung
ai-column-says = Aussage
ai-column-honoured = Beachtet
ai-column-crawlers = Crawler
ai-terms = Bedingungen:
ai-overruled-by = aufgehoben durch: { $signal }
ai-all-crawlers = alle { $count }
ai-nothing-said = nichts ist gesagt
ai-sentence = { $visibility ->
    [unseen] { $signal }, { $usage }: { $stance } (ungesehen).
   *[seen] { $signal }, { $usage }: { $stance }.
}
ai-said-and-more = { $count ->
    [one] { $said } Und { $count } weiteres Signal.
   *[other] { $said } Und { $count } weitere Signale.
}

support-yes = ja
support-no = nein
support-unknown = nicht bekannt

signal-product-token = Gruppe für ein Product Token
signal-wildcard-group = Gruppe für *
signal-content-signal = Content-Signal
signal-content-usage = Content-Usage in robots.txt
signal-content-usage-header = Content-Usage in den Headern
signal-tdm-reservation-meta = tdm-reservation im HTML
signal-tdm-reservation-header = tdm-reservation in den Headern
signal-license-script = Lizenz im HTML
signal-license-element = Link auf eine Lizenz im HTML
signal-license-header = Link auf eine Lizenz in den Headern
signal-license-record = License in robots.txt
signal-noai = noai
signal-noimageai = noimageai
signal-noml = noml
signal-nosnippet = nosnippet
signal-max-snippet = max-snippet
signal-noarchive = noarchive
signal-nocache = nocache

usage-search = Suche
usage-ai-input = KI-Antworten
usage-ai-training = KI-Training
usage-ai = KI
usage-images-for-ai = Bilder für KI
usage-text-and-data-mining = Text und Data Mining
usage-any = jede Nutzung

stance-allowed = erlaubt
stance-disallowed = verboten
stance-snippet-alone = nur URL, Titel und Snippet
stance-immediate = unmittelbar (immediate)
stance-reference = als Verweis (reference)
stance-licensed = unter Bedingungen
stance-reserved = vorbehalten
stance-not-reserved = nicht vorbehalten
stance-conflicting = widersprüchlich

## Die Zeile, die offen ist

detail-not-in-catalogue = Nicht im Katalog: gelesen, wie es RFC 9309 vorsieht.
detail-all = Alles über { $name }
detail-unseen = ungesehen

why-no-url = Ohne URL lässt sich das nicht sagen. Geben Sie oben eine ein.
why-made-by = Daraus ergibt sich die Antwort:
why-prevails = Das setzt sich durch gegen:
why-default = Keine Direktive für { $name } betrifft das; es gilt daher, was ohne Direktiven gilt.
why-default-unseen = Keine Direktive für { $name } betrifft das.
why-unseen = { $name } darf die Seite nicht abrufen und sieht die Direktive daher nicht; die Antwort hat keine Wirkung.
why-contradictory = Gegensätzliches ist angegeben; wie es zusammenwirkt, ist nicht festgelegt.
why-settled = Keine andere Direktive könnte daran etwas ändern.
why-tentative = { $known ->
    [headers] Das HTML ist nicht angegeben; es könnte daran etwas ändern.
    [html] Die Header sind nicht angegeben; sie könnten daran etwas ändern.
   *[none] Weder Header noch HTML sind angegeben; sie könnten daran etwas ändern.
}
why-ai-beside = Signale zu KI stehen neben den Urteilen und ändern nie eines.
why-ai-overruled = Ein anderes Signal geht vor: { $signal }.
why-ai-honoured = { $support ->
    [yes] Er hält sich daran
    [no] Er hält sich nicht daran
   *[unknown] Ob er sich daran hält, ist nicht bekannt
}
why-sources = Zum Nachlesen
why-source-rfc9309-agents = RFC 9309, Abschnitt 2.2.1: welche Gruppe für einen Crawler gilt
why-source-rfc9309-rules = RFC 9309, Abschnitt 2.2.2: welche Regel entscheidet
why-source-rfc9309-patterns = RFC 9309, Abschnitt 2.2.3: besondere Zeichen in Mustern
why-source-rfc9309-unavailable = RFC 9309, Abschnitt 2.3.1.3: wenn robots.txt nicht verfügbar ist (unavailable)
why-source-rfc9309-unreachable = RFC 9309, Abschnitt 2.3.1.4: wenn robots.txt nicht erreichbar ist (unreachable)
why-source-rfc9309-redirects = RFC 9309, Abschnitt 2.3.1.2: Weiterleitungen von robots.txt
why-source-google-robots-txt = Google: wie es robots.txt liest
why-source-google-robots-meta = Google: meta-Element „robots“ und X-Robots-Tag
why-source-bing-robots-meta = Bing: unterstützte meta-Elemente „robots“
why-source-html-meta = HTML-Standard: das meta-Element
why-source-operator = { $operator }: über seine Crawler
why-source-content-signals = Content Signals: die Policy
why-source-aipref-attach = Entwurf der IETF: Content-Usage
why-source-tdm-rep = Bericht einer W3C Community Group: TDM Reservation Protocol
why-source-rsl-standard = RSL: der Standard
why-new-tab = (öffnet einen neuen Tab)

facts-title = Was über { $name } bekannt ist
facts-reads-like = Liest wie
facts-answers-to = Hört auch auf
facts-in-pages = In Seiten
facts-wildcard = Gruppe für *
facts-wildcard-obeys = gilt für ihn, wenn keine Gruppe ihn nennt
facts-wildcard-ignores = nicht beachtet
facts-wildcard-unknown = nicht bekannt
facts-crawl-delay = Crawl-delay
facts-crawl-delay-yes = beachtet
facts-crawl-delay-no = nicht beachtet
facts-crawl-delay-unknown = nicht bekannt
facts-user-agent = User-Agent
facts-source = Quelle
facts-read = (gelesen am { $day })
facts-read-more = Mehr lesen
facts-then = { $list }, dann { $next }

readings-title = Andere Lesarten
readings-same = In jeder anderen Lesart von robots.txt wäre die Antwort dieselbe.
readings-caption = Die Antworten anderer Lesarten von robots.txt
readings-reader = Lesart
readings-answer = Antwort
readings-line = Zeile
readings-because = Worin sie abweicht
readings-like-this = dieselbe Antwort

indexing-title = Indexierung
indexing-prevails-over = setzt sich durch gegen
indexing-others = Direktiven, aus denen sich keine dieser Antworten ergibt
indexing-readings = Andere Lesarten der Direktiven
indexing-no-readings = Keine andere Lesart würde eine Antwort ändern.
indexing-reads-like = Liest Direktiven wie { $dialect }

## Die Vorschau auf das Suchergebnis

preview-title = Was Suchende sehen
preview-hidden = Die Seite erscheint nicht in Suchergebnissen.
preview-url-only = Höchstens die URL erscheint, ohne Snippet, wenn andere Seiten auf sie verlinken.
preview-listed = Die Seite erscheint in Suchergebnissen.
preview-listed-until = Die Seite erscheint bis { $moment } in Suchergebnissen.
preview-depends = Ob die Seite in Suchergebnissen erscheint, hängt vom Abruf ab.
preview-depends-until = Ob die Seite in Suchergebnissen erscheint, hängt vom Abruf ab; ab { $moment } erscheint sie nicht mehr.
preview-snippet = Snippet: { $limit }.
preview-image = Bildvorschau: { $limit }.
preview-video = Videovorschau: { $limit }.
preview-video-static = Videovorschau: höchstens ein Standbild.
preview-translation = Übersetzung: { $permission }.
preview-archive = Archivierte Kopie: { $permission }.
preview-picture = Ein Bild des Suchergebnisses; Suchmaschinen wählen und kürzen Titel und Texte auf ihre eigene Weise.
preview-no-title = Titel der Seite
preview-no-text = Der Text der Seite oder eine Beschreibung, die die Suchmaschine findet. Mit dem HTML wird er hier sichtbar.
preview-no-snippet = Kein Text wird gezeigt.
preview-nothing-known = Keine Information über diese Seite wird gezeigt.
preview-image-large = großes Bild
preview-image-standard = kleines Bild
preview-until = bis { $moment }
