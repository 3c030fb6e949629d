# What else is worth knowing about a page.
# $crawlers: names of crawlers; $what: a directive with its place, as in at-quoted; $places: the same, and how many more there are.

finding-unseen = robots.txt keeps { $crawlers } from fetching the page, so its directives stay unseen: { $places }.
# $rule: which of two opposites applies, as the engines document it, or assumed.
finding-contradiction = { $rule ->
    [stricter] Conflict for { $crawlers }; the stricter directive applies: { $places }.
    [milder] Conflict for { $crawlers }; the directive that allows applies: { $places }.
   *[assumed] Conflict for { $crawlers }; the stricter directive is assumed to apply, but no document says so: { $places }.
}
finding-leaked-scope = Several header lines may have been joined into one here, and then a bot’s name seems to be for what it was not: { $what }.
finding-canonical-with-noindex = The page names another one as canonical and forbids { $crawlers } to index it, which contradict each other: { $places }.
finding-nobody-answers = No known crawler answers to this name: { $places }.
# $detail is a clause, one of fate-…
finding-no-effect = Without effect for { $crawlers }, because { $detail }: { $places }.
# $detail is a sentence, one of fault-…; $meant: the directive that was probably meant, or none.
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] ; “{ $meant }” may be meant
}: { $what }.
# $detail is a sentence, one of dated-…
finding-date = { $detail }: { $what }.
# $detail is a clause, one of reading-…
finding-readings-differ = For { $crawlers } it matters { $detail }: { $places }.
# $detail is a clause, one of status-effect; $certainty: how sure that is for these crawlers.
finding-status = { $detail } ({ $crawlers }; { $certainty }): { $what }.
finding-not-html = The response is no HTML, so the document’s directives do not count: { $what }.
# $detail: the encoding, one of charset-…
finding-unread-charset = The document is in { $detail }, so what it says to crawlers is unknown here: decode it to UTF-8 first.
finding-several-names = Several names in one attribute are one name that nobody answers to: { $what }.
finding-unquoted-content = The value of content has no quotes, so it ends at the first space and this is lost: { $what }.
finding-misplaced-nosnippet = To { $crawlers }, data-nosnippet means something on span, div and section alone: { $what }.
finding-unclosed-nosnippet = To { $crawlers }, data-nosnippet needs an element that is closed: { $what }.

finding-places = { $count ->
    [0] { $what }
   *[other] { $what } (and { $count } more)
}
# Instead of a directive.
finding-something = something

fault-unknown-word = This is no directive
fault-missing-comma = A comma is missing between directives, so together they are one unknown word
fault-needless-value = The directive takes no value; it counts as if there were none
fault-missing-value = The directive needs a value, so it is ignored
fault-not-a-limit = The value must be -1, 0 or a greater number, so the directive is ignored
fault-not-an-image-preview = The value must be none, standard or large, so the directive is ignored
fault-not-a-date = The value is no date, so the directive is ignored
fault-unknown-zone = The date has an unknown time zone, so the directive is ignored
fault-no-such-moment = There is no such day or time, so the directive is ignored
fault-date-form = The date has not the form of RFC 850
fault-empty-scope = Nothing stands behind the bot’s name
fault-doubtful-scope = This is no directive, so it is read as a bot’s name, and what follows is for that bot alone
fault-scope-in-meta = A meta element is for those whom its name says; no bot can be named in its content
fault-late-scope = A bot’s name counts at the beginning alone
fault-wildcard-scope = An asterisk means everybody, which no document says of this header
fault-not-a-name = This can be no bot’s name

# $weekday is one of weekday-…, $year a number.
dated-wrong-weekday = The date is a { $weekday }; the weekday is overlooked
dated-no-zone = The date has no time zone; UTC is assumed
dated-military-zone = A time zone of one letter is not reliable; UTC is assumed
dated-two-digit-year = The year has two digits; { $year } is assumed
dated-no-time = The date has no time; the beginning of the day in UTC is assumed
dated-hyphens = The date has hyphens where its form has spaces
dated-long-name = The date has a name in full where its form has three letters

charset-undeclared-utf-16 = UTF-16 that neither a byte order mark nor the Content-Type header declares
charset-iso-2022-jp = ISO-2022-JP, which robotscope does not read
charset-refused = an encoding that browsers refuse to read

weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday

reading-conflicts = whether the stricter or the milder directive prevails
reading-scopes = whether a bot may be named behind the beginning of a header
reading-dates = whether dates of any form count or those of RFC 850 alone
reading-placement = whether meta elements in the body count
reading-scripting = whether the document is read with scripting
reading-bytes = how many bytes of the document are read
