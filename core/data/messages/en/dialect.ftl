# Readers with dialects, and the differences between them.

# Readers of robots.txt; names of companies and products stay unchanged.
dialect-rfc9309 = RFC 9309
dialect-google = Google’s parser
dialect-bing = Bing
dialect-yandex = Yandex
dialect-apple = Apple
dialect-baidu = Baidu
dialect-mojeek = Mojeek
dialect-classic-1994 = The original 1994 document
dialect-draft-1996 = 1996 Internet draft
dialect-selfhtml-2008 = SELFHTML 2008
dialect-selfhtml-2008-allow-first = SELFHTML 2008, allow lines first
dialect-wikipedia = Wikipedia

# Readers of a page’s directives.
reader-general = common practice
reader-google = Google
reader-bing = Bing
reader-yandex = Yandex
reader-apple = Apple
reader-amazon = Amazon
reader-mojeek = Mojeek
reader-baidu = Baidu
reader-seznam = Seznam
reader-naver = Naver
reader-openai = OpenAI
reader-img2dataset = img2dataset

# Differences between readers of robots.txt, used in lists.
policy-field-names = which spellings of a field count
policy-missing-colon = whether a colon may be missing
policy-allow-field = whether allow rules are supported
policy-line-limit = how much of a line is read
policy-nul = what a NUL byte does
policy-partial-byte-order-mark = what a broken byte order mark does
policy-blank-lines = what a blank line means
policy-product-token = how a user-agent line names a crawler
policy-wildcard-token = which user-agent lines mean all crawlers
policy-group-selection = which groups apply to a crawler
policy-encoding = how percent-encoding is compared
policy-wildcards = whether * and $ are special, and where in the path a pattern may stand
policy-precedence = which of several rules decides
policy-pattern-length = how the length of a pattern is counted
policy-empty-disallow = what an empty disallow rule says
policy-directory-index = whether index.html stands for its directory
policy-robots-txt-itself = whether robots.txt itself can be disallowed
