# 用于自己服务器的指令。

generate-title = 用于服务器的指令
generate-about = 选择爬虫应如何处理您的网页；robotscope 会写出相应的配置。只有 robots.txt 允许爬虫抓取网页时，它们才能看到这些指令。
generate-statement = 规则 { $number }
generate-bot = 适用的爬虫
generate-all-bots = 所有爬虫
generate-add = 为另一个爬虫添加规则
generate-remove = 移除
generate-remove-number = 移除规则 { $number }
generate-empty = 尚未选择指令。
generate-unset = 不说明
generate-files = 适用的文件
generate-files-all = 所有文件
generate-files-extensions = 具有这些扩展名的文件
generate-files-path = 单个文件（按路径）
generate-files-prefix = 某路径下的所有内容
generate-output = 可直接复制
generate-server = 服务器
generate-meta = HTML（meta）
directive-noindex = 不在搜索结果中显示网页
directive-nofollow = 不跟踪网页上的链接
directive-noarchive = 不提供网页快照
directive-nosnippet = 不显示网页的文字和视频
directive-noimageindex = 不将网页上的图片编入索引
directive-notranslate = 不提供翻译
directive-indexifembedded = 嵌入其他网页时，即使有 noindex 也编入索引
directive-max-snippet = 文字的最大字符数；-1 表示没有限制，0 表示不显示
directive-max-image-preview = 图片预览的最大尺寸
directive-max-video-preview = 视频的最大秒数；-1 表示没有限制，0 表示只显示静态图片
directive-unavailable-after = 在此日期之后不再显示

# 生成的内容，以及 robots.txt

generate-product = 要写的内容
generate-directives = 指令
generate-list = 拦截列表
list-title = 在服务器上拒绝爬虫
list-about = 选择爬虫，robotscope 会写出拒绝其请求（403）的配置。robots.txt 请求爬虫不要访问；拦截列表会拒绝发送自身名称的爬虫。
list-add = 为爬虫添加规则
wish-title = 您的 robots.txt 的新行
wish-about = 选择谁可以抓取什么，robotscope 会把相应的行加入此案例的 robots.txt。已有的行不会丢失、更改或移动。
wish-purposes = 整个网站，按用途
# 对该用途的爬虫不作说明。
wish-nothing = 不变
wish-allow = 允许
wish-disallow = 屏蔽
wish-add = 为爬虫或路径添加规则
wish-all-crawlers = 所有爬虫
wish-access = 访问
wish-path = 路径
wish-save = 保存
wish-use = 用作此案例的 robots.txt
# $line：第一行的行号
wish-added = 新增 { $count } 行，从第 { $line } 行起
wish-none-added = 无需添加：robots.txt 已经如此规定。
wish-no-change = 对任何爬虫都没有变化。
generate-nothing = 尚未选择：结果会显示在这里。
