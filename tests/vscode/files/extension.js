// A test extension for VS Code for the Web. It is a CommonJS module and can import only the VS Code API.
const { Disposable, EventEmitter, FileChangeType, FileSystemError, FileType, workspace } = require("vscode");

const robots = `User-agent: *
Disalow: /private/
Disallow: /shop/%2f

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;
const page = `<!doctype html>
<html>
<head>
<meta name="robots" content="noindex, nofolow">
</head>
</html>
`;

/** Encodes a text as UTF-8, or as UTF-16 if it begins with a byte order mark. */
const encoded = (text) =>
  text.startsWith("\ufeff")
    ? new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer)
    : new TextEncoder().encode(text);

exports.activate = (context) => {
  const given = { "robots.txt": robots, "page.html": page, ...workspace.getConfiguration("test").get("files") };
  const files = new Map(Object.entries(given).map(([name, text]) => [`/site/${name}`, encoded(text)]));
  const folders = new Set(["/"]);
  for (const path of files.keys()) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      folders.add(path.slice(0, end));
  }
  const changed = new EventEmitter();
  let time = 0;
  const provider = {
    onDidChangeFile: changed.event,
    watch: () => new Disposable(() => {}),
    // Like VS Code's file system for Git, read the file that the query names.
    stat(uri) {
      const path = uri.query || uri.path;
      if (folders.has(path)) return { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 };
      const bytes = files.get(path);
      if (!bytes) throw FileSystemError.FileNotFound(path);
      return { type: FileType.File, ctime: 0, mtime: time, size: bytes.length };
    },
    readDirectory({ path }) {
      const inside = (kind) => (name) =>
        name.lastIndexOf("/") === path.length && name.startsWith(`${path}/`)
          ? [[name.slice(path.length + 1), kind]]
          : [];
      return [...[...folders].flatMap(inside(FileType.Directory)), ...[...files.keys()].flatMap(inside(FileType.File))];
    },
    readFile({ path, query }) {
      const bytes = files.get(query || path);
      if (!bytes) throw FileSystemError.FileNotFound(path);
      return bytes;
    },
    writeFile(uri, bytes) {
      time += 1;
      files.set(uri.path, bytes);
      changed.fire([{ type: FileChangeType.Changed, uri }]);
    },
    createDirectory() {},
    delete() {},
    rename() {},
  };
  context.subscriptions.push(workspace.registerFileSystemProvider("memory", provider, { isCaseSensitive: true }));
};
