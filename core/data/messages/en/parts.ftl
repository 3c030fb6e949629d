# Parts of sentences, which stand in many of them.

# A list: $list is what there is of it already, $next comes after it, and list-last ends it.
list-next = { $list }, { $next }
list-last = { $list } and { $next }
# $count more are not named.
list-rest = { $list } and { $count } more
# Instead of names, where there are none.
list-nobody = nobody

# Whole sentences, one after the other.
sentences = { $list } { $next }

# A line of a file as it is quoted in a list. $line is its number.
quoted-line = line { $line }, “{ $text }”

# How sure something is.
sure-documented = documented
sure-reported = reported
sure-assumed = assumed
