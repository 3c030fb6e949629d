# Directives for one's own server.

generate-title = Directives for your server
generate-about = Choose what crawlers should do with your pages; robotscope writes the configuration that says so. They see it only where robots.txt lets them fetch the page.
# $number: which statement it is, from 1
generate-statement = Rule { $number }
generate-bot = For which bot
generate-everybody = all bots
generate-add = Add a rule for another bot
generate-remove = Remove
generate-remove-number = Remove rule { $number }
generate-empty = Says nothing yet: choose a directive.
generate-unset = not stated
generate-files = For which files
generate-files-all = All files
generate-files-extensions = Files with these extensions
generate-files-path = One file, by its path
generate-files-prefix = Everything under a path
generate-output = Ready to copy
generate-server = Server
generate-meta = HTML (meta)
directive-noindex = Do not show the page in results
directive-nofollow = Do not follow its links
directive-noarchive = Do not offer a copy
directive-nosnippet = Show neither text nor video of it
directive-noimageindex = Do not index its images
directive-notranslate = Do not offer a translation
directive-indexifembedded = Where other pages embed it, index it in spite of noindex
directive-max-snippet = Most characters of text; -1 for as many as the engine likes, 0 for none
directive-max-image-preview = How large a preview of its images may be
directive-max-video-preview = Most seconds of video; -1 for as many as the engine likes, 0 for a still image
directive-unavailable-after = From when on it is not shown any more
