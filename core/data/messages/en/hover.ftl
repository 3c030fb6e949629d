# Hover texts of an editor.

hover-misspelled = Only Google’s parser reads “{ $text }” as { $field }; all others ignore the line.
hover-missing-colon = The colon is missing; only Google’s parser accepts that.
hover-empty-disallow = Without a path it has no effect; for Yandex and some others it allows everything.
hover-empty-allow = Without a path it has no effect.
hover-no-token = No product token begins like this, so the line names no crawler.
hover-unknown-crawler = No crawler in the catalogue answers to { $token }. A crawler with this name would follow this group.
hover-usage-token = This names a use of content, the training of models, and no crawler: the rules say for which paths it is wanted. It is a draft of the IETF of October 2026, whose text we could not read (reported); Google intends to support it.
hover-google-extended = It does not keep pages out of Google’s AI Overviews and AI Mode: nosnippet does, and the setting “Search generative AI” in Search Console, which no text of a site shows.
# $fault: one of record-fault-…
hover-value-fault = The value cannot be read: { $fault }.
hover-managed = Cloudflare manages this part. It can be turned off in Cloudflare’s settings, but not edited.
hover-malformed = Not a valid line: a name, a colon and a value are expected. Crawlers ignore it.

# The effect of a rule on $paths, one of paths-…
hover-rule = { $access ->
    [allowed] Allows { $paths }.
   *[disallowed] Forbids { $paths }.
}
# $matching, $missing: paths.
hover-example = For example { $matching }.
hover-example-but-not = For example { $matching }, but not { $missing }.
# $sentence: the reason why the rule has no effect for these dialects.
hover-as-read = For { $dialects }: { $sentence }

# The paths that a pattern matches, as the object of a sentence. $path: their beginning; $parts: their content; $end: their end.
paths-all = every path
paths-none = nothing: no path is empty
paths-none-without-slash = nothing: every path begins with a slash
paths-exact = exactly the path “{ $path }”
paths-beginning = every path that begins with “{ $path }”
paths-holding = every path that contains { $parts }{ paths-more }
paths-ending = every path that ends with “{ $end }”
paths-holding-ending = every path that contains { $parts }{ paths-more } and ends with “{ $end }”
paths-beginning-holding = every path that begins with “{ $path }” and then contains { $parts }{ paths-more }
paths-beginning-ending = every path that begins with “{ $path }” and ends with “{ $end }”
paths-beginning-holding-ending = every path that begins with “{ $path }”, then contains { $parts }{ paths-more } and ends with “{ $end }”
# A part, and lists of several consecutive parts; further parts are not listed.
paths-part = “{ $text }”
paths-then = { $list }, then { $next }
paths-more = { $more ->
    [yes] {" "}and more
   *[no] {""}
}
