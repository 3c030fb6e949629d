//! Places HTTP responses.

use robotscope::evaluate::Source;
use robotscope::http::Headers;

use super::request::Request;
use crate::intake::{Kind, recognise};
use crate::state::{Outcome, State};

impl State {
    /// Places a response in the panes. A response to a request for robots.txt also sets the status of robots.txt.
    pub(super) fn place_response(&mut self, text: &str, into: Option<Source>) -> Outcome {
        let request = Request::of_curl(text);
        if let Some(request) = request.as_ref().filter(|_| !self.page.is_url_given()) {
            self.page_mut().url = request.page().into();
            self.page_mut().assign_texts();
        }
        let headers = Headers::parse(text);
        let status = headers.counting().and_then(|response| response.status).map_or(200, |status| status.code);
        let (headers, body) = body(text);
        let is_for_robots = request.as_ref().map(Request::is_for_robots);
        if is_for_robots.unwrap_or_else(|| recognise("", body) == Kind::RobotsTxt || into == Some(Source::RobotsTxt)) {
            // If the request is known, an empty body is an empty robots.txt only after a successful GET: HEAD has no body, and errors have
            // no robots.txt.
            let is_read = request.as_ref().is_none_or(|request| !request.is_head && (200..300).contains(&status));
            let has_text = is_read || !body.trim().is_empty();
            self.page_mut().replace(Source::RobotsTxt, has_text.then(|| body.to_owned()));
            if let Some(request) = request {
                self.page_mut().assign_to(Source::RobotsTxt, &request.origin);
            }
            self.page_mut().set_status(status);
            self.page_mut().pane = Source::RobotsTxt;
            return Outcome::RobotsResponse { status, has_text };
        }
        self.page_mut().replace(Source::Headers, Some(format!("{}\n", headers.trim_end())));
        self.page_mut().pane = Source::Headers;
        let has_body = !body.trim().is_empty();
        if has_body {
            self.page_mut().replace(Source::Html, Some(body.to_owned()));
        }
        if let Some(request) = request {
            self.page_mut().assign_to(Source::Headers, &request.page());
            if has_body {
                self.page_mut().assign_to(Source::Html, &request.page());
            }
        }
        if has_body { Outcome::Response } else { Outcome::Text(Source::Headers) }
    }
}

/// Splits a response into its headers and its body. Leaves out the lines that `curl -v` prints after the body.
pub(super) fn body(response: &str) -> (&str, &str) {
    let Some(body) = Headers::parse(response).body() else { return (response, "") };
    let (start, end) = (body.start() as usize, body.end() as usize);
    // Both offsets are character boundaries: a line, a status line or a curl note starts there, or the text ends. `get` rules out a
    // panic if that is wrong.
    response.get(..start).zip(response.get(start..end)).unwrap_or((response, ""))
}

#[cfg(test)]
mod tests {
    use robotscope::availability::Response;
    use robotscope::evaluate::Source;

    use super::super::Aim;
    use super::super::place::tests::{import, start, text};
    use crate::page::Basis;
    use crate::state::Outcome;

    #[test]
    fn splits_an_imported_response_into_headers_and_html() {
        let mut state = start();
        let response = "HTTP/2 301\nlocation: /b\n\nHTTP/2 200\ncontent-type: text/html\n\n<!doctype html>ü";
        assert_eq!(import(&mut state, &[("", response)], Aim::View), [Outcome::Response]);
        assert_eq!(text(&state, Source::Html), Some("<!doctype html>ü"));
        assert!(text(&state, Source::Headers).unwrap().ends_with("text/html\n"));
    }

    #[test]
    fn uses_the_status_of_a_robots_txt_response() {
        let mut state = start();
        let outcomes =
            import(&mut state, &[("", "HTTP/1.1 503 Sorry\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /")], Aim::View);
        assert_eq!(outcomes, [Outcome::RobotsResponse { status: 503, has_text: true }]);
        assert_eq!((&*state.page.status, text(&state, Source::RobotsTxt)), ("503", Some("User-agent: *\nDisallow: /")));
        // The body of a 404 is often HTML. In a file opened for the robots.txt pane, it is still the response to the request for
        // robots.txt.
        let outcomes = import(&mut state, &[("a.txt", "HTTP/1.1 404 Not Found\n\n<html>")], Aim::Pane(Source::RobotsTxt));
        assert_eq!(outcomes, [Outcome::RobotsResponse { status: 404, has_text: true }]);
        assert_eq!(text(&state, Source::RobotsTxt), Some("<html>"));
    }

