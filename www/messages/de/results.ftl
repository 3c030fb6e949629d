# Was die Crawler dürfen, neben der Antwort (answer.ftl): Tabelle, Erklärungen.
# „Abrufen“ ist die Frage von robots.txt, „Indexieren“ die der Direktiven der Seite.

## Probleme

problems-nothing-given = Noch nichts zu prüfen
problems-none = Keine Probleme gefunden
problems-error = { $count } Fehler
problems-warning = { $count ->
    [one] { $count } Warnung
   *[other] { $count } Warnungen
}
problems-info = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
problems-more = Und { $count } weitere.
problem-severity = { $severity ->
    [error] Fehler
    [warning] Warnung
   *[info] Hinweis
}
problem-fix = Beheben: { $title }

## Stellen in den Texten

source-robots-txt = robots.txt
source-headers = Header
source-html = HTML
source-rendered-html = Gerendertes HTML
size-bytes = { $count ->
    [one] { $count } Byte
   *[other] { $count } Bytes
}
size-kilobytes = { $count } kB

line-words = Zeilen|Zeile
line-joins = ,|und
line-sources = der Header|des HTML|des gerenderten HTML

## Die Tabelle und was sie zeigt

table-title = Crawler
table-caption = Was jeder Crawler darf. Eine gewählte Zelle zeigt, warum.
table-crawler = Crawler
table-own = Eigener User-Agent
table-tally = { $blocked } von { $total } gesperrt
table-tally-shown = { $count } gezeigt
table-tally-elsewhere = dazu { $names }, bei einem anderen Zweck aufgeführt
table-empty = Kein Crawler passt zum Filter.
table-show-all = Alle Crawler zeigen
table-keys = Pfeiltasten wechseln die Zelle, die Eingabetaste erklärt eine.
table-shown = { $count } von { $total } angezeigt.
group-redirect = Ziel der Weiterleitung gesperrt
table-legend = Wie sicher:
table-user-triggered = auf Nutzeranfrage
table-user-triggered-why = Ruft ab, was ein Nutzer anfordert; robots.txt gilt dafür im Allgemeinen nicht
table-token = Steuerungs-Token
table-token-why = Ruft nichts ab: steuert nur, wofür Seiten anderer Crawler verwendet werden dürfen
table-legacy = älterer Name
table-retired = nicht mehr aktiv

filter-text = Filter
filter-text-example = Name oder Betreiber
filter-operator = Betreiber
filter-operator-all = Alle Betreiber
filter-purpose = Zweck
filter-purpose-all = Alle Zwecke
filter-rows = Gezeigte Zeilen
filter-verdict = Urteil
layout = Crawler zeigen als
layout-groups = Gruppen
layout-table = Tabelle
filter-all = Alle
filter-blocked = Gesperrt
filter-allowed = Erlaubt
filter-hidden = Nicht indexierbar
filter-differing = Nur abweichende
filter-differing-why = Crawler mit mindestens einem Urteil, das die meisten Crawler nicht bekommen. KI-Signale zählen nicht.

