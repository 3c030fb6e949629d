/**
 * Converts wasm-bindgen's type declarations to the package's public types. Removes:
 *
 * - the function `start`, and the initialisation functions that wasm-bindgen appends,
 * - `Symbol.dispose`, which some versions of TypeScript lack (`Disposal` declares it),
 * - types that no function or class uses,
 * - Rust code and citations in comments.
 *
 * @param {string} types
 */
export function publicTypes(types) {
  const declarations = types
    .slice(0, types.indexOf("export type InitInput"))
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport function start\(\): void;\n/, "")
    .replaceAll("    [Symbol.dispose](): void;\n", "")
    // Rust has no optional arguments, so wasm-bindgen requires an argument of type `… | undefined`. Make it optional.
    .replace(/(\w+): ([\w' |{}?:-]+) \| undefined(?=[,)])/g, "$1?: $2");
  return reachable(declarations.replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g, withoutRust));
}

/** Removes Rust examples, citations, and links between items from a comment. @param {string} comment */
function withoutRust(comment) {
  return comment
    .replace(/ ?\((?:\[[a-z0-9-]+\](?:, |; )?)+\)/g, "")
    .replace(/ ?\[[a-z0-9]+(?:-[a-z0-9]+)+\]/g, "")
    .replace(/^( *\*) ```(?:should_panic|no_run|compile_fail)?\n[\s\S]*?^ *\* ```\n/gm, "")
    .replace(/\[(`[^`\]]+`)\](?:\((?!https?:)[^)]*\))?/g, "$1")
    .replace(/`(?:Self|\w+)::(\w+)(?:\(\))?`/g, "`$1`")
    .replace(/(?:\n *\*)+(?=\n *\*\/)/, "");
}

/** Returns functions, classes, and the declarations that they use, directly or indirectly. @param {string} types */
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
