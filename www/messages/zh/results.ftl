# 爬虫可以做什么：概要、矩阵、说明。
# “抓取”是 robots.txt 回答的问题（能否获取网页），“索引”是网页指令回答的问题（能否列出网页）。

## 问题

problems-nothing-given = 尚无可检查的内容
problems-none = 未发现问题
problems-error = { $count } 个错误
problems-warning = { $count } 个警告
problems-info = { $count } 条提示
problems-more = 还有 { $count } 个。
problem-severity = { $severity ->
    [error] 错误
    [warning] 警告
   *[info] 提示
}
problem-fix = 修复：{ $title }

## 文本中的位置

source-robots-txt = robots.txt
source-headers = 标头
source-html = HTML
source-rendered-html = 渲染后的 HTML
size-bytes = { $count } 字节
size-kilobytes = { $count } kB

line-words = 第
line-joins = 、|和|,
line-sources = 标头|HTML|渲染后的 HTML

## 矩阵及其内容

table-title = 爬虫
table-caption = 各个爬虫可以做什么。选择一个单元格即可查看原因。
table-crawler = 爬虫
table-own = 自定义 User-Agent
table-tally = 共 { $total } 个，屏蔽 { $blocked } 个
table-tally-shown = 显示 { $count } 个
table-tally-elsewhere = 另有列在其他用途下的 { $names }
table-empty = 没有符合筛选条件的爬虫。
table-show-all = 显示所有爬虫
table-keys = 用方向键在单元格之间移动，按 Enter 查看说明。
table-shown = 共 { $total } 个，显示 { $count } 个。
group-redirect = 重定向的目标被屏蔽
table-legend = 可靠程度：
table-user-triggered = 用户触发
table-user-triggered-why = 应用户请求抓取；一般不适用 robots.txt
table-token = 控制令牌
table-token-why = 不抓取任何内容，只控制其他爬虫抓取的网页可用于什么
table-legacy = 旧名称
table-retired = 已停用

filter-text = 筛选
filter-text-example = 名称或运营方
filter-operator = 运营方
filter-operator-all = 所有运营方
filter-purpose = 用途
filter-purpose-all = 所有用途
filter-rows = 显示的行
filter-verdict = 判定
layout = 爬虫显示方式
layout-groups = 分组
layout-table = 表格
filter-all = 全部
filter-blocked = 屏蔽
filter-allowed = 允许
filter-hidden = 不编入索引
filter-differing = 只看结论不同的
filter-differing-why = 至少有一项结论与多数爬虫不同的爬虫。关于 AI 的说明不算结论。

line-of-text = { $source ->
    [robots-txt] robots.txt 第 { $line } 行
    [headers] 标头第 { $line } 行
    [rendered-html] 渲染后的 HTML 第 { $line } 行
   *[html] HTML 第 { $line } 行
}
line-decides = { $line }对 { $decides } 个 User-Agent 起决定作用。
line-binds = { $line }适用于 { $binds } 个 User-Agent，但不起决定作用。
line-decides-and-binds = { $line }对 { $decides } 个 User-Agent 起决定作用，另外还适用于 { $binds } 个 User-Agent。
line-hint = 点击某一行，即可查看它影响哪些爬虫。
line-only = 只显示这些爬虫
line-mark-decides = 此行起决定作用
line-mark-binds = 此行适用于该爬虫

column-crawl = 抓取
column-index = 索引
column-follow = 跟踪
column-snippet = 摘要
column-image-preview = 图片
column-video-preview = 视频
column-translation = 翻译
column-archive = 快照
column-ai-use = AI 用途

question-crawl = 可以抓取网页吗？
question-index = 可以在搜索结果中显示网页吗？
question-follow = 可以跟踪网页上的链接吗？
question-snippet = 可以显示网页文字的多少个字符？
question-image-preview = 图片预览的最大尺寸
question-video-preview = 可以显示网页视频的多少秒？
question-translation = 可以提供翻译吗？
question-archive = 可以提供网页快照吗？
question-ai-use = AI 用途

csv-index = 索引
csv-follow = 跟踪链接
csv-snippet = 摘要（字符数）
csv-image-preview = 图片预览
csv-video-preview = 视频预览（秒数）
csv-translation = 翻译
csv-archive = 快照

