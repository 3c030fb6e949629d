# 许多句子共用的部分。

list-next = { $list }、{ $next }
list-last = { $list } 和 { $next }
list-rest = { $list } 及另外 { $count } 个
list-none = 无
list-next-phrase = { $list }；{ $next }

sentences = { $list }{ $next }

quoted-line = 第 { $line } 行“{ $text }”

sure-documented = 官方说明
sure-reported = 据报告
sure-assumed = 推测

operator-unknown = 未知运营方
operator-any-user = 任何用户
operator-customers = { $company }（其客户）

time-years = { $count } 年
time-days = { $count } 天
time-hours = { $count } 小时
time-minutes = { $count } 分钟
time-seconds = { $count } 秒
