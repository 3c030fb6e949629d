# 使用生成的配置时应当知道的事。
note-needs-mod-headers = Apache 需要启用 mod_headers；如果使用 .htaccess，还需要 AllowOverride FileInfo。
note-not-with-errors = 错误页面不带此标头；它们不会被编入索引。
note-case-sensitive = 扩展名区分大小写，只匹配此处的写法。
note-extension-of-url = 判断依据是 URL 而不是文件：/ 没有扩展名，即使由 index.html 响应。
note-drops-inherited-headers = 在 nginx 中，如果一个块设置了自己的标头，就不再继承外层块的标头：请在这里重复写出。
note-one-location-answers = 在 nginx 中，一个请求只由一个 location 响应：其他 location 对这些文件的设置也必须写在这一个里。
note-needs-url-rewrite = IIS 需要安装 URL Rewrite 模块。
note-joined-into-one-line = 服务器只发送一行：只在行首识别爬虫名称的爬虫，会误读写给其他爬虫的内容。
note-static-files-only = 静态文件会带上此标头，函数生成的响应不会。
note-use-first = 请放在处理请求的所有代码之前。
note-in-each-page = 应放在每个网页的 head 中；非 HTML 文件需要使用标头。

# 为什么没有生成配置。
config-nothing-to-say = 未选择指令：请选择指令，例如 noindex。
config-not-a-directive = { $form ->
    [unknown] “{ $text }”不是已知爬虫会读取的指令：请使用指令，例如 noindex。
    [misspelled] “{ $text }”不是指令，可能是指“{ $meant }”。
    [value] “{ $text }”的值对该指令无效：请按此格式书写，例如“{ $meant }”。
   *[characters] “{ $text }”不可能是指令：请使用字母、数字、空格和 -_.:,+/，例如“max-snippet: 20”。
}
config-not-a-bot-name = “{ $text }”不可能是爬虫名称：请使用字母、数字、空格和 -_.!/，例如“googlebot-news”，但不能是指令。
config-not-an-extension = “{ $text }”不是文件扩展名：请填写扩展名，例如 pdf。
config-not-a-path = “{ $text }”不是由字母、数字和 /-._~ 组成的路径：请以斜杠开头，例如 /private/。
config-line-too-long = “{ $text }”超出了标头行允许的长度：请减少指令。
config-too-many-rules = 文件扩展名过多：Cloudflare 最多接受 100 条规则。
config-pattern-not-expressible = { $form ->
    [page] meta 元素只适用于所在的网页，不适用于“{ $text }”：请选择所有文件或单个路径。
    [folder] “{ $text }”由一个文件响应：请指明该文件，例如 { $text }index.html，或选择以此开头的所有内容。
   *[file] 对于这种服务器，“{ $text }”必须是文件夹：请以斜杠结尾，例如 { $text }/。
}

# 使用写好的 robots.txt 时应当知道的事。
wish-note-already-so = { $access ->
    [allowed] 无需添加行，以下爬虫本来就可以抓取 { $path }：{ $crawlers }。
   *[disallowed] 无需添加行，以下爬虫本来就不能抓取 { $path }：{ $crawlers }。
}
wish-note-not-reached = 对于 { $crawlers }，{ $path } { $access ->
    [allowed] 仍然不允许抓取
   *[disallowed] 仍然允许抓取
}：{ $line ->
    [0] 任何行都无法改变这一点。
   *[other] 由第 { $line } 行决定，新的行无法推翻它。
}
wish-note-disobeyed = 以下爬虫不遵守 robots.txt，或在用户请求网页时不遵守，因此仍可抓取 { $path }：{ $crawlers }。
wish-note-also-changed = 您没有提到的以下爬虫也会受影响，因为它们遵循您所提到爬虫的组：{ $crawlers }。
wish-note-others = 其他所有爬虫

# 为什么没有写出 robots.txt。
wish-error-nothing-wished = 没有可写的内容：请说明允许或禁止什么，以及针对谁。
wish-error-not-a-product-token = { $form ->
    [purpose] “{ $text }”不是爬虫，可能是指用途“{ $meant }”。
    [crawler] “{ $text }”不可能是产品标记，可能是指“{ $meant }”。
    [url] “{ $text }”是 URL 而不是爬虫：请指明爬虫（例如 GPTBot）和路径（例如 /private/）。
   *[other] “{ $text }”不可能是产品标记：请使用字母、数字和 -_.，不含空格。
}
wish-error-not-a-path = “{ $text }”不可能是规则的路径：请以 / 或 * 开头，不要包含空白字符和 #。

# 拦截列表的限制和安装方法。
block-note-only-names = 只会拒绝发送自身名称的爬虫。它们仍可读取 robots.txt，从而找到其中的规则。
block-note-no-requests = 以下名称只用于 robots.txt，不会发送请求，请在 robots.txt 中禁止：{ $crawlers }。
block-note-other-name = 以下爬虫发送浏览器或其他爬虫的 User-Agent，因此其大部分请求不会被拒绝：{ $crawlers }。
block-note-assumed-name = 以下爬虫的 User-Agent 未知，只有其中包含产品标记时才会被拒绝：{ $crawlers }。
block-note-also-refused = 以下爬虫也会被拒绝，因为它们的名称包含所选名称：{ $crawlers }。
block-note-same-group = 在 robots.txt 中，以下爬虫遵循被拒绝爬虫的组，但它们发送其他名称，因此不会被拒绝：{ $crawlers }。
block-note-needs-mod-rewrite = Apache 需要启用 mod_rewrite；如果使用 .htaccess，还需要 AllowOverride FileInfo。
block-note-inside-handle = Caddy 会先执行 handle 和 route 块，再执行 respond：请在这些块中重复写出最后一行。
block-note-needs-mod-access = lighttpd 需要启用 mod_access。
block-note-file-provider = 如果静态配置在 providers.file 中写明此文件，Traefik 3 就会读取它。
block-note-custom-rule = 请在 Cloudflare 中为每个段落创建一条操作为 Block 的自定义规则，并将该段落粘贴为表达式。
block-note-anywhere = Cloudflare 会在 User-Agent 的任何位置查找这些名称：名称中包含其中之一的未知爬虫也会被拒绝。

# 为什么没有拦截列表。
block-error-nothing-to-refuse = 没有可拒绝的爬虫：请选择未被排除的爬虫或用途。
block-error-all-crawlers = User-Agent 无法区分未知爬虫和浏览器，因此不能拒绝所有爬虫：请选择 ai-training 等用途，或选择爬虫。
block-error-no-names = { $crawlers }：没有请求使用这些名称，因此服务器无法按 User-Agent 拒绝。请在 robots.txt 中禁止它们。
