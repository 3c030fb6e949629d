# The reason why a crawler may or may not fetch a URL.
# $name: the crawler; $path: the requested path; $access: allowed or disallowed; $line and $rule: number and text of the deciding line;
# $lines: numbers of lines, and $count: how many.

# Beginnings of the sentences below.
crawl-may = { $name } { $access ->
    [allowed] may crawl
   *[disallowed] may not crawl
} { $path }
crawl-reason-robots-txt-itself = { crawl-may }: robots.txt itself is always allowed.
crawl-reason-no-group = { crawl-may }: no group applies to it.
crawl-reason-wildcard-ignored = { crawl-may }: no group names it, and it ignores the group for * on { crawl-lines }.
crawl-reason-no-match = { crawl-may }: no rule of its group matches.
crawl-reason-longest-match = { crawl-may }: line { $line }, “{ $rule }”, is the longest match.
crawl-reason-allow-wins-tie = { crawl-may }: line { $line }, “{ $rule }”, is as long as the longest disallow rule that matches, and allow wins ties.
crawl-reason-first-match = { crawl-may }: line { $line }, “{ $rule }”, is the first match.
crawl-reason-allow-first = { crawl-may }: line { $line }, “{ $rule }”, is the first match when allow lines are checked before disallow lines.

# Lines within a sentence.
crawl-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}

# Steps to the answer. The lines that name the crawler; $token is a name that it obeys, $name its product token.
crawl-step-named = { $count ->
    [0] No user-agent line names { $token }.
    [one] Line { $lines } names { $token }.
   *[other] Lines { $lines } name { $token }.
}
crawl-step-named-alike = { $count ->
    [0] No user-agent line names { $token }, which { $name } also answers to.
    [one] Line { $lines } names { $token }, which { $name } also answers to.
   *[other] Lines { $lines } name { $token }, which { $name } also answers to.
}

# The consequence for the group for `*`.
crawl-step-wildcard-replaced = A group that names the crawler replaces the group for *.
crawl-step-wildcard-applies = So the group for * applies, on { crawl-lines }.
crawl-step-wildcard-ignored = There is a group for * on { crawl-lines }, but { $name } ignores it.
crawl-step-wildcard-absent = There is no group for * either.

# The groups that count; $count are ignored, or combined.
crawl-step-passed-over = { $count ->
    [one] Another group for it is ignored: this dialect uses only one.
   *[other] { $count } more groups for it are ignored: this dialect uses only one.
}
crawl-step-merged-wildcards = { $count } groups are for *, so their rules are merged.
crawl-step-merged = { $count } groups name the same crawler, so their rules are merged.
crawl-step-one-group = Lines { $lines } are in the same group: no rule separates their user-agent lines (RFC 9309, 2.2.1).

# The compared path.
crawl-step-host-and-path = The URL has no scheme, so it was read as a host name and the path { $path }.
crawl-step-canonical = The path is compared in its canonical form, { $path }.
crawl-step-lower-case-escape = The lower-case escape in the URL makes the difference: this crawler reads escapes in rules as upper-case, and those in URLs as written. For { $path }, line { $line }, “{ $rule }”, decides.

# The outcome of a matching rule. $bytes is its length.
crawl-rule-matches = Line { $line }, “{ $rule }”, matches { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
crawl-rule-longest = Line { $line }, “{ $rule }”, is the longest match ({ $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}).
crawl-rule-wins = { crawl-rule-matches } and decides.
crawl-rule-shorter = Line { $line }, “{ $rule }”, is a shorter match ({ $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}).
crawl-rule-loses-tie = { crawl-rule-matches } but loses the tie.
crawl-rule-repeats = { crawl-rule-matches } and says the same.
crawl-rule-later = { crawl-rule-matches } but comes later.
crawl-rule-overruled = { crawl-rule-matches } but does not count here.
crawl-rule-empty = Line { $line }, “{ $rule }”, has no path, so it has no effect.
crawl-rule-everything-wins = Line { $line }, “{ $rule }”, allows everything and decides.
crawl-rule-everything-loses = Line { $line }, “{ $rule }”, allows everything but does not decide.
crawl-rules-more = { $count ->
    [one] { $count } more rule matches but does not decide.
   *[other] { $count } more rules match but do not decide.
}

# The final step.
crawl-end-robots-txt-itself = Crawlers may always fetch /robots.txt (RFC 9309, 2.2.2).
crawl-end-no-group = No group applies, so everything is allowed.
crawl-end-no-match = No rule matches, so the path is allowed.
crawl-end-no-path-matches = No rule with a path matches, so the path is allowed.
crawl-end-allow-wins-tie = Two rules of equal length disagree: allow wins.

# Whether a crawler obeys. $certainty: documented, reported or assumed, in words.
compliance-obeys = { $name } obeys robots.txt ({ $certainty }).
compliance-ignores = { $name } ignores robots.txt ({ $certainty }).
compliance-user-triggered = { $name } fetches pages that users ask for; robots.txt generally does not apply to it ({ $certainty }).
compliance-unknown = Whether { $name } obeys robots.txt is not known.
