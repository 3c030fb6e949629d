# 用一份 robots.txt 测试许多 URL。

urls-about = { $count ->
    [0] 将按“单个网页”中的 robots.txt 测试，该文件目前为空。
   *[other] 将按“单个网页”中的 robots.txt 测试，该文件共 { $count } 行。
}
urls-status = robots.txt 状态：{ $status }。
urls-status-assumed = robots.txt 状态：{ $status }（假定）。
urls-failing = 其状态为 { $status }，已持续{ $time }。
urls-list = URL 列表
urls-placeholder = 每行一个 URL 或路径，或 CSV、TSV 导出文件，或完整的 sitemap.xml
urls-crawlers = { $count ->
    [0] 未选择爬虫
   *[other] { $count } 个爬虫
}
urls-robots = 与“单个网页”中的文本相同：在此修改，那里也随之修改。
urls-choose-search = 搜索引擎
urls-choose-ai = AI
urls-choose-all = 全选
urls-choose-none = 全不选
urls-own = 自定义爬虫
urls-own-placeholder = 产品令牌或 User-Agent
urls-own-add = 添加
urls-own-token = 产品令牌：{ $token }
urls-own-remove = 移除 { $token }
urls-test = 测试列表
urls-no-robots = 请先粘贴网站的 robots.txt。
urls-robots-unknown = 测试 URL 列表或站点地图：请粘贴列表以及网站的 robots.txt。
urls-no-list = 请先输入 URL 列表。
urls-no-crawler = 请先选择爬虫。
urls-empty = 尚未测试。100,000 行也没有问题：测试在后台进行，可以随时取消。
urls-running = 正在读取列表…
urls-outdated = 结果已过时：正在重新测试…
urls-so-far = 目前已测试 { $count } 个 URL。
urls-summary = { $count ->
    [0] 列表中没有 URL。
   *[other] 已测试 { $count } 个 URL。
}
urls-invalid = { $count ->
    [1] 有 1 行不是 URL：
   *[other] 有 { $count } 行不是 URL，例如：
}
urls-fault = 此列表或站点地图已损坏，其中可能还有更多 URL：
urls-column = URL 取自“{ $name }”列。
urls-column-number = URL 取自第 { $number } 列。
urls-rows-without = 该列中有 { $count } 行没有 URL。
urls-index = 这是站点地图索引：其中的 { $count } 个 URL 是其他站点地图，而不是网页。请在此打开那些站点地图来测试网页。
urls-of-host = { $host }：{ $urls }
urls-paths = 没有主机的路径
urls-more-hosts = 另有 { $count } 个主机仅见于下方的 URL 列表。
urls-by-crawler = 爬虫
urls-depends = 视情况
urls-condition = 仅当 { $condition } 时成立
urls-share = 被屏蔽的比例
urls-rules = 起决定作用的行（按每个 URL 和每个爬虫计数）
urls-decides = 起决定作用 { $count } 次
urls-deciding = 起决定作用的行
urls-tree = 按路径
urls-unfold-all = 全部展开
urls-fold-all = 全部折叠
urls-unfolded-part = 还有 { $count } 个文件夹保持折叠，因为 URL 太多，无法全部显示。
urls-count = { $count } 个 URL
urls-blocked-for = 屏蔽的爬虫：
urls-part = { $name }：{ $total } 个中的 { $count } 个
urls-rows = 所有 URL
urls-rows-shown = 显示的 URL
urls-url = URL
urls-show-all = 全部
urls-show-blocked = 对部分爬虫屏蔽
urls-show-differ = 爬虫结论不同
urls-columns = 导出的文件中还有 { $count } 个爬虫。
urls-pages = 列表分页
urls-range = 第 { $from }–{ $to } 项，共 { $total } 项
export-csv = 导出 CSV
export-json = 导出 JSON
previous = 上一页
next = 下一页
cancel = 取消
