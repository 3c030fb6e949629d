# What is wrong with a robots.txt or a page, by the code of the diagnostic.
# $what: the text that it is about; $whom: names of crawlers; $count: how many;
# $line and $other: number and text of the line that has to do with it; $meant: the word that was probably meant, or none;
# $detail: what else is known of it, see there.

lint-html-document = This is an HTML page and no robots.txt.
lint-utf-16 = The file is in UTF-16; robots.txt must be UTF-8.
lint-byte-order-mark = A byte order mark stands before the first line.
lint-nul-byte = NUL bytes are no text.
lint-invalid-utf-8 = These bytes are not UTF-8.
lint-mixed-line-endings = This line ends in another way than the first one.
lint-file-too-large = From here on the file is not read: { $count ->
    [one] { $count } rule is lost
   *[other] { $count } rules are lost
}.
lint-line-too-long = The line is longer than some readers read; they cut it off.
lint-malformed-line = This is no record: “{ $what }”.
lint-missing-colon = The colon is missing in “{ $what }”.
lint-misspelled-field = “{ $what }” is misspelled{ lint-probably }.
lint-field-prefix = “{ $what }” is no field{ lint-probably }.
lint-unknown-field = Nobody knows a field “{ $what }”{ lint-probably }.
lint-retired-field = No engine reads “{ $what }” any more.
lint-noindex-rule = Nobody reads “{ $what }” in robots.txt: to keep pages out of results, use a robots meta element or the X-Robots-Tag header.
lint-rule-before-group = No user-agent line stands before this: { $count ->
    [one] { $count } rule is for nobody
   *[other] { $count } rules are for nobody
}.
lint-empty-group = No rule follows, so the crawlers of “{ $what }” may fetch everything.
lint-managed-contradiction = Cloudflare’s managed part and your own say opposite things of the whole site for “{ $what }”. Groups of one name are merged, and line { $line }, “{ $other }”, decides.
lint-merged-groups = “{ $what }” is in one group with line { $line }, “{ $other }”: no rule stands between them.
lint-lost-wildcard-rules = “{ $what }” has a group of its own, so { $count ->
    [one] { $count } rule of * is
   *[other] { $count } rules of * are
} not for it.
lint-repeated-wildcard-group = There is a group for * already, on line { $line }, “{ $other }”.
lint-repeated-group = There is a group for “{ $what }” already, on line { $line }, “{ $other }”.
lint-repeated-agent = “{ $what }” is named already, on line { $line }, “{ $other }”.
lint-empty-agent = This user-agent line names nobody.
lint-unmatchable-agent = “{ $what }” does not name { $whom }{ lint-probably }.
lint-misspelled-crawler = No known crawler answers to “{ $what }”{ lint-probably }.
lint-retired-crawler = “{ $what }” is a name of the past{ $meant ->
    [none] {""}
   *[other] ; there are no rules for “{ $meant }”, which took its place
}.
lint-disobedient-crawler = “{ $what }” generally takes no notice of robots.txt.
lint-blocks-everything = “{ $what }” keeps every crawler that no other group names from the whole site.
lint-blocks-search-engine = “{ $what }” keeps { $whom } from the whole site.
# $detail: why the rule is dead; $by: the rules that do instead, each as in quoted-line.
lint-dead-rule = { $detail ->
    [overruled] “{ $what }” never decides: wherever it matches, { $by } does, too, and is stronger.
    [implied] “{ $what }” changes nothing: without it { $by } says the same.
    [robots-txt-itself] “{ $what }” changes nothing: /robots.txt is always allowed.
   *[no-url] “{ $what }” matches nothing: no URL has such a path.
}
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
   *[other] “{ $what }” changes nothing: { $by } says the same.
}
lint-by = { $list } or { $next }
lint-duplicate-rule = “{ $what }” stands on line { $line }, “{ $other }” already.
lint-contradictory-rules = “{ $what }” and line { $line }, “{ $other }” say the opposite of the same paths.
lint-order-dependent-rule = “{ $what }” never decides where the first rule that matches does: line { $line }, “{ $other }” comes before.
lint-empty-disallow = A disallow rule without a path among other rules.
lint-empty-allow = An allow rule without a path has no effect.
lint-pattern-without-slash = “{ $what }” matches nothing: a path begins with a slash.
lint-url-as-pattern = “{ $what }” matches nothing: only the path is compared, not the whole URL.
lint-space-in-pattern = White space within the pattern “{ $what }”.
lint-dollar-inside = A dollar sign within a pattern is a character like any other: “{ $what }”.
lint-trailing-star = The star at the end of “{ $what }” is not needed.
lint-repeated-star = One star is as good as several: “{ $what }”.
lint-unencoded-character = “{ $what }” is not percent-encoded.
lint-bad-percent-escape = “{ $what }” is no percent escape.
lint-lower-case-escape = “{ $what }” is an escape in small letters.
lint-case-trap = “{ $what }” and line { $line }, “{ $other }” differ only in letter case.
lint-yandex-rule-length = Yandex reads at most 1,024 characters of a rule.
lint-yandex-rule-count = Yandex reads at most 2,048 rules; this is one more.
lint-unexamined-rules = Too many rules: those that never decide are not looked for among all of them.
lint-sensitive-path = “{ $what }” tells everybody where to look.
lint-sitemap-not-absolute = The URL of a sitemap must be a whole one: “{ $what }”.
lint-sitemap-scheme = Crawlers of the web do not fetch “{ $what }”.
lint-duplicate-sitemap = “{ $what }” stands on line { $line }, “{ $other }” already.
lint-crawl-delay-ignored = Without effect for { $whom }: “{ $what }”.
lint-record-before-group = “{ $what }” is for nobody: it belongs into a group.
# $field: the name of a field; $detail: one of record-fault-…
lint-invalid-value = The value of { $field } cannot be read: { $detail }.
lint-unknown-signal = Nobody knows the content signal “{ $what }”.
lint-unknown-usage = Nobody knows the preference “{ $what }”.
lint-usage-of-blocked-path = “{ $what }” is about content that may not be fetched at all.
lint-invalid-ignore = { $detail ->
    [unknown-word] “{ $what }” is neither “ignore” nor “ignore-file”.
    [no-code] No code is named that should be ignored.
    [unknown-code] There is no code “{ $what }”.
   *[no-reason] No reason is given; write it behind “--”.
}
lint-useless-ignore = There is nothing here to ignore: “{ $what }”.
# How some of the sentences above end.
lint-probably = { $meant ->
    [none] {""}
   *[other] ; “{ $meant }” is probably meant
}

