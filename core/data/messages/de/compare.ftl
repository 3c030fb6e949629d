# Was Regeln und Fassungen einer robots.txt miteinander zu tun haben.

dead-overruled = Zeile { $line }, „{ $rule }“, entscheidet nie: Immer, wenn sie passt, passt auch { $by }, und ist stärker.
dead-implied = Zeile { $line }, „{ $rule }“, ändert nichts: Ohne sie entscheidet { $by }, und sagt dasselbe.
dead-allowed-anyway = Zeile { $line }, „{ $rule }“, ändert nichts: Keine andere Regel verbietet diese Pfade; sie sind ohnehin erlaubt.
dead-no-url = Zeile { $line }, „{ $rule }“, passt auf nichts: Keine URL hat einen solchen Pfad.
dead-robots-txt-itself = Zeile { $line }, „{ $rule }“, ändert nichts: Sie passt nur auf /robots.txt, und das ist immer erlaubt.
dead-or = { $list }, oder { $next }

changed-path = { $path } ist jetzt { $access ->
    [allowed] erlaubt
   *[disallowed] verboten
}: { $line ->
    [0] Keine Regel entscheidet
   *[other] Es entscheidet Zeile { $line }, „{ $rule }“
}; vorher { $old_line ->
    [0] entschied keine
   *[other] war es Zeile { $old_line }, „{ $old_rule }“
}.

differing-path = { $path } ist für { $crawler } { $access ->
    [allowed] erlaubt
   *[disallowed] verboten
}: { $line ->
    [0] Keine Regel entscheidet
   *[other] Es entscheidet Zeile { $line }, „{ $rule }“
}; für { $other } { $other_line ->
    [0] entscheidet keine
   *[other] ist es Zeile { $other_line }, „{ $other_rule }“
}.

record-added = Zeile { $line } ist neu: „{ $record }“.
record-removed = Zeile { $old_line } ist weggefallen: „{ $old_record }“.
record-changed = Zeile { $line } ist jetzt „{ $record }“; vorher war es „{ $old_record }“ (Zeile { $old_line }).
