# What is tested: URL, status, date, and the three texts.

url = URL or path

# The three texts

panes = Texts
pane-paste = Paste
pane-clear = Clear
pane-not-given = not given
pane-robots-empty = Paste a robots.txt here, or drop the file
pane-headers-empty = Not given. Paste the response’s headers: raw, from curl -iL, or one value such as “noindex, nofollow”
pane-html-empty = Not given. Paste the page’s HTML, or drop the file
# $size is a size such as “20 kB”, in words.
pane-size = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} · { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} · { $size }
pane-sort = Sort it into the right place
pane-has-response = This is a whole response.
pane-has-html = This is HTML.
pane-has-headers = These are response headers.
pane-has-robots = This is a robots.txt.
pane-has-sitemap = This is a sitemap.
pane-has-har = This is a HAR file.
robots-empty = An empty robots.txt allows everything.
robots-is-html = This looks like a web page, not like a robots.txt. Crawlers look for rules in it all the same.
headers-not-given = Not given: what the headers say is unknown, not nothing.
headers-empty = Empty: a response without headers. “Clear” makes them unknown again.
headers-without-response = No final response is in this text.
headers-values = Values of X-Robots-Tag, without its name
# $status: the number of an HTTP status
headers-status = { $count ->
    [one] Status { $status }, { $count } header line
   *[other] Status { $status }, { $count } header lines
}
headers-lines = { $count ->
    [one] { $count } header line
   *[other] { $count } header lines
}
# $what is one of the three messages above, $count the number of directives.
headers-what = { $what } · { $count ->
    [one] { $count } directive
   *[other] { $count } directives
} · { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}
headers-last-counts = { $count ->
    [one] The last of { $count } response counts.
   *[other] The last of { $count } responses counts.
}
# $size is a size such as “20 kB”, in words.
body-follows = The text goes on behind the headers ({ $size }).
body-move = Move that to the HTML
body-moved = What followed the headers ({ $size }) was moved to the HTML.
html-not-given = Not given: what the HTML says is unknown, not nothing.
html-empty = Empty: a document without elements. “Clear” makes it unknown again.
# $size is pane-size, $count the number of directives.
html-what = { $size } · { $count ->
    [one] { $count } directive
   *[other] { $count } directives
}
html-unread = From line { $line } on nothing is read as HTML: something there has no end.

# Examples

examples = Examples
examples-load = Load an example
# Beside the URL, as long as a text of an example is shown.
example-mark = Example – paste your own
example-shop = A shop: noindex, and blocked so that it is not seen
example-news = A newspaper with many groups
example-wildcards = Wildcards, anchors and ties
example-typos = Typos that only Google forgives
example-pdf = A PDF that expires, behind a redirect
example-large = Large: 15,000 rules, 500 kB

# What is dropped, pasted or opened

drop-title = Drop it anywhere
drop-kinds = robots.txt, a page’s HTML, response headers, what curl -i printed, or a HAR file. It stays in your browser.
drop-list = A list of URLs or a sitemap, compressed or not; a robots.txt is what the list is tested against. It stays in your browser.
drop-versions = Drop it on a version
drop-versions-where = Dropped beside them, one file becomes the version after, two become both. It stays in your browser.
# In the following messages $name is the name of a file, or taken-pasted; $pane is the name of a text.
taken-pasted = What you gave
taken-text = { $name } is now the text of “{ $pane }”.
taken-unknown = { $name } was not recognised and is now the text of “{ $pane }”, which was in view.
taken-response = { $name } is a whole response: its headers and its HTML are in their places.
taken-robots-response = { $name } is the response for robots.txt: its text and its status, { $status }, are in their places.
taken-url = { $name } is a URL: it is what is tested now.
taken-har = { $name } brought the URL, headers and HTML of { $url }. The file has no robots.txt of that host, so yours stays.
taken-har-with-robots = { $name } brought the URL, headers and HTML of { $url }, and the robots.txt of that host.
taken-sitemap = { $name } is a sitemap: it is the list of “Many URLs” now.
taken-to-urls = Go to “Many URLs”
taken-sitemap-index = { $name } is a sitemap index, which lists sitemaps rather than pages: it is the list of “Many URLs” now. Open those sitemaps for their pages.
taken-list = { $name } is the list of “Many URLs” now.
taken-version = { $name } is now the version “{ $version }”.
taken-to-page = Go to “One page”
# $name: the name of an example
taken-example = The example “{ $name }” took the place of what was there.
# $texts: source-headers and source-html, or one of them.
taken-example-left = Removed the example’s { $texts }: they are not from your page.
taken-cleared = “{ $pane }” was cleared.
taken-utf16 = It was in UTF-16, which no crawler reads in a robots.txt: save it as UTF-8.
taken-undo = Undo
taken-dismiss = Dismiss
refused-too-large = { $name } is too large: more than 100 MB.
refused-too-large-inside = { $name } holds more than 100 MB when it is unpacked, so no more of it was read.
refused-damaged = { $name } is compressed with gzip, but damaged: it cannot be unpacked.
refused-binary = { $name } is no text, so there is nothing in it to read.
refused-unreadable = { $name } cannot be read. It may be a folder, or gone.
refused-no-har = { $name } should be a HAR file, but there is no request in it that can be read.
refused-no-clipboard = The browser does not let the page read the clipboard. Put the cursor into the text and paste with the keyboard.

# The requests of a HAR file

# $name: the name of the file
har-title = Which request of { $name }?
har-close = Cancel
har-filter = Filter by URL, type or status
har-count = { $count ->
    [one] { $count } request
   *[other] { $count } requests
}
har-first = { $count } requests, the first { $listed } of them are listed

# What if

status = Status of robots.txt
status-choices = What if robots.txt is answered so?
status-200 = 200 OK
status-301 = 301: a redirect that was not followed
status-403 = 403: forbidden
status-404 = 404: there is none
status-429 = 429: too many requests
status-500 = 500: an error of the server
status-503 = 503 unavailable
status-unreachable = no answer
status-invalid = An HTTP status is a number such as 404; until then it counts as 200.
outage-time = Failing for how long?
outage-unknown = not known
outage-today = less than 12 hours
outage-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
outage-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# $days is two or more, $hours twelve.
outage-days-and-hours = { $days } days and { $hours } hours
outage-slider = Change how long it has been so
outage-copy = Does the crawler have a last good copy of robots.txt?
outage-copy-is-text = yes, the text given here
outage-copy-missing = no
outage-site = Does the rest of the site answer?
outage-site-available = yes
outage-site-unavailable = no
date = Date and time (UTC)
date-slider = Move the date
date-choices = What if it is then?
date-now = Now
date-of-page = A date that the page names
date-not-given = Not given: no date of the page decides anything.