asked-image-index = 图片索引
asked-foreign-description = 外部来源的说明
asked-embedded = 嵌入时编入索引
asked-unavailable-after = 停止显示时间

rule-line = 第 { $line } 行
rule-no-robots = 尚无 robots.txt
rule-no-url = 没有 URL
rule-depends = 取决于{ $what }
rule-each = 各种情况均如此
rule-no-file = 视同没有 robots.txt
rule-too-long = robots.txt 过长，视同没有
rule-disallow-all = 视同全部屏蔽
rule-redirect = 由重定向目标决定
rule-last-copy = 由最近一次的有效副本决定
rule-itself = robots.txt 始终允许抓取
rule-ignores-wildcard = 忽略 * 规则组
rule-no-group = 没有适用的规则组
rule-no-match = 没有匹配的规则
rule-beyond = { $size } 字节中的前 { $limit } 字节内没有规则

certainty-documented = 官方说明
certainty-reported = 据报告
certainty-assumed = 推测

## 网页指令的结论

aspect-allowed = 允许
aspect-forbidden = 禁止
aspect-not-for-now = 暂不允许
aspect-unknown = 未知：标头和 HTML 均未提供
aspect-unchanged = 未知：状态码为 304，因此沿用网页先前的内容
aspect-unseen = { $answer }，但爬虫读不到
aspect-tentative = { $known ->
    [headers] { $answer }（仅根据标头）
   *[html] { $answer }（仅根据 HTML）
}
limit-unstated = 没有说明限制
limit-unlimited = 不限
limit-none = 不显示
limit-characters = 最多 { $count } 个字符
limit-seconds = 最多 { $count } 秒
image-standard = 标准尺寸
image-large = 大尺寸
sign-standard = 标准
sign-large = 大
unavailable-after = { $timing ->
    [pending] { $moment }（尚未到）
    [over] { $moment }（已过）
   *[unknown] { $moment }（未提供当前日期）
}

## 简明说明

plain-title = 简明说明
plain-all = 所有爬虫
plain-others = 其他所有爬虫
plain-path = “{ $path }”
plain-lines = 第 { $lines } 行
plain-group = { $what ->
    [nothing] { $names }：全部屏蔽（{ $lines }）。
    [only] { $names }：只可抓取{ $allowed }（{ $lines }）。
    [but] { $names }：可以抓取除{ $paths }以外的所有内容（{ $lines }）。
    [except] { $names }：可以抓取除{ $paths }以外的所有内容；仍然允许：{ $allowed }（{ $lines }）。
   *[everything] { $names }：可以抓取所有内容（{ $lines }）。
}
plain-unknown = 尚无 robots.txt。
plain-not-applied = robots.txt 状态：{ $status }。没有爬虫使用此文本的规则。
plain-some = robots.txt 状态：{ $status }。{ $total } 个爬虫中有 { $count } 个仍可使用此文本。
plain-with-success = 若状态为 200，其含义是：
plain-exceptions = 例外：{ $list }。
plain-exempt-precedence = { $count } 个爬虫对 Allow 与 Disallow 的优先级判断不同
plain-exempt-wildcard = { $count } 个爬虫忽略针对 * 的组
plain-exempt-ignoring = { $count } 个忽略 robots.txt
plain-exempt-user-triggered = { $count } 个代表用户访问
plain-no-rules = 没有规则：全部允许抓取。
plain-more = 还有 { $count } 个组。
plain-sitemaps = 有 { $count } 个站点地图（{ $lines }）。

## AI

ai-title = AI
ai-matrix = 各运营方的爬虫可将此网页用于哪些 AI 用途。控制令牌只看 robots.txt 中的组：网页由其他爬虫抓取。
ai-no-crawler = 没有此类爬虫
ai-not-used = 不使用
ai-none = 这些文本没有说明网页可否用于 AI。
ai-about = 这些文本对网页用于 AI 的说明。除 robots.txt 的规则外，这些信号从不改变结论。
ai-count = { $count } 个信号
ai-column-signal = 信号
ai-column-use = 用途
ai-column-says = 内容
ai-column-honoured = 是否遵从
ai-terms = 条款：
ai-overruled-by = 已被此信号取代：{ $signal }
ai-no-signal = 没有说明
ai-sentence = { $visibility ->
    [unseen] { $signal }，{ $usage }：{ $stance }（读不到）。
   *[seen] { $signal }，{ $usage }：{ $stance }。
}
ai-and-more = { $sentences }另有 { $count } 条。

