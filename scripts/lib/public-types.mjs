/**
 * What wasm-bindgen writes, for those who use the package: without the initialisation, which it adds at the end; without
 * `Symbol.dispose`, which TypeScript does not always know (it is in `Disposal`); without types that nothing of the package leads to; and
 * with comments in which nothing is left of Rust, nor of what the engine's comments cite.
 *
 * @param {string} types
 */
export function publicTypes(types) {
  const own = types
    .slice(0, types.indexOf("export type InitInput"))
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport function start\(\): void;\n/, "")
    .replaceAll("    [Symbol.dispose](): void;\n", "")
    // An argument of Rust cannot be left out; one that may be undefined can.
    .replace(/(\w+): ([\w' |{}?:-]+) \| undefined(?=[,)])/g, "$1?: $2");
  return reachable(own.replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g, withoutRust));
}

/** A comment without examples in Rust and without links between parts of its documentation. @param {string} comment */
function withoutRust(comment) {
  return comment
    .replace(/ ?\((?:\[[a-z0-9-]+\](?:, |; )?)+\)/g, "")
    .replace(/ ?\[[a-z0-9]+(?:-[a-z0-9]+)+\]/g, "")
    .replace(/^( *\*) ```(?:should_panic|no_run|compile_fail)?\n[\s\S]*?^ *\* ```\n/gm, "")
    .replace(/\[(`[^`\]]+`)\](?:\((?!https?:)[^)]*\))?/g, "$1")
    .replace(/`(?:Self|\w+)::(\w+)(?:\(\))?`/g, "`$1`")
    .replace(/(?:\n *\*)+(?=\n *\*\/)/, "");
}

/** The declarations that a function or a class leads to. @param {string} types */
function reachable(types) {
  const declarations = types.split(/(?<=^(?:\}|.*;)\n)(?=\n*(?:\/\*\*|export |type ))/m);
  const named = new Map(
    declarations.map((text) => [/^export (?:interface|type) (\w+)/m.exec(text)?.[1] ?? text, text]),
  );
  const wanted = declarations.filter((text) => !named.get(/^export (?:interface|type) (\w+)/m.exec(text)?.[1] ?? ""));
  const kept = new Set(wanted);
  for (const text of kept) {
    for (const [word] of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\b[A-Z]\w*/g)) {
      const found = named.get(word);
      if (found) kept.add(found);
    }
  }
  return declarations.filter((text) => kept.has(text)).join("");
}
