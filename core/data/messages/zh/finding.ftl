# 关于网页还值得知道的事。

finding-unseen = robots.txt 屏蔽了此网页，因此以下爬虫读不到其中的指令（{ $crawlers }）：{ $places }。
finding-contradiction = { $rule ->
    [stricter] { $crawlers } 的指令互相矛盾：以更严格的指令为准：{ $places }。
    [milder] { $crawlers } 的指令互相矛盾：以更宽松的指令为准：{ $places }。
   *[assumed] { $crawlers } 的指令互相矛盾：推测以更严格的指令为准，但没有文档说明：{ $places }。
}
finding-leaked-scope = 这里可能有多个标头行被合并成一行，于是爬虫名称的适用范围可能比原意更大：{ $what }。
finding-canonical-with-noindex = 禁止编入索引的网页（{ $crawlers }）不应把另一个网页指定为规范网页：{ $places }。
finding-canonical-elsewhere = 网页将另一个网页指定为规范网页，因此可能会显示那个网页：{ $places }。
finding-listed-with-noindex = 站点地图列出了该网页，但网页禁止将其编入索引（{ $crawlers }）：{ $places }。
finding-listed-but-blocked = 站点地图列出了该网页，但 robots.txt 屏蔽了它（{ $crawlers }）。
finding-blocked-alternate = robots.txt 屏蔽了该网页的其他语言版本（{ $crawlers }），因此无法确认该链接：{ $places }。
finding-blocked-redirect = robots.txt 屏蔽了重定向的目标（{ $crawlers }），因此这些爬虫看不到该网页：{ $places }。
finding-blocked-resource = robots.txt 屏蔽了呈现该网页所需的文件（{ $crawlers }）：{ $places }。
finding-unknown-bot-name = 没有已知的爬虫响应这个名称：{ $places }。
finding-no-effect = 指令无效（{ $crawlers }），因为{ $detail }：{ $places }。
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] ；可能是想写“{ $meant }”
}：{ $what }。
finding-date = { $detail }：{ $what }。
finding-readings-differ = 对相关爬虫（{ $crawlers }），结果取决于{ $detail }：{ $places }。
finding-status = { $detail }（{ $crawlers }；{ $certainty }）{ finding-at }。
finding-not-html = 响应不是 HTML，因此文档中的指令不算数：{ $what }。
finding-unread-charset = 文档使用{ $detail }，因此其中的指令未知：请先转换为 UTF-8。
finding-several-names = 在一个属性中写多个名称，会被当作一个名称，没有爬虫响应它：{ $what }。
finding-unquoted-content = content 的值没有引号，因此在第一个空格处结束，以下内容丢失：{ $what }。
finding-misplaced-nosnippet = data-nosnippet 只在 span、div 和 section 上有效（{ $crawlers }）：{ $what }。
finding-unclosed-nosnippet = 使用 data-nosnippet 的元素必须闭合（{ $crawlers }）：{ $what }。
finding-rendered-noindex = 脚本禁止以下爬虫将网页编入索引，而不渲染网页的爬虫可以编入（{ $crawlers }）：{ $places }。
finding-rendered-lifts-noindex = 脚本移除了此指令，但以下爬虫可能不运行脚本就遵守它（{ $crawlers }）：{ $places }。
finding-rendered-canonical = 脚本更改了规范链接，以下内容只在页面的一个版本中：{ $places }。
finding-rendered-robots = 脚本更改了 robots 指令，不渲染网页的爬虫看到的不同：{ $places }。
finding-rendered-only = { $crawlers } 可能永远看不到此指令，因为{ $detail }：{ $places }。

finding-places = { $count ->
    [0] { $what }
   *[other] { $what }（另有 { $count } 处）
}
# $known: 1 if the text has a place for it, else 0.
finding-at = { $known ->
    [0] {""}
   *[other] ：{ $what }
}

fault-unknown-word = 这不是指令
fault-missing-comma = 指令之间缺少逗号，因此合成了一个未知的词
fault-needless-value = 该指令不带值，因此值会被忽略
fault-missing-value = 该指令需要一个值，因此被忽略
fault-not-a-limit = 值必须是 -1、0 或更大的数，因此该指令被忽略
fault-not-an-image-preview = 值必须是 none、standard 或 large，因此该指令被忽略
fault-not-a-date = 值不是日期，因此该指令被忽略
fault-unknown-zone = 日期的时区未知，因此该指令被忽略
fault-no-such-moment = 这个日期或时间不存在，因此该指令被忽略
fault-date-form = 日期不符合 RFC 850 的格式
fault-empty-scope = 爬虫名称后面没有内容
fault-doubtful-scope = 这不是指令，因此被读作爬虫名称，其后的内容只针对该爬虫
fault-scope-in-meta = meta 元素适用于其名称所指的爬虫；其内容中不能再指定爬虫
fault-late-scope = 爬虫名称只有写在开头才算数
fault-wildcard-scope = 星号表示所有爬虫，但没有文档说明该标头支持这种写法
fault-general-scope = 泛指所有爬虫的词不是爬虫名称
fault-negated-directive = 不能用值来关闭指令
fault-no-colon = 值前面缺少冒号，因此该指令被忽略
fault-not-a-name = 这不可能是爬虫名称

dated-wrong-weekday = 该日期是{ $weekday }；所写的星期会被忽略
dated-no-zone = 日期没有时区；按 UTC 处理
dated-military-zone = 单个字母的时区不可靠；按 UTC 处理
dated-two-digit-year = 年份只有两位数；按 { $year } 处理
dated-no-time = 日期没有时间；按当天 UTC 零点处理
dated-hyphens = 日期在应为空格的位置写了连字符
dated-long-name = 日期在应为三字母缩写的位置写了全称

charset-undeclared-utf-16 = 既没有字节顺序标记、Content-Type 标头也未声明的 UTF-16
charset-iso-2022-jp = robotscope 不支持的 ISO-2022-JP
charset-refused = 浏览器拒绝读取的编码

weekday-monday = 星期一
weekday-tuesday = 星期二
weekday-wednesday = 星期三
weekday-thursday = 星期四
weekday-friday = 星期五
weekday-saturday = 星期六
weekday-sunday = 星期日

reading-scopes = 爬虫名称能否出现在标头中间
reading-placement = body 中的 meta 元素是否算数
reading-scripting = 读取文档时是否启用脚本
