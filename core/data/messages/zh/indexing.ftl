# 网页的指令对爬虫意味着什么。

indexing-because = { $says }：{ $places }（{ $certainty }）。
indexing-prevails = 它优先于：{ $places }。
indexing-undefined = 两个相反的指令以哪个为准，没有文档说明；此处推测以更严格的为准。
indexing-without-effect = 无效：{ $places }；{ $outcome }。
indexing-nothing = 没有指令禁止

status-effect = { $effect ->
    [unchanged] 网页返回 { $status }，因此仍以先前的版本为准
    [redirected] 网页返回 { $status }，即重定向，因此网页本身不会被编入索引，其目标则有可能
    [unavailable] 网页返回 { $status }，因此暂时不会被编入索引；如果已在索引中，会保留一段时间
   *[not-indexed] 网页返回 { $status }，因此不会被编入索引
}
indexing-status = { $says }（{ $certainty }；{ $sources }）。

places-rest = { $list }；另有 { $count } 处

indexing-index = { $value ->
    [allowed] 网页可以出现在搜索结果中
   *[forbidden] 网页不得出现在搜索结果中
}
indexing-follow = { $value ->
    [allowed] 可以跟踪网页上的链接
   *[forbidden] 不得跟踪网页上的链接
}
indexing-image-index = { $value ->
    [allowed] 可以将网页上的图片编入索引
   *[forbidden] 不得将网页上的图片编入索引
}
indexing-translation = { $value ->
    [allowed] 可以提供翻译
   *[forbidden] 不得提供翻译
}
indexing-archive = { $value ->
    [allowed] 可以提供网页快照
   *[forbidden] 不得提供网页快照
}
indexing-foreign-description = { $value ->
    [allowed] 网页说明可以取自其他来源
   *[forbidden] 网页说明只能取自网页自身
}
indexing-embedded = 网页内容嵌入其他网页时，可以编入索引
indexing-snippet = { $most ->
    [0] 不得显示文字
    [unlimited] 显示文字没有限制
    [unstated] 没有说明文字的限制
   *[other] 最多可以显示 { $most } 个字符的文字
}
indexing-image-preview = { $value ->
    [none] 不得显示图片预览
    [standard] 图片预览可以采用默认尺寸
    [large] 图片预览可以采用大尺寸
   *[unstated] 没有说明图片预览的限制
}
indexing-video-preview = { $most ->
    [0] 视频最多只能显示静态图片
    [unlimited] 显示视频没有限制
    [unstated] 没有说明视频的限制
   *[other] 最多可以显示 { $most } 秒视频
}
indexing-unavailable = { $timing ->
    [in-force] 自 { $moment } 起不得显示（{ $time }前）
    [pending] 自 { $moment } 起不得显示（{ $time }后）
   *[unknown] 自 { $moment } 起不得显示
}

outcome-decides = 它起决定作用
outcome-overruled = 它有效，但另一条指令优先
outcome-counts = 它有效，但不影响结论
outcome-pending = 它的日期在将来
outcome-needs-noindex = 它只有与 noindex 一起使用才有效
outcome-for-others = 它适用于其他爬虫
outcome-doubtful-scope = 它跟在一个被读作爬虫名称、但像是指令的词之后
outcome-retired = 搜索引擎已不再读取它
outcome-unsupported = 搜索引擎不读取它
outcome-unknown = 搜索引擎是否读取它，没有文档说明
outcome-not-in-headers = 搜索引擎只在 meta 元素中读取它
outcome-not-in-body = 它在 body 中，而只有 head 一定会被读取
outcome-in-noscript = 它在 noscript 中，会运行脚本的爬虫只把其中的内容当作文本
outcome-in-template = 它在 template 中，因此不属于文档
outcome-not-rendered = 它在脚本运行后才存在，而该爬虫不渲染网页
outcome-rendering-unknown = 它在脚本运行后才存在，而没有文档说明该爬虫会渲染网页
outcome-http-equiv = 没有已知的搜索引擎读取 meta 元素中的 X-Robots-Tag
outcome-beyond-limit = 搜索引擎在读到它之前就停止读取
outcome-invalid-value = 它的值缺失或有误
outcome-unprocessed = 因网页的状态码，其中的指令都不会被处理