line-of-text = { $source ->
    [robots-txt] Zeile { $line } von robots.txt
    [headers] Zeile { $line } der Header
    [rendered-html] Zeile { $line } des gerenderten HTML
   *[html] Zeile { $line } des HTML
}
line-decides = { $decides ->
    [one] { $line } entscheidet für { $decides } User-Agent.
   *[other] { $line } entscheidet für { $decides } User-Agents.
}
line-binds = { $binds ->
    [one] { $line } gilt für { $binds } User-Agent, entscheidet aber nicht.
   *[other] { $line } gilt für { $binds } User-Agents, entscheidet aber nicht.
}
line-decides-and-binds = { $line } entscheidet für { $decides } User-Agents und gilt für { $binds ->
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
question-ai-use = KI-Nutzung

csv-index = Indexieren
csv-follow = Links folgen
csv-snippet = Snippet, Zeichen
csv-image-preview = Bildvorschau
csv-video-preview = Videovorschau, Sekunden
csv-translation = Übersetzung
csv-archive = Archiv

asked-image-index = Bilder indexieren
asked-foreign-description = Beschreibung von anderswo
asked-embedded = Indexieren, wo eingebettet
asked-unavailable-after = Nicht mehr gezeigt ab

rule-line = Zeile { $line }
rule-no-robots = Noch keine robots.txt
rule-no-url = Keine URL
rule-depends = Hängt davon ab, { $what }
rule-each = In jedem Fall gleich
rule-no-file = Als gäbe es keine robots.txt
rule-too-long = robots.txt zu lang: gilt als nicht vorhanden
rule-disallow-all = Als wäre alles verboten
rule-redirect = Das Ziel der Weiterleitung entscheidet
rule-last-copy = Die letzte brauchbare Kopie entscheidet
rule-itself = robots.txt ist immer erlaubt
rule-ignores-wildcard = Beachtet die Gruppe für * nicht
rule-no-group = Keine Gruppe für ihn
rule-no-match = Keine Regel trifft zu
rule-beyond = Keine Regel in den ersten { $limit } von { $size } Bytes

certainty-documented = dokumentiert
certainty-reported = berichtet
certainty-assumed = angenommen

## Antworten der Direktiven der Seite

aspect-allowed = erlaubt
aspect-forbidden = verboten
aspect-not-for-now = vorerst nicht
aspect-unknown = nicht bekannt: weder Header noch HTML angegeben
aspect-unchanged = nicht bekannt: Der Status ist 304, die vorige Fassung gilt weiter
aspect-unseen = { $answer }, aber der Crawler sieht es nicht
aspect-tentative = { $known ->
    [headers] { $answer }, nur anhand der Header
   *[html] { $answer }, nur anhand des HTML
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
    [pending] { $moment } (in der Zukunft)
    [over] { $moment } (in der Vergangenheit)
   *[unknown] { $moment } (das heutige Datum ist nicht angegeben)
}

## Der Text in einfachen Worten

plain-title = In einfachen Worten
plain-all = Alle Crawler
plain-others = Alle anderen Crawler
plain-path = „{ $path }“
plain-lines = { $count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
plain-group = { $what ->
    [nothing] { $names }: nichts erlaubt ({ $lines }).
    [only] { $names }: nur { $allowed } erlaubt ({ $lines }).
    [but] { $names }: alles außer { $paths } erlaubt ({ $lines }).
    [except] { $names }: alles außer { $paths } erlaubt, weiterhin erlaubt { $allowed } ({ $lines }).
   *[everything] { $names }: alles erlaubt ({ $lines }).
}
plain-unknown = Noch keine robots.txt.
plain-not-applied = Status der robots.txt: { $status }. Kein Crawler verwendet die Regeln dieses Textes.
plain-some = Status der robots.txt: { $status }. { $count } von { $total } Crawlern können diesen Text noch verwenden.
plain-with-success = Mit Status 200 bedeutet er:
plain-exceptions = Ausnahmen: { $list }.
plain-exempt-precedence = { $count ->
    [one] { $count } Crawler gewichtet Allow und Disallow anders
   *[other] { $count } Crawler gewichten Allow und Disallow anders
}
plain-exempt-wildcard = { $count ->
    [one] { $count } beachtet die Gruppe für * nicht
   *[other] { $count } beachten die Gruppe für * nicht
}
plain-exempt-ignoring = { $count ->
    [one] { $count } beachtet robots.txt nicht
   *[other] { $count } beachten robots.txt nicht
}
plain-exempt-user-triggered = { $count ->
    [one] { $count } handelt für Nutzer
   *[other] { $count } handeln für Nutzer
}
plain-no-rules = Es gibt keine Regeln: Alles ist erlaubt.
plain-more = { $count ->
    [one] Und { $count } weitere Gruppe.
   *[other] Und { $count } weitere Gruppen.
}
plain-sitemaps = { $count ->
    [one] Es gibt { $count } Sitemap ({ $lines }).
   *[other] Es gibt { $count } Sitemaps ({ $lines }).
}

## KI

ai-title = KI
ai-matrix = Was die Crawler jedes Betreibers für KI mit der Seite tun dürfen. Für ein Steuerungs-Token zählt nur seine Gruppe in der robots.txt: Andere Crawler rufen die Seite ab.
ai-no-crawler = kein solcher Crawler
ai-not-used = Nicht verwendet
ai-none = Die Texte sagen nichts über die Nutzung der Seite für KI.
ai-about = Was die Texte über die Nutzung der Seite für KI sagen. Abgesehen von den Regeln der robots.txt ändern diese Signale nie ein Urteil.
ai-count = { $count ->
    [one] { $count } Signal
   *[other] { $count } Signale
}
ai-column-signal = Signal
ai-column-use = Nutzung
ai-column-says = Aussage
ai-column-honoured = Beachtet
ai-terms = Bedingungen:
ai-overruled-by = aufgehoben durch: { $signal }
ai-no-signal = nichts ist gesagt
ai-sentence = { $visibility ->
    [unseen] { $signal }, { $usage }: { $stance } (ungesehen).
   *[seen] { $signal }, { $usage }: { $stance }.
}
ai-and-more = { $count ->
    [one] { $sentences } Und { $count } weiteres Signal.
   *[other] { $sentences } Und { $count } weitere Signale.
}

support-yes = ja
support-no = nein
support-unknown = nicht bekannt

signal-product-token = Gruppe für ein Product Token
signal-wildcard-group = Gruppe für *
signal-training-preference = Gruppe für die Trainingspräferenz (Entwurf)
signal-content-signal = Content-Signal
signal-content-signal-header = Content-Signal in den Headern
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

detail-not-in-catalogue = Nicht im Katalog: nach RFC 9309 gelesen.
detail-all = Alles über { $name }
detail-unseen = ungesehen

why-title = Warum: { $name }
why-nothing-chosen = Einen Crawler wählen, um zu sehen, warum er diese Antwort bekommt.
why-no-robots = Noch keine robots.txt: Fügen Sie eine ein, um die Antwort zu sehen.
why-no-url = Geben Sie oben eine URL ein, um die Antwort zu sehen.
why-made-by = Entschieden durch:
why-prevails = Überstimmt:
why-default = Keine Direktive für { $name } betrifft das; daher gilt die Voreinstellung.
why-default-unseen = Keine Direktive für { $name } betrifft das.
why-unseen = { $name } darf die Seite nicht abrufen und sieht die Direktive daher nicht; sie hat keine Wirkung.
why-contradictory = Widerspruch: Die Direktiven widersprechen sich, und welche gilt, ist nicht dokumentiert.
why-settled = Keine andere Direktive könnte daran etwas ändern.
why-tentative = { $known ->
    [headers] HTML ist nicht angegeben; es könnte daran etwas ändern.
    [html] Header sind nicht angegeben; sie könnten daran etwas ändern.
   *[none] Weder Header noch HTML sind angegeben; sie könnten daran etwas ändern.
}
why-ai-beside = KI-Signale ändern nie ein Urteil.
why-ai-overruled = Ein anderes Signal überstimmt es: { $signal }.
why-ai-honoured = { $support ->
    [yes] Er hält sich daran
    [no] Er hält sich nicht daran
   *[unknown] Ob er sich daran hält, ist nicht bekannt
}
why-sources = Quellen
why-source-rfc9309-agents = RFC 9309, Abschnitt 2.2.1: welche Gruppe für einen Crawler gilt
why-source-rfc9309-rules = RFC 9309, Abschnitt 2.2.2: welche Regel entscheidet
why-source-rfc9309-patterns = RFC 9309, Abschnitt 2.2.3: besondere Zeichen in Mustern
why-source-rfc9309-unavailable = RFC 9309, Abschnitt 2.3.1.3: wenn robots.txt nicht verfügbar ist (unavailable)
why-source-rfc9309-unreachable = RFC 9309, Abschnitt 2.3.1.4: wenn robots.txt nicht erreichbar ist (unreachable)
why-source-rfc9309-redirects = RFC 9309, Abschnitt 2.3.1.2: Weiterleitungen von robots.txt
why-source-rfc9309-caching = RFC 9309, Abschnitt 2.4: Kopien von robots.txt, die Crawler aufbewahren
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
records-title = Andere Felder: { $names }
records-unknown = nicht bekannt, ob beachtet
records-honoured-by = Beachtet von { $names }.

readings-count = Andere Dialekte: { $count } von { $total } weichen ab
readings-same = Alle anderen Dialekte geben dieselbe Antwort.
readings-caption = Wie andere Dialekte antworten
readings-reader = Dialekt
readings-answer = Antwort
readings-line = Zeile
readings-because = Worin sie abweicht
readings-like-this = dieselbe Antwort

indexing-title = Indexierung
indexing-prevails-over = überstimmt
indexing-others = Andere Direktiven
indexing-readings = Andere Dialekte der Direktiven
indexing-no-readings = Kein anderer Dialekt ändert eine Antwort.
indexing-reads-like = Liest Direktiven wie { $dialect }

## Die Vorschau auf das Suchergebnis

preview-title = Was Suchende sehen
preview-hidden = Die Seite erscheint nicht in Suchergebnissen.
preview-hidden-for-now = Die Seite erscheint vorerst nicht in Suchergebnissen. Steht sie im Index, bleibt sie noch einige Zeit dort.
preview-hidden-assumed = Vermutlich erscheint die Seite nicht in Suchergebnissen; dokumentiert ist das nicht.
preview-url-only = Höchstens die URL erscheint, ohne Snippet, wenn andere Seiten auf sie verlinken.
preview-listed = Die Seite erscheint in Suchergebnissen.
preview-canonical = { $certainty ->
    [assumed] Die Seite oder ihre kanonische Seite erscheint in Suchergebnissen. Dass die kanonische Seite sie ersetzen kann, ist nur vermutet, nicht dokumentiert.
   *[documented] Die Seite oder stattdessen ihre kanonische Seite erscheint in Suchergebnissen.
}
preview-listed-until = Die Seite erscheint bis { $moment } in Suchergebnissen.
preview-depends = Ob die Seite in Suchergebnissen erscheint, hängt vom Abruf ab.
preview-depends-until = Ob die Seite in Suchergebnissen erscheint, hängt vom Abruf ab; ab { $moment } erscheint sie nicht mehr.
preview-unknown = { $known ->
    [unchanged] Ob die Seite in Suchergebnissen erscheint, ist nicht bekannt: Der Status ist 304, die vorige Fassung gilt weiter.
   *[none] Ob die Seite in Suchergebnissen erscheint, ist nicht bekannt: Weder Header noch HTML sind angegeben.
}
preview-tentative = { $known ->
    [headers] Die Seite erscheint in Suchergebnissen, nur anhand der Header.
   *[html] Die Seite erscheint in Suchergebnissen, nur anhand des HTML.
}
preview-snippet = Snippet: { $limit }.
preview-image = Bildvorschau: { $limit }.
preview-video = Videovorschau: { $limit }.
preview-video-static = Videovorschau: höchstens ein Standbild.
preview-translation = Übersetzung: { $permission }.
preview-archive = Archivierte Kopie: { $permission }.
preview-picture = Ein Bild des Suchergebnisses; Suchmaschinen wählen und kürzen Titel und Texte auf ihre eigene Weise.
preview-missing = Unbekannt: { $texts }. Der Inhalt kann diese Vorschau ändern.
preview-no-title = Titel der Seite
preview-title-unknown = Titel unbekannt: kein HTML angegeben
preview-no-text = Der Text der Seite oder eine Beschreibung, die die Suchmaschine findet. Mit dem HTML wird er hier sichtbar.
preview-no-snippet = Kein Text wird gezeigt.
preview-nothing-known = Keine Information über diese Seite wird gezeigt.
preview-image-large = großes Bild
preview-image-standard = kleines Bild
preview-until = bis { $moment }

## Was andere Werkzeuge zu denselben Texten sagen

tools-title = Was andere Werkzeuge sagen
tools-about = So antworten Lighthouse und die Google Search Console auf diese Texte, mit ihren eigenen Namen. Beide können mehr sehen als diese Texte: Skripte, Weiterleitungen, was Google über die Seite weiß.
tools-more = { $count ->
    [one] Eine weitere wird nicht gezeigt.
   *[other] { $count } weitere werden nicht gezeigt.
}