    /// Output of curl 7.88.1 (`curl -v URL 2>&1`), with the body printed before the last line of information.
    #[test]
    fn leaves_out_the_lines_that_curl_prints_after_the_body() {
        let head = "*   Trying 127.0.0.1:8911...\n* Connected to 127.0.0.1 (127.0.0.1) port 8911 (#0)\n> GET / HTTP/1.1\n\
            > Host: 127.0.0.1:8911\n> User-Agent: curl/7.88.1\n> Accept: */*\n> \n< HTTP/1.1 200 OK\n\
            < Content-Type: text/html\n< Content-Length: 44\n< \n{ [44 bytes data]\n";
        let html = "<!doctype html>\n<title>A</title>\n* one\n\n<p>Text</p>";
        let notes =
            ["* Connection #0 to host 127.0.0.1 left intact", "* Closing connection 0", "* shutting down connection #0\n\n"];
        for note in notes {
            for line_break in ["\n", ""] {
                let mut state = start();
                import(&mut state, &[("", &format!("{head}{html}{line_break}{note}\n"))], Aim::View);
                assert_eq!(text(&state, Source::Html), Some(&*format!("{html}{line_break}")), "{note}");
                assert!(!text(&state, Source::Headers).unwrap().contains("<title>"), "{note}");
            }
        }
    }

    /// RFC 9309, 2.3: robots.txt is the resource at `/robots.txt`, whatever its body.
    #[test]
    fn reads_the_response_to_a_request_for_robots_txt_from_the_output_of_curl() {
        let curl = "> GET /robots.txt HTTP/1.1\n> Host: x.example\n>\n< HTTP/1.1 503 Sorry\n< Retry-After: 9\n<\n";
        let html = format!("{curl}<h1>Sorry</h1>");
        let whole = curl.replace("503 Sorry", "200 OK");
        let head = whole.replace("GET", "HEAD");
        for (output, status, body) in
            [(curl, 503, None), (&*html, 503, Some("<h1>Sorry</h1>")), (&*whole, 200, Some("")), (&*head, 200, None)]
        {
            let mut state = start();
            let outcome = Outcome::RobotsResponse { status, has_text: body.is_some() };
            assert_eq!(import(&mut state, &[("", output)], Aim::View), [outcome]);
            assert_eq!((&*state.page.url, text(&state, Source::RobotsTxt)), ("https://x.example/", body), "{output}");
            assert_eq!(state.page.response(), Some(Response::Status(status)));
            assert_eq!(state.page.text_source(Source::RobotsTxt).owner.as_deref(), Some("https://x.example"));
        }
        let mut state = start();
        state.page_mut().reduce(crate::page::Action::SetUrl("https://y.example/a".to_owned()));
        import(&mut state, &[("", &html)], Aim::View);
        assert_eq!(
            (&*state.page.url, state.page.basis(Source::RobotsTxt)),
            ("https://y.example/a", Basis::Condition("https://y.example".into()))
        );
    }

    #[test]
    fn headers_from_curl_do_not_assign_earlier_html_to_their_page() {
        let mut state = start();
        state.page_mut().reduce(crate::page::Action::SetUrl("https://y.example/".to_owned()));
        import(&mut state, &[("a.html", "<p>")], Aim::View);
        let head = "> HEAD /a HTTP/1.1\n> Host: x.example\n>\n< HTTP/1.1 200 OK\n< X-Robots-Tag: none\n<\n";
        import(&mut state, &[("", head)], Aim::View);
        let owner = |source| state.page.text_source(source).owner.as_deref();
        assert_eq!([Source::Headers, Source::Html].map(owner), [Some("https://x.example/a"), Some("https://y.example/")]);
    }

    #[test]
    fn reads_the_url_of_a_page_from_the_output_of_curl_unless_the_user_has_entered_one() {
        let curl = "> GET /a HTTP/1.1\n> Host: x.example\n>\n< HTTP/1.1 200 OK\n< X-Robots-Tag: none\n<\n<p>User-agent";
        for (given, url) in [("", "https://x.example/a"), ("/", "https://x.example/a"), ("/b", "/b"), ("y.example", "y.example")]
        {
            let mut state = start();
            state.page_mut().reduce(crate::page::Action::SetUrl(given.to_owned()));
            assert_eq!(import(&mut state, &[("", curl)], Aim::View), [Outcome::Response]);
            assert_eq!(&*state.page.url, url);
            for source in [Source::Headers, Source::Html] {
                assert_eq!(state.page.text_source(source).owner.as_deref(), Some("https://x.example/a"), "{given}");
            }
        }
        let mut state = start();
        import(&mut state, &[("", curl)], Aim::View);
        assert_eq!(&*state.page.url, "https://x.example/a", "the URL of the example is not the user's");
    }
}
