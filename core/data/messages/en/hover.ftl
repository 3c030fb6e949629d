# What an editor shows under the pointer.

hover-misspelled = Only Google’s parser takes “{ $text }” for { $field }; to all other readers the line does not exist.
hover-missing-colon = The colon is missing, which only Google’s parser forgives.
hover-empty-disallow = Without a path it has no effect; for Yandex and some others it allows everything.
hover-empty-allow = Without a path it has no effect.
hover-no-token = No product token begins like this, so the line names nobody.
hover-unknown-crawler = No crawler of the catalogue answers to { $token }. A crawler that calls itself so follows this group.
# $crawler: what it is for and who runs it, as in crawler-is.
hover-crawler = { $crawler }.
# $fault: one of record-fault-…
hover-value-fault = The value cannot be read: { $fault }.
hover-managed = Cloudflare writes this part; it is not the owner’s. It can be switched off in Cloudflare’s settings, but not edited.
hover-malformed = This is no record, which is a name, a colon and a value. Readers pass over it.

# What a rule does with $paths, one of paths-…
hover-rule = { $access ->
    [allowed] Allows { $paths }.
   *[disallowed] Forbids { $paths }.
}
# $matching, $missing: paths.
hover-example = For example { $matching }.
hover-example-but-not = For example { $matching }, but not { $missing }.
hover-paths = { $list }, { $next }
# $sentence: why the rule is dead to these readings.
hover-as-read = As { $dialects } reads it: { $sentence }

# The paths that a pattern matches, as the object of a sentence. $path: how they begin; $parts: what they hold; $end: how they end.
paths-all = every path
paths-none = nothing: no path is empty
paths-none-without-slash = nothing: every path begins with a slash
paths-exact = exactly the path “{ $path }”
paths-beginning = every path that begins with “{ $path }”
paths-holding = every path that holds { $parts }{ paths-more }
paths-ending = every path that ends with “{ $end }”
paths-holding-ending = every path that holds { $parts }{ paths-more } and ends with “{ $end }”
paths-beginning-holding = every path that begins with “{ $path }” and holds { $parts } behind that{ paths-more }
paths-beginning-ending = every path that begins with “{ $path }” and ends with “{ $end }”
paths-beginning-holding-ending = every path that begins with “{ $path }”, holds { $parts } behind that{ paths-more } and ends with “{ $end }”
# A part, and several of them, one behind the other; more are not named.
paths-part = “{ $text }”
paths-then = { $list }, then { $next }
paths-more = { $more ->
    [yes] {" "}and more
   *[no] {""}
}
