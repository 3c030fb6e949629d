# Was ein Crawler nach dem tut, was auf die Anfrage nach robots.txt kam.

response-status = Auf die Anfrage nach robots.txt kam der Status { $status }
response-network-failure = Auf die Anfrage nach robots.txt kam keine Antwort

case-too-long = robots.txt hat { $size } Bytes, mehr als die { $limit }, die gelesen werden müssen
case-too-many-redirects = Es gab zu viele Weiterleitungen
case-redirect = { $response }, eine Weiterleitung, der nicht gefolgt wurde
case-invalid-status = { $response }, kein endgültiger HTTP-Status

effect-rules = also gelten die Regeln der Datei
effect-rules-first = also gelten nur die Regeln in { $bytes ->
    [one] seinem ersten Byte
   *[other] seinen ersten { $bytes } Bytes
}
effect-no-file = also gilt, was ohne robots.txt gälte
effect-disallow-all = also darf außer robots.txt nichts abgerufen werden
effect-last-good-copy = also gilt die letzte brauchbare Kopie
effect-assumed-copy = also gilt die letzte brauchbare Kopie (angenommen: der hier angegebene Text)
effect-last-good-copy-first = also { $bytes ->
    [one] gilt das erste Byte
   *[other] gelten die ersten { $bytes } Bytes
} der letzten brauchbaren Kopie
effect-redirect-target = also entscheidet, was ihr Ziel antwortet

availability-answer = { availability-may }: { $case }, { $effect }.
availability-in-each-case = { availability-may }, und zwar in jedem Fall: { $response }.
availability-depends = Ob { $name } { $path } abrufen darf, hängt davon ab, { $what }: { $response }.
availability-may = { $name } darf { $path } { $access ->
    [allowed] abrufen
    [disallowed] nicht abrufen
   *[unknown] abrufen oder auch nicht
}

availability-step = Für { $name }{ $time ->
    [before] , wenn robots.txt seit weniger als { $until } unerreichbar ist
    [after] , wenn robots.txt seit { $from } oder länger unerreichbar ist
    [between] , wenn robots.txt seit mindestens { $from } und weniger als { $until } unerreichbar ist
   *[always] {""}
}{ $copy ->
    [exists] , mit letzter brauchbarer Kopie
    [missing] , ohne letzte brauchbare Kopie
   *[any] {""}
}{ $site ->
    [available] , sofern der Rest der Website erreichbar ist
    [unavailable] , sofern auch der Rest der Website unerreichbar ist
   *[any] {""}
}: { $case }, { $effect }{ $access ->
    [unbound] {""}
    [allowed] ; der Pfad ist erlaubt
    [disallowed] ; der Pfad ist gesperrt
   *[unknown] ; das Ergebnis hängt von einem Text ab, der nicht angegeben ist
} ({ $certainty }; { $source }).

unbound-ignores = { $name } beachtet robots.txt nicht ({ $certainty }); keine Regel hindert ihn daran, { $path } abzurufen.
unbound-user-triggered = { $name } darf { $path } für einen Nutzer abrufen: robots.txt gilt für solche Anfragen im Allgemeinen nicht ({ $certainty }).
unbound-rules = Nach den Regeln allein: { $rules }
availability-size = robots.txt hat { $size } Bytes; { $name } liest die ersten { $limit }, spätere Regeln zählen also nicht.

depends-on-time = wie lange robots.txt schon ausfällt
depends-on-last-good-copy = ob es eine letzte brauchbare Kopie gibt
depends-on-rest-of-site = ob der Rest der Website antwortet
depends-on-size = wie viel von einer langen robots.txt gelesen wird
depends-on-redirect-target = was das Ziel der Weiterleitung antwortet
depends-on-text = was in einem Text steht, der nicht angegeben ist
depends-on-crawler = wofür sich der Crawler entscheidet
