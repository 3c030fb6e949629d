# Warum ein Text keine URL ist.
target-empty-url = Keine URL angegeben. Beispiel für eine URL: https://example.com/page; für einen Pfad: /page.
target-url-without-host = „{ $text }“ hat keinen gültigen Hostnamen. Beispiel für eine URL: https://example.com/page.
target-not-a-web-address = „{ $text }“ ist keine Adresse auf einem Webserver. Beispiel für eine URL: https://example.com/page.
target-neither-url-nor-path = „{ $text }“ ist weder eine URL noch ein Pfad. Beispiel für eine URL: https://example.com/page; ein Pfad beginnt mit einem Schrägstrich.
