# The fault in a robots.txt or a page, by the code of the diagnostic.
# $what: the text concerned; $whom: names of crawlers; $count: how many; $line and $other: number and text of the related line; $meant: the
# word that is probably meant, or none; $detail: further data, described at each message.

lint-html-document = This is an HTML page, not a robots.txt.
lint-utf-16 = The file is in UTF-16; robots.txt must be UTF-8.
lint-byte-order-mark = There is a byte order mark before the first line.
lint-spoilt-byte-order-mark = “{ $what }” before the first line is a byte order mark that was encoded twice.
lint-nul-byte = NUL bytes are not text.
lint-invalid-utf-8 = These bytes are not UTF-8.
lint-mixed-line-endings = This line ends differently from the first one.
lint-file-too-large = The file is not read past this point: { $count ->
    [one] { $count } rule is lost
   *[other] { $count } rules are lost
}.
lint-line-too-long = The line is longer than some parsers read; they cut it off.
lint-several-fields = Several records are on one line: “{ $what }”.
# $field: the field.
lint-broken-record = { $detail ->
    [before] Crawlers do not read “{ $what }”: something is before the name { $field }.
   *[separator] Crawlers do not read “{ $what }”: a single colon belongs after { $field }.
}
lint-comment-in-value = { $field ->
    [empty] A comment begins at “#”, so “{ $what }” has no value.
   *[other] A comment begins at “#”, so of “{ $what }” only “{ $detail }” counts.
}
lint-foreign-syntax = { $detail ->
    [regular-expression] “{ $what }” is a regular expression, and crawlers compare its characters literally.
    [route] “{ $what }” has a route’s placeholder or group, which is not in any URL.
    [list] “{ $what }” is a list, but crawlers read it as one pattern.
    [html] “{ $what }” contains HTML, which crawlers compare literally.
    [backslash] “{ $what }” contains a backslash, but URLs use slashes.
   *[host] “{ $what }” begins with a host, but only the path is compared.
}
lint-html-comment = { $count ->
    [0] “{ $what }” is not a comment in robots.txt: a comment begins with #.
    [one] “{ $what }” is not a comment in robots.txt: a comment begins with #. Crawlers read the record inside.
   *[other] “{ $what }” is not a comment in robots.txt: a comment begins with #. Crawlers read the { $count } records inside.
}
# $count: the column.
lint-invisible-character = { $detail ->
    [invisible] There is an invisible character in column { $count }: { $meant }.
   *[lookalike] The character in column { $count } only looks like “{ $field }”: { $meant }.
}
lint-unset-variable = A variable was not set: “{ $what }”.
lint-malformed-line = Not a valid line: “{ $what }”.
lint-missing-colon = The colon is missing in “{ $what }”.
lint-misspelled-field = “{ $what }” is misspelled{ lint-probably }.
lint-field-prefix = “{ $what }” is not a field{ lint-probably }.
lint-unknown-field = Unknown field “{ $what }”{ lint-probably }.
lint-retired-field = No engine reads “{ $what }” any more.
lint-noindex-rule = No crawler reads “{ $what }” in robots.txt: to keep pages out of results, use a robots meta element or the X-Robots-Tag header.
lint-rule-before-group = There is no user-agent line before this: { $count ->
    [one] { $count } rule applies to no crawler
   *[other] { $count } rules apply to no crawler
}.
lint-empty-group = No rule follows, so the crawlers of “{ $what }” may fetch everything.
lint-managed-contradiction = Cloudflare’s managed part and your own contradict each other about the whole site for “{ $what }”. Groups with the same name are merged, and line { $line }, “{ $other }”, decides.
lint-merged-groups = “{ $what }” is in the same group as line { $line }, “{ $other }”: there is no rule between them.
lint-lost-wildcard-rules = “{ $what }” has its own group, so { $count ->
    [one] { $count } rule of * does
   *[other] { $count } rules of * do
} not apply to it.
lint-repeated-wildcard-group = There is already a group for * on line { $line }, “{ $other }”.
lint-repeated-group = There is already a group for “{ $what }” on line { $line }, “{ $other }”.
lint-repeated-agent = “{ $what }” is already named on line { $line }, “{ $other }”.
lint-empty-agent = This user-agent line names no crawler.
lint-unmatchable-agent = “{ $what }” does not match { $whom }{ lint-probably }.
lint-several-agents = { $detail ->
    [nothing] There are { $count } names on this line, and crawlers read none of them: a user-agent line has one name.
   *[part] There are { $count } names on this line, but crawlers read only “{ $other }”: a user-agent line has one name.
}
lint-spoilt-wildcard = “{ $what }” is not *, so this line names no crawler.
lint-wildcard-with-text = Google reads “{ $what }” as *; by RFC 9309, this line names no crawler.
lint-word-for-wildcard = “{ $what }” is not the name of a known crawler; all crawlers are *.
lint-star-in-agent = { $detail ->
    [nothing] The * in “{ $what }” is not a wildcard: this line names no crawler.
   *[part] The * in “{ $what }” is not a wildcard: crawlers read only “{ $other }”.
}
lint-company-as-agent = “{ $what }” is the name of a company or product, and no known crawler answers to it; { $whom } may be meant.
lint-browser-as-agent = “{ $what }” begins like the User-Agent of a browser: crawlers read only “{ $other }”, and no crawler has this name.
lint-cut-off-agent = { $detail ->
    [nothing] Crawlers read no name in “{ $what }”.
   *[part] Crawlers read only “{ $other }” in “{ $what }”{ lint-probably }.
}
lint-dotted-agent = Some crawlers read only “{ $other }” in “{ $what }”.
lint-disguised-agent = { $detail ->
    [invisible] There is an invisible character in the name “{ $other }”: { $meant }.
   *[lookalike] There is a character in the name “{ $other }” that only looks like “{ $field }”: { $meant }.
}
lint-misspelled-crawler = No known crawler answers to “{ $what }”{ lint-probably }.
lint-retired-crawler = “{ $what }” is retired{ $meant ->
    [none] {""}
   *[other] ; no group names its successor, “{ $meant }”
}.
lint-disobedient-crawler = “{ $what }” may ignore robots.txt.
lint-blocks-everything = “{ $what }” blocks every crawler that no other group names from the whole site.
lint-blocks-search-engine = “{ $what }” blocks { $whom } from the whole site.
# $detail: the reason why the rule has no effect; $by: the rules that decide instead, each as in quoted-line.
lint-dead-rule = { $detail ->
    [overruled] “{ $what }” never decides: whenever it matches, { $by } also matches and takes precedence.
    [implied] “{ $what }” changes nothing: without it, { $by } gives the same result.
    [robots-txt-itself] “{ $what }” changes nothing: /robots.txt is always allowed.
   *[no-url] “{ $what }” matches nothing: no URL has such a path.
}
lint-allow-without-disallow = Nothing is disallowed in this group, so “{ $what }” does not keep crawlers away from other paths.
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
    [allowed-anyway] “{ $what }” changes nothing: no other rule disallows these paths, so they are allowed anyway.
   *[other] “{ $what }” changes nothing: { $by } already says the same.
}
lint-by = { $list } or { $next }
lint-duplicate-rule = “{ $what }” is already on line { $line }, “{ $other }”.
lint-contradictory-rules = “{ $what }” and line { $line }, “{ $other }”, contradict each other for the same paths.
lint-order-dependent-rule = “{ $what }” never decides for crawlers that use the first match: line { $line }, “{ $other }”, comes first.
lint-empty-disallow = Disallow rule without a path among other rules.
lint-empty-allow = An allow rule without a path has no effect.
lint-pattern-without-slash = “{ $what }” matches nothing: paths begin with a slash.
lint-url-as-pattern = “{ $what }” matches nothing: only the path is compared, not the whole URL.
lint-space-in-pattern = The pattern “{ $what }” contains white space.
lint-dollar-inside = A dollar sign inside a pattern is an ordinary character: “{ $what }”.
lint-trailing-star = The star at the end of “{ $what }” is not needed.
lint-repeated-star = One star does the same as several: “{ $what }”.
lint-unencoded-character = “{ $what }” is not percent-encoded.
lint-bad-percent-escape = “{ $what }” is not a valid percent escape.
lint-lower-case-escape = “{ $what }” is a percent escape in lower case.
lint-case-trap = “{ $what }” and line { $line }, “{ $other }” differ only in letter case.
lint-yandex-rule-length = Yandex reads at most 1,024 characters of a rule.
lint-blocked-sitemap = “{ $what }” may not be fetched by { $whom }: line { $line }, “{ $other }”, disallows it.
lint-yandex-rule-count = Yandex reads at most 2,048 rules; this one is beyond the limit.
lint-unexamined-rules = Too many rules: not all of them were checked for rules that never decide.
lint-sensitive-path = “{ $what }” tells everyone where to look.
lint-sitemap-not-absolute = { $field ->
    [text] A slash is missing after “{ $detail }” in the URL of a sitemap: “{ $what }”.
   *[other] The URL of a sitemap must be absolute: “{ $what }”.
}
lint-several-sitemaps = There are { $count } URLs on this line: a sitemap line has one.
lint-sitemap-scheme = “{ $what }” is not at http or https.
lint-unreachable-sitemap = Crawlers cannot reach the host of “{ $what }”: it is local or private.
lint-duplicate-sitemap = “{ $what }” is already on line { $line }, “{ $other }”.
lint-crawl-delay-ignored = No effect for { $whom }: “{ $what }”.
lint-record-before-group = “{ $what }” applies to no crawler: it belongs in a group.
# $field: the name of a field; $detail: one of record-fault-…
lint-invalid-value = The value of { $field } cannot be read: { $detail }.
lint-lost-wildcard-records = Line { $line }, “{ $other }”, does not apply to { $whom }: a group with a name replaces the group for *.
lint-contradictory-signals = “{ $what }” contradicts “{ $other }” on line { $line }; both apply to { $whom }.
lint-merged-records = “{ $what }” is in the same group as line { $line }, “{ $other }”: only other records are between them.
lint-unknown-signal = { $detail ->
    [value] “{ $what }” has an unknown value{ lint-probably }.
   *[other] Unknown content signal “{ $what }”{ lint-probably }.
}
lint-unknown-usage = Unknown preference “{ $what }”.
lint-usage-of-blocked-path = “{ $what }” is about content that may not be fetched at all.
lint-invalid-ignore = { $detail ->
    [unknown-word] “{ $what }” is neither “ignore” nor “ignore-file”.
    [no-code] No code to ignore is given.
    [unknown-code] There is no code “{ $what }”.
   *[no-reason] No reason is given; write it after “--”.
}
lint-useless-ignore = There is nothing here to ignore: “{ $what }”.
# Ends of some sentences above.
lint-probably = { $meant ->
    [none] {""}
   *[other] ; “{ $meant }” is probably meant
}

