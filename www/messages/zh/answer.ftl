# 最先出现的答案：摘要、固定的爬虫以及两者的用词。

summary-no-url = 输入 URL 或路径，即可查看哪些爬虫可以抓取。
summary-blocked = { $blocked ->
    [0] 没有爬虫被屏蔽，均可抓取 { $path }。
   *[other] { $total } 个爬虫中有 { $blocked } 个被屏蔽，不能抓取 { $path }。
}
summary-all-depend = { $total } 个爬虫中有 { $count } 个能否抓取 { $path }，取决于{ $what }。
summary-depends = 另有 { $count } 个取决于{ $what }。
summary-allowed = { $total } 个爬虫中有 { $allowed } 个可以抓取 { $path }。
summary-also-blocked = { $count } 个被屏蔽。
summary-tokens = 控制令牌 { $names } 被屏蔽。
summary-not-indexed-if = 若可以抓取，不得将其编入索引的爬虫：{ $counts }。
summary-redirects-elsewhere = 此网页重定向到 { $origin }，其 robots.txt 未知。
summary-redirect-only = { $total } 个爬虫中有 { $count } 个被屏蔽，不能抓取 { $path } 重定向的目标。
summary-redirect = 有 { $count } 个不能抓取重定向的目标。
summary-all-indexed = 所有爬虫都可以将其编入索引。
summary-hidden = { $count ->
    [0] 其余爬虫都可以将其编入索引。
   *[other] 有 { $count } 个可以抓取，但不得将其编入索引。
}
summary-unchanged = 索引情况未知：状态码为 304，因此沿用网页先前的内容。
summary-hidden-counts = 可以抓取但不得将其编入索引的爬虫：{ $counts }。
summary-assumed = 推测有 { $count } 个不会将其编入索引。
summary-status = { $effect }（{ $counts }）。
summary-status-of = 对于 { $names }：{ $effect }（{ $counts }）。
summary-extent = { $known ->
    [headers] 以上仅根据标头得出。
   *[html] 以上仅根据 HTML 得出。
}
summary-ignoring = 有 { $count } 个忽略 robots.txt。
summary-user-triggered = 有 { $count } 个代表用户访问，仍可抓取。
summary-crawling-unknown = 抓取情况未知：尚无 robots.txt。
summary-other-origin = 抓取情况未知：此 robots.txt 来自 { $origin }。
summary-use-anyway = 仍然使用
summary-condition = 如果 { $conditions }：
condition-robots = { $origin } 提供此 robots.txt
condition-page = { $page } 具有{ $texts }
these-headers = 这些标头
these-html = 此 HTML
these-rendered-html = 此渲染后的 HTML
summary-other-page = { $texts ->
    [headers] 标头来自 { $page }，因此不计入。
    [html] HTML 来自 { $page }，因此不计入。
   *[both] 标头和 HTML 来自 { $page }，因此不计入。
}
summary-indexing-unknown = 索引情况未知：请粘贴标头或 HTML。
summary-no-rules = 文本中没有“Disallow: /private/”这样的规则，因此全部允许抓取。

pins = 已固定的爬虫
pin-add = 固定一个爬虫或类别
pin-add-short = + 固定
pin-remove = 取消固定 { $name }
pin-this = 固定
pin-crawler = { $answer ->
    [full] { $name } 可以抓取并索引此网页。
    [crawl] { $name } 可以抓取此网页。
    [hidden] { $name } 可以抓取此网页，但不得索引。
    [hidden-assumed] { $name } 可以抓取。推测它不会将其编入索引，但没有文档说明。
    [token-disallowed] { $name } 被屏蔽。它是控制令牌，网页由其他爬虫抓取。
    [token-allowed] { $name } 未被屏蔽。它是控制令牌，网页由其他爬虫抓取。
    [unknown] { $name } 能否抓取此网页未知。
    [unknown-hidden] { $name } 不得索引此网页。能否抓取未知。
    [blocked] { $name } 被屏蔽，不能抓取此网页。
    [redirect-blocked] { $name } 可以抓取此网址，但重定向的目标被屏蔽。
    [redirect] { $name } 可以抓取此网址，但重定向的目标被屏蔽：搜索结果中只可能出现网址本身。
    [ignores] { $name } 忽略 robots.txt。
    [user-triggered] { $name } 代表用户访问，可以抓取此网页。
   *[url-only] { $name } 被屏蔽，不能抓取此网页：搜索结果中只可能出现网址本身。
}
pin-depends = { $name } 能否抓取此网页取决于{ $what }。
pin-either-way = 无论哪种情况，结果中最多只会新出现网址本身。
pin-canonical = 结果可能改为显示其规范网页。
pin-assumed = { $extent ->
    [part] 其中一部分是推测，没有文档说明。
   *[all] 这是推测，没有文档说明。
}
pin-class-unknown = 没有 robots.txt，情况未知。
pin-class = { $blocked ->
    [0] { $total } 个均未被屏蔽。
   *[other] { $total } 个中有 { $blocked } 个被屏蔽：{ $names }。
}
pin-tally = { $answer ->
    [blocked] { $count } 个屏蔽
    [hidden] { $count } 个不编入索引
    [assumed] { $count } 个推测不编入索引
    [allowed] { $count } 个允许
    [depends] { $count } 个视情况而定
   *[others] { $count } 个其他
}

place-robots-txt = robots.txt 第 { $line } 行
place-headers = 标头第 { $line } 行
place-html = HTML 第 { $line } 行
place-rendered-html = 渲染后的 HTML 第 { $line } 行

table-unseen = 未读到网页指令

purpose-search = 搜索引擎
purpose-ai-training = AI 训练
purpose-ai-search = AI 搜索
purpose-ai-user-fetch = AI 助手（应用户请求）
purpose-ads = 广告
purpose-social-preview = 链接预览
purpose-seo = SEO 工具
purpose-archive = 网页存档
purpose-monitoring = 监控
purpose-other = 其他

answer-not-indexed = 不索引
answer-not-indexed-assumed = 不索引（推测）
answer-not-indexed-for-now = 暂不索引
answer-not-indexed-for-now-assumed = 暂不索引（推测）
answer-may-fetch = 可以抓取
answer-allowed = 允许
answer-blocked = 屏蔽
answer-disallowed = 屏蔽（令牌）
answer-not-disallowed = 未屏蔽（令牌）
answer-ignores = 忽略 robots.txt
answer-user-triggered = 可应用户请求抓取
answer-depends = 视情况而定
answer-unknown = 未知

opened-link = 已从链接打开。
opened-link-draft = 已从链接打开。在您改动这里的内容之前，您自己的草稿会一直保留。
opened-broken = 链接不完整或已损坏，未能打开。您的文本仍在这里。
opened-version = 链接由较新版本的 robotscope 生成，未能打开。请重新加载页面以更新。您的文本仍在这里。
opened-too-large = 链接包含的内容超出了此页面能够显示的限度。您的文本仍在这里。
opened-older = 在您改动此草稿之前，您还有另一份草稿。
opened-returned = 已保存之前的内容。
opened-return = 返回我的草稿
undo = 撤销
dismiss = 关闭

description = 这个爬虫可以抓取这个网页吗？由 robots.txt 的哪一行决定？在浏览器中用所有已知的爬虫测试 robots.txt。
verdict-shown = 显示在结果中
verdict-shown-without-text = 结果中不显示文字
verdict-canonical-elsewhere = 规范网页是另一个
verdict-without-text = 若显示，则无文字
verdict-url-only = 屏蔽：仅 URL
verdict-url-at-most = 最多仅 URL
