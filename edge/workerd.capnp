# Runs the service on plain workerd. Run `workerd serve workerd.capnp` in dist/edge, the folder that `npm run build` creates.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .service),
    # workerd resolves names itself and connects only to public addresses, whatever a name server returns.
    (name = "internet", network = (allow = ["public"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "main")],
);

const service :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "./engine-0.wasm", wasm = embed "engine-0.wasm"),
  ],
  compatibilityDate = "2026-01-01",
  # Several processes that share one count need a Durable Object in one of them:
  #   durableObjectNamespaces = [(className = "LimiterObject", uniqueKey = "robotscope-limits")],
  #   durableObjectStorage = (inMemory = void),
  # and the binding (name = "LIMITER_OBJECTS", durableObjectNamespace = "LimiterObject").
  bindings = [
    # The header in which the web server in front of workerd passes the client's address.
    (name = "CLIENT_HEADER", text = "x-forwarded-for"),
    # The private key for signing requests, and the origin at which it is published. Not set: requests are not signed.
    (name = "SIGNING_KEY", fromEnvironment = "SIGNING_KEY"),
    (name = "SIGNATURE_AGENT", fromEnvironment = "SIGNATURE_AGENT"),
  ],
);
