# 测试内容：URL、状态码、日期和三份文本。

intro = 爬虫可以抓取此网页并将其编入索引吗？输入 URL，或粘贴文本。
url = URL 或路径

panes = 文本
pane-paste = 粘贴
pane-clear = 清空
pane-not-given = 未提供
pane-example = 示例
pane-fetched = 已获取
pane-for = 适用于 { $origin }
strip = 文本来源
strip-yours = 您的文本
strip-har = 来自 HAR 文件
strip-link = 来自链接
strip-fetched-at = 获取于 { $time } UTC
strip-for = { $how }，适用于 { $owner }
strip-unknown = 未知
pane-robots-empty = 在此粘贴 robots.txt，或拖入文件
pane-headers-empty = 未提供。请粘贴响应标头：原始标头、curl -iL 的输出，或单个值，例如“noindex, nofollow”
pane-html-empty = 未提供。请粘贴网页的 HTML，或拖入文件
pane-rendered-empty = 未提供。请粘贴脚本运行后的 HTML：在开发者工具中复制 html 元素的外层 HTML
html-versions = HTML 的版本
html-source = 源代码
html-rendered = 渲染后
pane-size = { $lines } 行 · { $characters } 个字符 · { $size }
pane-sort = 移到正确的位置
pane-alternating = 这些标头的名称和值交替占一行。
pane-join = 合并各行
pane-has-response = 这是一个完整的响应。
pane-has-html = 这是 HTML。
pane-has-headers = 这是响应标头。
pane-has-directives = 这是 noindex 之类的指令，属于响应标头。
pane-has-robots = 这是 robots.txt。
pane-has-sitemap = 这是站点地图。
pane-has-har = 这是 HAR 文件。
pane-elsewhere = 来自其他网页：此文本不计入。
robots-not-given = 未提供：robots.txt 未知，而不是为空。
robots-empty = 空的 robots.txt 允许抓取全部内容。
robots-is-html = 这看起来像网页，而不是 robots.txt。爬虫仍会在其中查找规则。
headers-not-given = 未提供：标头未知，而不是为空。
headers-empty = 空：没有标头的响应。点击“清空”可恢复为未知。
headers-without-response = 这份文本中没有最终响应。
headers-values = X-Robots-Tag 的值，不含名称
headers-status = 状态码 { $status }，{ $count } 个标头行
headers-lines = { $count } 个标头行
headers-what = { $what } · { $count } 条指令 · { $characters } 个字符
headers-last-counts = 共有 { $count } 个响应，以最后一个为准。
body-follows = 标头之后还有文本（{ $size }）。
body-move = 移到 HTML 栏
body-moved = 标头之后的内容（{ $size }）已移到 HTML。
html-not-given = 未提供：HTML 未知，而不是为空。
rendered-not-given = 未提供：假定脚本不更改任何指令。
html-empty = 空：没有元素的文档。点击“清空”可恢复为未知。
html-what = { $size } · { $count } 条指令
html-unread = 从第 { $line } 行起不再按 HTML 读取：那里有未闭合的内容。

examples = 示例
examples-load = 载入示例
example-mark = 示例 – 请粘贴您自己的内容
example-shop = 网店：有 noindex，但被屏蔽的爬虫读不到
example-news = 有许多规则组的新闻网站
example-wildcards = 通配符、结尾锚定和等长规则
example-typos = 只有 Google 接受的拼写错误
example-pdf = 会过期的 PDF，经由重定向访问
example-large = 大文件：15,000 条规则，500 kB

# 如何获取该 URL 的文本

get-texts = 获取文本
get-texts-no-url = 请输入完整的 URL，例如 https://example.com/page，这里会说明如何获取它的 robots.txt、标头和 HTML。
get-texts-terminal = 在终端中
get-texts-robots = robots.txt
get-texts-page = 标头和 HTML
get-texts-all = 三者合为一个链接
get-texts-paste = 将 curl 的输出粘贴到本页的输入框之外，各段文本会自动填入相应位置。
get-texts-bookmarklet = 在浏览器中
get-texts-drag = 将此按钮拖到书签栏，然后打开任意网页并点击它：该网页的 URL、标头、HTML 和 robots.txt 会在这里打开。
# 书签的名称
get-texts-bookmark = 在 robotscope 中打开
get-texts-not-here = 它用于其他网页：请将其拖到书签栏，或复制后作为新书签的地址。
get-texts-how = 它会像爬虫那样不带 Cookie 再次获取该网页和 robots.txt。所有内容都在打开的链接中，不会发送到其他地方。

