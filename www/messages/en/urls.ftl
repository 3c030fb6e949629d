# Many URLs against one robots.txt.

urls-title = Many URLs
# $count: lines of that robots.txt
urls-about = { $count ->
    [0] Tested against the robots.txt of “One page”, which is empty.
    [one] Tested against the robots.txt of “One page”, which has one line.
   *[other] Tested against the robots.txt of “One page”, which has { $count } lines.
}
# Behind urls-about. $status: a number such as 503, or status-unreachable; $time: for how long it has been failing.
urls-status = Its status there is { $status }.
urls-failing = Its status there is { $status }, for { $time }.
urls-list = URLs
urls-placeholder = One URL or path a line, or a whole sitemap.xml
urls-crawlers = { $count ->
    [0] No crawler
    [one] { $count } crawler
   *[other] { $count } crawlers
}
urls-choose-search = Search engines
urls-choose-ai = AI
urls-choose-all = All
urls-choose-none = None
urls-test = Test the list
urls-no-list = Give a list of URLs first.
urls-no-crawler = Choose a crawler first.
urls-empty = Nothing is tested yet. A list of 100,000 lines is no trouble: it runs in the background, and you can cancel it.
urls-running = Reading the list …
urls-summary = { $count ->
    [0] The list names no URL.
    [one] One URL was tested.
   *[other] { $count } URLs were tested.
}
urls-invalid = { $count ->
    [one] One line is not a URL:
   *[other] { $count } lines are not URLs, for example
}
# What the XML reader says follows, in English.
urls-fault = The sitemap is not well-formed, so there may be more in it:
urls-index = { $count ->
    [one] This is a sitemap index: its address is that of another sitemap, not of a page. Open that sitemap here to test its pages.
   *[other] This is a sitemap index: its { $count } addresses are those of other sitemaps, not of pages. Open those sitemaps here to test their pages.
}
urls-by-crawler = Crawlers
urls-crawler = Crawler
urls-allowed = Allowed
urls-blocked = Blocked
urls-depends = Depends
urls-share = Share that is blocked
urls-rules = Which lines decide
urls-line = Line { $line }
urls-decides = { $count ->
    [one] decides once
   *[other] decides { $count } times
}
urls-tree = By path
urls-count = { $count ->
    [one] 1 URL
   *[other] { $count } URLs
}
urls-open = Allowed
urls-shut = Blocked
urls-rows = All URLs
urls-rows-shown = URLs shown
urls-url = URL
urls-show-all = All
urls-show-blocked = Blocked for some
urls-show-differ = Where crawlers differ
urls-columns = { $count ->
    [one] One more crawler is in the export.
   *[other] { $count } more crawlers are in the export.
}
urls-pages = Pages of the list
urls-range = { $from } to { $to } of { $total }
export-csv = Export CSV
export-json = Export JSON
previous = Previous
next = Next
cancel = Cancel
