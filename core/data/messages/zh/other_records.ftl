# 规则以外的记录。

delay-one = 第 { $line } 行要求 { $name } 在两次请求之间等待 { $seconds } 秒；{ delay-honoured }。
delay-several = 有多行要求 { $name } 等待，但时间各不相同，也没有资料说明以哪一行为准；{ delay-honoured }。
delay-none = 没有任何一行要求 { $name } 在两次请求之间等待。
delay-honoured = { $honoured ->
    [yes] 它遵从（{ $certainty }）
    [no] 它忽略这一要求（{ $certainty }）
   *[unknown] 尚不清楚它是否遵从
}
same-group = RFC 9309 把{ $count ->
    [1] 第 { $lines } 行
   *[other] 第 { $lines } 行
}算作同一规则组，因为 User-agent 行之间没有规则，而且没有规定这类记录适用于谁。此处只采用紧跟在该爬虫 User-agent 行之下的记录。

record-fault-empty = 应有一个值
record-fault-extra-text = 不应再有其他内容
record-fault-not-a-number = 应为秒数，例如 10 或 0.5
record-fault-too-great = 应为更小的数
record-fault-not-a-rate = 应为单位时间内的文档数，例如 1/10s 或 20/1h
record-fault-not-a-time = 应为一天中的两个时刻，例如 0600-0845
record-fault-not-absolute = 应为绝对 URL，例如 https://example.com/sitemap.xml
record-fault-not-a-host = 应为主机名，例如 www.example.com，端口不超过 65535
record-fault-no-parameter = 应为查询参数的名称
record-fault-not-a-path = 应为路径，以 / 或 * 开头
record-fault-too-long = 最多应为 500 个字符
record-fault-not-a-dictionary = 应为偏好设置，例如 train-ai=n，使用小写字母
