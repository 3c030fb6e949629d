# Relations between rules, and between versions of a robots.txt.
# $line and $rule: number and text of a line.

# The reason why a rule has no effect, named by as_str of the reason. $by: the rules that decide instead, each as in quoted-line.
dead-overruled = Line { $line }, “{ $rule }”, never decides: whenever it matches, { $by }, matches too and is stronger.
dead-implied = Line { $line }, “{ $rule }”, changes nothing: without it, { $by }, decides and gives the same result.
dead-allowed-anyway = Line { $line }, “{ $rule }”, changes nothing: no other rule disallows these paths, so they are allowed anyway.
dead-no-url = Line { $line }, “{ $rule }”, matches nothing: no URL has such a path.
dead-robots-txt-itself = Line { $line }, “{ $rule }”, changes nothing: it matches only /robots.txt, which is always allowed.
dead-or = { $list }, or { $next }

# The change for a path between two versions: the deciding line now ($line, $rule) and before ($old_line, $old_rule); a line is 0 if no rule
# decides.
changed-path = { $path } { $access ->
    [allowed] is allowed now
   *[disallowed] is disallowed now
}: { $line ->
    [0] no rule blocks it
   *[other] line { $line }, “{ $rule }”, { $access ->
        [allowed] allows
       *[disallowed] blocks
    } it
}; { $old_line ->
    [0] no rule did before
   *[other] line { $old_line }, “{ $old_rule }”, { $access ->
        [allowed] blocked
       *[disallowed] allowed
    } it before
}.

# Access of two crawlers: $path is allowed or disallowed for $crawler by the line $line and $rule, and the opposite for $other.
differing-path = { $path } { $access ->
    [allowed] is allowed
   *[disallowed] is disallowed
} for { $crawler }: { $line ->
    [0] no rule
   *[other] line { $line }, “{ $rule }”,
} decides; for { $other }, { $other_line ->
    [0] no rule
   *[other] line { $other_line }, “{ $other_rule }”,
} does.

# The change of a record beside the rules, such as “Crawl-delay: 10”. $line: its line in the new version, $old_line in the old one.
record-added = Line { $line } is new: “{ $record }”.
record-removed = Line { $old_line } was removed: “{ $old_record }”.
record-changed = Line { $line } is now “{ $record }”; before, it was “{ $old_record }” (line { $old_line }).
