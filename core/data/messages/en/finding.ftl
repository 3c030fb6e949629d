# Findings about a page beside the verdicts.
# $crawlers: names of crawlers; $what: a directive with its place, as in at-quoted; $places: several of these, and the number of further
# ones.

finding-unseen = robots.txt blocks { $crawlers } from the page, so its directives are never seen: { $places }.
# $rule: which of two opposites applies, as the engines document it, or assumed.
finding-contradiction = { $rule ->
    [stricter] Conflict for { $crawlers }; the stricter directive applies: { $places }.
    [milder] Conflict for { $crawlers }; the more permissive directive applies: { $places }.
   *[assumed] Conflict for { $crawlers }; the stricter directive is assumed to apply, but that is not documented: { $places }.
}
finding-leaked-scope = Several header lines may have been joined here, so a bot’s name may apply to more directives than intended: { $what }.
finding-canonical-with-noindex = A page that { $crawlers } may not index should not point to another canonical page: { $places }.
finding-canonical-elsewhere = The page points to another canonical page, which may be shown instead: { $places }.
finding-listed-with-noindex = A sitemap lists the page, but the page forbids { $crawlers } to index it: { $places }.
finding-listed-but-blocked = A sitemap lists the page, but robots.txt blocks { $crawlers } from it.
finding-blocked-alternate = robots.txt blocks { $crawlers } from the page in another language, so the link cannot be confirmed: { $places }.
finding-blocked-redirect = robots.txt blocks { $crawlers } from the redirect’s target, so the page is never seen: { $places }.
finding-blocked-resource = robots.txt blocks { $crawlers } from files needed to render the page: { $places }.
finding-unknown-bot-name = No known crawler answers to this name: { $places }.
# $detail is a clause, one of outcome-…
finding-no-effect = For { $crawlers }, this has no effect, because { $detail }: { $places }.
# $detail is a sentence, one of fault-…; $meant: the directive that is probably meant, or none.
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] ; “{ $meant }” may be meant
}: { $what }.
# $detail is a sentence, one of dated-…
finding-date = { $detail }: { $what }.
# $detail is a clause, one of reading-…
finding-readings-differ = For { $crawlers }, the result depends on { $detail }: { $places }.
# $detail is a clause, one of status-effect; $certainty: its certainty for these crawlers.
finding-status = { $detail } ({ $crawlers }; { $certainty }){ finding-at }.
finding-not-html = The response is not HTML, so the document’s directives do not count: { $what }.
# $detail: the encoding, one of charset-…
finding-unread-charset = The document is in { $detail }, so its directives are unknown: decode it to UTF-8 first.
finding-several-names = Several names in one attribute count as one name, and no crawler answers to it: { $what }.
finding-unquoted-content = The value of content has no quotes, so it ends at the first space and the rest is lost: { $what }.
finding-misplaced-nosnippet = For { $crawlers }, data-nosnippet works only on span, div and section: { $what }.
finding-unclosed-nosnippet = For { $crawlers }, data-nosnippet needs an element with an end tag: { $what }.
finding-rendered-noindex = Scripts forbid { $crawlers } to index the page, while crawlers that do not render pages may index it: { $places }.
finding-rendered-lifts-noindex = Scripts remove this, but { $crawlers } may obey it without running them: { $places }.
finding-rendered-canonical = Scripts change the canonical link, and only one version of the page contains this: { $places }.
finding-rendered-robots = Scripts change robots directives, so crawlers that do not render pages see other ones: { $places }.
# $detail is a clause, outcome-not-rendered or outcome-rendering-unknown
finding-rendered-only = { $crawlers } may never see this, because { $detail }: { $places }.

finding-places = { $count ->
    [0] { $what }
   *[other] { $what } (and { $count } more)
}
# $known: 1 if the text has a place for it, else 0.
finding-at = { $known ->
    [0] {""}
   *[other] : { $what }
}

fault-unknown-word = This is not a directive
fault-missing-comma = A comma is missing between directives, so they are read as one unknown word
fault-needless-value = The directive takes no value, so the value is ignored
fault-missing-value = The directive needs a value, so it is ignored
fault-not-a-limit = The value must be -1, 0 or a greater number, so the directive is ignored
fault-not-an-image-preview = The value must be none, standard or large, so the directive is ignored
fault-not-a-date = The value is not a date, so the directive is ignored
fault-unknown-zone = The date has an unknown time zone, so the directive is ignored
fault-no-such-moment = This date or time does not exist, so the directive is ignored
fault-date-form = The date is not in the format of RFC 850
fault-empty-scope = Nothing follows the bot’s name
fault-doubtful-scope = This is not a directive, so it is read as a bot’s name, and what follows applies only to that bot
fault-scope-in-meta = A meta element applies to the bot in its name attribute; its content cannot name a bot
fault-late-scope = A bot’s name counts only at the beginning
fault-wildcard-scope = An asterisk would mean all bots, but that is not documented for this header
fault-general-scope = A word for all bots is not a bot’s name
fault-negated-directive = A value cannot turn off a directive
fault-no-colon = A colon is missing before the value, so the directive is ignored
fault-not-a-name = This cannot be a bot’s name

# $weekday is one of weekday-…, $year a number.
dated-wrong-weekday = The date is a { $weekday }; the weekday given is ignored
dated-no-zone = The date has no time zone; UTC is assumed
dated-military-zone = A one-letter time zone is not reliable; UTC is assumed
dated-two-digit-year = The year has two digits; { $year } is assumed
dated-no-time = The date has no time; the start of the day in UTC is assumed
dated-hyphens = The date has hyphens where this format has spaces
dated-long-name = The date spells out a name that this format shortens to three letters

charset-undeclared-utf-16 = UTF-16, declared by neither a byte order mark nor the Content-Type header
charset-iso-2022-jp = ISO-2022-JP, which robotscope does not support
charset-refused = an encoding that browsers refuse to read

weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday

reading-scopes = whether a bot can be named in the middle of a header
reading-placement = whether meta elements in the body count
reading-scripting = whether the document is read with scripting
