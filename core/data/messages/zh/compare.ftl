# robots.txt 的规则之间、版本之间的关系。

dead-overruled = 第 { $line } 行“{ $rule }”永远不起决定作用：凡是它匹配的，{ $by }也匹配，而且优先级更高。
dead-implied = 第 { $line } 行“{ $rule }”没有作用：即使没有它，也会由{ $by }决定，结果相同。
dead-allowed-anyway = 第 { $line } 行“{ $rule }”没有作用：没有其他规则屏蔽这些路径，它们本来就允许抓取。
dead-no-url = 第 { $line } 行“{ $rule }”不匹配任何内容：没有 URL 会有这样的路径。
dead-robots-txt-itself = 第 { $line } 行“{ $rule }”没有作用：它只匹配 /robots.txt，而 /robots.txt 始终允许抓取。
dead-or = { $list }或{ $next }

changed-path = { $path } 现在{ $access ->
    [allowed] 允许抓取
   *[disallowed] 屏蔽
}：{ $line ->
    [0] 没有规则起决定作用
   *[other] 由第 { $line } 行“{ $rule }”决定
}；此前{ $old_line ->
    [0] 没有规则起决定作用
   *[other] 由第 { $old_line } 行“{ $old_rule }”决定
}。

differing-path = { $path } 对 { $crawler } { $access ->
    [allowed] 允许抓取
   *[disallowed] 屏蔽
}：{ $line ->
    [0] 没有规则起决定作用
   *[other] 由第 { $line } 行“{ $rule }”决定
}；对 { $other } { $other_line ->
    [0] 没有规则起决定作用
   *[other] 由第 { $other_line } 行“{ $other_rule }”决定
}。

record-added = 第 { $line } 行是新增的：“{ $record }”。
record-removed = 第 { $old_line } 行已删除：“{ $old_record }”。
record-changed = 第 { $line } 行现在是“{ $record }”；此前是“{ $old_record }”（第 { $old_line } 行）。
