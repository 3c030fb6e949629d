# 页面启动之前或无法启动时显示的文字：每条一行，不带参数。

loading = 正在加载 robotscope…
needs-script = robotscope 在您的浏览器中运行，需要 JavaScript 和 WebAssembly。请启用 JavaScript。
start-failed = robotscope 无法启动。请重新加载此网页；如果仍然无效，请换用已启用 WebAssembly 的新版浏览器。
start-again = 重新开始，不使用保存的文本
