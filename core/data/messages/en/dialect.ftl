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
policy-field-names = which spellings of field names are accepted
policy-missing-colon = whether a line may lack its colon
policy-allow-field = whether allow rules are supported
policy-line-limit = how much of a line is read
policy-nul = how a NUL byte affects its line
policy-partial-byte-order-mark = how an incomplete byte order mark is handled
policy-blank-lines = whether a blank line ends a group
policy-product-token = how user-agent values are compared with a crawler’s name
policy-wildcard-token = which user-agent values address every crawler
policy-group-selection = which groups apply to a crawler
policy-encoding = how percent-encoded characters are compared
policy-wildcards = whether * and $ are special, and where in the path a pattern may match
policy-precedence = which of several matching rules decides
policy-pattern-length = how the length of a pattern is counted
policy-empty-disallow = whether an empty disallow rule allows everything
policy-directory-index = whether an allow rule for index.html also allows its directory
policy-robots-txt-itself = whether robots.txt itself can be disallowed