# Diagnostics of a page.
lint-page-unseen-directive = robots.txt stops { $whom } from reading “{ $what }”.
lint-page-contradictory-directives = “{ $what }” and its opposite both apply to { $whom }.
lint-page-nosnippet-with-max-snippet = With nosnippet, “{ $what }” does nothing.
lint-page-unknown-directive = “{ $what }” is not a directive{ lint-perhaps }.
lint-page-misspelled-directive = “{ $what }” is not a directive, so it is read as a bot’s name, and what follows applies only to that bot{ lint-perhaps }.
lint-page-missing-comma = A comma is missing in “{ $what }”.
lint-page-stray-quotes = These quotation marks are read as text: “{ $what }”.
lint-page-invalid-directive-value = { $detail ->
    [missing-value] The value is missing
    [not-a-limit] The value must be -1, 0 or a greater number
    [not-an-image-preview] The value must be none, standard or large
    [unknown-zone] The time zone is unknown
    [no-such-moment] This date or time does not exist
    [negated-directive] A value cannot turn off a directive
    [no-colon] A colon is missing before the value
   *[not-a-date] The value is not a date
}: “{ $what }”.
lint-page-needless-value = The directive takes no value: “{ $what }”.
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] Nothing follows the bot’s name “{ $what }”.
    [scope-in-meta] The content of an element cannot name a bot: “{ $what }”.
    [wildcard-scope] An asterisk is not a bot’s name; without a name, all bots are meant.
    [general-scope] “{ $what }” is not a bot’s name; without a name, all bots are meant.
   *[not-a-name] This cannot be a bot’s name: “{ $what }”.
}
lint-page-unknown-bot-name = No known crawler answers to “{ $what }”{ lint-perhaps }.
lint-page-several-bot-names = “{ $what }” is read as one name, and no crawler answers to it.
lint-page-unquoted-content = The value of content has no quotes, so it ends at the first space and “{ $what }” is lost.
lint-page-retired-directive = “{ $what }” is retired: no effect for { $whom }.
lint-page-unsupported-directive = “{ $what }” has no effect for { $whom }.
lint-page-lone-indexifembedded = Without noindex, “{ $what }” does nothing.
lint-page-directive-in-body = { $detail ->
    [tag] “{ $what }” is in the body, because “{ $other }” (line { $line }) ends the head. It may have no effect for { $whom }.
    [text] “{ $what }” is in the body, because the text “{ $other }” (line { $line }) ends the head. It may have no effect for { $whom }.
   *[other] “{ $what }” is in the body, where it may have no effect for { $whom }.
}
lint-page-misspelled-header = “{ $what }” is not X-Robots-Tag, so crawlers ignore this header.
lint-page-unknown-header-signal = The header Content-Signal has an unknown signal or value, “{ $what }”{ lint-probably }.
lint-page-repeated-content = The element has a content attribute already, so this one is ignored: “{ $what }”.
lint-page-swallowed-directive = “{ $what }” is read as text, because it is inside “{ $other }” (line { $line }).
# $note: the attribute's name.
lint-page-wrong-meta-attribute = { $detail ->
    [nameless] This element has no name, so crawlers ignore it: “{ $what }”.
    [quote] The quotation mark after the name is missing in “{ $what }”, so crawlers find no directives there.
    [element] robots is not an HTML element; use a meta element: “{ $what }”.
    [header] X-Robots-Tag is the name of a header; the name of the meta element is robots: “{ $what }”.
   *[attribute] Crawlers do not read the attribute { $note } here; use { $meant }: “{ $what }”.
}
lint-page-http-equiv-directive = “{ $what }” is in an element with http-equiv instead of name.
# $note: one of outcome-…
lint-page-ineffective-directive = “{ $what }” has no effect for { $whom }, because { $note }.
# $weekday: one of weekday-…; $note: one of dated-…
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] The date is a { $weekday }
   *[other] { $note }
}: “{ $what }”.
# $moment: date and time.
lint-page-expired-unavailable-after = Since { $moment }, the page is no longer shown by { $whom }.
lint-page-reading-dependent = { $detail ->
    [scopes] Whether a bot can be named in the middle of a header matters for { $whom }: “{ $what }”.
   *[scripting] Whether a crawler runs scripts matters for { $whom }: “{ $what }”.
}
lint-page-joined-headers = Several headers may have been joined here, so “{ $what }” may apply to more directives than intended.
lint-page-not-html = With Content-Type “{ $what }” the response is not HTML, so the document’s directives do not count.
lint-page-unread-charset = The document’s encoding is not supported here, so its directives are unknown.
lint-page-canonical-with-noindex = A page that { $whom } may not index should not point to another canonical page.
lint-page-misplaced-nosnippet = On this element, data-nosnippet has no effect for { $whom }.
lint-page-unclosed-nosnippet = An element with data-nosnippet has no end tag.
lint-page-rendered-noindex = Scripts add “{ $what }” for { $whom }.
lint-page-rendered-lifts-noindex = Scripts remove “{ $what }”, but { $whom } may already obey it.
lint-page-rendered-canonical = Scripts change the canonical link: “{ $what }”.
lint-page-rendered-robots = Scripts change “{ $what }”.
# Ends of some sentences above.
lint-perhaps = { $meant ->
    [none] {""}
   *[other] ; “{ $meant }” may be meant
}

