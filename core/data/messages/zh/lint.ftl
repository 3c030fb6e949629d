# robots.txt 或网页有什么问题，按诊断代码排列。

lint-html-document = 这是 HTML 网页，不是 robots.txt。
lint-utf-16 = 文件采用 UTF-16；robots.txt 必须采用 UTF-8。
lint-byte-order-mark = 第一行之前有字节顺序标记。
lint-spoilt-byte-order-mark = 第一行之前的“{ $what }”是被编码了两次的字节顺序标记。
lint-nul-byte = NUL 字节不是文本。
lint-invalid-utf-8 = 这些字节不是 UTF-8。
lint-mixed-line-endings = 这一行的换行方式与第一行不同。
lint-file-too-large = 从这里起不再读取文件：有 { $count } 条规则失效。
lint-line-too-long = 这一行超出了一些解析器读取的长度，会被截断。
lint-several-fields = 一行中有多条记录：“{ $what }”。
lint-broken-record = { $detail ->
    [before] 爬虫不会读取“{ $what }”：名称 { $field } 前面还有其他字符。
   *[separator] 爬虫不会读取“{ $what }”：{ $field } 后面应当只有一个冒号。
}
lint-comment-in-value = { $field ->
    [empty] 注释从“#”开始，因此“{ $what }”没有值。
   *[other] 注释从“#”开始，因此“{ $what }”中只有“{ $detail }”有效。
}
lint-foreign-syntax = { $detail ->
    [regular-expression] “{ $what }”是正则表达式，而爬虫会逐字比较其中的字符。
    [route] “{ $what }”含有路由的占位符或分组，任何 URL 中都没有。
    [list] “{ $what }”是一个列表，而爬虫把它当作一个模式。
    [html] “{ $what }”含有 HTML，而爬虫会逐字比较。
    [backslash] “{ $what }”含有反斜杠，而 URL 使用斜杠。
   *[host] “{ $what }”以主机名开头，而爬虫只比较路径。
}
lint-html-comment = { $count ->
    [0] “{ $what }”在 robots.txt 中不是注释：注释以 # 开头。
   *[other] “{ $what }”在 robots.txt 中不是注释：注释以 # 开头。爬虫会读取其中的 { $count } 条记录。
}
# $count: the column.
lint-invisible-character = { $detail ->
    [invisible] 第 { $count } 列有一个不可见字符：{ $meant }。
   *[lookalike] 第 { $count } 列的字符只是看起来像“{ $field }”：{ $meant }。
}
lint-unset-variable = 变量没有设置：“{ $what }”。
lint-malformed-line = 不是有效的行：“{ $what }”。
lint-missing-colon = “{ $what }”中缺少冒号。
lint-misspelled-field = “{ $what }”拼写有误{ lint-probably }。
lint-field-prefix = “{ $what }”不是字段{ lint-probably }。
lint-unknown-field = 未知字段“{ $what }”{ lint-probably }。
lint-retired-field = 已没有引擎读取“{ $what }”。
lint-noindex-rule = 没有爬虫读取 robots.txt 中的“{ $what }”：若要让网页不出现在搜索结果中，请使用 robots meta 元素或 X-Robots-Tag 标头。
lint-rule-before-group = 此处之前没有 User-agent 行：有 { $count } 条规则不适用于任何爬虫。
lint-empty-group = 后面没有规则，因此“{ $what }”所指的爬虫可以抓取全部内容。
lint-managed-contradiction = 对于“{ $what }”，Cloudflare 托管的部分与您自己的部分对整个网站的说法相反。同名的规则组会合并，由第 { $line } 行“{ $other }”决定结果。
lint-merged-groups = “{ $what }”与第 { $line } 行“{ $other }”属于同一个规则组：两者之间没有规则。
lint-lost-wildcard-rules = “{ $what }”有自己的规则组，因此 * 规则组的 { $count } 条规则对它不适用。
lint-repeated-wildcard-group = 第 { $line } 行“{ $other }”已有 * 规则组。
lint-repeated-group = 第 { $line } 行“{ $other }”已有针对“{ $what }”的规则组。
lint-repeated-agent = 第 { $line } 行“{ $other }”已指定“{ $what }”。
lint-empty-agent = 此 User-agent 行没有指定任何爬虫。
lint-unmatchable-agent = “{ $what }”与 { $whom } 不匹配{ lint-probably }。
lint-several-agents = { $detail ->
    [nothing] 这一行有 { $count } 个名称，爬虫一个也读不到：每个 user-agent 行只能有一个名称。
   *[part] 这一行有 { $count } 个名称，但爬虫只读取“{ $other }”：每个 user-agent 行只能有一个名称。
}
lint-spoilt-wildcard = “{ $what }”不是 *，因此这一行没有指定任何爬虫。
lint-wildcard-with-text = Google 把“{ $what }”读作 *；按照 RFC 9309，这一行没有指定任何爬虫。
lint-word-for-wildcard = “{ $what }”不是已知爬虫的名称；所有爬虫用 * 表示。
lint-star-in-agent = { $detail ->
    [nothing] “{ $what }”中的 * 不是通配符：这一行没有指定任何爬虫。
   *[part] “{ $what }”中的 * 不是通配符：爬虫只读取“{ $other }”。
}
lint-company-as-agent = “{ $what }”是公司或产品的名称，没有已知的爬虫响应它；可能是想写 { $whom }。
lint-browser-as-agent = “{ $what }”的开头与浏览器的 User-Agent 相同：爬虫只读取“{ $other }”，而没有爬虫叫这个名称。
lint-cut-off-agent = { $detail ->
    [nothing] 爬虫在“{ $what }”中读不到名称。
   *[part] 爬虫在“{ $what }”中只读取“{ $other }”{ lint-probably }。
}
lint-dotted-agent = 有些爬虫在“{ $what }”中只读取“{ $other }”。
lint-disguised-agent = { $detail ->
    [invisible] 名称“{ $other }”中有一个不可见字符：{ $meant }。
   *[lookalike] 名称“{ $other }”中有一个只是看起来像“{ $field }”的字符：{ $meant }。
}
lint-misspelled-crawler = 没有已知的爬虫响应“{ $what }”{ lint-probably }。
lint-retired-crawler = “{ $what }”已停用{ $meant ->
    [none] {""}
   *[other] ；没有规则组指定其后继者“{ $meant }”
}。
lint-disobedient-crawler = “{ $what }”可能会忽略 robots.txt。
lint-blocks-everything = “{ $what }”对没有其他规则组指定的所有爬虫屏蔽了整个网站。
lint-blocks-search-engine = “{ $what }”对以下爬虫屏蔽了整个网站：{ $whom }。
lint-dead-rule = { $detail ->
    [overruled] “{ $what }”永远不起决定作用：凡是它匹配的，{ $by }也匹配，而且优先。
    [implied] “{ $what }”没有作用：即使没有它，{ $by }也会得出相同的结果。
    [robots-txt-itself] “{ $what }”没有作用：/robots.txt 始终允许抓取。
   *[no-url] “{ $what }”不匹配任何内容：没有 URL 会有这样的路径。
}
lint-allow-without-disallow = 这个组没有屏蔽任何内容，因此“{ $what }”不会对爬虫屏蔽其他路径。
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
    [allowed-anyway] “{ $what }”没有作用：没有其他规则屏蔽这些路径，它们本来就允许抓取。
   *[other] “{ $what }”不起任何作用：{ $by }的规定相同。
}
lint-by = { $list }或{ $next }
lint-duplicate-rule = “{ $what }”已写在第 { $line } 行“{ $other }”。
lint-contradictory-rules = “{ $what }”与第 { $line } 行“{ $other }”对相同路径的规定相反。
lint-order-dependent-rule = 对采用第一个匹配的爬虫，“{ $what }”永远不起决定作用：第 { $line } 行“{ $other }”在它之前。
lint-empty-disallow = 其他规则中夹有一条没有路径的 Disallow 规则。
lint-empty-allow = 没有路径的 Allow 规则不起作用。
lint-pattern-without-slash = “{ $what }”不匹配任何内容：路径以斜杠开头。
lint-url-as-pattern = “{ $what }”不匹配任何内容：只比较路径，不比较完整的 URL。
lint-space-in-pattern = 模式“{ $what }”中有空白。
lint-dollar-inside = 模式中间的美元符号只是普通字符：“{ $what }”。
lint-trailing-star = “{ $what }”末尾的星号是多余的。
lint-repeated-star = 一个星号与多个星号效果相同：“{ $what }”。
lint-unencoded-character = “{ $what }”没有进行百分号编码。
lint-bad-percent-escape = “{ $what }”不是有效的百分号编码。
lint-lower-case-escape = “{ $what }”是小写的百分号编码。
lint-case-trap = “{ $what }”与第 { $line } 行“{ $other }”只有大小写不同。
lint-yandex-rule-length = Yandex 最多读取一条规则的 1,024 个字符。
lint-yandex-rule-count = Yandex 最多读取 2,048 条规则；这一条超出了上限。
lint-unexamined-rules = 规则太多：没有全部检查其中是否有从不起决定作用的规则。
lint-sensitive-path = “{ $what }”等于告诉所有人该往哪里看。
lint-blocked-sitemap = “{ $what }”对以下爬虫屏蔽：{ $whom }；见第 { $line } 行“{ $other }”。
lint-sitemap-not-absolute = { $field ->
    [text] 站点地图的 URL 在“{ $detail }”之后缺少一个斜杠：“{ $what }”。
   *[other] 站点地图的 URL 必须完整：“{ $what }”。
}
lint-several-sitemaps = 这一行有 { $count } 个 URL：每个 Sitemap 行只能有一个。
lint-sitemap-scheme = “{ $what }”用的不是 http 或 https。
lint-unreachable-sitemap = 爬虫无法访问“{ $what }”的主机：它是本地或私有的。
lint-duplicate-sitemap = “{ $what }”已写在第 { $line } 行“{ $other }”。
lint-crawl-delay-ignored = “{ $what }”对以下爬虫无效：{ $whom }。
lint-record-before-group = “{ $what }”不适用于任何爬虫：它应写在规则组中。
lint-invalid-value = 无法读取 { $field } 的值：{ $detail }。
lint-lost-wildcard-records = 第 { $line } 行“{ $other }”对 { $whom } 不适用：指定名称的规则组会取代 * 规则组。
lint-contradictory-signals = “{ $what }”与第 { $line } 行的“{ $other }”相矛盾，二者都适用于 { $whom }。
lint-merged-records = “{ $what }”与第 { $line } 行“{ $other }”属于同一规则组：两者之间只有其他记录。
lint-unknown-signal = { $detail ->
    [value] “{ $what }”的值未知{ lint-probably }。
   *[other] 未知的内容信号“{ $what }”{ lint-probably }。
}
lint-unknown-usage = 未知的使用偏好“{ $what }”。
lint-usage-of-blocked-path = “{ $what }”针对的内容本来就被屏蔽。
lint-invalid-ignore = { $detail ->
    [unknown-word] “{ $what }”既不是“ignore”，也不是“ignore-file”。
    [no-code] 没有写明要忽略的代码。
    [unknown-code] 没有“{ $what }”这个代码。
   *[no-reason] 没有写明理由；请写在“--”之后。
}
lint-useless-ignore = 这里没有需要忽略的内容：“{ $what }”。
lint-probably = { $meant ->
    [none] {""}
   *[other] ；很可能是想写“{ $meant }”
}

