audit-robots-txt = { $outcome ->
    [pass] Lighthouse 认为 robots.txt 有效。
    [fail] Lighthouse 认为 robots.txt 无效。
    [not-applicable] Lighthouse 在此不检查 robots.txt：文件不存在或为空。
   *[unknown] 不知道 Lighthouse 对 robots.txt 的结论：缺少其文本或状态。
}
audit-is-crawlable = { $outcome ->
    [pass] Lighthouse 认为该网页未被禁止编入索引：只有它检查的机器人全部被屏蔽时才会如此认为。
    [fail] Lighthouse 认为该网页被禁止编入索引。
   *[unknown] 根据这些文本，不知道 Lighthouse 是否认为该网页被禁止编入索引。
}
audit-robots-txt-report = { $outcome ->
    [pass] Search Console 的 robots.txt 报告显示文件已抓取。
    [fail] Search Console 的 robots.txt 报告显示文件未抓取。
    [not-applicable] Search Console 的 robots.txt 报告不显示文件。对 Google 来说这没有问题。
   *[unknown] 不知道 Search Console 的 robots.txt 报告显示什么。
}
audit-crawl-allowed = { $outcome ->
    [pass] Search Console 网址检查中的“Crawl allowed?”：是。
    [fail] Search Console 网址检查中的“Crawl allowed?”：否，被 robots.txt 屏蔽。
   *[unknown] Search Console 网址检查中的“Crawl allowed?”：这些文本没有说明。
}
audit-indexing-allowed = { $outcome ->
    [pass] Search Console 网址检查中的“Indexing allowed?”：是。
    [fail] Search Console 网址检查中的“Indexing allowed?”：否。
    [not-applicable] Search Console 网址检查中的“Indexing allowed?”：没有答案，因为 Google 不读取该网页。
   *[unknown] Search Console 网址检查中的“Indexing allowed?”：这些文本没有说明。
}
audit-page-indexing = { $outcome ->
    [pass] Search Console 的网页索引编制报告在这些文本中找不到原因。Google 是否已将该网页编入索引，文本没有说明。
    [fail] Search Console 的网页索引编制报告会给出以下原因之一。
   *[unknown] 根据这些文本，不知道 Search Console 的网页索引编制报告会说什么。
}

audit-blocked-bots = 但它警告 { $bots } 无法将其编入索引。
audit-ours-blocked = 与 Lighthouse 不同，robotscope 认为 { $bots } 无法抓取该网页或将其编入索引。
audit-ours-open = 与 Lighthouse 不同，robotscope 认为 { $bots } 可以抓取该网页并将其编入索引。

audit-reason = { $reason ->
    [robots-txt-rule] 规则
    [header] 标头
    [meta] meta 元素
    [error-status] 网页状态为错误时，Lighthouse 会停止
    [not-html] 网页不是 HTML 时，Lighthouse 会停止
    [redirect] Lighthouse 跟随重定向并检查其目标
   *[other] “{ $label }”
}
audit-remark = { $what }：{ $place }。
audit-remark-alone = { $what }。
audit-until = 只有 { $version } 版之前的 Lighthouse 才这样认为。
audit-difference-known-record = 这一行是对的：此记录是给其他读者的。
audit-difference-google-reads-it = Google 仍会读取这一行。
