import { version } from "robotscope";
import {
  type CancellationToken,
  CodeActionKind,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeResult,
  MarkupKind,
  ProposedFeatures,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import { FIX_ALL, legend } from "../../language/shapes.ts";
import { CONFIGURATION } from "../configuration.ts";
import { completionOf, editsOf, foldsOf, hintOf, hoverOf, symbolOf, tokens } from "./answers.ts";
import { commands } from "./commands.ts";
import { Diagnostics } from "./diagnostics.ts";
import { codeActions, resolved } from "./fixes.ts";
import { Session, stopIfCancelled } from "./session.ts";
import { stdio } from "./streams.ts";

/** Runs the language server on stdin and stdout. The process exits when the editor sends `exit`, closes stdin or exits. */
export function serve(): Promise<never> {
  const { reader, writer } = stdio();
  const connection = createConnection(ProposedFeatures.all, reader, writer);
  let session: Session;
  let diagnostics: Diagnostics;
  connection.onInitialize((params) => {
    session = new Session(connection, params);
    diagnostics = new Diagnostics(session);
    answer(connection, session, diagnostics);
    return capabilities(session);
  });
  connection.onInitialized(() => {
    if (session.client.workspace?.didChangeWatchedFiles?.dynamicRegistration)
      connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: `**/${CONFIGURATION}` }],
      });
    if (session.client.workspace?.workspaceFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        session.folders = [...session.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
      });
  });
  connection.listen();
  return new Promise(() => {});
}

function capabilities({ encoding }: Session): InitializeResult {
  return {
    serverInfo: { name: "robotscope", version: version() },
    capabilities: {
      positionEncoding: encoding,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      diagnosticProvider: { identifier: "robotscope", interFileDependencies: false, workspaceDiagnostics: true },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL], resolveProvider: true },
      completionProvider: { triggerCharacters: [":", " ", "/", ",", "=", '"', "'"] },
      hoverProvider: true,
      documentSymbolProvider: true,
      foldingRangeProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: [...legend], tokenModifiers: [] },
        full: true,
        range: true,
      },
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      inlayHintProvider: true,
      executeCommandProvider: { commands: Object.keys(commands) },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}

function answer(connection: Connection, session: Session, diagnostics: Diagnostics): void {
  const { languages } = connection;
  languages.diagnostics.on(({ textDocument, previousResultId }, token) =>
    diagnostics.ofText(textDocument.uri, previousResultId, token),
  );
  languages.diagnostics.onWorkspace((params, token, _progress, results) =>
    diagnostics.ofWorkspace(params, token, results),
  );
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    for (const { uri, type } of changes) if (type === FileChangeType.Deleted) await session.configurations.forget(uri);
    diagnostics.lookAgain();
  });
  connection.onDidChangeConfiguration(({ settings }) => {
    // Ignore a message without settings for robotscope: some editors send the settings of all their language servers, and some send none.
    if (!settings?.robotscope) return;
    session.configure(settings.robotscope);
    diagnostics.lookAgain();
  });

  connection.onCodeAction(unlessCancelled((params) => codeActions(session, params)));
  connection.onCodeActionResolve(unlessCancelled((action) => resolved(session, action)));
  connection.onExecuteCommand(
    unlessCancelled(async ({ command, arguments: args = [] }) => commands[command]?.(session, args)),
  );

  connection.onCompletion(
    unlessCancelled(({ textDocument, position }) => {
      const open = session.open(textDocument.uri);
      const found = open?.language.complete(open.text, open.text.offsetAt(position)) ?? [];
      return open ? found.map((item, place) => completionOf(open.text, item, place)) : [];
    }),
  );
  const isMarkdown = session.client.textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) ?? false;
  connection.onHover(
    unlessCancelled(({ textDocument, position }) => {
      const open = session.open(textDocument.uri);
      const found = open?.language.hover(open.text, open.text.offsetAt(position));
      return open && found ? hoverOf(open.text, found, isMarkdown) : null;
    }),
  );

  /** Handles a request for a feature that exists only for robots.txt. For other texts, the response is `otherwise`. */
  const ofRobots = <Params extends { textDocument: { uri: string } }, Answer, Otherwise>(
    otherwise: Otherwise,
    question: (open: NonNullable<ReturnType<Session["robots"]>>, params: Params) => Answer,
  ) =>
    unlessCancelled((params: Params) => {
      const open = session.robots(params.textDocument.uri);
      return open ? question(open, params) : otherwise;
    });
  connection.onDocumentSymbol(
    ofRobots(null, ({ text, robots }) => robots.symbols().map((part) => symbolOf(text, part))),
  );
  connection.onFoldingRanges(ofRobots(null, ({ robots }) => foldsOf(robots)));
  connection.onDocumentFormatting(ofRobots(null, ({ text, robots }) => editsOf(text, robots.format())));
  connection.onDocumentRangeFormatting(
    ofRobots(null, ({ text, robots }, { range }) => editsOf(text, robots.format(text.spanOf(range)))),
  );
  languages.inlayHint.on(
    ofRobots(null, ({ text, robots }, { range }) =>
      robots.inlayHints(text.spanOf(range)).map((hint) => hintOf(text, hint)),
    ),
  );
  const none = { data: [] };
  languages.semanticTokens.on(ofRobots(none, ({ text, robots }) => tokens(text, robots.semanticTokens())));
  languages.semanticTokens.onRange(
    ofRobots(none, ({ text, robots }, { range }) => tokens(text, robots.semanticTokens(text.spanOf(range)))),
  );
}

/** Wraps a request handler. The handler does not run if the editor cancels the request before the handler starts. */
function unlessCancelled<Params, Answer>(question: (params: Params) => Answer | Promise<Answer>) {
  return async (params: Params, token: CancellationToken): Promise<Answer> => {
    await stopIfCancelled(token);
    return question(params);
  };
}
