# 编辑器对网页指令的说明。

directive-about-all = 没有限制；没有任何指令时也是如此。
directive-about-index = 网页可以出现在搜索结果中；没有任何指令时也是如此。
directive-about-follow = 可以跟踪网页上的链接；没有任何指令时也是如此。
directive-about-noindex = 网页不得出现在搜索结果中。只有 robots.txt 允许抓取网页，爬虫才能看到它。
directive-about-nofollow = 不得跟踪网页上的链接。
directive-about-none = 等同于 noindex 和 nofollow。
directive-about-archive = 撤销 noarchive。
directive-about-noarchive = 不得提供网页快照。
directive-about-nocache = 不得提供网页快照；noarchive 的旧名称。
directive-about-nosnippet = 不得在搜索结果中显示网页的文字和视频。
directive-about-noodp = 网页说明不得取自已关闭的 Open Directory。
directive-about-noydir = 网页说明不得取自已关闭的 Yahoo 目录。
directive-about-noyaca = 网页说明不得自动生成。
directive-about-notranslate = 不得提供网页的翻译。
directive-about-noimageindex = 不得将网页上的图片编入索引。
directive-about-indexifembedded = 内容嵌入其他网页时，即使有 noindex 也可以编入索引。只有与 noindex 一起使用才有意义。
directive-about-max-snippet = 文字摘要的最大字符数；0 表示没有摘要，-1 表示不限。
directive-about-max-image-preview = 图片预览的最大尺寸：none、standard 或 large。
directive-about-max-video-preview = 视频预览的最大秒数；0 表示最多只显示静态图片，-1 表示不限。
directive-about-unavailable_after = 从这一日期起，网页不得出现在搜索结果中。日期无效时被忽略。
directive-about-nositelinkssearchbox = 不得在搜索结果中显示网站的搜索框。
directive-about-nopagereadaloud = 不得朗读网页。
directive-about-noai = 要求内容不用于 AI。这是一种约定。
directive-about-noimageai = 要求图片不用于 AI。这是一种约定。
directive-about-noml = 要求内容不用于机器学习。这是一种约定。

header-about-x-robots-tag = 给爬虫的指令，可用于任何类型的文件。指令前面可以写爬虫名称和冒号；每一行重新开始。
header-about-content-usage = 按 IETF 草案说明内容可以用于什么。它不禁止抓取。
header-about-content-signal = 说明内容可以用于什么：搜索、AI 回答的输入、训练。它不禁止抓取。
header-about-tdm-reservation = 1：保留文本和数据挖掘的权利；0：不保留。
header-about-tdm-policy = 文本和数据挖掘条款的 URL。
header-about-link = 指明相关的文档，例如规范 URL 或 RSL 许可。
header-about-content-type = 文件的类型。爬虫只在 HTML 中查找 meta 元素。

value-unlimited = 此处：显示多少由搜索引擎决定。
value-no-text = 此处：不显示文字，与 nosnippet 相同。
value-static-image = 此处：最多只显示静态图片。
value-characters = 此处：最多 { $most } 个字符。
value-seconds = 此处：最多 { $most } 秒。
value-preview-none = 此处：没有预览。
value-preview-standard = 此处：默认尺寸的预览。
value-preview-large = 此处：与窗口同宽的预览。
value-date = 此处：自 { $moment } 起。
value-invalid = 值缺失或有误，因此该指令被忽略。

reads-read = 读取此指令：{ $engines }。
reads-elsewhere = 只在 meta 元素中读取此指令：{ $engines }。
reads-retired = 不再读取此指令：{ $engines }。
reads-ignored = 忽略此指令：{ $engines }。
reads-undocumented = 没有资料说明是否读取此指令：{ $engines }。
reads-none = 没有已知的搜索引擎读取 meta 元素中的 X-Robots-Tag。
reads-certainty = { $engines }（{ $certainty }）
reads-since = { $engine }（自 { $since }起）
reads-all-others = 其他所有爬虫
reads-in-general = 一般的爬虫

means-no-ai-answers = 对 { $engine } 意味着：不得用于其聊天的回答。
means-ai-answers-from-snippet = 对 { $engine } 意味着：只能以 URL、标题和摘要用于其聊天的回答。
means-no-ai-training = 对 { $engine } 意味着：不得用于训练模型。
means-no-indexing = 对 { $engine } 意味着：不得编入索引；不跟踪链接只是假定。
means-no-indexing-or-snippet = 对 { $engine } 还意味着：不显示摘要。

nosnippet-about = 使元素的内容不出现在摘要中，无论属性的值是什么。
nosnippet-some = { $engine } 在 span、div 和 section 上读取它（{ $certainty }）。
nosnippet-all = { $engine } 在所有元素上读取它（{ $certainty }）。
nosnippet-misplaced = 此元素不是 span、div 或 section。
nosnippet-unclosed = 此元素没有自己的结束标签，因此无法确定这一部分到哪里为止。
nosnippet-beside = 对 AI 回答起作用的不止这一项：Google 在 Search Console 中有“Search generative AI”设置，任何文本都不会显示；Apple 会读取结构化数据中的 isAccessibleForFree（有文档）。

bot-all-crawlers = 读取 robots meta 元素的所有爬虫。
bot-narrow = { $engine }，仅限以下指令：{ $directives }。
bot-known = 响应这个名称的爬虫：{ $crawlers }（{ $certainty }）。
bot-unknown = 爬虫目录中没有爬虫响应这个名称。
bot-all-crawlers-short = 所有爬虫
bot-narrow-short = { $engine }，仅限部分指令
bot-unknown-short = 没有已知的爬虫
