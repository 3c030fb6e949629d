audit-robots-txt = { $outcome ->
    [pass] Lighthouse nennt die robots.txt gültig.
    [fail] Lighthouse nennt die robots.txt ungültig.
    [not-applicable] Lighthouse prüft hier keine robots.txt: Es gibt keine, oder sie ist leer.
   *[unknown] Was Lighthouse zur robots.txt sagt, ist nicht bekannt: Ihr Text oder ihr Status fehlt.
}
audit-is-crawlable = { $outcome ->
    [pass] Lighthouse nennt die Seite nicht für die Indexierung gesperrt: Dafür müssten alle Bots gesperrt sein, nach denen es fragt.
    [fail] Lighthouse nennt die Seite für die Indexierung gesperrt.
   *[unknown] Ob Lighthouse die Seite für die Indexierung gesperrt nennt, sagen diese Texte nicht.
}
audit-robots-txt-report = { $outcome ->
    [pass] Der robots.txt-Bericht der Search Console zeigt die Datei als abgerufen.
    [fail] Der robots.txt-Bericht der Search Console zeigt die Datei als nicht abgerufen.
    [not-applicable] Der robots.txt-Bericht der Search Console zeigt keine Datei. Für Google ist das in Ordnung.
   *[unknown] Was der robots.txt-Bericht der Search Console zeigt, ist nicht bekannt.
}
audit-crawl-allowed = { $outcome ->
    [pass] „Crawl allowed?“ in der URL-Prüfung der Search Console: ja.
    [fail] „Crawl allowed?“ in der URL-Prüfung der Search Console: nein, durch die robots.txt gesperrt.
   *[unknown] „Crawl allowed?“ in der URL-Prüfung der Search Console: Das sagen diese Texte nicht.
}
audit-indexing-allowed = { $outcome ->
    [pass] „Indexing allowed?“ in der URL-Prüfung der Search Console: ja.
    [fail] „Indexing allowed?“ in der URL-Prüfung der Search Console: nein.
    [not-applicable] „Indexing allowed?“ in der URL-Prüfung der Search Console: keine Antwort, weil Google die Seite nicht liest.
   *[unknown] „Indexing allowed?“ in der URL-Prüfung der Search Console: Das sagen diese Texte nicht.
}
audit-page-indexing = { $outcome ->
    [pass] Der Bericht zur Seitenindexierung der Search Console findet in diesen Texten keinen Grund. Ob Google die Seite indexiert hat, sagen sie nicht.
    [fail] Der Bericht zur Seitenindexierung der Search Console nennt einen dieser Gründe.
   *[unknown] Was der Bericht zur Seitenindexierung der Search Console nennt, sagen diese Texte nicht.
}

audit-blocked-bots = Es warnt, dass { $bots } sie nicht indexieren kann.
audit-ours-blocked = Anders als Lighthouse findet robotscope: Für { $bots } ist die Seite gesperrt.
audit-ours-open = Anders als Lighthouse findet robotscope: Für { $bots } ist die Seite offen.

audit-reason = { $reason ->
    [robots-txt-rule] Die Regel
    [header] Der Header
    [meta] Das Meta-Element
    [error-status] Lighthouse hält bei einer Seite mit Fehlerstatus an
    [not-html] Lighthouse hält bei einer Seite an, die kein HTML ist
    [redirect] Lighthouse folgt der Weiterleitung und prüft ihr Ziel
   *[other] „{ $label }“
}
audit-remark = { $what }: { $place }.
audit-remark-alone = { $what }.
audit-until = Das sagt Lighthouse nur vor Version { $version }.
audit-difference-known-record = Die Zeile ist richtig: Dieser Eintrag ist für andere Leser.
audit-difference-google-reads-it = Google liest diese Zeile trotzdem.
