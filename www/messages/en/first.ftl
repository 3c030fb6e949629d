# Messages shown before the page has started or if it cannot start (www/index.html): one line each, without arguments.

loading = robotscope is loading …
needs-script = robotscope runs in your browser and needs JavaScript and WebAssembly. Please turn JavaScript on.
start-failed = robotscope could not start. Reload the page; if that does not help, try a current browser with WebAssembly turned on.
start-again = Start again without the saved texts
