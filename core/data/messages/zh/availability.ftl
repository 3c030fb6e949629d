# 请求 robots.txt 得到不同结果之后，爬虫会怎么做。

response-status = robots.txt 返回状态码 { $status }
response-network-failure = 对 robots.txt 的请求没有得到响应

case-too-long = robots.txt 有 { $size } 字节，超过必须读取的 { $limit } 字节
case-too-many-redirects = 重定向次数过多
case-redirect = { $response }，且未跟随该重定向
case-invalid-status = { $response }，这不是 HTTP 的最终状态码

effect-rules = 因此适用其中的规则
effect-rules-first = 因此只适用前 { $bytes } 字节中的规则
effect-no-file = 视同没有 robots.txt
effect-disallow-all = 因此除 robots.txt 外全部屏蔽
effect-last-good-copy = 因此适用最近一次的有效副本
effect-assumed-copy = 因此适用最近一次的有效副本（视为此处给出的文本）
effect-last-good-copy-first = 因此只适用最近一次有效副本的前 { $bytes } 字节
effect-redirect-target = 因此由重定向目标的响应决定

availability-answer = { availability-may }：{ $case }，{ $effect }。
availability-in-each-case = { availability-may }，任何情况下均如此：{ $response }。
availability-depends = { $name } 能否抓取 { $path }，取决于{ $what }：{ $response }。
availability-may = { $access ->
    [allowed] { $name } 可以抓取 { $path }
    [disallowed] { $name } 被屏蔽，不能抓取 { $path }
   *[unknown] 无法确定 { $name } 能否抓取 { $path }
}

availability-step = 对于 { $name }{ $time ->
    [before] ，在无法获取 robots.txt 的最初 { $until }内
    [after] ，在无法获取 robots.txt 满 { $from }之后
    [between] ，在无法获取 robots.txt 满 { $from }但未满 { $until }时
   *[always] {""}
}{ $copy ->
    [exists] ，有最近一次的有效副本
    [missing] ，没有最近一次的有效副本
   *[any] {""}
}{ $site ->
    [available] ，网站其余部分可以访问
    [unavailable] ，网站其余部分也无法访问
   *[any] {""}
}：{ $case }，{ $effect }{ $access ->
    [unbound] {""}
    [allowed] ；该路径允许抓取
    [disallowed] ；该路径被屏蔽
   *[unknown] ；结果取决于一份未提供的文本
}（{ $certainty }；{ $source }）。

unbound-ignores = { $name } 忽略 robots.txt（{ $certainty }），其中的任何规则都不能对它屏蔽 { $path }。
unbound-user-triggered = { $name } 可以应用户请求抓取 { $path }：robots.txt 一般不适用于此类请求（{ $certainty }）。
unbound-rules = 仅按规则而言：{ $rules }
availability-size = robots.txt 有 { $size } 字节；{ $name } 只读取前 { $limit } 字节，之后的规则不起作用。

depends-on-time = robots.txt 已持续失败多久
depends-on-last-good-copy = 是否有最近一次的有效副本
depends-on-rest-of-site = 网站其余部分是否有响应
depends-on-size = 过长的 robots.txt 会被读取多少
depends-on-redirect-target = 重定向目标的响应
depends-on-text = 一份未提供的文本
depends-on-crawler = 爬虫自己的选择
