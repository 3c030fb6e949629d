# robots.txt 的两个版本。

compare-title = robots.txt 的两个版本
compare-about = 修改“修改后”的文本，或打开两个文件，查看哪些爬虫失去或获得哪些路径的抓取权限，以及由哪些规则造成。
compare-before = 修改前
compare-after = 修改后
compare-swap = 互换
compare-take = 使用“单个网页”中的 robots.txt
compare-placeholder = 在此粘贴 robots.txt
compare-results = 变化
compare-nothing = 尚无可比较的内容：请在两侧各粘贴一份 robots.txt。
compare-empty = “{ $version }”为空，因此按没有规则的 robots.txt 比较，即全部允许。
compare-same = 两个版本对所有爬虫的结论相同。
compare-summary = 失去路径：{ $losing }。获得路径：{ $gaining }。
compare-of-purpose = { $purpose }：{ $changes }
compare-lose = { $total } 个爬虫中有 { $count } 个失去路径
compare-gain = { $total } 个爬虫中有 { $count } 个获得路径
compare-none = 无
compare-tokens = { $count } 个控制令牌
compare-unbound = robots.txt 不适用
compare-ignoring = { $count } 个 robots.txt 不适用的爬虫
compare-others = 其他所有爬虫
compare-now-allowed = 现在允许
compare-now-blocked = 现在屏蔽
compare-left-out = 两个版本中还指定了 { $count } 个名称，此处未予比较。
compare-incomplete = 以上变化确定无误，但可能还有更多：文本太大，无法逐一尝试。
compare-what = 比较什么
compare-versions = 两个版本
compare-two-crawlers = 两个爬虫
compare-crawlers-title = 两个爬虫，同一份 robots.txt
compare-crawlers-about = 按同一份 robots.txt 的规则，一个爬虫不能抓取而另一个可以抓取的内容：也就是所有爬虫都按第二个处理时会失去的内容。
compare-examples = 示例尽可能取自“批量 URL”中的列表。
compare-one = 第一个爬虫
compare-other = 第二个爬虫
compare-crawlers-same = { $other } 可以抓取的内容与 { $one } 完全相同。
compare-crawlers-differ = { $lost ->
    [0] { $one } 可以抓取的，{ $other } 都可以抓取
   *[other] 有 { $lost } 种情况 { $one } 可以抓取而 { $other } 不可以
}；{ $gained ->
    [0] 没有相反的情况。
   *[other] 有 { $gained } 种情况相反。
}
compare-lost = { $one } 可以，{ $other } 不可以
compare-only = 只看此爬虫的变化
compare-only-all = 所有爬虫
compare-only-none = 对此爬虫没有变化。
compare-unknown = 不在爬虫目录中
compare-records = 其他记录
compare-all-crawlers = 对所有爬虫
compare-records-more = 还有其他记录的变化未显示。
compare-lines = 逐行对比
compare-lines-more = 还有更多不同的行。
compare-lines-too-many = 不同的行太多，无法逐一列出。
compare-lines-same = 另有 { $count } 行相同
