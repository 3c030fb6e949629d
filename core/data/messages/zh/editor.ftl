# 编辑器对 robots.txt 的说明。

affected-binds = { $count ->
    [0] 不适用于任何已知的 User-Agent。
   *[other] 适用于 { $count } 个已知的 User-Agent（{ $crawlers }）。
}
affected-unsure = 另有 { $count } 个尚不清楚（{ $crawlers }）。
affected-disobeyed = 有 { $count } 个忽略 robots.txt（{ $crawlers }）。
affected-not-honoured = 有 { $count } 个不遵从这一行（{ $crawlers }）。
affected-unread = 有 { $count } 个不读取这一行（{ $crawlers }）。
affected-others = 它还适用于没有规则组指定的所有爬虫。
affected-names = 它还适用于 { $names }。
affected-names-and-others = 它还适用于 { $names }，以及没有规则组指定的所有爬虫。

field-about-user-agent = 指定规则组适用的爬虫。其后的规则适用于所有指定的爬虫，直到下一个规则组开始。
field-about-disallow = 屏蔽模式匹配的路径，除非有更强的规则允许。
field-about-allow = 允许抓取模式匹配的路径，除非有更强的规则屏蔽。
field-about-sitemap = 站点地图的绝对 URL，可以位于任何主机。无论在哪个规则组中，都适用于所有爬虫。
field-about-crawl-delay = 要求爬虫在两次请求之间等待若干秒。它不属于 RFC 9309，许多爬虫会忽略它。
field-about-request-rate = 要求爬虫在一段时间内只抓取若干文档，例如 1/10s。几乎没有爬虫读取它。
field-about-visit-time = 要求爬虫在一天中的两个时刻之间访问。没有已知的爬虫读取它。
field-about-host = 2018 年以前用于向 Yandex 指明各镜像中的主站主机。现在已没有爬虫读取它。
field-about-clean-param = 指明不改变网页内容的查询参数。Yandex 会把仅在这些参数上不同的 URL 视为同一个。
field-about-noindex = 2019 年以前用于使路径不进入 Google 的索引。现在已没有爬虫读取它。
field-about-content-signal = 说明内容可以用于什么：搜索、AI 回答的输入、训练。它不禁止抓取。
field-about-content-usage = 按 IETF 草案说明内容可以用于什么。它不禁止抓取。
field-about-license = RSL 许可的 URL，适用于所在的规则组；写在规则组之外时，适用于所有爬虫。它不禁止抓取。
field-about-agentmap = 智能体可用资源（MCP 服务器、技能、API）目录的 URL。它出自草案 Agentic Resource Discovery；网页爬虫不读取它。
field-about-llm-policy = 在一些文件中出现过；其含义没有文档说明。
field-about-acap = ACAP 的字段，没有搜索引擎读取它。
field-about-unused = 已知的字段，但在这里不起作用。
field-about-other = 未知字段；爬虫会忽略这一行。
field-this = 此字段
field-all-crawlers = 没有其他规则组指定的所有爬虫。有自己规则组的爬虫不会继承这个规则组的任何内容。

completion-field = 字段
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }：{ $purpose }
}
completion-all-crawlers = 其他所有爬虫
completion-every-path = 所有路径
completion-path = 此文件中的路径
completion-signal = 内容信号
completion-usage = 使用偏好
completion-value = 示例
completion-code = 诊断
completion-ignore = 忽略诊断
completion-directive = 指令
completion-used = { $detail }；此处已有

hint-binds = { $others ->
    [yes] 适用于 { $count } 个已知的 User-Agent 和其他所有爬虫
   *[no] 适用于 { $count } 个已知的 User-Agent
}
hint-merged = { $count ->
    [0] 还有第 { $lines } 行
   *[other] 还有第 { $lines } 行和另外 { $count } 个规则组
}
hint-passed-over = 忽略它的爬虫：{ $crawlers }

action-fix-all = 修复全部 { $count } 处（{ $code }）
action-silence = 在此处忽略 { $code }

crawler-fallback = 没有自己的规则组时，它遵循针对 { $others } 的规则组（{ $certainty }）。
crawler-ignores-wildcard = 它会忽略 * 规则组（{ $certainty }）。
crawler-crawl-delay = { $support ->
    [yes] 它遵从 Crawl-delay（{ $certainty }）。
   *[no] 它不遵从 Crawl-delay（{ $certainty }）。
}
crawler-legacy = 这是旧名称。
crawler-retired = 它已停用。
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose }，由 { $operator } 运营
}
crawler-sentence = { $crawler }。

crawler-for-search = 网页搜索
crawler-for-ads = 广告
crawler-for-ai-training = 训练 AI 模型
crawler-for-ai-search = 为 AI 回答进行搜索
crawler-for-ai-user-fetch = 抓取 AI 助手用户请求的网页
crawler-for-archive = 网页存档
crawler-for-seo = 为网站所有者提供分析
crawler-for-social-preview = 分享链接的预览
crawler-for-monitoring = 网站监控
crawler-for-other = 其他用途

content-signal-search = 搜索（索引及其结果，不含 AI 生成的摘要）：{ content-signal-setting }。
content-signal-ai-input = 作为模型回答的输入：{ content-signal-setting }。
content-signal-ai-train = 训练模型：{ content-signal-setting }。
content-signal-use = 内容的使用范围：{ content-signal-setting }。
content-signal-unknown = 未知信号：不起作用。
content-signal-setting = { $setting ->
    [yes] 准许
    [no] 拒绝
    [none] 未说明，因为没有这样的值
   *[stated] 已说明
}

content-usage-train-ai = 训练生成式模型：{ content-usage-preference }。
content-usage-search = 引导用户访问内容：{ content-usage-preference }。
content-usage-unknown = 未知的键：不起作用。
content-usage-preference = { $preference ->
    [allowed] 允许
    [disallowed] 拒绝
   *[unknown] 未说明，因为值既不是 y 也不是 n
}
