# 爬虫为什么可以或不能抓取某个 URL。

crawl-may = { $name } { $access ->
    [allowed] 可以抓取
   *[disallowed] 被屏蔽，不能抓取
} { $path }
crawl-reason-robots-txt-itself = { crawl-may }：robots.txt 本身始终允许抓取。
crawl-reason-no-group = { crawl-may }：没有适用于它的规则组。
crawl-reason-wildcard-ignored = { crawl-may }：没有规则组指定它，而它会忽略 * 规则组（{ crawl-lines }）。
crawl-reason-no-match = { crawl-may }：它的规则组中没有匹配的规则。
crawl-reason-longest-match = { crawl-may }：第 { $line } 行“{ $rule }”是最长匹配。
crawl-reason-allow-wins-tie = { crawl-may }：第 { $line } 行“{ $rule }”与匹配的最长 Disallow 规则一样长，长度相同时 Allow 优先。
crawl-reason-first-match = { crawl-may }：第 { $line } 行“{ $rule }”是第一个匹配。
crawl-reason-allow-first = { crawl-may }：先检查 Allow 行、再检查 Disallow 行，第 { $line } 行“{ $rule }”是第一个匹配。

crawl-lines = { $count ->
    [1] 第 { $lines } 行
   *[other] 第 { $lines } 行
}

crawl-step-named = { $count ->
    [0] 没有 User-agent 行指定 { $token }。
    [1] 第 { $lines } 行指定了 { $token }。
   *[other] 有 { $count } 行指定了 { $token }（第 { $lines } 行）。
}
crawl-step-named-alike = { $count ->
    [0] { $name } 也响应 { $token } 这个名称，但没有 User-agent 行指定它。
    [1] { $name } 也响应 { $token } 这个名称，第 { $lines } 行指定了它。
   *[other] { $name } 也响应 { $token } 这个名称，有 { $count } 行指定了它（第 { $lines } 行）。
}

crawl-step-wildcard-replaced = 指定了该爬虫的规则组会取代 * 规则组。
crawl-step-wildcard-applies = 因此适用 * 规则组（{ crawl-lines }）。
crawl-step-wildcard-ignored = 有 * 规则组（{ crawl-lines }），但 { $name } 会忽略它。
crawl-step-wildcard-absent = 也没有 * 规则组。

crawl-step-passed-over = 另有 { $count } 个针对它的规则组被忽略：此方言只采用一个。
crawl-step-merged-wildcards = 有 { $count } 个 * 规则组，因此其规则合并。
crawl-step-merged = 有 { $count } 个规则组指定了同一个爬虫，因此其规则合并。
crawl-step-one-group = 第 { $lines } 行属于同一规则组：这些 User-agent 行之间没有规则（RFC 9309，2.2.1）。

crawl-step-host-and-path = 该 URL 没有协议，因此按主机名加路径 { $path } 解读。
crawl-step-canonical = 比较时使用路径的规范形式 { $path }。
crawl-step-lower-case-escape = 差别在于 URL 中的小写转义：此爬虫把规则中的转义按大写解读，而 URL 中的转义按原样解读。对于 { $path }，第 { $line } 行“{ $rule }”起决定作用。

crawl-rule-matches = 第 { $line } 行“{ $rule }”匹配（{ $bytes } 字节）
crawl-rule-longest = 第 { $line } 行“{ $rule }”是最长匹配（{ $bytes } 字节）。
crawl-rule-wins = { crawl-rule-matches }，起决定作用。
crawl-rule-shorter = 第 { $line } 行“{ $rule }”是较短的匹配（{ $bytes } 字节）。
crawl-rule-loses-tie = { crawl-rule-matches }，长度相同，但不优先。
crawl-rule-repeats = { crawl-rule-matches }，内容相同。
crawl-rule-later = { crawl-rule-matches }，但位置靠后。
crawl-rule-overruled = { crawl-rule-matches }，但在这里不起作用。
crawl-rule-empty = 第 { $line } 行“{ $rule }”没有路径，因此无效。
crawl-rule-everything-wins = 第 { $line } 行“{ $rule }”允许抓取全部内容，起决定作用。
crawl-rule-everything-loses = 第 { $line } 行“{ $rule }”允许抓取全部内容，但不起决定作用。
crawl-rules-more = 另有 { $count } 条规则匹配，但不起决定作用。

crawl-end-robots-txt-itself = 爬虫始终可以抓取 /robots.txt（RFC 9309，2.2.2）。
crawl-end-no-group = 没有适用的规则组，因此全部允许抓取。
crawl-end-no-match = 没有匹配的规则，因此允许抓取该路径。
crawl-end-no-path-matches = 没有带路径的规则匹配，因此允许抓取该路径。
crawl-end-allow-wins-tie = 规则长度相同而结论相反时，Allow 优先。

compliance-obeys = { $name } 遵守 robots.txt（{ $certainty }）。
compliance-ignores = { $name } 忽略 robots.txt（{ $certainty }）。
compliance-user-triggered = { $name } 应用户请求抓取，一般不遵循 robots.txt（{ $certainty }）。
compliance-unknown = 尚不清楚 { $name } 是否遵守 robots.txt。