# Of a page.
lint-page-unseen-directive = robots.txt keeps { $whom } from reading “{ $what }”.
lint-page-contradictory-directives = For { $whom } there is “{ $what }” and its opposite.
lint-page-nosnippet-with-max-snippet = Beside nosnippet, “{ $what }” does nothing.
lint-page-unknown-directive = “{ $what }” is no directive{ lint-perhaps }.
lint-page-misspelled-directive = “{ $what }” is no directive, so it is read as a bot’s name, and what follows is for that bot alone{ lint-perhaps }.
lint-page-missing-comma = A comma is missing in “{ $what }”.
lint-page-stray-quotes = These quotation marks are taken for text: “{ $what }”.
lint-page-invalid-directive-value = { $detail ->
    [missing] There is no value
    [not-a-limit] The value must be -1, 0 or a greater number
    [not-an-image-preview] The value must be none, standard or large
    [unknown-zone] Nobody knows this time zone
    [no-such-moment] There is no such day or time
   *[not-a-date] The value is no date
}: “{ $what }”.
lint-page-needless-value = The directive takes no value: “{ $what }”.
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] Nothing stands behind the bot’s name “{ $what }”.
    [scope-in-meta] In the content of an element no bot can be named: “{ $what }”.
    [wildcard-scope] An asterisk is no bot’s name; without one, all are meant.
   *[not-a-name] This can be no bot’s name: “{ $what }”.
}
lint-page-unknown-bot-name = No known crawler answers to “{ $what }”{ lint-perhaps }.
lint-page-several-bot-names = “{ $what }” is one name, and nobody answers to it.
lint-page-unquoted-content = The value of content has no quotes, so it ends at the first space and “{ $what }” is lost.
lint-page-retired-directive = “{ $what }” is of the past: without effect for { $whom }.
lint-page-unsupported-directive = “{ $what }” is without effect for { $whom }.
lint-page-lone-indexifembedded = Without noindex, “{ $what }” does nothing.
lint-page-directive-in-body = “{ $what }” is in the body, where it may be without effect for { $whom }.
lint-page-http-equiv-directive = “{ $what }” is in an element with http-equiv in place of name.
# $note: one of fate-…
lint-page-ineffective-directive = “{ $what }” is without effect for { $whom }, because { $note }.
# $weekday: one of weekday-…; $note: one of dated-…
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] The date is a { $weekday }
   *[other] { $note }
}: “{ $what }”.
# $moment: date and time.
lint-page-expired-unavailable-after = Since { $moment } the page is not shown any more by { $whom }.
lint-page-reading-dependent = { $detail ->
    [scopes] Whether a bot may be named behind the beginning of a header matters for { $whom }: “{ $what }”.
   *[scripting] Whether a crawler runs scripts matters for { $whom }: “{ $what }”.
}
lint-page-joined-headers = Several headers may have been joined here, so that “{ $what }” seems to be for more than it was.
lint-page-not-html = By its Content-Type “{ $what }” the response is no HTML, so the document’s directives do not count.
lint-page-unread-charset = The document is in an encoding that is not read here, so what it says to crawlers is unknown.
lint-page-canonical-with-noindex = The page names another one as its canonical, and forbids { $whom } to index it.
lint-page-misplaced-nosnippet = On this element, data-nosnippet means nothing to { $whom }.
lint-page-unclosed-nosnippet = An element with data-nosnippet is not closed.
# How some of the sentences above end.
lint-perhaps = { $meant ->
    [none] {""}
   *[other] ; “{ $meant }” may be meant
}

