# 获取 URL 的服务
live-fetch = 获取
live-page = 网页
live-step-waiting = { $name }：等待中……
live-step-going = { $name }：{ $status }……
live-step = { $name }：{ $status }
live-step-failed = { $name }：{ $failure }
live-not = 未能获取：{ $failure }。
live-failure = { $kind ->
    [dns] 没有服务器使用这个主机名
    [refused] 服务器拒绝连接
    [unreachable] 无法连接到服务器
    [reset] 服务器关闭了连接
    [timeout] 服务器响应太慢
    [tls] 无法建立安全连接：证书或 TLS 版本有误
    [bad-response] 服务器的响应不是有效的 HTTP
    [headers-too-large] 响应标头过大
    [cut-off] 响应在结束前中断
    [bad-encoding] 无法解压响应
    [too-many-redirects] 重定向过多
    [redirect-loop] 重定向形成循环
    [bad-redirect] 重定向的目标不是 URL
    [unsupported-protocol] 重定向的目标不是 http 或 https
    [private-address] 该地址位于专用网络，本服务不会访问
    [private-name] 该名称属于专用网络，本服务不会访问
    [port] 本服务只从端口 80 和 443 获取
    [credentials] 本服务不接受用户名和密码
    [opted-out] 该网站的 robots.txt 中有针对本服务的组，禁止获取
    [too-many-fetches] 需要的请求或时间过多
    [client-limit] 您的请求过多，请一分钟后重试
    [site-limit] 对该网站的请求过多，请一分钟后重试
    [bad-url] 这不是可以获取的 URL
    [other-site] 本服务只响应自己的页面
    [as-off] 本服务不发送爬虫的名称
    [bad-as] 本服务不认识该爬虫
    [busy] 本服务繁忙，请稍后重试
    [engine] 无法加载引擎，请重试
    [service] 无法连接到本服务
    [wall] 反爬虫系统返回的是它自己的页面
   *[other] 失败
}
live-fetched-at = 获取于 { $time } UTC
live-joined = 本服务把多行 X-Robots-Tag 视为一行。如果其中有“bingbot:”这样的名称，请用 curl 查看哪些指令在它那一行。
live-truncated = 只获取了 HTML 的开头部分，它超过了本服务接受的大小。
taken-fetching = 正在获取 { $url }……先前网页的文本已被移除。
taken-not-fetched = 未采用来自 { $url } 的文本。先前网页的文本已被移除。
taken-redirects-elsewhere = 网页重定向到 { $url }。爬虫能否抓取该 URL，由其自身的 robots.txt 决定。
taken-fetched = 已获取 { $url }，先前网页的文本已被替换。
live-private = 只有您要获取的 URL（以及您选择的爬虫名称）会发送给服务，其他一切都留在您的浏览器中。
live-no-url = 请输入完整的 URL 再获取，例如 https://example.com/page。
live-as = 同时以其身份获取
live-as-none = 无爬虫
live-step-as = 以 { $crawler } 的身份
live-served-refused = robots.txt 允许 { $crawler }，但服务器拒绝它：{ $answer }。
live-served-anyway = robots.txt 禁止 { $crawler }，但服务器仍向它发送网页：{ $answer }。
live-served-allowed = robots.txt 允许 { $crawler }；服务器的响应：{ $answer }。
live-served-disallowed = robots.txt 禁止 { $crawler }；服务器的响应：{ $answer }。
live-served-ignores = robots.txt 无法阻止 { $crawler }，因为它在此不遵守 robots.txt；服务器的响应：{ $answer }。
live-served-depends = robots.txt 对 { $crawler } 没有明确的结论；服务器的响应：{ $answer }。
live-served-not = 未能以 { $crawler } 的身份获取：{ $failure }。
live-served-robots = 服务器向 { $crawler } 发送另一份 robots.txt，此处以那一份为准。
live-served-robots-refused = 服务器拒绝向 { $crawler } 发送 robots.txt，因此以下方的这一份为准。
live-served-proof = User-Agent 不能证明任何事：服务器对真正的爬虫可能有不同的响应。
live-answer-status = 状态 { $status }
live-answer-wall = 状态 { $status }，{ $wall } 的{ $kind ->
    [challenge] 验证页面
   *[block] 拦截页面
}（{ $certainty }）
live-answer-price = 状态 { $status }，价格 { $price }
live-answer-elsewhere = { $answer }，来自 { $url }
live-answer-failed = { $answer }（{ $failure }）
