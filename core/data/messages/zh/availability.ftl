# 请求 robots.txt 得到不同结果之后，爬虫会怎么做。

response-status = robots.txt 返回状态码 { $status }
response-network-failure = 对 robots.txt 的请求没有得到响应

case-too-long = 文本超出了必须读取的长度
case-too-many-redirects = 重定向次数过多
case-redirect = { $response }，且未跟随该重定向
case-invalid-status = { $response }，这不是 HTTP 的最终状态码

effect-rules = 因此适用其中的规则
effect-rules-first = 因此只适用前 { $bytes } 字节中的规则
effect-no-file = 视同没有 robots.txt
effect-disallow-all = 因此除 robots.txt 外一律不得抓取
effect-last-good-copy = 因此适用最近一次的有效副本
effect-last-good-copy-first = 因此只适用最近一次有效副本的前 { $bytes } 字节
effect-redirect-target = 因此由重定向目标的响应决定

availability-answer = { availability-may }：{ $case }，{ $effect }。
availability-in-each-case = { availability-may }，以下各种情况均如此：{ $response }。
availability-depends = { availability-may }，要视情况而定：{ $response }。
availability-may = { $access ->
    [allowed] { $name } 可以抓取 { $path }
    [disallowed] { $name } 不得抓取 { $path }
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
}：{ $case }，{ $effect }；{ $access ->
    [allowed] 可以抓取
    [disallowed] 不得抓取
   *[unknown] 能否抓取取决于一份未提供的文本
}（{ $certainty }；{ $source }）。

availability-hours = { $count } 小时
availability-days = { $count } 天