lint-page-unseen-directive = 由于 robots.txt，以下爬虫读不到“{ $what }”：{ $whom }。
lint-page-contradictory-directives = “{ $what }”与相反的指令同时适用于以下爬虫：{ $whom }。
lint-page-nosnippet-with-max-snippet = 已有 nosnippet，“{ $what }”不起作用。
lint-page-unknown-directive = “{ $what }”不是指令{ lint-perhaps }。
lint-page-misspelled-directive = “{ $what }”不是指令，因此被读作爬虫名称，其后的内容只针对该爬虫{ lint-perhaps }。
lint-page-missing-comma = “{ $what }”中缺少逗号。
lint-page-stray-quotes = 这些引号会被当作文本：“{ $what }”。
lint-page-invalid-directive-value = { $detail ->
    [missing-value] 缺少值
    [not-a-limit] 值必须是 -1、0 或更大的数
    [not-an-image-preview] 值必须是 none、standard 或 large
    [unknown-zone] 时区未知
    [no-such-moment] 没有这样的日期或时间
    [negated-directive] 不能用值来关闭指令
    [no-colon] 值前面缺少冒号
   *[not-a-date] 值不是日期
}：“{ $what }”。
lint-page-needless-value = 该指令不带值：“{ $what }”。
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] 爬虫名称“{ $what }”后面没有内容。
    [scope-in-meta] 元素的内容中不能指定爬虫：“{ $what }”。
    [wildcard-scope] 星号不是爬虫名称；不写名称就是指所有爬虫。
    [general-scope] “{ $what }”不是爬虫名称；不写名称就是指所有爬虫。
   *[not-a-name] 这不可能是爬虫名称：“{ $what }”。
}
lint-page-unknown-bot-name = 没有已知的爬虫响应“{ $what }”{ lint-perhaps }。
lint-page-several-bot-names = “{ $what }”会被当作一个名称，没有爬虫响应它。
lint-page-unquoted-content = content 的值没有引号，因此在第一个空格处结束，“{ $what }”丢失。
lint-page-retired-directive = “{ $what }”已过时，对以下爬虫无效：{ $whom }。
lint-page-unsupported-directive = “{ $what }”对以下爬虫无效：{ $whom }。
lint-page-lone-indexifembedded = 没有 noindex，“{ $what }”不起作用。
lint-page-directive-in-body = { $detail ->
    [tag] “{ $what }”在 body 中，因为“{ $other }”（第 { $line } 行）结束了 head。它可能对以下爬虫无效：{ $whom }。
    [text] “{ $what }”在 body 中，因为文本“{ $other }”（第 { $line } 行）结束了 head。它可能对以下爬虫无效：{ $whom }。
   *[other] “{ $what }”在 body 中，可能对以下爬虫无效：{ $whom }。
}
lint-page-misspelled-header = “{ $what }”不是 X-Robots-Tag，因此爬虫会忽略这个标头。
lint-page-unknown-header-signal = 标头 Content-Signal 含有未知的信号或值“{ $what }”{ lint-probably }。
lint-page-repeated-content = 元素已有 content 属性，因此这一个会被忽略：“{ $what }”。
lint-page-swallowed-directive = “{ $what }”位于“{ $other }”（第 { $line } 行）之内，因此被读作文本。
# $note: the attribute's name.
lint-page-wrong-meta-attribute = { $detail ->
    [nameless] 此元素没有名称，因此爬虫会忽略它：“{ $what }”。
    [quote] “{ $what }”中名称后面缺少引号，因此爬虫在其中找不到指令。
    [element] robots 不是 HTML 元素，应使用 meta 元素：“{ $what }”。
    [header] X-Robots-Tag 是标头的名称；meta 元素的名称是 robots：“{ $what }”。
   *[attribute] 爬虫在此不读取 { $note } 属性，应使用 { $meant }：“{ $what }”。
}
lint-page-http-equiv-directive = “{ $what }”所在的元素用的是 http-equiv，而不是 name。
lint-page-ineffective-directive = “{ $what }”无效（{ $whom }），因为{ $note }。
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] 该日期是{ $weekday }
   *[other] { $note }
}：“{ $what }”。
lint-page-expired-unavailable-after = 自 { $moment } 起，以下爬虫不再显示网页：{ $whom }。
lint-page-reading-dependent = { $detail ->
    [scopes] 对以下爬虫，结果取决于爬虫名称能否出现在标头中间（“{ $what }”）：{ $whom }。
   *[scripting] 对以下爬虫，结果取决于是否运行脚本（“{ $what }”）：{ $whom }。
}
lint-page-joined-headers = 这里可能有多个标头被合并，因此“{ $what }”的适用范围看似比原来更大。
lint-page-not-html = Content-Type“{ $what }”表示响应不是 HTML，因此文档中的指令不算数。
lint-page-unread-charset = 此处不支持文档的编码，因此其中的指令未知。
lint-page-canonical-with-noindex = 禁止以下爬虫编入索引的网页不应把另一个网页指定为规范网页：{ $whom }。
lint-page-misplaced-nosnippet = data-nosnippet 在此元素上对以下爬虫无效：{ $whom }。
lint-page-unclosed-nosnippet = 使用 data-nosnippet 的元素没有闭合。
lint-page-rendered-noindex = 脚本为以下爬虫添加了“{ $what }”：{ $whom }。
lint-page-rendered-lifts-noindex = 脚本移除了“{ $what }”，但以下爬虫可能已经遵守它：{ $whom }。
lint-page-rendered-canonical = 脚本更改了规范链接：“{ $what }”。
lint-page-rendered-robots = 脚本更改了“{ $what }”。
lint-perhaps = { $meant ->
    [none] {""}
   *[other] ；可能是想写“{ $meant }”
}

