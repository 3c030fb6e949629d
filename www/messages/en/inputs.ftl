# The inputs: URL, status, date, and the texts.

# Shown above an example.
intro = May a crawler fetch and index this page? Type a URL, or paste your texts.
url = URL or path

panes = Texts
pane-paste = Paste
pane-clear = Clear
pane-not-given = not given
# Where a text is from. $origin: a host such as www.example.com.
pane-example = example
pane-fetched = fetched
pane-for = for { $origin }
# The line that shows where each text comes from. $time: a time such as 05:12.
strip = Where the texts come from
strip-yours = your text
strip-har = from a HAR file
strip-link = from a link
strip-fetched-at = fetched { $time } UTC
# $how: one of the messages above or strip-link. $owner: the host or page that the text belongs to.
strip-for = { $how }, for { $owner }
strip-unknown = unknown
pane-robots-empty = Paste a robots.txt here, or drop the file
pane-headers-empty = Not given. Paste the response’s headers: raw, from curl -iL, or one value such as “noindex, nofollow”
pane-html-empty = Not given. Paste the page’s HTML, or drop the file
pane-rendered-empty = Not given. Paste the HTML as it is after scripts have run: in the developer tools, copy the outer HTML of the html element
# The two versions of the HTML: as the server sends it, and after its scripts have run.
html-versions = Versions of the HTML
html-source = Source
html-rendered = Rendered
# $size: a size such as “20 kB”.
pane-size = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} · { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} · { $size }
pane-sort = Move to the right pane
pane-alternating = These headers have their names and values on alternating lines.
pane-join = Join the lines
pane-has-response = This is a whole response.
pane-has-html = This is HTML.
pane-has-headers = These are response headers.
pane-has-directives = These are directives such as noindex. They belong in the headers.
pane-has-robots = This is a robots.txt.
pane-has-sitemap = This is a sitemap.
pane-has-har = This is a HAR file.
pane-elsewhere = From another page: this text does not count.
robots-not-given = Not given: the robots.txt is unknown, not empty.
robots-empty = An empty robots.txt allows everything.
robots-is-html = This looks like a web page, not a robots.txt. Crawlers still look for rules in it.
headers-not-given = Not given: the headers are unknown, not empty.
headers-empty = Empty: a response without headers. “Clear” makes them unknown again.
headers-without-response = There is no final response in this text.
headers-values = Values of X-Robots-Tag, without its name
# $status: an HTTP status code.
headers-status = { $count ->
    [one] Status { $status }, { $count } header line
   *[other] Status { $status }, { $count } header lines
}
headers-lines = { $count ->
    [one] { $count } header line
   *[other] { $count } header lines
}
# $what: one of the three messages above. $count: the number of directives.
headers-what = { $what } · { $count ->
    [one] { $count } directive
   *[other] { $count } directives
} · { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}
headers-last-counts = { $count ->
    [one] Only the last of { $count } response counts.
   *[other] Only the last of { $count } responses counts.
}
# $size: a size such as “20 kB”.
body-follows = More text follows the headers ({ $size }).
body-move = Move it to the HTML pane
body-moved = The text after the headers ({ $size }) was moved to the HTML pane.
html-not-given = Not given: the HTML is unknown, not empty.
rendered-not-given = Not given: the answers assume that scripts change no directives.
html-empty = Empty: a document without elements. “Clear” makes it unknown again.
# $size: the message pane-size. $count: the number of directives.
html-what = { $size } · { $count ->
    [one] { $count } directive
   *[other] { $count } directives
}
html-unread = Nothing after line { $line } is read as HTML: something there is not closed.

examples = Examples
examples-load = Load an example
# Shown beside the URL while a text of an example is shown.
example-mark = Example – paste your own
example-shop = A shop: noindex that blocked crawlers never see
example-news = A newspaper with many groups
example-wildcards = Wildcards, anchors and ties
example-typos = Typos that only Google accepts
example-pdf = A PDF that expires, behind a redirect
example-large = Large: 15,000 rules, 500 kB

# Instructions to get the texts of the URL.

get-texts = Get the texts
get-texts-no-url = Enter a whole URL, such as https://example.com/page: here is how to get its robots.txt, headers and HTML.
get-texts-terminal = In a terminal
get-texts-robots = robots.txt
get-texts-page = Headers and HTML
get-texts-all = All three, as a link
get-texts-paste = Paste what curl prints into this page, outside any field: each text goes to its place.
get-texts-bookmarklet = In your browser
get-texts-drag = Drag this button to your bookmarks bar. Then open any page and press it there: its URL, headers, HTML and robots.txt open here.
# The name of the bookmark.
get-texts-bookmark = Open in robotscope
get-texts-not-here = It works on other pages: drag it to your bookmarks bar, or copy it as the address of a new bookmark.
get-texts-how = It fetches the page and its robots.txt again, without cookies, as crawlers do. Everything is in the link that it opens; nothing is sent elsewhere.

# Imports: dropped, pasted and opened content.

