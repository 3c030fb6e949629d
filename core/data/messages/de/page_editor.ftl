# Was ein Editor über die Direktiven einer Seite sagt.

directive-about-all = Keine Einschränkung, was auch ohne jede Direktive gilt.
directive-about-index = Die Seite darf in Suchergebnissen erscheinen, was auch ohne jede Direktive gilt.
directive-about-follow = Den Links der Seite darf gefolgt werden, was auch ohne jede Direktive gilt.
directive-about-noindex = Die Seite darf nicht in Suchergebnissen erscheinen. Crawler sehen das nur, wenn robots.txt sie die Seite abrufen lässt.
directive-about-nofollow = Den Links der Seite darf nicht gefolgt werden.
directive-about-none = Dasselbe wie noindex und nofollow.
directive-about-archive = Nimmt noarchive zurück.
directive-about-noarchive = Keine Kopie der Seite darf angeboten werden.
directive-about-nocache = Keine Kopie der Seite darf angeboten werden; ein älterer Name von noarchive.
directive-about-nosnippet = Weder Text noch Video der Seite darf in Suchergebnissen gezeigt werden.
directive-about-noodp = Die Beschreibung darf nicht aus dem Open Directory kommen, das es nicht mehr gibt.
directive-about-noydir = Die Beschreibung darf nicht aus Yahoos Verzeichnis kommen, das es nicht mehr gibt.
directive-about-noyaca = Die Beschreibung darf nicht automatisch erzeugt werden.
directive-about-notranslate = Keine Übersetzung der Seite darf angeboten werden.
directive-about-noimageindex = Die Bilder der Seite dürfen nicht indexiert werden.
directive-about-indexifembedded = Wo andere Seiten sie einbetten, darf der Inhalt trotz noindex indexiert werden. Es bedeutet nur zusammen mit noindex etwas.
directive-about-max-snippet = Die größte Zahl von Zeichen eines Text-Snippets; 0 ist keines, -1 beliebig viele.
directive-about-max-image-preview = Die größte Vorschau eines Bildes: none, standard oder large.
directive-about-max-video-preview = Die größte Zahl von Sekunden einer Videovorschau; 0 ist höchstens ein Standbild, -1 beliebig viele.
directive-about-unavailable_after = Von diesem Datum an darf die Seite nicht in Suchergebnissen erscheinen. Ohne gültiges Datum wird es ignoriert.
directive-about-nositelinkssearchbox = In Suchergebnissen darf kein Suchfeld der Website gezeigt werden.
directive-about-nopagereadaloud = Die Seite darf nicht vorgelesen werden.
directive-about-noai = Bittet darum, den Inhalt nicht für KI zu verwenden. Das ist eine Konvention.
directive-about-noimageai = Bittet darum, Bilder nicht für KI zu verwenden. Das ist eine Konvention.
directive-about-noml = Bittet darum, den Inhalt nicht für maschinelles Lernen zu verwenden. Das ist eine Konvention.

header-about-x-robots-tag = Direktiven für Crawler, für jede Art von Datei. Davor können der Name eines Bots und ein Doppelpunkt stehen; jede Zeile fängt neu an.
header-about-content-usage = Sagt, wofür Inhalte verwendet werden dürfen, nach dem Entwurf der IETF. Abrufen verbietet es nicht.
header-about-content-signal = Sagt, wofür Inhalte verwendet werden dürfen: Suche, Eingabe für KI-Antworten, Training. Abrufen verbietet es nicht.
header-about-tdm-reservation = 1: Rechte auf Text und Data Mining sind vorbehalten; 0: sie sind es nicht.
header-about-tdm-policy = Die URL der Bedingungen für Text und Data Mining.
header-about-link = Nennt verwandte Dokumente, etwa die kanonische URL oder eine Lizenz in RSL.
header-about-content-type = Welche Art von Datei es ist. Crawler suchen meta-Elemente nur in HTML.

value-unlimited = Hier: Die Suchmaschine wählt, wie viel sie zeigt.
value-no-text = Hier: kein Text, wie bei nosnippet.
value-static-image = Hier: höchstens ein Standbild.
value-characters = Hier: höchstens { $most } Zeichen.
value-seconds = { $most ->
    [one] Hier: höchstens { $most } Sekunde.
   *[other] Hier: höchstens { $most } Sekunden.
}
value-preview-none = Hier: keine Vorschau.
value-preview-standard = Hier: eine in der üblichen Größe.
value-preview-large = Hier: eine so breit wie das Fenster.
value-date = Hier: ab { $moment }.
value-invalid = Der Wert fehlt oder ist falsch; die Direktive wird daher ignoriert.

reads-read = Gelesen von { $engines }.
reads-elsewhere = Nur in meta-Elementen gelesen von { $engines }.
reads-retired = Nicht mehr gelesen von { $engines }.
reads-ignored = Ignoriert von { $engines }.
reads-undocumented = Bei diesen sagt niemand, ob sie es lesen: { $engines }.
reads-none = Von keiner Suchmaschine ist bekannt, dass sie X-Robots-Tag in einem meta-Element liest.
reads-certainty = { $engines } ({ $certainty })
reads-since = { $engine } seit { $since }
reads-all-others = allen anderen
reads-in-general = Crawlern im Allgemeinen

means-no-ai-answers = Für { $engine } bedeutet es: nicht in den Antworten des Chats zu verwenden.
means-ai-answers-from-snippet = Für { $engine } bedeutet es: in den Antworten des Chats nur mit URL, Titel und Snippet.
means-no-ai-training = Für { $engine } bedeutet es: nicht zum Training eines Modells zu verwenden.
means-no-indexing = Für { $engine } bedeutet es noindex; nofollow ist angenommen.
means-no-indexing-or-snippet = Für { $engine } bedeutet es auch: kein Textausschnitt.

nosnippet-about = Hält den Inhalt des Elements aus Snippets heraus, welchen Wert das Attribut auch hat.
nosnippet-some = { $engine } liest es auf span, div und section ({ $certainty }).
nosnippet-all = { $engine } liest es auf jedem Element ({ $certainty }).
nosnippet-misplaced = Dieses Element ist weder span noch div noch section.
nosnippet-unclosed = Das Element hat kein eigenes End-Tag; es ist daher nicht sicher, wo der Teil endet.
nosnippet-beside = Für KI-Antworten zählt noch mehr: Google hat in der Search Console die Einstellung „Search generative AI“, die kein Text zeigt, und Apple liest isAccessibleForFree in strukturierten Daten (dokumentiert).

bot-all-crawlers = Jeder Crawler, der meta-Elemente für Robots liest.
bot-narrow = { $engine }, nur für diese Direktiven: { $directives }.
bot-known = { $count ->
    [one] { $crawlers } hört darauf ({ $certainty }).
   *[other] { $crawlers } hören darauf ({ $certainty }).
}
bot-unknown = Kein Crawler des Katalogs hört auf diesen Namen.
bot-all-crawlers-short = jeder Crawler
bot-narrow-short = { $engine }, nur für manche Direktiven
bot-unknown-short = niemand, der bekannt ist
