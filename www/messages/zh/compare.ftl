# robots.txt 的两个版本。

compare-title = robots.txt 的两个版本
compare-about = 修改右侧的文本，或打开两个文件：robotscope 会指出哪些爬虫失去或获得哪些路径的抓取权限，以及由哪些规则造成。
compare-before = 修改前
compare-after = 修改后
compare-swap = 互换
compare-take = 采用“单个网页”中的文本
compare-placeholder = 在此粘贴 robots.txt
compare-results = 变化
compare-same = 两个版本对所有爬虫的规定相同。
compare-summary = { $losing ->
    [0] 没有爬虫失去访问权限
   *[other] 有 { $losing } 个爬虫不再能抓取某些内容
}；{ $gaining ->
    [0] 没有爬虫获得新的访问权限。
   *[other] 有 { $gaining } 个爬虫可以抓取新的内容。
}
compare-crawlers = { $count ->
    [1] 对 1 个爬虫的变化
   *[other] 对 { $count } 个爬虫的相同变化
}
compare-others = 其他所有爬虫
compare-now-allowed = 现在允许
compare-now-blocked = 现在屏蔽
compare-left-out = 两个版本中还指定了 { $count } 个名称，此处未予比较。
compare-incomplete = 以上变化确定无误，但可能还有更多：文本太大，无法逐一尝试。
