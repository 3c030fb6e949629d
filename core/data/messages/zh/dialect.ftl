# 谁以自己的方式解读文本，以及各种解析方式有何不同。

dialect-rfc9309 = RFC 9309
dialect-google = Google 的解析器
dialect-bing = Bing
dialect-yandex = Yandex
dialect-apple = Apple
dialect-baidu = Baidu
dialect-mojeek = Mojeek
dialect-classic-1994 = 1994 年的原始文档
dialect-draft-1996 = 1996 年的互联网草案
dialect-selfhtml-2008 = SELFHTML 2008
dialect-selfhtml-2008-allow-first = SELFHTML 2008（先看 Allow 行）
dialect-wikipedia = Wikipedia

reader-general = 通行做法
reader-google = Google
reader-bing = Bing
reader-yandex = Yandex
reader-apple = Apple
reader-amazon = Amazon
reader-mojeek = Mojeek
reader-baidu = Baidu
reader-seznam = Seznam
reader-naver = Naver
reader-openai = OpenAI
reader-img2dataset = img2dataset

policy-field-names = 字段名称的哪些写法有效
policy-missing-colon = 是否可以缺少冒号
policy-allow-field = 是否识别 Allow 规则
policy-line-limit = 一行最多读取多少
policy-nul = NUL 字节有何影响
policy-partial-byte-order-mark = 不完整的字节顺序标记有何影响
policy-blank-lines = 空行的含义
policy-product-token = User-agent 行如何指定爬虫
policy-wildcard-token = 哪些 User-agent 行面向所有爬虫
policy-group-selection = 哪些规则组适用于爬虫
policy-encoding = 如何比较百分号编码
policy-wildcards = * 和 $ 是否为特殊字符，以及模式可以位于路径的何处
policy-precedence = 多条规则中由哪一条决定
policy-pattern-length = 如何计算模式的长度
policy-empty-disallow = 空的 Disallow 规则的含义
policy-directory-index = index.html 是否等同于其所在目录
policy-robots-txt-itself = robots.txt 本身能否被屏蔽
