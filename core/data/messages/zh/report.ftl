# 一个网页对一个爬虫的完整结论。

verdict-unseen = { $name } 被屏蔽，不能抓取此网页{ $results ->
    [none] 。
   *[some] ：搜索结果中只可能出现网址本身。
}
verdict-unseen-redirect = { $name } 可以抓取此网址，但重定向的目标被屏蔽{ $results ->
    [none] 。
   *[some] ：搜索结果中只可能出现网址本身。
}
verdict-unseen-noindex = { $name } 被屏蔽，不能抓取此网页，因此读不到禁止将其编入索引的指令（{ $reason }）{ $results ->
    [none] 。
   *[some] ：网址本身仍可能出现在搜索结果中。
}

verdict-noindex = { $visibility ->
    [unknown] 如果可以抓取，{ $name } 就不得将此网页编入索引：{ $reason }。
   *[seen] { $name } 不得将此网页编入索引：{ $reason }。
}
verdict-noindex-assumed = { $visibility ->
    [unknown] 如果可以抓取，{ $name } 不会将此网页编入索引，但这只是推测：{ $reason }。
   *[seen] { $name } 不会将此网页编入索引，但这只是推测：{ $reason }。
}

verdict-index = { $visibility ->
    [unknown] 如果可以抓取，{ $name } 就可以将此网页编入索引
   *[seen] { $name } 可以将此网页编入索引
}{ $until ->
    [pending] ，直至 { $moment }
    [uncompared] ，直至 { $moment }（未提供当前时间）
   *[forever] {""}
}{ $texts ->
    [missing] ，仅就已知内容而言
   *[known] {""}
}{ $doubt ->
    [none] {""}
   *[other] ，除非“{ $doubt }”本意是指令：作为爬虫名称，它会使其后的内容只适用于该爬虫
}{ $rendered ->
    [none] {""}
   *[other] ，除非它渲染网页：{ $rendered }
}。

verdict-index-unknown = 未知 { $name } 是否可以将此网页编入索引：缺少响应标头和文档。

verdict-token = { $name } 是控制令牌，不抓取网页；此网页由其他爬虫读取。

verdict-status = { $visibility ->
    [unknown] 如果可以抓取，{ $name }{" "}
   *[seen] { $name }{" "}
}{ $effect ->
    [unchanged] 会沿用此网页先前的内容
    [redirected] 不会将此网页本身编入索引，至多将重定向的目标编入索引
    [unavailable] 暂时不会将此网页编入索引
   *[not-indexed] 不会将此网页编入索引
}：状态码为 { $status }（{ $certainty }）。
verdict-unseen-status = { $name } 被屏蔽，不能抓取此网页，因此看不到状态码 { $status }{ $results ->
    [none] 。
   *[some] ：网址本身仍可能出现在搜索结果中。
}

verdict-unknown = 未知，因为未提供或无法读取：{ $texts }。
text-robots-txt = robots.txt
text-headers = 响应标头
text-html = 文档

verdict-no-crawler = 无爬虫
verdict-all-crawlers = 所有爬虫

at-robots-txt = robots.txt
at-headers = 标头第 { $line } 行
at-html = HTML 第 { $line } 行
at-rendered-html = 渲染后的 HTML 第 { $line } 行
at-quoted = { $place }“{ $text }”