lint-more = 另有 { $count } 处相同的问题。
lint-concerned = 爬虫：{ $names }。
lint-readings = 受影响的方言：{ $names }。

label-first = 这里已有相同的内容
label-opposite = 这里的规定相反
label-decides = 这条规则起决定作用
label-agent = 这里指定了适用的爬虫
label-no-divider = 这里并没有结束规则组
label-read = 读取的是这部分
label-lost = 这一行不适用
label-also = 这里也是
label-keeps-out = 这条规则屏蔽了爬虫
label-prevails = 这条指令优先
label-head-end = 这里结束了 head
label-belongs = 这与之相关

fix-insert = 插入{ $new }{ fix-more }
fix-remove = 删除{ $old }{ fix-more }
fix-replace = 将{ $old }替换为{ $new }{ fix-more }
fix-line-break = 替换换行符{ fix-more }
fix-more = { $count ->
    [0] {""}
   *[other] （另有 { $count } 处更改）
}
fix-text = “{ $text }”
fix-line = 一行“{ $text }”
fix-new-line = 换行符
fix-white-space = 空白

why-html-document = 服务器返回的是网页，往往是首页，或状态码为 200 的错误页面。爬虫在其中找不到规则，因此全部允许抓取。
why-utf-16 = RFC 9309 要求使用 UTF-8。对于 UTF-16，爬虫找不到任何规则，因此全部允许抓取。
why-byte-order-mark = Google 等会跳过它。有些解析器不会，因而丢失第一行。
why-spoilt-byte-order-mark = 爬虫会把它读作第一行的一部分，因而丢失这一行。请把文件保存为不带字节顺序标记的 UTF-8。
why-nul-byte = Google 的解析器把它当作行尾；其他解析器把这个字节当作模式的一部分。
why-invalid-utf-8 = RFC 9309 要求使用 UTF-8。对这样的字节，有些解析器会删除，有些会替换，有些会拒绝整个文件。
why-mixed-line-endings = 遵循 RFC 9309 的解析器接受所有换行方式。较旧的解析器不认识单独的回车符，会把几行读成一行。
why-file-too-large = 解析器不必读取超过 500 KiB 的内容（RFC 9309，2.5）。Google 会忽略其余部分；对 Yandex，这样的文件不构成任何限制。
why-line-too-long = Google 的解析器最多读取一行的 16,663 字节，并采用由此得到的规则。
why-several-fields = 第一个冒号之后的全部内容都是第一个字段的值，因此这一行的其他记录不起作用。
why-broken-record = 一条记录由名称、冒号和值组成。如果写成别的样子，爬虫会忽略这一行。
why-comment-in-value = 爬虫会忽略从 # 到行尾的内容。浏览器不会把 URL 中 # 之后的部分发送给服务器，因此没有规则能匹配它；路径中的 # 写作 %23。
why-foreign-syntax = 模式中只有 * 和 $ 有特殊含义，其他字符按原样比较，因此规则匹配不到想要的页面。
why-html-comment = 爬虫会忽略不是记录的行，但会读取每一条记录，即使它在 HTML 注释中。
why-invisible-character = 爬虫会比较每个字符。含有不可见字符的名称或路径就成了另一个，因此这一行不会起到看上去的作用。
why-unset-variable = 程序或模板生成了这个文件，但缺少一个值。这一行不会起到预期的作用。
why-malformed-line = 有效的行由名称、冒号和值组成。爬虫会忽略其他内容，因此本想写的内容就丢失了。
why-missing-colon = 没有这个冒号，爬虫会忽略该行。只有 Google 的解析器接受用空白代替，而且该行不能有其他冒号。
why-misspelled-field = 只有 Google 的解析器接受最常见的拼写错误。其他解析器都会忽略这一行。
why-field-prefix = Google 的解析器只比较名称的开头，因此这一行只对它有效。
why-unknown-field = 爬虫会忽略不认识的字段，因此这一行不起作用。
why-retired-field = 这一行不起作用。
why-noindex-rule = Google 已于 2019 年停止支持，也没有已知的其他引擎读取过它。这些网页仍会出现在搜索结果中。
why-rule-before-group = 规则从属于其上方的 User-agent 行。没有这一行，所有解析器都会忽略规则。
why-empty-group = 爬虫自己的规则组会取代面向所有爬虫的规则，即使其中没有规则。如果本意如此，请写一行空的“Disallow:”。
why-managed-contradiction = Cloudflare 会把两行注释之间的部分写在您的文本之前，您无法编辑它。爬虫把两者当作一个文件读取，并合并同名的规则组。请修改您自己的规则组，或在 Cloudflare 设置中关闭托管部分。
why-merged-groups = 空行和其他记录不会结束规则组，只有规则才会。因此下面的规则对两者都适用。如果某个规则组没有规则，请写一行空的“Disallow:”。
why-lost-wildcard-rules = 爬虫只遵循指定它的规则组，不会从 * 继承任何内容。如果其中的规则也应对它适用，请重复写出。
why-repeated-wildcard-group = RFC 9309 会将它们合并。Mojeek 只采用第一个，Baidu 只支持一个，Yandex 视之为错误。
why-repeated-group = 无论写在哪里，RFC 9309 都会将它们合并。有些爬虫（如 Mojeek 的爬虫）只采用第一个，而人们往往只看到其中一个。
why-repeated-agent = 这没有影响。
why-empty-agent = 没有名称的 User-agent 行不适用于任何爬虫。
why-unmatchable-agent = 爬虫查找自己的产品令牌：一个不含版本号、括号和星号的短名称。
why-several-agents = 含有多个名称的 user-agent 行最多只适用于其中第一个。用于多个爬虫的规则组，每个爬虫各占一行。
why-spoilt-wildcard = 只有单独的 * 才代表所有爬虫。旁边有其他字符时，它不代表任何爬虫。
why-wildcard-with-text = 只有单独的 * 才代表所有爬虫。Google 的解析器会忽略空格之后的内容；RFC 9309 则不然。
why-word-for-wildcard = 一个词是一个爬虫的名称。只有 * 才代表所有爬虫。
why-star-in-agent = 在 user-agent 行中，* 单独出现时代表所有爬虫。它不匹配开头或结尾相同的名称。
why-company-as-agent = 爬虫响应的是自己的产品令牌，而一家公司可以有多个爬虫。
why-browser-as-agent = 浏览器不读取 robots.txt。多数爬虫也发送“Mozilla”，但查找的是自己的产品令牌。
why-cut-off-agent = 名称在第一个空格或其他特殊字符处结束。其余部分会被忽略，因此规则组可能适用于另一个爬虫，或不适用于任何爬虫。
why-dotted-agent = RFC 9309 只允许名称中有字母、_ 和 -。Google 的解析器等会在第一个其他字符处停止。
why-disguised-agent = 名称在第一个不允许的字符处结束，即使该字符不可见。这样，规则组会适用于另一个爬虫，或不适用于任何爬虫。
why-misspelled-crawler = 只有准确写出产品令牌，规则组才适用于爬虫；不区分大小写。
why-retired-crawler = 该爬虫已停用，或已改用其他名称。其后继者可能没有相应的规则。
why-disobedient-crawler = 其运营方这样说明，或有人观察到这种情况。针对它的规则不一定挡得住它；防火墙可以。
why-blocks-everything = 搜索引擎将无法再读取网站。网站会失去在搜索结果中的位置，noindex 也永远不会被读到。
why-blocks-search-engine = 该搜索引擎将无法再读取网站。如果本意如此，就没有问题。
why-dead-rule = 对它所适用的爬虫，它从不起决定作用。很可能本意并非如此。
why-allow-without-disallow = 没有规则屏蔽的内容就是允许的。如果只允许抓取这些路径，请添加“Disallow: /”。
why-redundant-rule = 它没有害处：没有它，所有结论也相同。
why-duplicate-rule = 这没有影响。
why-contradictory-rules = 以最长匹配为准时，长度相同则 Allow 优先，因此 Disallow 规则不起作用。以第一个匹配为准时，由顺序决定。
why-order-dependent-rule = 多数爬虫采用最长匹配，与顺序无关。有些采用第一个匹配：把例外放在前面，两者的结果就会一致。
why-empty-disallow = 按 RFC 9309，它不起作用。采用第一个匹配的爬虫会忽略其后的所有内容。
why-empty-allow = 没有路径的规则会被忽略。要允许抓取全部内容，请写“Allow: /”。
why-pattern-without-slash = 模式从 URL 路径的第一个字符开始比较，而这个字符是斜杠。
why-url-as-pattern = robots.txt 只适用于它所在的主机；模式以路径开头。
why-space-in-pattern = 一行只写一个模式；比较时连同其中的空格。URL 中的空格写作 %20。
why-dollar-inside = 只有在模式末尾，它才表示 URL 的结尾。
why-trailing-star = 模式本来就匹配以它开头的所有内容。
why-repeated-star = 每个星号都多算一个字节，使规则比看上去更强。
why-unencoded-character = 在请求中，这样的字符会进行百分号编码。RFC 9309 和 Google 按编码后的形式比较；Yandex 和较简单的解析器不会。
why-bad-percent-escape = 百分号后面应有两位十六进制数字；百分号本身写作 %25。各解析器对此的处理不同。
why-lower-case-escape = RFC 9309 和 Google 比较百分号编码时不区分大小写。较简单的解析器则区分。
why-case-trap = 路径的比较区分大小写，因此这是两个路径，结论也各不相同。
why-yandex-rule-length = Yandex 会把更长的规则视为错误。
why-yandex-rule-count = Yandex 不读取超出其上限的规则。
why-unexamined-rules = 把每条规则与其他所有规则比较耗时过长。对 URL 的结论仍然完整。
why-sensitive-path = 任何人都可以读取 robots.txt，寻找这类文件的人也会去读。请改用密码保护。
why-blocked-sitemap = 只有 robots.txt 允许时，搜索引擎才会抓取站点地图。这适用于站点地图位于此 robots.txt 所属网站的情况。
why-sitemap-not-absolute = 爬虫需要协议和主机；相对 URL 相对于什么，没有定义。
why-several-sitemaps = 爬虫把整行的值当作一个 URL，或只读取第一个空格之前的部分。请为每个站点地图各写一行。
why-sitemap-scheme = 站点地图通过 http 或 https 抓取。
why-unreachable-sitemap = 这样的名称或地址只通向同一台计算机或同一网络。请写站点地图的公开 URL。
why-duplicate-sitemap = 这没有影响。
why-crawl-delay-ignored = Crawl-delay 不属于 RFC 9309；是否支持由各爬虫决定。不支持的爬虫自行选择抓取速度。
why-record-before-group = 此记录适用于所在规则组的爬虫，而这里还没有规则组。
why-invalid-value = 无法读取值的记录会被忽略。
why-lost-wildcard-records = 爬虫只遵循指定它的规则组，不会从 * 继承任何内容。如果这一行也应对它适用，请在它的规则组中重复写出。
why-contradictory-signals = 同名的规则组会合并，因此两个信号都适用，而没有资料规定以哪一个为准。请只保留其中一个。
why-merged-records = RFC 9309 会合并之间没有规则的规则组，而且没有规定其中的其他记录适用于哪些爬虫。此处，一条记录适用于紧邻其上的 User-agent 行；其他程序可能有不同的解读。空的“Disallow:”可以把规则组分开。
why-unknown-signal = 名称或值未知的信号不起作用。search、ai-input 和 ai-train 的值为 yes 或 no。
why-unknown-usage = 未知的使用偏好不起作用。
why-usage-of-blocked-path = 使用偏好针对爬虫可以抓取的内容。被屏蔽的内容根本不会被抓取。
why-invalid-ignore = 用于忽略诊断的注释格式为“# robotscope: ignore CODE, CODE -- REASON”；对整个文件则使用 ignore-file。
why-useless-ignore = 问题已不存在，或者在另一行。
why-unseen-directive = 被屏蔽的爬虫读不到其中的任何指令：网址本身仍可能出现在搜索结果中。请允许抓取网页，或移除指令。
why-contradictory-directives = 多数搜索引擎以更严格的指令为准，有些以更宽松的为准，很少有文档说明。
why-nosnippet-with-max-snippet = 两者中以更严格的为准：不显示网页的任何文字。如果可以显示一部分，请只写 max-snippet。
why-unknown-directive = 爬虫会忽略不认识的词。
why-misspelled-directive = 在 X-Robots-Tag 中，冒号前不是指令的词是爬虫名称。其后直到下一个名称的所有指令都只针对该爬虫。
why-missing-comma = 指令之间用逗号分隔。没有逗号，它们就成了一个未知的词。
why-stray-quotes = 只有直引号才能括住属性的值，而标头的值不需要引号。其他引号会成为词的一部分，于是这些词就成了未知的词。
why-invalid-directive-value = 无法读取值的指令会被忽略。
why-needless-value = 值会被忽略；指令有效。
why-misplaced-bot-name = 在标头中，爬虫名称和冒号写在针对它的指令之前。在文档中，爬虫名称写作 meta 元素的名称。
why-unknown-bot-name = 针对某个名称的指令，只对响应该名称的爬虫有效。
why-several-bot-names = 请为每个爬虫写一个 meta 元素，或将名称写作“robots”以面向所有爬虫。
why-unquoted-content = 在 HTML 中，没有引号的值在第一个空格处结束，其后的内容被读作其他属性。请把整个值放在引号中。
why-retired-directive = 搜索引擎曾经读取它。它没有害处，可以删除。
why-unsupported-directive = 据目前所知，它对主要的爬虫没有意义。
why-lone-indexifembedded = 网页被嵌入时，它允许 noindex 所禁止的。没有 noindex，就没有什么需要允许。
why-directive-in-body = Google 也读取那里的 meta 元素；其他搜索引擎只有 head 一定会读取。
why-misspelled-header = 名称不同的标头是另一个标头。只有 X-Robots-Tag 包含指令。
why-unknown-header-signal = 名称或值未知的信号不起作用。search、ai-input 和 ai-train 的值为 yes 或 no。
why-repeated-content = 在 HTML 中，两个同名属性只有第一个有效。请把所有指令写在一个属性中。
why-swallowed-directive = 在 HTML 中，标题和注释内没有元素。请将其关闭，这样后面的元素才有效。
why-wrong-meta-attribute = 爬虫按 name 查找 meta 元素并读取 content。其他属性不起作用。
why-http-equiv-directive = 没有已知的搜索引擎读取文档中的 X-Robots-Tag。请使用名称为“robots”的 meta 元素。
why-ineffective-directive = 在它所在的位置，爬虫看不到它，或不予采用。
why-uncertain-date = Google 要求使用 RFC 850 等通用的格式。写日期时请写明时间和时区。
why-expired-unavailable-after = 自该日期起，它的作用与 noindex 相同。如果网页应当重新可以搜到，请移除它。
why-reading-dependent = 各爬虫在这里的做法不同，或者没有说明。有一种写法可以让所有爬虫的解读一致。
why-joined-headers = 程序会用逗号合并同名的标头。这样，爬虫名称看似也适用于下一个标头的指令。
why-not-html = 爬虫只在 HTML 中查找 meta 元素。对其他文件，请使用 X-Robots-Tag 标头。
why-unread-charset = 在这种编码中，标签的字节与 ASCII 不同，可能会漏掉指令。请以 UTF-8 提供页面，或在检查前先转换。
why-canonical-with-noindex = 规范链接表示两个网页是同一个，而 noindex 表示其中一个必须移除。Google 建议不要同时使用两者。指向网页自身的规范链接并不矛盾。
why-misplaced-nosnippet = 在其他元素上，此属性不起作用。
why-unclosed-nosnippet = 无法确定不得显示的部分到哪里为止。
why-rendered-noindex = 不渲染网页的爬虫看不到此指令，可能会将网页编入索引。请把它写在 HTML 或 X-Robots-Tag 标头中。
why-rendered-lifts-noindex = Google 如果在 HTML 中发现 noindex，可能根本不运行脚本，其他爬虫则不运行脚本。如果希望网页编入索引，请不要在 HTML 中写 noindex。
why-rendered-canonical = 不渲染网页的爬虫看不到这一更改，而且 Google 要求脚本不要更改 HTML 中的链接。
why-rendered-robots = 不渲染网页的爬虫只看到 HTML 中的指令。请在其中写上相同的指令。
