# Was ein Editor unter dem Mauszeiger zeigt.

hover-misspelled = Nur Googles Parser liest „{ $text }“ als { $field }; alle anderen ignorieren die Zeile.
hover-missing-colon = Der Doppelpunkt fehlt; das akzeptiert nur Googles Parser.
hover-empty-disallow = Ohne Pfad hat es keine Wirkung; für Yandex und manche andere erlaubt es alles.
hover-empty-allow = Ohne Pfad hat es keine Wirkung.
hover-no-token = Kein Product Token beginnt so; die Zeile nennt daher keinen Crawler.
hover-unknown-crawler = Kein Crawler im Katalog hört auf { $token }. Ein Crawler mit diesem Namen würde dieser Gruppe folgen.
hover-usage-token = Das benennt eine Verwendung von Inhalten, das Training von Modellen, und keinen Crawler: Die Regeln sagen, für welche Pfade sie erwünscht ist. Es ist ein Entwurf der IETF vom Oktober 2026, dessen Text wir nicht lesen konnten (berichtet); Google will ihn unterstützen.
hover-google-extended = Er hält Seiten nicht aus den AI Overviews und dem AI Mode von Google heraus: Das tun nosnippet und die Einstellung „Search generative AI“ in der Search Console, die kein Text einer Website zeigt.
hover-value-fault = Der Wert ist nicht lesbar: { $fault }.
hover-managed = Diesen Teil verwaltet Cloudflare. Er lässt sich in den Einstellungen von Cloudflare abschalten, aber nicht bearbeiten.
hover-malformed = Keine gültige Zeile: Erwartet werden Name, Doppelpunkt und Wert. Crawler ignorieren sie.

hover-rule = { $access ->
    [allowed] Erlaubt { $paths }.
   *[disallowed] Verbietet { $paths }.
}
hover-example = Zum Beispiel { $matching }.
hover-example-but-not = Zum Beispiel { $matching }, aber nicht { $missing }.
hover-as-read = Für { $dialects }: { $sentence }

paths-all = jeden Pfad
paths-none = nichts: Kein Pfad ist leer
paths-none-without-slash = nichts: Jeder Pfad beginnt mit einem Schrägstrich
paths-exact = genau den Pfad „{ $path }“
paths-beginning = jeden Pfad, der mit „{ $path }“ beginnt
paths-holding = jeden Pfad, der { $parts }{ paths-more } enthält
paths-ending = jeden Pfad, der mit „{ $end }“ endet
paths-holding-ending = jeden Pfad, der { $parts }{ paths-more } enthält und mit „{ $end }“ endet
paths-beginning-holding = jeden Pfad, der mit „{ $path }“ beginnt und dahinter { $parts }{ paths-more } enthält
paths-beginning-ending = jeden Pfad, der mit „{ $path }“ beginnt und mit „{ $end }“ endet
paths-beginning-holding-ending = jeden Pfad, der mit „{ $path }“ beginnt, dahinter { $parts }{ paths-more } enthält und mit „{ $end }“ endet
paths-part = „{ $text }“
paths-then = { $list }, dann { $next }
paths-more = { $more ->
    [yes] {" "}und mehr
   *[no] {""}
}
