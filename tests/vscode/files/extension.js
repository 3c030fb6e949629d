// What VS Code for the Web loads as an extension: CommonJS, with the API as the only module.
const { Disposable, EventEmitter, FileSystemError, FileType, workspace } = require("vscode");

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

exports.activate = (context) => {
  const files = new Map([
    ["/site/robots.txt", new TextEncoder().encode(robots)],
    ["/site/page.html", new TextEncoder().encode(page)],
  ]);
  const folders = new Set(["/", "/site"]);
  const changed = new EventEmitter();
  let time = 0;
  const provider = {
    onDidChangeFile: changed.event,
    watch: () => new Disposable(() => {}),
    stat({ path }) {
      if (folders.has(path)) return { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 };
      const bytes = files.get(path);
      if (!bytes) throw FileSystemError.FileNotFound(path);
      return { type: FileType.File, ctime: 0, mtime: time, size: bytes.length };
    },
    readDirectory: ({ path }) =>
      [...files.keys()]
        .filter((name) => name.startsWith(`${path}/`))
        .map((name) => [name.slice(path.length + 1), FileType.File]),
    readFile({ path }) {
      const bytes = files.get(path);
      if (!bytes) throw FileSystemError.FileNotFound(path);
      return bytes;
    },
    writeFile({ path }, bytes) {
      time += 1;
      files.set(path, bytes);
    },
    createDirectory() {},
    delete() {},
    rename() {},
  };
  context.subscriptions.push(workspace.registerFileSystemProvider("memory", provider, { isCaseSensitive: true }));
};
