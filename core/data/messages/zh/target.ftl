# 文本为什么不是 URL。
target-empty-url = 未输入 URL：请输入 URL，例如 https://example.com/page，或路径，例如 /page。
target-url-without-host = “{ $text }”没有有效的主机名：请输入 URL，例如 https://example.com/page。
target-not-a-web-address = “{ $text }”不是网络服务器上的地址：请输入 URL，例如 https://example.com/page。
target-neither-url-nor-path = “{ $text }”既不是 URL 也不是路径：请输入 https://example.com/page，或以斜杠开头的路径。