drop-title = Drop it anywhere
drop-kinds = robots.txt, a page’s HTML, response headers, the output of curl -i, or a HAR file. It stays in your browser.
drop-list = A list of URLs or a sitemap, compressed or not, or the robots.txt to test them against. It stays in your browser.
drop-versions = Drop it on a version
drop-versions-where = Dropped beside them, one file becomes the new version; two become both versions. It stays in your browser.
# In the following messages, $name is the name of a file or the message taken-pasted; $pane is the name of a text.
taken-pasted = Your text
taken-text = { $name } is now in “{ $pane }”.
taken-unknown = { $name } was not recognised and is now in the open pane, “{ $pane }”.
taken-unplaced = { $name } was not recognised. Nothing was changed, because “{ $pane }”, the open pane, already has a text.
taken-replace = Replace the text in “{ $pane }”
taken-directives = { $name } is now in “{ $pane }”, as the value of X-Robots-Tag.
taken-response = { $name } is a whole response: its headers and HTML are now in their panes.
taken-robots-response = { $name } is the response for robots.txt: its text and its status, { $status }, are filled in.
taken-robots-status = { $name } is the response for robots.txt: its status, { $status }, is filled in. It has no text.
taken-url = { $name } is a URL and is now being tested.
taken-har = { $name } is a HAR file: the URL, headers and HTML of { $url } are filled in. The file has no robots.txt for that host, so yours stays.
taken-har-with-robots = { $name } is a HAR file: the URL, headers and HTML of { $url } are filled in, and the robots.txt of that host.
taken-har-without-robots = { $name } is a HAR file: the URL, headers and HTML of { $url } are filled in. The file has no robots.txt for that host.
taken-sitemap = { $name } is a sitemap and is now the list in “Many URLs”.
taken-to-urls = Go to “Many URLs”
taken-sitemap-index = { $name } is a sitemap index, which lists sitemaps, not pages. It is now the list in “Many URLs”. Open those sitemaps to test their pages.
taken-list = { $name } is now the list in “Many URLs”.
taken-version = { $name } is now the version “{ $version }”.
taken-to-page = Go to “One page”
# $name: the name of an example.
taken-example = The example “{ $name }” replaced your previous texts.
# $texts: source-headers, source-html, or both.
taken-example-left = Removed the example’s { $texts }, which did not belong to your page.
taken-generated = The new lines were added to the robots.txt of this case.
taken-cleared = “{ $pane }” was cleared.
taken-utf16 = It was in UTF-16, in which crawlers find no rules. The answers apply once you save it as UTF-8.
# The results of the bookmarklet, and parts that are missing.
collected = Collected from the page you were on, without cookies.
collected-page = The site did not let the bookmarklet fetch the page: the headers and the HTML as served are missing. The rendered HTML is what your browser made of it.
collected-robots = robots.txt is missing: the site did not let the bookmarklet fetch it.
collected-too-large = The HTML is missing: with it, the link would be too long for some browsers.
collected-joined = Browsers join several X-Robots-Tag lines into one. Where a name such as “bingbot:” stands in it, use curl to see which directives are on its line.
collected-redirected = Without cookies the site redirects: this is the page that it leads to.
refused-too-large = { $name } is too large: more than 100 MB.
refused-too-large-inside = { $name } is larger than 100 MB when unpacked, so the rest was not read.
refused-damaged = { $name } is a damaged gzip file and cannot be unpacked.
refused-binary = { $name } is not a text file.
refused-unreadable = { $name } cannot be read. It may be a folder, or it may no longer exist.
refused-no-har = { $name } should be a HAR file, but it contains no readable request.
refused-no-clipboard = The browser does not let the page read the clipboard. Put the cursor into the text and paste with the keyboard.

# The requests of a HAR file.

# $name: the name of the file.
har-title = Which request of { $name }?
har-title-pasted = Which request of the pasted HAR file?
har-filter = Filter by URL, type or status
har-count = { $count ->
    [one] { $count } request
   *[other] { $count } requests
}
har-first = { $count } requests, showing the first { $listed }

# Conditions that the user can change.

status = Status of robots.txt
status-choices = What if robots.txt returns this?
status-200 = 200 OK
status-301 = 301 redirect, not followed
status-401 = 401 unauthorized
status-403 = 403 forbidden
status-404 = 404 not found
status-429 = 429 too many requests
status-500 = 500 server error
status-503 = 503 unavailable
status-unreachable = no response
status-unknown = unknown
status-invalid = An HTTP status is a number such as 404; until then, 200 is used.
outage-time = How long has robots.txt been failing?
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
# $days: at least two. $hours: twelve.
outage-days-and-hours = { $days } days and { $hours } hours
# A stage of the outage. $from and $until: lengths of time such as “12 hours”.
outage-stage = { $stage ->
    [first] first { $until }
    [between] { $from } to { $until }
    [last] after { $from }
   *[always] at any time
}
# What a crawler does in a stage, with the conditions for it.
outage-effect = { $copy ->
    [exists] with a copy:{" "}
    [missing] without a copy:{" "}
   *[any] {""}
}{ $site ->
    [available] if the site responds:{" "}
    [unavailable] if the site fails too:{" "}
   *[any] {""}
}{ $effect ->
    [no-file] as if there were no file
    [disallow-all] only robots.txt may be crawled
    [redirect-target] the redirect’s target decides
   *[last-good-copy] the last good copy applies
}
outage-copy = Does the crawler have a last good copy of robots.txt?
outage-copy-is-text = yes, the text given here
outage-copy-missing = no
outage-site = Does the rest of the site respond?
outage-site-available = yes
outage-site-unavailable = no
date = Date and time (UTC)
date-now = Now
date-none = No date
date-not-given = Not given: dates on the page have no effect.
# The timeline of the dates in the page’s directives.
date-stages = What the dates on the page change
# $from and $until: dates.
date-stage = { $stage ->
    [before] before { $until }
    [between] { $from } to { $until }
    [since] since { $from }
   *[from] from { $from } on
}
date-today = today
date-past = past
date-more = { $count ->
    [one] { $count } more date
   *[other] { $count } more dates
}
