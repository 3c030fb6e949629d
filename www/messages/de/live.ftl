# Der Dienst, der eine URL abruft
live-fetch = Abrufen
live-page = Seite
live-step-waiting = { $name }: warte …
live-step-going = { $name }: { $status } …
live-step = { $name }: { $status }
live-step-failed = { $name }: { $failure }
live-not = Nicht abgerufen: { $failure }.
live-failure = { $kind ->
    [dns] kein Server hat diesen Hostnamen
    [refused] der Server lehnt die Verbindung ab
    [unreachable] der Server ist nicht erreichbar
    [reset] der Server hat die Verbindung geschlossen
    [timeout] der Server braucht zu lange
    [tls] keine sichere Verbindung: Zertifikat oder TLS-Version ist falsch
    [bad-response] die Antwort des Servers ist kein gültiges HTTP
    [headers-too-large] die Header der Antwort sind zu groß
    [cut-off] die Antwort brach vor ihrem Ende ab
    [bad-encoding] die Antwort lässt sich nicht entpacken
    [too-many-redirects] zu viele Weiterleitungen
    [redirect-loop] die Weiterleitungen drehen sich im Kreis
    [bad-redirect] die Weiterleitung führt zu etwas, das keine URL ist
    [unsupported-protocol] die Weiterleitung führt zu etwas anderem als http oder https
    [private-address] die Adresse liegt in einem privaten Netz, das der Dienst nicht erreicht
    [private-name] der Name gehört zu einem privaten Netz, das der Dienst nicht erreicht
    [port] der Dienst ruft nur von den Ports 80 und 443 ab
    [credentials] der Dienst nimmt weder Benutzernamen noch Passwort
    [opted-out] die robots.txt der Site hat eine Gruppe für diesen Dienst, die es verbietet
    [too-many-fetches] es wären zu viele Anfragen oder zu viel Zeit nötig
    [client-limit] zu viele Anfragen von Ihnen; versuchen Sie es in einer Minute noch einmal
    [site-limit] zu viele Anfragen an diese Site; versuchen Sie es in einer Minute noch einmal
    [bad-url] das ist keine URL, die sich abrufen lässt
    [other-site] der Dienst antwortet nur seiner eigenen Seite
    [as-off] der Dienst sendet keine Namen von Crawlern
    [bad-as] der Dienst kennt diesen Crawler nicht
    [busy] der Dienst ist ausgelastet; versuchen Sie es gleich noch einmal
    [engine] das Programm ließ sich nicht laden; versuchen Sie es noch einmal
    [service] der Dienst ist nicht erreichbar
    [wall] eine Bot-Abwehr hat stattdessen ihre eigene Seite gesendet
   *[other] es ist fehlgeschlagen
}
live-fetched-at = Abgerufen um { $time } UTC
live-joined = Für den Dienst sind mehrere Zeilen X-Robots-Tag eine. Wo ein Name wie „bingbot:“ darin steht, sehen Sie mit curl nach, welche Direktiven in seiner Zeile stehen.
live-truncated = Nur der Anfang des HTML wurde abgerufen; es ist größer, als der Dienst annimmt.
taken-fetching = { $url } wird abgerufen … Die Texte der vorigen Seite sind entfernt.
taken-not-fetched = Kein Text von { $url } wurde übernommen. Die Texte der vorigen Seite sind entfernt.
taken-redirects-elsewhere = Die Seite leitet zu { $url } weiter. Ob Crawler diese URL abrufen dürfen, entscheidet deren eigene robots.txt.
taken-fetched = { $url } wurde abgerufen. Die Texte der vorigen Seite sind ersetzt.
live-private = Nur eine URL, die Sie abrufen, geht an den Dienst, mit dem Namen eines Crawlers, wenn Sie einen wählen; alles andere bleibt in Ihrem Browser.
live-no-url = Zum Abrufen eine vollständige URL eingeben, zum Beispiel https://example.com/seite.
live-as = Auch als
live-as-none = kein Crawler
live-step-as = Als { $crawler }
live-served-refused = robots.txt erlaubt { $crawler } den Zugriff, aber der Server weist ihn ab: { $answer }.
live-served-anyway = robots.txt verbietet { $crawler } den Zugriff, aber der Server sendet ihm die Seite: { $answer }.
live-served-allowed = robots.txt erlaubt { $crawler } den Zugriff; der Server antwortet: { $answer }.
live-served-disallowed = robots.txt verbietet { $crawler } den Zugriff; der Server antwortet: { $answer }.
live-served-ignores = robots.txt hält { $crawler } nicht auf, weil er sie hier nicht befolgt; der Server antwortet: { $answer }.
live-served-depends = robots.txt ergibt kein klares Urteil für { $crawler }; der Server antwortet: { $answer }.
live-served-not = Nicht als { $crawler } abgerufen: { $failure }.
live-served-robots = Der Server sendet { $crawler } eine andere robots.txt, und diese entscheidet hier.
live-served-robots-refused = Der Server sendet { $crawler } keine robots.txt, deshalb entscheidet die unten gezeigte.
live-served-proof = Ein User-Agent beweist nichts: Der Server kann dem echten Crawler anders antworten.
live-answer-status = Status { $status }
live-answer-wall = Status { $status }, { $kind ->
    [challenge] eine Prüfseite
   *[block] eine Sperrseite
} von { $wall } ({ $certainty })
live-answer-price = Status { $status }, zum Preis von { $price }
live-answer-elsewhere = { $answer }, von { $url }
live-answer-failed = { $answer } ({ $failure })
