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