# After such a sentence: there are more that are not shown.
lint-more = { $count ->
    [one] There is { $count } more like this.
   *[other] There are { $count } more like this.
}
# After the explanation: names of crawlers, or of readings such as Google or RFC 9309.
lint-concerned = Crawlers: { $names }.
lint-readings = Readings that suffer: { $names }.

# What other places have to do with it.
label-first = the same stands here
label-opposite = this says the opposite
label-decides = this rule decides
label-agent = this names whom it is for
label-no-divider = this does not end the group
label-lost = this rule does not count
label-also = here, too
label-keeps-out = this rule keeps crawlers out
label-prevails = this directive prevails
label-belongs = this belongs to it

# What a fix does. $old and $new are texts as below.
fix-insert = Insert { $new }{ fix-more }
fix-remove = Remove { $old }{ fix-more }
fix-replace = Replace { $old } by { $new }{ fix-more }
fix-line-break = Replace the line break{ fix-more }
# $count: so many changes more.
fix-more = { $count ->
    [0] {""}
    [one] {" "}(and another change)
   *[other] {" "}(and { $count } more changes)
}
fix-text = “{ $text }”
fix-line = a line “{ $text }”
fix-white-space = white space

# Why each diagnostic matters, whatever the text.
why-html-document = The server answers with a page instead, often its start page or an error page with status 200. Readers find no rules in it, so everything is allowed.
why-utf-16 = RFC 9309 asks for UTF-8. In UTF-16 no reader finds a single rule, so everything is allowed.
why-byte-order-mark = Google and others skip it. Some parsers do not, and lose the first line.
why-nul-byte = Google’s parser ends the line there; others take the byte as part of the pattern.
why-invalid-utf-8 = RFC 9309 asks for UTF-8. Some parsers drop such bytes, some replace them, and some refuse the file.
why-mixed-line-endings = Every reader that follows RFC 9309 takes them all. Older parsers do not know a lone carriage return and read several lines as one.
why-file-too-large = A reader need not read more than 500 KiB (RFC 9309, 2.5). Google ignores the rest; for Yandex such a file restricts nothing at all.
why-line-too-long = Google’s parser reads at most 16,663 bytes of a line and uses the rule that it has then.
why-malformed-line = A record is a name, a colon and a value. All readers pass over anything else, so a rule that was meant is lost.
why-missing-colon = Only Google’s parser takes white space for a forgotten colon. To all others the line does not exist.
why-misspelled-field = Only Google’s parser forgives the most frequent typos. To all others the line does not exist.
why-field-prefix = Google’s parser compares only how the name begins, so the line counts there and nowhere else.
why-unknown-field = Readers pass over fields that they do not know, so the line does nothing.
why-retired-field = The line has no effect.
why-noindex-rule = Google stopped in 2019, and no other engine is known to have read it. The pages stay in results.
why-rule-before-group = Rules belong to the user-agent lines above them. Without one they are ignored by every reader.
why-empty-group = A group of its own replaces the rules for everybody, even if it has none. Write an empty “Disallow:” if that is meant.
why-managed-contradiction = Cloudflare writes the part between its two comments before your text; it is not yours to edit. Crawlers read both as one file and merge groups of the same name. Change your own group, or switch the managed part off in Cloudflare’s settings.
why-merged-groups = Blank lines and other records do not end a group; only a rule does. So the rules below are for both. Write an empty “Disallow:” where a group has no rules.
why-lost-wildcard-rules = A crawler follows the group that names it and no other: nothing is inherited from *. Repeat the rules that are to hold for it, too.
why-repeated-wildcard-group = RFC 9309 merges them. Mojeek takes only the first one, Baidu knows only one, and Yandex calls it an error.
why-repeated-group = RFC 9309 merges them, wherever they stand. Mojeek takes only the first one, and people read only one of them.
why-repeated-agent = It changes nothing.
why-empty-agent = A user-agent line without a name applies to no crawler.
why-unmatchable-agent = A crawler looks for its product token: a short name without version, brackets or stars.
why-misspelled-crawler = A group applies to a crawler only if its product token is written exactly, letter case aside.
why-retired-crawler = The crawler is gone or has another name by now. The rules may be missing for its successor.
why-disobedient-crawler = Its operator says so, or it was observed. Rules for it keep nothing away; a firewall does.
why-blocks-everything = Search engines can no longer read the site. It loses its place in results, and a noindex is never seen.
why-blocks-search-engine = The search engine can no longer read the site. If that is meant, all is well.
why-dead-rule = It decides nothing for the crawlers that it applies to: another rule always wins. Something else was probably meant.
why-redundant-rule = It does no harm: all verdicts are the same without it.
why-duplicate-rule = It changes nothing.
why-contradictory-rules = Where the longest rule decides, allow wins a tie, so the disallow rule does nothing. Where the first one does, the order decides.
why-order-dependent-rule = Most readers take the longest rule that matches, in any order. Some take the first: put the exceptions first, and both agree.
why-empty-disallow = By RFC 9309 it has no effect. For Yandex it allows everything, and for readers that take the first rule that matches all that follows is lost.
why-empty-allow = Rules without a path are ignored. Write “Allow: /” to allow everything.
why-pattern-without-slash = Patterns are compared with the path of a URL from its first character on, which is a slash.
why-url-as-pattern = robots.txt is for the host that it lies on; patterns begin with the path.
why-space-in-pattern = One line holds one pattern; it is compared with the space in it. Where URLs have a space, they have it as %20.
why-dollar-inside = Only at the end of a pattern does it mean the end of the URL.
why-trailing-star = A pattern matches everything that begins with it anyway.
why-repeated-star = Each star is one more octet, which makes the rule stronger than it looks.
why-unencoded-character = Requests hold such characters percent-encoded. RFC 9309 and Google compare them so; Yandex and simpler parsers do not.
why-bad-percent-escape = A percent sign is followed by two hexadecimal digits; a plain one is written %25. Readers differ in what they make of it.
why-lower-case-escape = RFC 9309 and Google compare escapes without regard to case. Simpler parsers do not.
why-case-trap = Paths are compared with regard to letter case, so these are two paths with two answers.
why-yandex-rule-length = Yandex takes longer rules for errors.
why-yandex-rule-count = Yandex does not read the rules behind its limit.
why-unexamined-rules = Nobody reads so many rules, and to compare each with all others would take too long. The verdicts on URLs are complete all the same.
why-sensitive-path = Everybody may read robots.txt, and those who search for such files do. Protect them with a password instead.
why-sitemap-not-absolute = Crawlers need scheme and host; what the URL is relative to is not defined.
why-sitemap-scheme = Sitemaps are fetched by http or https.
why-duplicate-sitemap = It changes nothing.
why-crawl-delay-ignored = Crawl-delay is no part of RFC 9309; each crawler decides whether it knows it. Those that do not know it choose their own pace.
why-record-before-group = The record counts for the crawlers of its group, and there is none yet.
why-invalid-value = A record whose value cannot be read is ignored.
why-unknown-signal = A signal that nobody knows says nothing.
why-unknown-usage = A preference that nobody knows says nothing.
why-usage-of-blocked-path = Preferences are about content that a crawler may fetch. What is disallowed is not fetched in the first place.
why-invalid-ignore = A comment that silences has the form “# robotscope: ignore CODE, CODE -- REASON”, or ignore-file for all of the file.
why-useless-ignore = What was to be silenced is not there any more, or stands in another line.
why-unseen-directive = Who may not fetch a page reads none of its directives: its URL may be listed all the same. Allow the page, or remove the directive.
why-contradictory-directives = Most engines follow the stricter one, some the milder one, and few say which.
why-nosnippet-with-max-snippet = The stricter one of the two prevails: no text of the page is shown. Write max-snippet alone, if some may be.
why-unknown-directive = Crawlers pass over words that they do not know.
why-misspelled-directive = In X-Robots-Tag, a word before a colon that is no directive is the name of a bot. All directives behind it, up to the next name, are for that bot only.
why-missing-comma = Directives are divided by commas. Without one, they are a single word that nobody knows.
why-stray-quotes = Only straight quotes enclose the value of an attribute, and a header’s value has none at all. Others become part of the words, and then nobody knows these.
why-invalid-directive-value = A directive whose value cannot be read is ignored.
why-needless-value = The value is passed over; the directive counts.
why-misplaced-bot-name = In a header, a bot’s name and a colon go before the directives for it. In a document, the meta element has the bot’s name.
why-unknown-bot-name = Directives for a name count only for the crawlers that answer to it.
why-several-bot-names = Write one meta element for each bot, or name it “robots” for all.
why-unquoted-content = In HTML, a value without quotes ends at the first space; what follows is read as further attributes. Put the whole value in quotes.
why-retired-directive = The engine read it once. It does no harm, and can go.
why-unsupported-directive = As far as is known, it means nothing to the crawlers that matter.
why-lone-indexifembedded = It allows what noindex forbids, for pages that are embedded. Without noindex there is nothing to allow.
why-directive-in-body = Google reads meta elements there, too; of others only the head is sure to be read.
why-http-equiv-directive = No engine is known to read X-Robots-Tag in a document. Use a meta element with the name “robots”.
why-ineffective-directive = Where it stands, the crawler does not see it or does not count it.
why-uncertain-date = Google asks for a widely used form, such as RFC 850. Write the date with a time and its zone.
why-expired-unavailable-after = From the date on, it acts as noindex. Remove it, if the page is to be found again.
why-reading-dependent = Crawlers differ here, or do not say what they do. There is a way to write it that all read alike.
why-joined-headers = Programs join headers of one name with commas. Then a bot’s name seems to be for the directives of the next header, too.
why-not-html = Crawlers look for meta elements only in HTML. For other files, use the X-Robots-Tag header.
why-unread-charset = In this encoding the bytes of tags are not those of ASCII, so directives can be missed. Serve the page in UTF-8, or decode it before you check it.
why-canonical-with-noindex = A canonical link says that two pages are one, and noindex that one of them must go. Google advises against both at once.
why-misplaced-nosnippet = On other elements the attribute has no effect.
why-unclosed-nosnippet = It is not sure how far the part reaches that must not be shown.
