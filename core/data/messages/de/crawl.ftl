# Warum ein Crawler eine URL abrufen darf oder nicht.

crawl-may = { $name } darf { $path } { $access ->
    [allowed] abrufen
   *[disallowed] nicht abrufen
}
crawl-reason-robots-txt-itself = { crawl-may }: robots.txt selbst ist immer erlaubt.
crawl-reason-no-group = { crawl-may }: Keine Gruppe gilt für ihn.
crawl-reason-wildcard-ignored = { crawl-may }: Keine Gruppe nennt ihn, und die Gruppe für * ({ crawl-lines }) beachtet er nicht.
crawl-reason-no-match = { crawl-may }: Keine Regel seiner Gruppe trifft zu.
crawl-reason-longest-match = { crawl-may }: Zeile { $line }, „{ $rule }“, ist der längste Treffer.
crawl-reason-allow-wins-tie = { crawl-may }: Zeile { $line }, „{ $rule }“, ist so lang wie die längste Disallow-Regel, die passt, und bei Gleichstand gewinnt Allow.
crawl-reason-first-match = { crawl-may }: Zeile { $line }, „{ $rule }“, ist der erste Treffer.
crawl-reason-allow-first = { crawl-may }: Zeile { $line }, „{ $rule }“, ist der erste Treffer, wenn Allow-Zeilen vor Disallow-Zeilen geprüft werden.

crawl-lines = { $count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}

crawl-step-named = { $count ->
    [0] Keine User-agent-Zeile nennt { $token }.
    [one] Zeile { $lines } nennt { $token }.
   *[other] Die Zeilen { $lines } nennen { $token }.
}
crawl-step-named-alike = { $count ->
    [0] Keine User-agent-Zeile nennt { $token }, worauf { $name } ebenfalls hört.
    [one] Zeile { $lines } nennt { $token }, worauf { $name } ebenfalls hört.
   *[other] Die Zeilen { $lines } nennen { $token }, worauf { $name } ebenfalls hört.
}

crawl-step-wildcard-replaced = Eine Gruppe, die den Crawler nennt, ersetzt die Gruppe für *.
crawl-step-wildcard-applies = Also gilt die Gruppe für * ({ crawl-lines }).
crawl-step-wildcard-ignored = Es gibt eine Gruppe für * ({ crawl-lines }), aber { $name } beachtet sie nicht.
crawl-step-wildcard-absent = Es gibt auch keine Gruppe für *.

crawl-step-passed-over = { $count ->
    [one] Eine weitere Gruppe für ihn wird ignoriert: Dieser Dialekt verwendet nur eine.
   *[other] { $count } weitere Gruppen für ihn werden ignoriert: Dieser Dialekt verwendet nur eine.
}
crawl-step-merged-wildcards = { $count } Gruppen gelten für *; ihre Regeln werden zusammengefasst.
crawl-step-merged = { $count } Gruppen nennen denselben Crawler; ihre Regeln werden zusammengefasst.
crawl-step-one-group = Die Zeilen { $lines } gehören zur selben Gruppe: Keine Regel trennt ihre User-agent-Zeilen (RFC 9309, 2.2.1).

crawl-step-host-and-path = Die URL hat kein Schema; sie wurde daher als Hostname mit dem Pfad { $path } gelesen.
crawl-step-canonical = Verglichen wird der Pfad in seiner kanonischen Form, { $path }.
crawl-step-lower-case-escape = Die Kodierung in Kleinbuchstaben in der URL macht den Unterschied: Dieser Crawler liest Kodierungen in Regeln in Großbuchstaben, in URLs so, wie sie dastehen. Für { $path } entscheidet Zeile { $line }, „{ $rule }“.

crawl-rule-matches = Zeile { $line }, „{ $rule }“, trifft mit { $bytes ->
    [one] { $bytes } Byte zu
   *[other] { $bytes } Bytes zu
}
crawl-rule-longest = Zeile { $line }, „{ $rule }“, ist der längste Treffer ({ $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
}).
crawl-rule-wins = { crawl-rule-matches } und entscheidet.
crawl-rule-shorter = Zeile { $line }, „{ $rule }“, ist ein kürzerer Treffer ({ $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
}).
crawl-rule-loses-tie = { crawl-rule-matches }, verliert aber bei Gleichstand.
crawl-rule-repeats = { crawl-rule-matches } und sagt dasselbe.
crawl-rule-later = { crawl-rule-matches }, kommt aber später.
crawl-rule-overruled = { crawl-rule-matches }, zählt hier aber nicht.
crawl-rule-empty = Zeile { $line }, „{ $rule }“, hat keinen Pfad und daher keine Wirkung.
crawl-rule-everything-wins = Zeile { $line }, „{ $rule }“, erlaubt alles und entscheidet.
crawl-rule-everything-loses = Zeile { $line }, „{ $rule }“, erlaubt alles, entscheidet aber nicht.
crawl-rules-more = { $count ->
    [one] { $count } weitere Regel passt, entscheidet aber nicht.
   *[other] { $count } weitere Regeln passen, entscheiden aber nicht.
}

crawl-end-robots-txt-itself = Crawler dürfen /robots.txt immer abrufen (RFC 9309, 2.2.2).
crawl-end-no-group = Keine Gruppe gilt; daher ist alles erlaubt.
crawl-end-no-match = Keine Regel trifft zu; der Pfad ist daher erlaubt.
crawl-end-no-path-matches = Keine Regel mit einem Pfad trifft zu; der Pfad ist daher erlaubt.
crawl-end-allow-wins-tie = Zwei gleich lange Regeln widersprechen sich: Allow gewinnt.

compliance-obeys = { $name } befolgt robots.txt ({ $certainty }).
compliance-ignores = { $name } beachtet robots.txt nicht ({ $certainty }).
compliance-user-triggered = { $name } ruft Seiten ab, die Nutzer anfordern; robots.txt gilt dafür im Allgemeinen nicht ({ $certainty }).
compliance-unknown = Ob { $name } robots.txt befolgt, ist nicht bekannt.
