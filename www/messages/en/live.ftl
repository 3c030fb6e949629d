# The service that fetches a URL.
live-fetch = Fetch
live-page = Page
live-step-waiting = { $name }: waiting …
live-step-going = { $name }: { $status } …
live-step = { $name }: { $status }
live-step-failed = { $name }: { $failure }
live-not = Not fetched: { $failure }.
live-failure = { $kind ->
    [dns] no server has this host name
    [refused] the server refuses the connection
    [unreachable] the server cannot be reached
    [reset] the server closed the connection
    [timeout] the server did not respond in time
    [tls] no secure connection: the certificate or TLS version is wrong
    [bad-response] the server’s response is not valid HTTP
    [headers-too-large] the response headers are too large
    [cut-off] the response ended early
    [bad-encoding] the response cannot be decompressed
    [too-many-redirects] too many redirects
    [redirect-loop] it is a redirect loop
    [bad-redirect] it redirects to something that is not a URL
    [unsupported-protocol] it redirects to something other than http or https
    [private-address] the address is in a private network, which the service does not reach
    [private-name] the name is that of a private network, which the service does not reach
    [port] the service fetches from ports 80 and 443 only
    [credentials] the service takes no user name or password
    [opted-out] the site’s robots.txt has a group for this service that forbids it
    [too-many-fetches] too many requests or too much time would be needed
    [client-limit] too many requests from you; try again in a minute
    [site-limit] too many requests for this site; try again in a minute
    [bad-url] this is not a URL that can be fetched
    [other-site] the service accepts requests only from its own page
    [as-off] the service does not send crawlers’ names
    [bad-as] the service does not know this crawler
    [busy] the service is busy; try again in a moment
    [engine] the engine could not be loaded; try again
    [service] the service cannot be reached
    [wall] a bot wall sent its own page instead
   *[other] it failed
}
live-fetched-at = Fetched at { $time } UTC
live-joined = The service sees several X-Robots-Tag lines as one. Where a name such as “bingbot:” stands in it, use curl to see which directives are on its line.
live-truncated = Only the start of the HTML was fetched; it is larger than the service takes.
taken-fetching = Fetching { $url } … The previous page’s texts were removed.
taken-fetched = Fetched { $url }. The previous page’s texts were replaced.
taken-not-fetched = No text from { $url } was used. The previous page’s texts were removed.
taken-redirects-elsewhere = It redirects to { $url }. Whether crawlers may fetch that URL is decided by its own robots.txt.
live-private = Only a URL that you fetch is sent to the service, with a crawler’s name if you choose one; everything else stays in your browser.
live-no-url = Enter a whole URL to fetch, such as https://example.com/page.
# $crawler: the crawler with whose User-Agent the page is fetched, too. The names are a menu after these words.
live-as = Also as
live-as-none = no crawler
live-step-as = As { $crawler }
# $answer: live-answer-… or live-failure, such as “status 403, a challenge by Cloudflare (documented)”.
live-served-refused = robots.txt allows { $crawler }, but the server refuses it: { $answer }.
live-served-anyway = robots.txt disallows { $crawler }, but the server sends it the page: { $answer }.
live-served-allowed = robots.txt allows { $crawler }; the server’s answer: { $answer }.
live-served-disallowed = robots.txt disallows { $crawler }; the server’s answer: { $answer }.
live-served-ignores = robots.txt does not stop { $crawler }, which does not obey it here; the server’s answer: { $answer }.
live-served-depends = robots.txt gives no clear verdict for { $crawler }; the server’s answer: { $answer }.
live-served-not = Not fetched as { $crawler }: { $failure }.
live-served-robots = The server sends { $crawler } another robots.txt, which decides here.
live-served-robots-refused = The server refuses to send { $crawler } robots.txt, so the one below decides.
live-served-proof = A User-Agent proves nothing: the server may answer the real crawler differently.
live-answer-status = status { $status }
# $kind: challenge or block. $certainty: documented or reported.
live-answer-wall = status { $status }, { $kind ->
    [challenge] a challenge
   *[block] a block page
} by { $wall } ({ $certainty })
live-answer-price = status { $status }, at a price of { $price }
live-answer-elsewhere = { $answer }, from { $url }
live-answer-failed = { $answer } ({ $failure })
