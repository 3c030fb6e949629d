# What the user of a generated configuration should know.
note-needs-mod-headers = Apache needs mod_headers for it, and AllowOverride FileInfo in case of .htaccess.
note-not-with-errors = Error pages come without the header; nobody indexes them.
note-case-sensitive = The extension counts in this letter case only.
note-extension-of-url = The URL counts and not the file: / has no extension, even if index.html answers it.
note-drops-inherited-headers = nginx drops the headers of outer blocks where a block has its own: repeat them here.
note-one-location-answers = Only one location of nginx answers a request: what others say of these files must stand in this one, too.
note-needs-url-rewrite = IIS needs its URL Rewrite module for it.
note-joined-into-one-line = The server sends one line: whoever knows a bot’s name only at its start misreads what is for other bots.
note-static-files-only = Static files come with the header, and not what functions answer.
note-use-first = Use it before whatever answers the request.
note-in-each-page = It belongs into the head of each page; files other than HTML need the header.

# Why there is no configuration. $text: the beginning of what is wrong.
config-nothing-to-say = No directive given: choose one such as noindex.
config-not-a-directive = “{ $text }” cannot be a directive: use letters, digits, spaces and -_.:,+/ as in “max-snippet: 20”.
config-not-a-bot-name = “{ $text }” cannot be a bot’s name: use letters, digits, spaces and -_.!/ but no directive, as in “googlebot-news”.
config-not-an-extension = “{ $text }” is not a file extension: write one such as pdf.
config-not-a-path = “{ $text }” is not a path of letters, digits and /-._~: begin it with a slash, as in /private/.
config-line-too-long = “{ $text }” is longer than a header line may be: use fewer directives.
config-too-many-rules = Too many file extensions: Cloudflare takes at most 100 rules.
# $form: it is for a meta element (page), or names a folder or a file.
config-pattern-not-expressible = { $form ->
    [page] A meta element speaks for its own page, not for “{ $text }”: choose all files or one path.
    [folder] “{ $text }” is answered by a file: name that one, such as { $text }index.html, or choose all that begins so.
   *[file] “{ $text }” must name a folder for this server: end it with a slash, as in { $text }/.
}
