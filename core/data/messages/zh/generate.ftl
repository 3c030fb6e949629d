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