support-yes = 是
support-no = 否
support-unknown = 未知

signal-product-token = 针对产品令牌的规则组
signal-wildcard-group = * 规则组
signal-training-preference = 训练偏好的规则组（草案）
signal-content-signal = Content-Signal
signal-content-signal-header = 标头中的 Content-Signal
signal-content-usage = robots.txt 中的 Content-Usage
signal-content-usage-header = 标头中的 Content-Usage
signal-tdm-reservation-meta = HTML 中的 tdm-reservation
signal-tdm-reservation-header = 标头中的 tdm-reservation
signal-license-script = HTML 中的许可
signal-license-element = HTML 中的许可链接
signal-license-header = 标头中的许可链接
signal-license-record = robots.txt 中的 License
signal-noai = noai
signal-noimageai = noimageai
signal-noml = noml
signal-nosnippet = nosnippet
signal-max-snippet = max-snippet
signal-noarchive = noarchive
signal-nocache = nocache

usage-search = 搜索
usage-ai-input = AI 回答
usage-ai-training = AI 训练
usage-ai = AI
usage-images-for-ai = 图片用于 AI
usage-text-and-data-mining = 文本和数据挖掘
usage-any = 任何用途

stance-allowed = 允许
stance-disallowed = 禁止
stance-snippet-alone = 仅限 URL、标题和摘要
stance-immediate = 即时使用
stance-reference = 引用
stance-licensed = 须遵守条款
stance-reserved = 保留权利
stance-not-reserved = 不保留权利
stance-conflicting = 互相矛盾

## 展开的行

detail-not-in-catalogue = 不在爬虫目录中：按 RFC 9309 解读。
detail-all = { $name } 的全部信息
detail-unseen = 读不到

why-title = 原因：{ $name }
why-nothing-chosen = 选择一个爬虫，查看其答案的原因。
why-no-robots = 尚无 robots.txt：请粘贴一个以查看答案。
why-no-url = 请在上方输入 URL 以查看答案。
why-made-by = 决定因素：
why-prevails = 优先于：
why-default = 没有针对 { $name } 的相关指令，因此适用默认值。
why-default-unseen = 没有针对 { $name } 的相关指令。
why-unseen = { $name } 被屏蔽，抓取不到网页，因此读不到该指令，该指令不起作用。
why-contradictory = 冲突：指令互相矛盾，以哪一条为准没有文档说明。
why-settled = 其他指令都不会改变这一结论。
why-tentative = { $known ->
    [headers] 未提供 HTML；HTML 可能改变这一结论。
    [html] 未提供标头；标头可能改变这一结论。
   *[none] 标头和 HTML 均未提供；它们可能改变这一结论。
}
why-ai-beside = AI 信号从不改变结论。
why-ai-overruled = 该信号已被另一信号取代：{ $signal }。
why-ai-honoured = { $support ->
    [yes] 该爬虫遵从此信号
    [no] 该爬虫不遵从此信号
   *[unknown] 尚不清楚该爬虫是否遵从此信号
}
why-sources = 参考资料
why-source-rfc9309-agents = RFC 9309 第 2.2.1 节：爬虫适用哪个规则组
why-source-rfc9309-rules = RFC 9309 第 2.2.2 节：哪条规则起决定作用
why-source-rfc9309-patterns = RFC 9309 第 2.2.3 节：模式中的特殊字符
why-source-rfc9309-unavailable = RFC 9309 第 2.3.1.3 节：robots.txt 不可用时
why-source-rfc9309-unreachable = RFC 9309 第 2.3.1.4 节：robots.txt 无法访问时
why-source-rfc9309-redirects = RFC 9309 第 2.3.1.2 节：robots.txt 的重定向
why-source-rfc9309-caching = RFC 9309 第 2.4 节：robots.txt 的缓存
why-source-google-robots-txt = Google：如何解读 robots.txt
why-source-google-robots-meta = Google：robots meta 元素和 X-Robots-Tag
why-source-bing-robots-meta = Bing：支持的 robots meta 元素
why-source-html-meta = HTML 标准：meta 元素
why-source-operator = { $operator }：关于其爬虫
why-source-content-signals = Content Signals：政策
why-source-aipref-attach = IETF 草案：Content-Usage
why-source-tdm-rep = W3C 社区报告：TDM Reservation Protocol
why-source-rsl-standard = RSL：标准
why-new-tab = （在新标签页中打开）

