# Records beside the rules.

# The requested delay of a crawler: from one line, from several, or none.
# $name: the crawler; $honoured: whether it honours the delay; $certainty: its certainty.
delay-one = Line { $line } asks { $name } to wait { $seconds } s between requests; { delay-honoured }.
delay-several = Several lines ask { $name } to wait for different times, and no source says which counts; { delay-honoured }.
delay-none = No line asks { $name } to wait between requests.
# Ends of the sentences above; “it” is the crawler.
delay-honoured = { $honoured ->
    [yes] it honours this ({ $certainty })
    [no] it ignores this ({ $certainty })
   *[unknown] whether it honours this is not known
}
# The reason why records are an interpretation; $lines: the lines of other records, and $count: how many.
same-group = { $count ->
    [one] RFC 9309 counts line { $lines } to the same group
   *[other] RFC 9309 counts lines { $lines } to the same group
}, because no rule separates the user-agent lines, and does not define which crawlers such records are for. This answer uses only records directly below a user-agent line for the crawler.

# The expected value of a record with another value.
record-fault-empty = expected a value
record-fault-extra-text = expected nothing more
record-fault-not-a-number = expected a number of seconds, such as 10 or 0.5
record-fault-too-great = expected a smaller number
record-fault-not-a-rate = expected documents per time, such as 1/10s or 20/1h
record-fault-not-a-time = expected two times of day, such as 0600-0845
record-fault-not-absolute = expected an absolute URL, such as https://example.com/sitemap.xml
record-fault-not-a-host = expected a host name, such as www.example.com, with a port of at most 65535
record-fault-no-parameter = expected the name of a query parameter
record-fault-not-a-path = expected a path, which begins with / or *
record-fault-too-long = expected at most 500 characters
record-fault-not-a-dictionary = expected preferences such as train-ai=n, in lower case
