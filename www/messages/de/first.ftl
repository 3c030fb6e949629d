# Was gesagt wird, bevor die Seite gestartet ist oder wenn sie nicht starten kann: je eine Zeile, ohne Argumente.

loading = robotscope wird geladen …
needs-script = robotscope läuft in Ihrem Browser und braucht JavaScript und WebAssembly. Bitte schalten Sie JavaScript ein.
start-failed = robotscope konnte nicht starten. Laden Sie die Seite neu; hilft das nicht, versuchen Sie es mit einem aktuellen Browser, in dem WebAssembly eingeschaltet ist.
start-again = Neu beginnen, ohne die gespeicherten Texte
