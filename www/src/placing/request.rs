//! Reads the request that the output of `curl -v` contains.

/// The first `GET` or `HEAD` request in the output of curl. Responses after redirects belong to this request, too (RFC 9309, 2.3.1.2).
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) origin: String,
    path: String,
    /// `true` for the method HEAD, whose response has no body.
    pub(super) is_head: bool,
}

impl Request {
    /// Returns the first `GET` or `HEAD` request. Returns `None` if the text does not start as the output of `curl -v` does, contains no
    /// such request, or does not name the host.
    pub(super) fn of_curl(text: &str) -> Option<Self> {
        let start = text.trim_start();
        if !["* ", "> "].iter().any(|mark| start.starts_with(mark)) {
            return None;
        }
        let mut lines = start.lines();
        let (mut is_connected, mut is_secure) = (false, false);
        let (is_head, target) = lines.by_ref().find_map(|line| {
            if let Some(information) = line.strip_prefix("* ") {
                let has = |words: &[&str]| words.iter().any(|word| information.contains(word));
                is_connected |= has(&[" port "]);
                is_secure |= has(&[" port 443", "SSL", "TLS", "ALPN"]);
            }
            request_line(line)
        })?;
        let mut fields = lines.map_while(|line| line.strip_prefix("> ")).filter_map(|line| line.split_once(':'));
        let (origin, path) = match target.find("://") {
            // A request through a proxy contains the whole URL.
            Some(colon) => {
                let host = colon + "://".len();
                target.split_at(target.get(host..)?.find('/').map_or(target.len(), |slash| host + slash))
            }
            None => ("", target),
        };
        let origin = if origin.is_empty() {
            let (_, host) = fields.find(|(name, _)| name.eq_ignore_ascii_case("host"))?;
            format!("{}://{}", if is_connected && !is_secure { "http" } else { "https" }, host.trim())
        } else {
            origin.to_owned()
        };
        Some(Self { origin, path: path.to_owned(), is_head })
    }

    pub(super) fn is_for_robots(&self) -> bool {
        self.path == "/robots.txt"
    }

    /// Returns the URL of the page that the request is about: the requested URL, or the root if robots.txt was requested.
    pub(super) fn page(&self) -> String {
        format!("{}{}", self.origin, if self.is_for_robots() { "/" } else { &self.path })
    }
}

/// Returns `true` for `HEAD` or `false` for `GET`, and the target. Returns `None` for another line or method.
fn request_line(line: &str) -> Option<(bool, &str)> {
    let mut words = line.strip_prefix("> ")?.split_ascii_whitespace();
    let is_head = match words.next()? {
        "GET" => false,
        "HEAD" => true,
        _ => return None,
    };
    let target = words.next().filter(|target| target.starts_with('/') || target.starts_with("http"))?;
    words.next().filter(|version| version.starts_with("HTTP/"))?;
    Some((is_head, target))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(text: &str) -> Option<String> {
        Request::of_curl(text).map(|request| request.page())
    }

    /// The lines follow curl's manual: <https://curl.se/docs/manpage.html#-v>.
    #[test]
    fn reads_the_page_url_from_the_first_request_in_curl_output() {
        let of = |before: &str| {
            page(&format!("{before}> GET /a?b HTTP/1.1\r\n> User-Agent: curl\r\n> host: a.example\r\n>\r\n< HTTP/1.1 200"))
        };
        let url = |scheme: &str| Some(format!("{scheme}://a.example/a?b"));
        assert_eq!(of(""), url("https"));
        assert_eq!(of("* Connected to a.example (192.0.2.1) port 443\n"), url("https"));
        assert_eq!(of("* Connected to a.example (192.0.2.1) port 80 (#0)\n"), url("http"));
        assert_eq!(
            of("* Connected to a.example (192.0.2.1) port 8443\n* SSL connection using TLSv1.3\n* using HTTP/1.x\n"),
            url("https")
        );
        let proxied = "> CONNECT a.example:443 HTTP/1.1\n> Host: a.example:443\n>\n< HTTP/1.1 200 OK\n<\n";
        assert_eq!(of(proxied), url("https"));
        assert_eq!(page("> HEAD http://b.example/c HTTP/1.1\n> Host: b.example\n"), Some("http://b.example/c".to_owned()));
        assert_eq!(page("> GET /robots.txt HTTP/2\n> Host: b.example:8080\n"), Some("https://b.example:8080/".to_owned()));
    }

    #[test]
    fn returns_no_url_for_a_plain_response_a_missing_host_or_a_post_request() {
        for text in [
            "HTTP/1.1 200 OK\n\n> GET / HTTP/1.1\n> Host: a.example",
            "> GET / HTTP/1.1\n< HTTP/1.1 200",
            "> POST / HTTP/1.1\n> Host: a.example",
        ] {
            assert_eq!(page(text), None, "{text}");
        }
    }
}
