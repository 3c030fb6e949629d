# 编辑器在指针处显示的内容。

hover-misspelled = 只有 Google 的解析器会把“{ $text }”当作 { $field }；其他解析器都会忽略这一行。
hover-missing-colon = 缺少冒号，只有 Google 的解析器接受这种写法。
hover-empty-disallow = 没有路径就不起作用；但对 Yandex 和另一些爬虫，它允许抓取全部内容。
hover-empty-allow = 没有路径就不起作用。
hover-no-token = 没有产品令牌这样开头，因此这一行没有指定任何爬虫。
hover-unknown-crawler = 爬虫目录中没有爬虫响应 { $token }。使用此名称的爬虫会遵循这个规则组。
hover-usage-token = 这里写的是内容的一种用途，即训练模型，而不是爬虫：规则说明哪些路径允许这种用途。这是 IETF 2026 年 10 月的草案，我们无法读到其原文（据报道）；Google 打算支持它。
hover-google-extended = 它不会让网页退出 Google 的 AI Overviews 和 AI Mode：起作用的是 nosnippet 以及 Search Console 中的“Search generative AI”设置，网站的任何文本都不会显示该设置。
hover-value-fault = 无法读取该值：{ $fault }。
hover-managed = 这一部分由 Cloudflare 管理。可以在 Cloudflare 设置中关闭，但不能编辑。
hover-malformed = 不是有效的行：应有名称、冒号和值。爬虫会忽略这一行。

hover-rule = { $access ->
    [allowed] 允许抓取：{ $paths }。
   *[disallowed] 屏蔽：{ $paths }。
}
hover-example = 例如 { $matching }。
hover-example-but-not = 例如 { $matching }，但不包括 { $missing }。
hover-as-read = 对于 { $dialects }：{ $sentence }

paths-all = 所有路径
paths-none = 无，因为路径不会为空
paths-none-without-slash = 无，因为路径都以斜杠开头
paths-exact = 仅路径“{ $path }”
paths-beginning = 以“{ $path }”开头的所有路径
paths-holding = 包含{ $parts }{ paths-more }的所有路径
paths-ending = 以“{ $end }”结尾的所有路径
paths-holding-ending = 包含{ $parts }{ paths-more }，并以“{ $end }”结尾的所有路径
paths-beginning-holding = 以“{ $path }”开头，其后包含{ $parts }{ paths-more }的所有路径
paths-beginning-ending = 以“{ $path }”开头，并以“{ $end }”结尾的所有路径
paths-beginning-holding-ending = 以“{ $path }”开头，其后包含{ $parts }{ paths-more }，并以“{ $end }”结尾的所有路径
paths-part = “{ $text }”
paths-then = { $list }及其后的{ $next }
paths-more = { $more ->
    [yes] 等
   *[no] {""}
}
