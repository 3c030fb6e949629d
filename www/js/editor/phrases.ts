import english from "../../messages/en/editor.ftl?raw";

/** Returns the phrases in the messages of `editor.ftl`, each with its name. A placeholder becomes `$`, as in CodeMirror's phrases. */
const phrasesIn = (messages: string) =>
  Array.from(
    messages.matchAll(/^(editor-[a-z-]+) = (.*)$/gm),
    ([, name = "", words = ""]) => [name, words.replace(/\{ \$\w+ \}/, "$$")] as const,
  );

/** Returns translations of CodeMirror's phrases. A phrase without a translation stays English. */
export function phrases(messages: string | undefined): Record<string, string> {
  const spoken = new Map(phrasesIn(messages ?? ""));
  return Object.fromEntries(phrasesIn(english).map(([name, phrase]) => [phrase, spoken.get(name) ?? phrase]));
}