# Follows such a sentence if further diagnostics are not shown.
lint-more = { $count ->
    [one] There is { $count } more like this.
   *[other] There are { $count } more like this.
}
# Follows the explanation: names of crawlers, or of dialects such as Google or RFC 9309.
lint-concerned = Crawlers: { $names }.
lint-readings = Affected dialects: { $names }.

# The relation of other places to the diagnostic.
label-first = already here
label-opposite = this says the opposite
label-decides = this rule decides
label-agent = this names the crawlers
label-no-divider = this does not end the group
label-read = this is read
label-lost = this line does not apply
label-also = here too
label-keeps-out = this rule keeps crawlers out
label-prevails = this directive wins
label-head-end = this ends the head
label-belongs = this is related

# The effect of a fix. $old and $new are texts as below.
fix-insert = Insert { $new }{ fix-more }
fix-remove = Remove { $old }{ fix-more }
fix-replace = Replace { $old } with { $new }{ fix-more }
fix-line-break = Replace the line break{ fix-more }
# $count: the number of further changes.
fix-more = { $count ->
    [0] {""}
    [one] {" "}(and one more change)
   *[other] {" "}(and { $count } more changes)
}
fix-text = “{ $text }”
fix-line = a line “{ $text }”
fix-new-line = a line break
fix-white-space = white space

