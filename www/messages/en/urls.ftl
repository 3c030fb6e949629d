# Test of many URLs against one robots.txt.

# $count: the number of lines in the robots.txt.
urls-about = { $count ->
    [0] Tested against the robots.txt of “One page”, which is empty.
    [one] Tested against the robots.txt of “One page”, which has one line.
   *[other] Tested against the robots.txt of “One page”, which has { $count } lines.
}
# Follows urls-about. $status: a number such as 503, or status-unreachable. $time: how long robots.txt has been failing.
urls-status = robots.txt status: { $status }.
urls-failing = robots.txt status: { $status }, for { $time }.
urls-status-assumed = robots.txt status: { $status } (assumed).
urls-list = URLs
urls-placeholder = One URL or path per line, a CSV or TSV export, or a whole sitemap.xml
urls-crawlers = { $count ->
    [0] No crawler
    [one] { $count } crawler
   *[other] { $count } crawlers
}
urls-robots = The same text as in “One page”: what you change here changes there.
urls-choose-search = Search engines
urls-choose-ai = AI
urls-choose-all = All
urls-choose-none = None
urls-own = Your own crawler
urls-own-placeholder = Product token or User-Agent
urls-own-add = Add
# $token: the product token of the crawler.
urls-own-token = Product token: { $token }
urls-own-remove = Remove { $token }
urls-test = Test the list
urls-no-list = Enter a list of URLs first.
urls-no-robots = Paste the site’s robots.txt first.
urls-robots-unknown = Test a list of URLs or a sitemap: paste it, and the site’s robots.txt.
urls-no-crawler = Choose a crawler first.
urls-empty = Nothing tested yet. Even 100,000 lines are fine: the test runs in the background, and you can cancel it.
urls-running = Reading the list …
urls-outdated = Outdated: testing again …
urls-so-far = { $count ->
    [one] One URL tested so far.
   *[other] { $count } URLs tested so far.
}
urls-summary = { $count ->
    [0] The list contains no URLs.
    [one] One URL was tested.
   *[other] { $count } URLs were tested.
}
urls-invalid = { $count ->
    [one] One line is not a URL:
   *[other] { $count } lines are not URLs, for example:
}
# A description of the fault in English follows.
urls-fault = The list or sitemap is damaged, so it may contain more URLs:
# Follows urls-summary. $name: the heading of the column.
urls-column = The URLs are from the column “{ $name }”.
urls-column-number = The URLs are from column { $number }.
# Follows urls-column or urls-column-number.
urls-rows-without = { $count ->
    [one] One row has no URL there.
   *[other] { $count } rows have no URL there.
}
urls-index = { $count ->
    [one] This is a sitemap index: its URL is another sitemap, not a page. Open that sitemap here to test its pages.
   *[other] This is a sitemap index: its { $count } URLs are other sitemaps, not pages. Open those sitemaps here to test their pages.
}
# $host: a host, or urls-paths. $urls: urls-count.
urls-of-host = { $host }: { $urls }
urls-paths = Paths without a host
urls-more-hosts = { $count ->
    [one] One more host is only in the list of URLs below.
   *[other] { $count } more hosts are only in the list of URLs below.
}
urls-by-crawler = Crawlers
urls-depends = Depends
# $condition: condition-robots. Shown below a URL in the table.
urls-condition = Only if { $condition }
urls-share = Blocked share
urls-rules = Which lines decide, counted for each URL and crawler
urls-decides = { $count ->
    [one] decides once
   *[other] decides { $count } times
}
urls-deciding = Deciding lines
urls-tree = By path
urls-unfold-all = Expand all
urls-fold-all = Collapse all
urls-unfolded-part = { $count ->
    [one] One more folder stays collapsed, because there are too many URLs to show.
   *[other] { $count } more folders stay collapsed, because there are too many URLs to show.
}
urls-count = { $count ->
    [one] 1 URL
   *[other] { $count } URLs
}
# Precedes the names of crawlers. Each can be a urls-part.
urls-blocked-for = Blocked for:
# $count: how many of the $total URLs in the folder are blocked.
urls-part = { $name }: { $count } of { $total }
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