facts-title = 关于 { $name } 的已知信息
facts-reads-like = 解析方式
facts-answers-to = 响应的名称
facts-in-pages = 网页中的名称
facts-wildcard = * 规则组
facts-wildcard-obeys = 没有规则组指定它时遵守
facts-wildcard-ignores = 忽略
facts-wildcard-unknown = 未知
facts-crawl-delay = Crawl-delay
facts-crawl-delay-yes = 遵从
facts-crawl-delay-no = 不遵从
facts-crawl-delay-unknown = 未知
facts-user-agent = User-Agent
facts-source = 来源
facts-read = （{ $day } 读取）
facts-read-more = 了解详情
facts-then = { $list }，其次 { $next }
records-title = 其他字段：{ $names }
records-unknown = 是否遵守未知
records-honoured-by = 遵守者：{ $names }。

readings-count = 其他方言：{ $total } 种中有 { $count } 种不同
readings-same = 其他方言都会得出同样的结论。
readings-caption = 其他方言的结论
readings-reader = 方言
readings-answer = 结论
readings-line = 行
readings-because = 不同的原因
readings-like-this = 结论相同

indexing-title = 索引
indexing-prevails-over = 优先于
indexing-others = 其他指令
indexing-readings = 指令的其他方言
indexing-no-readings = 其他方言都不会改变结论。
indexing-reads-like = 指令的解析方式：{ $dialect }

## 搜索结果预览

preview-title = 搜索用户会看到什么
preview-hidden = 不会列出此网页。
preview-hidden-for-now = 暂不列出此网页。如果它已在索引中，会保留一段时间。
preview-hidden-assumed = 推测不会列出此网页，但没有文档说明。
preview-url-only = 如果有其他网页链接到此网页，最多只会列出其 URL，不带摘要。
preview-listed = 会列出此网页。
preview-canonical = { $certainty ->
    [assumed] 会列出此网页或其规范网页。规范网页可能取代它，这只是推测，没有文档说明。
   *[documented] 会列出此网页，或改为列出其规范网页。
}
preview-listed-until = 会列出此网页，直至 { $moment }。
preview-depends = 是否列出此网页取决于能否抓取。
preview-depends-until = 是否列出此网页取决于能否抓取；最晚列出至 { $moment }。
preview-unknown = { $known ->
    [unchanged] 是否列出此网页未知：状态码为 304，因此沿用网页先前的内容。
   *[none] 是否列出此网页未知：标头和 HTML 均未提供。
}
preview-tentative = { $known ->
    [headers] 会列出此网页（仅根据标头）。
   *[html] 会列出此网页（仅根据 HTML）。
}
preview-snippet = 摘要：{ $limit }。
preview-image = 图片预览：{ $limit }。
preview-video = 视频预览：{ $limit }。
preview-video-static = 视频预览：最多只显示静态图片。
preview-translation = 翻译：{ $permission }。
preview-archive = 网页快照：{ $permission }。
preview-picture = 搜索结果示意图；各搜索引擎会以自己的方式选取和截短标题与文字。
preview-missing = 未知：{ $texts }。其内容可能改变此预览。
preview-no-title = 网页标题
preview-title-unknown = 标题未知：未提供 HTML
preview-no-text = 网页的文字，或搜索引擎找到的说明。提供 HTML 即可在此查看。
preview-no-snippet = 不显示文字。
preview-nothing-known = 不显示此网页的任何信息。
preview-image-large = 大图片
preview-image-standard = 小图片
preview-until = 直至 { $moment }

## 其他工具对同样文本的说法

tools-title = 其他工具怎么说
tools-about = 这是 Lighthouse 和 Google Search Console 对这些文本的回答，用的是它们自己的名称。两者都可能看到更多：脚本、重定向，以及 Google 对该网页的了解。
tools-more = 还有 { $count } 条未显示。