# The reason why each diagnostic matters, for any text.
why-html-document = The server returns a page instead, often its home page or an error page with status 200. Crawlers find no rules in it, so everything is allowed.
why-utf-16 = RFC 9309 requires UTF-8. In UTF-16, crawlers find no rules, so everything is allowed.
why-byte-order-mark = Google and others skip it. Some parsers do not, and lose the first line.
why-spoilt-byte-order-mark = Crawlers read it as part of the first line, so they lose that line. Save the file as UTF-8 without a byte order mark.
why-nul-byte = Google’s parser ends the line there; others read the byte as part of the pattern.
why-invalid-utf-8 = RFC 9309 requires UTF-8. Some parsers drop such bytes, some replace them, and some reject the file.
why-mixed-line-endings = Parsers that follow RFC 9309 accept all line endings. Older ones do not recognise a lone carriage return and read several lines as one.
why-file-too-large = Crawlers need not read more than 500 KiB (RFC 9309, 2.5). Google ignores the rest; for Yandex, such a file restricts nothing.
why-line-too-long = Google’s parser reads at most 16,663 bytes of a line and uses the rule as cut off there.
why-several-fields = Everything after the first colon is the value of the first field, so the other records on the line do nothing.
why-broken-record = A record is a name, a colon and a value. Anything else in their place makes crawlers ignore the line.
why-comment-in-value = Crawlers ignore everything from # to the end of the line. Browsers do not send the part of a URL after # to the server, so no rule can match it; as part of a path, # is written %23.
why-foreign-syntax = Only * and $ have a meaning in patterns; all other characters are compared as they are, so the rule matches no page that was meant.
why-html-comment = Crawlers ignore a line that is not a record, but they read every record, even inside an HTML comment.
why-invisible-character = Crawlers compare every character. With a character that cannot be seen, a name or path is another one, and the line does not do what it seems to do.
why-unset-variable = A program or template wrote this file, and a value was missing. The line does not do what was intended.
why-malformed-line = A valid line has a name, a colon and a value. Crawlers ignore everything else, so what was meant here is lost.
why-missing-colon = Crawlers ignore a line without this colon. Only Google’s parser accepts white space instead, and only if the line has no other colon.
why-misspelled-field = Only Google’s parser accepts the most common typos. All others ignore the line.
why-field-prefix = Google’s parser compares only the beginning of the name, so only Google reads this line.
why-unknown-field = Crawlers ignore fields that they do not know, so the line does nothing.
why-retired-field = The line has no effect.
why-noindex-rule = Google stopped reading it in 2019, and no other engine is known to read it. The pages stay in results.
why-rule-before-group = Rules belong to the user-agent lines above them. Without one, all crawlers ignore them.
why-empty-group = A crawler’s own group replaces the rules for *, even if it is empty. If that is intended, write an empty “Disallow:”.
why-managed-contradiction = Cloudflare inserts the part between its two comments before your text; you cannot edit it. Crawlers read both as one file and merge groups with the same name. Change your own group, or turn the managed part off in Cloudflare’s settings.
why-merged-groups = Blank lines and other fields do not end a group; only a rule does. So the rules below apply to both. If a group should have no rules, write an empty “Disallow:”.
why-lost-wildcard-rules = A crawler follows only the group that names it and inherits nothing from *. Repeat the rules that should also apply to it.
why-repeated-wildcard-group = RFC 9309 merges them. Mojeek uses only the first one, Baidu supports only one, and Yandex treats it as an error.
why-repeated-group = RFC 9309 merges them, even if they are far apart. Some crawlers, such as Mojeek’s, use only the first one, and people may overlook the second.
why-repeated-agent = It changes nothing.
why-empty-agent = A user-agent line without a name applies to no crawler.
why-unmatchable-agent = A crawler looks for its product token: a short name without version, brackets or stars.
why-several-agents = A user-agent line with several names applies at most to the first of them. A group for several crawlers has one line for each.
why-spoilt-wildcard = Only a * alone stands for all crawlers. With another character beside it, it stands for none.
why-wildcard-with-text = Only a * alone stands for all crawlers. Google’s parser ignores what follows a space; RFC 9309 does not.
why-word-for-wildcard = A word is the name of one crawler. Only a * stands for all crawlers.
why-star-in-agent = In a user-agent line, a * stands for all crawlers if it is alone. It does not match names that begin or end alike.
why-company-as-agent = A crawler answers to its product token, and one company can have several crawlers.
why-browser-as-agent = Browsers do not read robots.txt. Most crawlers send “Mozilla” too, but look for their product token.
why-cut-off-agent = A name ends at the first space or other special character. The rest is ignored, so the group may apply to another crawler, or to none.
why-dotted-agent = RFC 9309 allows only letters, _ and - in a name. Google’s parser and others stop at the first other character.
why-disguised-agent = A name ends at the first character that is not allowed in it, even if it cannot be seen. The group then applies to another crawler, or to none.
why-misspelled-crawler = A group applies to a crawler only if its product token is spelled exactly right; letter case does not matter.
why-retired-crawler = The crawler no longer exists or has a new name. Its successor may have no rules.
why-disobedient-crawler = Its operator says so, or it was observed. Rules do not reliably stop it; a firewall does.
why-blocks-everything = Search engines can no longer read the site. It loses its place in results, and crawlers never see a noindex.
why-blocks-search-engine = The search engine can no longer read the site. If that is intended, ignore this.
why-dead-rule = It never decides for the crawlers that it applies to. Something else was probably meant.
why-allow-without-disallow = What no rule disallows is allowed. If crawlers should fetch only these paths, add “Disallow: /”.
why-redundant-rule = It does no harm: all verdicts are the same without it.
why-duplicate-rule = It changes nothing.
why-contradictory-rules = With the longest match, allow wins ties, so the disallow rule does nothing. With the first match, the order decides.
why-order-dependent-rule = Most crawlers use the longest match, in any order. Some use the first: put exceptions first, and both agree.
why-empty-disallow = In RFC 9309 it has no effect. Crawlers that use the first match ignore everything after it.
why-empty-allow = Rules without a path are ignored. Write “Allow: /” to allow everything.
why-pattern-without-slash = Patterns are compared with the URL’s path from its first character, which is a slash.
why-url-as-pattern = robots.txt applies to the host that serves it; patterns begin with the path.
why-space-in-pattern = A line has one pattern, and the space is compared as part of it. In URLs, a space is written %20.
why-dollar-inside = Only at the end of a pattern does it mean the end of the URL.
why-trailing-star = A pattern matches everything that begins with it anyway.
why-blocked-sitemap = Search engines fetch a sitemap only where robots.txt allows it. This applies if the sitemap is on the site of this robots.txt.
why-repeated-star = Each star adds one byte to the length, which makes the rule stronger than it looks.
why-unencoded-character = Requests contain such characters percent-encoded. RFC 9309 and Google compare them that way; Yandex and simpler parsers do not.
why-bad-percent-escape = A percent sign must be followed by two hexadecimal digits; a literal one is written %25. Parsers treat it differently.
why-lower-case-escape = RFC 9309 and Google ignore the letter case of escapes. Simpler parsers do not.
why-case-trap = Paths are case-sensitive, so these are two paths with two answers.
why-yandex-rule-length = Yandex treats longer rules as errors.
why-yandex-rule-count = Yandex ignores the rules beyond its limit.
why-unexamined-rules = Comparing each rule with all others would take too long. The verdicts on URLs are still complete.
why-sensitive-path = Everyone can read robots.txt, and people who search for such files do. Protect them with a password instead.
why-sitemap-not-absolute = Crawlers need the scheme and host; it is not defined what a relative URL refers to.
why-several-sitemaps = Crawlers read a line’s whole value as one URL, or only the text before the first space. Write one line for each sitemap.
why-sitemap-scheme = Sitemaps are fetched over http or https.
why-unreachable-sitemap = Such a name or address leads only to the same computer or network. Write the sitemap’s public URL.
why-duplicate-sitemap = It changes nothing.
why-crawl-delay-ignored = Crawl-delay is not part of RFC 9309; each crawler decides whether to support it. Those that do not choose their own pace.
why-record-before-group = The field applies to the crawlers of its group, and there is no group yet.
why-invalid-value = If the value cannot be read, the line is ignored.
why-lost-wildcard-records = A crawler follows only the group that names it and inherits nothing from *. Repeat the line in its group if it should apply there.
why-contradictory-signals = Groups with the same name are merged, so both signals apply, and no source defines which one counts. Keep one of them.
why-merged-records = RFC 9309 merges groups that no rule separates, and does not define which crawlers their other records are for. Here, a record is for the user-agent lines directly above it; other readers may differ. An empty “Disallow:” separates the groups.
why-unknown-signal = A signal with an unknown name or value has no effect. The values of search, ai-input and ai-train are yes and no.
why-unknown-usage = An unknown preference has no effect.
why-usage-of-blocked-path = Preferences apply to content that a crawler may fetch. Disallowed content is not fetched at all.
why-invalid-ignore = The form of an ignore comment is “# robotscope: ignore CODE, CODE -- REASON”, or ignore-file for the whole file.
why-useless-ignore = The problem no longer exists, or it is on another line.
why-unseen-directive = A crawler that may not fetch a page sees none of its directives: the bare URL can still appear in results. Allow the page, or remove the directive.
why-contradictory-directives = Most engines follow the stricter one, some the more permissive one, and few document it.
why-nosnippet-with-max-snippet = The stricter of the two wins: no text of the page is shown. To allow some text, use max-snippet alone.
why-unknown-directive = Crawlers ignore words that they do not know.
why-misspelled-directive = In X-Robots-Tag, a word before a colon that is not a directive is the name of a bot. All directives after it, up to the next name, apply only to that bot.
why-missing-comma = Directives are separated by commas. Without one, they are a single unknown word.
why-stray-quotes = Only straight quotes can enclose the value of an attribute, and a header’s value needs none. Others become part of the words, which are then unknown.
why-invalid-directive-value = If the value cannot be read, the directive is ignored.
why-needless-value = The value is ignored; the directive counts.
why-misplaced-bot-name = In a header, write a bot’s name and a colon before its directives. In a document, the bot’s name is the name of the meta element.
why-unknown-bot-name = Directives for a name apply only to crawlers that answer to it.
why-several-bot-names = Write one meta element for each bot, or name it “robots” for all.
why-unquoted-content = In HTML, a value without quotes ends at the first space; the rest is read as further attributes. Put the whole value in quotes.
why-retired-directive = The engine used to read it. It does no harm and can be removed.
why-unsupported-directive = As far as known, it means nothing to the major crawlers.
why-lone-indexifembedded = It allows what noindex forbids, for pages that are embedded. Without noindex there is nothing to allow.
why-directive-in-body = Google also reads meta elements there; other engines are only sure to read the head.
why-misspelled-header = A header with another name is another header. Only X-Robots-Tag holds directives.
why-unknown-header-signal = A signal with an unknown name or value has no effect. The values of search, ai-input and ai-train are yes and no.
why-repeated-content = In HTML, only the first of two attributes with the same name counts. Put all directives into one.
why-swallowed-directive = HTML has no elements in a title or in a comment. Close it, and the element after it counts.
why-wrong-meta-attribute = Crawlers look for meta elements by name and read content. Other attributes do nothing.
why-http-equiv-directive = No engine is known to read X-Robots-Tag in a document. Use a meta element with the name “robots”.
why-ineffective-directive = In this place, the crawler does not see it or does not count it.
why-uncertain-date = Google asks for a widely used form, such as RFC 850. Write the date with a time and its zone.
why-expired-unavailable-after = After this date, it works like noindex. Remove it if the page should be found again.
why-reading-dependent = Crawlers differ here, or do not document what they do. It can be written so that all read it the same way.
why-joined-headers = Programs join headers of the same name with commas. Then a bot’s name also applies to the directives of the next header.
why-not-html = Crawlers look for meta elements only in HTML. For other files, use the X-Robots-Tag header.
why-unread-charset = In this encoding, the bytes of tags differ from ASCII, so directives can be missed. Serve the page in UTF-8, or decode it before checking.
why-canonical-with-noindex = A canonical link says that two pages are the same; noindex says that one of them must go. Google advises against using both at once. A canonical link to the page itself is no conflict.
why-misplaced-nosnippet = On other elements the attribute has no effect.
why-unclosed-nosnippet = It is unclear where the part that must not be shown ends.
why-rendered-noindex = Crawlers that do not render pages never see the directive and may index the page. Send it in the HTML or in the X-Robots-Tag header.
why-rendered-lifts-noindex = If Google finds noindex in the HTML, it may not run the scripts at all, and other crawlers run none. To have the page indexed, leave noindex out of the HTML.
why-rendered-canonical = Crawlers that do not render pages do not see the change, and Google asks that scripts leave the link in the HTML unchanged.
why-rendered-robots = Crawlers that do not render pages see only the directives in the HTML. Send the same directives there.