drop-title = 拖放到任意位置即可
drop-kinds = robots.txt、网页的 HTML、响应标头、curl -i 的输出或 HAR 文件。内容不会离开您的浏览器。
drop-list = URL 列表或站点地图，压缩与否均可；robots.txt 则用来测试该列表。内容不会离开您的浏览器。
drop-versions = 拖放到其中一个版本上
drop-versions-where = 放在旁边时，一个文件作为修改后的版本，两个文件则分别作为两个版本。内容不会离开您的浏览器。
taken-pasted = 您的文本
taken-text = { $name }：已填入“{ $pane }”。
taken-unknown = { $name }：无法识别，已填入当前显示的“{ $pane }”。
taken-unplaced = { $name }：无法识别。当前显示的“{ $pane }”已有文本，因此未作任何更改。
taken-replace = 替换“{ $pane }”中的文本
taken-directives = { $name }：已作为 X-Robots-Tag 的值填入“{ $pane }”。
taken-response = { $name }：这是完整的响应，标头和 HTML 已分别填入。
taken-robots-response = { $name }：这是 robots.txt 的响应，文本和状态码 { $status } 已分别填入。
taken-robots-status = { $name }：这是 robots.txt 的响应，状态码 { $status } 已填入。响应中没有文本。
taken-url = { $name }：这是 URL，现在测试的就是它。
taken-har = { $name }：已填入 { $url } 的 URL、标头和 HTML。文件中没有该主机的 robots.txt，因此保留您原有的。
taken-har-with-robots = { $name }：已填入 { $url } 的 URL、标头和 HTML，以及该主机的 robots.txt。
taken-har-without-robots = { $name }：已填入 { $url } 的 URL、标头和 HTML。文件中没有该主机的 robots.txt。
taken-sitemap = { $name }：这是站点地图，已填入“批量 URL”的列表。
taken-to-urls = 转到“批量 URL”
taken-sitemap-index = { $name }：这是站点地图索引，列出的是站点地图而不是网页，已填入“批量 URL”的列表。请打开其中的站点地图来测试网页。
taken-list = { $name }：已填入“批量 URL”的列表。
taken-version = { $name }：已作为“{ $version }”的版本。
taken-to-page = 转到“单个网页”
taken-example = 示例“{ $name }”已替换您原有的文本。
taken-example-left = 已移除示例的{ $texts }，因为不属于您的网页。
taken-generated = 此案例的 robots.txt 现已包含新增的行。
taken-cleared = 已清空“{ $pane }”。
taken-utf16 = 原文件使用 UTF-16 编码，爬虫在其中找不到规则。另存为 UTF-8 后，以下结果才适用。
# 书签收集到的内容，以及缺少的内容
collected = 已从您所在的网页收集（不带 Cookie）。
collected-page = 该网站不允许书签获取网页：缺少标头和服务器发送的 HTML。渲染后的 HTML 是浏览器处理后的内容。
collected-robots = 缺少 robots.txt：该网站不允许书签获取它。
collected-too-large = 缺少 HTML：加上它，链接对某些浏览器来说会过长。
collected-joined = 浏览器会把多行 X-Robots-Tag 合并为一行。如果其中有“bingbot:”之类的名称，请用 curl 查看哪些指令与它同在一行。
collected-redirected = 不带 Cookie 时该网站会重定向：这是重定向后的网页。
refused-too-large = { $name }：文件过大，超过 100 MB。
refused-too-large-inside = { $name }：解压后超过 100 MB，其余部分未读取。
refused-damaged = { $name }：已损坏的 gzip 文件，无法解压。
refused-binary = { $name }：不是文本文件。
refused-unreadable = { $name }：无法读取。它可能是文件夹，或已不存在。
refused-no-har = { $name }：应为 HAR 文件，但其中没有可读取的请求。
refused-no-clipboard = 浏览器不允许网页读取剪贴板。请将光标置于文本中，用键盘粘贴。

har-title = 选择 { $name } 中的哪个请求？
har-title-pasted = 选择粘贴的 HAR 文件中的哪个请求？
har-filter = 按 URL、类型或状态码筛选
har-count = { $count } 个请求
har-first = 共 { $count } 个请求，列出前 { $listed } 个

status = robots.txt 的状态码
status-choices = 如果 robots.txt 返回以下结果，会怎样？
status-200 = 200 OK
status-301 = 301 重定向，未跟随
status-401 = 401 未授权
status-403 = 403 禁止访问
status-404 = 404 未找到
status-429 = 429 请求过多
status-500 = 500 服务器错误
status-503 = 503 不可用
status-unknown = 未知
status-unreachable = 无响应
status-invalid = HTTP 状态码是数字，例如 404；填写正确之前按 200 处理。
outage-time = robots.txt 失败多久了？
outage-unknown = 未知
outage-today = 不到 12 小时
outage-hours = { $count } 小时
outage-days = { $count } 天
outage-days-and-hours = { $days } 天 { $hours } 小时
outage-stage = { $stage ->
    [first] 最初 { $until }
    [between] { $from }至 { $until }
    [last] { $from }之后
   *[always] 任何时候
}
outage-effect = { $copy ->
    [exists] 有副本：
    [missing] 没有副本：
   *[any] {""}
}{ $site ->
    [available] 如果网站有响应：
    [unavailable] 如果网站也失败：
   *[any] {""}
}{ $effect ->
    [no-file] 视同没有 robots.txt
    [disallow-all] 只能抓取 robots.txt
    [redirect-target] 由重定向目标决定
   *[last-good-copy] 适用最近一次的有效副本
}
outage-copy = 爬虫有最近一次的有效 robots.txt 副本吗？
outage-copy-is-text = 有，就是此处的文本
outage-copy-missing = 没有
outage-site = 网站的其他部分有响应吗？
outage-site-available = 有
outage-site-unavailable = 没有
date = 日期和时间（UTC）
date-now = 现在
date-none = 没有日期
date-not-given = 未提供：网页中的日期不起作用。
date-stages = 网页中的日期带来的变化
date-stage = { $stage ->
    [before] { $until }之前
    [between] { $from }至 { $until }
    [since] 自 { $from }起
   *[from] 从 { $from }起
}
date-today = 今天
date-past = 已过去
date-more = 另有 { $count } 个日期
