# The records beside the rules.

# How long a crawler is asked to wait: by one line, by several, or not at all.
# $name: the crawler; $honoured: whether it does as it is asked; $certainty: how sure that is.
delay-one = Line { $line } asks { $name } to wait { $seconds } s between requests; { delay-honoured }.
delay-several = Several lines ask { $name } to wait for different times, and no source says which counts; { delay-honoured }.
delay-none = No line asks { $name } to wait between requests.
# How the sentences above end; it is the crawler.
delay-honoured = { $honoured ->
    [yes] it honours this ({ $certainty })
    [no] it ignores this ({ $certainty })
   *[unknown] whether it honours this is not known
}
# Why records are a reading; $lines: the lines of other records, and $count: how many they are.
same-group = { $count ->
    [one] RFC 9309 counts line { $lines } to the same group
   *[other] RFC 9309 counts lines { $lines } to the same group
}, because no rule separates the user-agent lines, and does not define which crawlers such records are for. This answer uses only records directly below a user-agent line for the crawler.

# What the value of a record should be, where it is something else.
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
