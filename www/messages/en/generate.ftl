# Generation of directives, rules and block lists.

generate-title = Directives for your server
generate-about = Choose what crawlers should do with your pages; robotscope writes the configuration. Crawlers see it only on pages that robots.txt lets them fetch.
# $number: the number of the statement, from 1.
generate-statement = Rule { $number }
generate-bot = For which bot
generate-all-bots = all bots
generate-add = Add a rule for another bot
generate-remove = Remove
generate-remove-number = Remove rule { $number }
generate-empty = No directive is chosen yet.
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
directive-noarchive = Do not offer a cached copy
directive-nosnippet = Show no text or video from it
directive-noimageindex = Do not index its images
directive-notranslate = Do not offer a translation
directive-indexifembedded = Index it where other pages embed it, despite noindex
directive-max-snippet = Maximum characters of text; -1 for no limit, 0 for none
directive-max-image-preview = Maximum image preview size
directive-max-video-preview = Maximum seconds of video; -1 for no limit, 0 for a still image
directive-unavailable-after = Date after which it must not be shown

# The choice of the output, and robots.txt.

generate-product = What to write
generate-directives = Directives
generate-list = Block list
list-title = Block crawlers on your server
list-about = Choose crawlers; robotscope writes a server configuration that rejects their requests (403). robots.txt only asks crawlers to stay away; a block list rejects every request that carries one of their names.
list-add = Add a rule for a crawler
wish-title = Lines for your robots.txt
wish-about = Choose who may fetch what; robotscope adds the lines to the robots.txt of this case. Existing lines are never removed, changed or moved.
wish-purposes = The whole site, by purpose
# Adds no rule for the crawlers of a purpose.
wish-nothing = No change
wish-allow = Allow
wish-disallow = Block
wish-add = Add a rule for a crawler or a path
wish-all-crawlers = all crawlers
wish-access = Access
wish-path = Path
wish-save = Save
wish-use = Use as robots.txt of this case
# $line: the number of the first new line.
wish-added = { $count ->
    [one] New: line { $line }
   *[other] New: { $count } lines from line { $line } on
}
wish-none-added = Nothing to add: the robots.txt already does this.
wish-no-change = Nothing changes for any crawler.
generate-nothing = Nothing chosen yet: the result appears here.
