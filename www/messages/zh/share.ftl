# 分享、保存、导出。

share = 分享和保存
share-link = 复制链接
share-copied = 链接已复制（包含全部内容，共 { $count } 个字符）。
share-copy-yourself = 浏览器阻止了复制。请手动复制：
share-link-text = 链接
share-long = 浏览器可以打开，但有些邮件和聊天程序会截断这么长的链接。
share-new = 新建
share-private = 更改仅保存在此浏览器中
share-not-kept = 浏览器没有保存草稿：可能是不允许保存，或者内容太大。
share-list-too-long = “批量 URL”的列表过长，无法放入链接和草稿，因此略去。
share-too-large = 此案例太大，无法保存在此浏览器中：请复制链接，或将文本保存为文件。

export = 导出报告
export-markdown-copy = 将答案复制为 Markdown
export-markdown-save = 将答案保存为 Markdown
export-csv-save = 将表格保存为 CSV
export-json-copy = 复制为 JSON
export-json-save = 保存为 JSON
export-print = 打印
export-not-copied = 浏览器阻止了复制；请改为保存。
report-title = robotscope 报告
report-crawlers = 爬虫
report-findings = 其他提示
report-count = 数量
report-crawl = 抓取
report-blocked = 屏蔽
report-forbidden-assumed = 禁止（推测）
report-depends = 视情况而定
report-unknown = 未知

# 案例

cases = 案例
case-name = 此案例的名称
cases-others = 其他案例
cases-none = 还没有其他案例。
cases-about = 最近十个案例仅保存在此浏览器中。
# 没有名称和 URL 的案例
case-unnamed = 未命名
# $name：案例的名称或 URL
case-delete = 删除“{ $name }”
case-deleted = 已删除“{ $name }”。
