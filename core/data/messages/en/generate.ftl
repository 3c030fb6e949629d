# Notes for the user of a generated configuration.
note-needs-mod-headers = Apache needs mod_headers for this, and AllowOverride FileInfo in case of .htaccess.
note-not-with-errors = Error pages are sent without the header; they are not indexed anyway.
note-case-sensitive = The extension matches only in this letter case.
note-extension-of-url = The URL counts, not the file: / has no extension, even if index.html is served.
note-drops-inherited-headers = nginx drops inherited headers where a block sets its own: repeat them here.
note-one-location-answers = nginx uses only one location per request: what other locations set for these files must be repeated here.
note-needs-url-rewrite = IIS needs its URL Rewrite module for this.
note-joined-into-one-line = The server sends one line: crawlers that expect a bot’s name only at its start misread what is meant for other bots.
note-static-files-only = Only static files are sent with the header, not responses of functions.
note-use-first = Use it before anything that answers the request.
note-in-each-page = Put it in the head of each page; files other than HTML need the header.

# The reason why there is no configuration. $text: the beginning of the faulty text.
config-nothing-to-say = No directive given: choose one such as noindex.
# $form: the kind of fault; $meant: the directives that are probably meant.
config-not-a-directive = { $form ->
    [unknown] “{ $text }” is not a directive that a known crawler reads: use one such as noindex.
    [misspelled] “{ $text }” is not a directive; “{ $meant }” is probably meant.
    [value] “{ $text }” has an invalid value for this directive: write it as in “{ $meant }”.
   *[characters] “{ $text }” cannot be a directive: use letters, digits, spaces and -_.:,+/ as in “max-snippet: 20”.
}
config-not-a-bot-name = “{ $text }” cannot be a bot’s name: use letters, digits, spaces and -_.!/ but no directive, as in “googlebot-news”.
config-not-an-extension = “{ $text }” is not a file extension: write one such as pdf.
config-not-a-path = “{ $text }” is not a path of letters, digits and /-._~: begin it with a slash, as in /private/.
config-line-too-long = “{ $text }” is longer than a header line may be: use fewer directives.
config-too-many-rules = Too many file extensions: Cloudflare takes at most 100 rules.
# $form: the file pattern is for meta elements (page), or names a folder or a file.
config-pattern-not-expressible = { $form ->
    [page] A meta element applies only to its own page, not to “{ $text }”: choose all files or one path.
    [folder] “{ $text }” is served from a file: name that file, such as { $text }index.html, or choose everything under this path.
   *[file] “{ $text }” must name a folder for this server: end it with a slash, as in { $text }/.
}

# Notes for the user of a generated robots.txt. $crawlers: names; $path: a pattern such as /drafts/; $access: the wish.
wish-note-already-so = { $access ->
    [allowed] No line is needed for these, which may already fetch { $path }: { $crawlers }.
   *[disallowed] No line is needed for these, which may not fetch { $path } anyway: { $crawlers }.
}
# $line: the deciding line, or 0.
wish-note-not-reached = { $access ->
    [allowed] { $path } stays disallowed
   *[disallowed] { $path } stays allowed
} for { $crawlers }: { $line ->
    [0] no line can change that.
   *[other] line { $line } decides, and a new line cannot overrule it.
}
wish-note-disobeyed = These do not follow robots.txt, or not when a user asks for a page, so they may still fetch { $path }: { $crawlers }.
wish-note-also-changed = This also affects crawlers that you did not name, because they follow the groups of those that you named: { $crawlers }.
wish-note-others = all others

# The reason why no robots.txt is written. $text: the faulty text.
wish-error-nothing-wished = Nothing to write: say what to allow or to disallow, and for which crawlers.
# $form: the kind of name; $meant: the purpose or the crawler that is probably meant.
wish-error-not-a-product-token = { $form ->
    [purpose] “{ $text }” is not a crawler; the purpose “{ $meant }” is probably meant.
    [crawler] “{ $text }” cannot be a product token; “{ $meant }” is probably meant.
    [url] “{ $text }” is a URL, not a crawler: name a crawler such as GPTBot, and a path such as /private/.
   *[other] “{ $text }” cannot be a product token: use letters, digits and -_. without spaces.
}
wish-error-not-a-path = “{ $text }” cannot be the path of a rule. A path starts with / or * and contains no spaces or #.

# Limits of a block list, and how to install it. $crawlers: names.
block-note-only-names = Only crawlers that send their names are refused. robots.txt stays readable for them, so that they find the rules there.
block-note-no-requests = These are names for robots.txt only and send no requests, so disallow them there: { $crawlers }.
block-note-other-name = These send the User-Agent of a browser or of another crawler, so most of their requests are not refused: { $crawlers }.
block-note-assumed-name = The User-Agent of these is unknown. They are refused if it has their product tokens: { $crawlers }.
block-note-also-refused = These are refused as well, because their names contain chosen ones: { $crawlers }.
block-note-same-group = In robots.txt these follow the groups of refused crawlers, but they send other names and are not refused: { $crawlers }.
block-note-needs-mod-rewrite = Apache needs mod_rewrite for this, and AllowOverride FileInfo in case of .htaccess.
block-note-inside-handle = Caddy runs handle and route blocks before respond: repeat the last line inside them.
block-note-needs-mod-access = lighttpd needs mod_access for this.
block-note-file-provider = Traefik 3 reads this file if the static configuration names it under providers.file.
block-note-custom-rule = In Cloudflare, create a custom rule with the action Block for each paragraph, and paste the paragraph as its expression.
block-note-anywhere = Cloudflare finds these names anywhere in a User-Agent: unknown crawlers whose names contain one of them are refused, too.

# The reason why there is no block list.
block-error-nothing-to-refuse = Nothing to refuse: choose crawlers or purposes that are not excepted.
block-error-all-crawlers = A User-Agent does not tell unknown crawlers from browsers, so not all crawlers can be refused: choose purposes such as ai-training, or crawlers.
block-error-no-names = { $crawlers }: no requests come with these names, so a server cannot refuse them by User-Agent. Disallow them in robots.txt.
