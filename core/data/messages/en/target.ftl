# The reason why a text is no URL. $text: the beginning of the text.
target-empty-url = No URL given: write one such as https://example.com/page, or a path such as /page.
target-url-without-host = “{ $text }” has no valid host name: write a URL such as https://example.com/page.
target-not-a-web-address = “{ $text }” is not an address on a web server: write a URL such as https://example.com/page.
target-neither-url-nor-path = “{ $text }” is neither a URL nor a path: write https://example.com/page, or begin a path with a slash.
