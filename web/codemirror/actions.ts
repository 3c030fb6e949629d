import type { Span } from "robotscope";
import type { EditorAction, EditorDiagnostic } from "./engine.js";

/** The actions for each diagnostic, without display-only actions. */
export class Actions {
  readonly #bySpan = new Map<string, EditorAction[]>();
  readonly #forAll = new Map<string, EditorAction>();

  constructor(all: readonly EditorAction[]) {
    for (const action of all) {
      if (action.applicability === "display-only") continue;
      if (action.kind === "fix-all") {
        this.#forAll.set(action.code, action);
        continue;
      }
      const place = placeOf(action.code, action.diagnosticSpan);
      const others = this.#bySpan.get(place);
      if (others) others.push(action);
      else this.#bySpan.set(place, [action]);
    }
  }

  of({ code, span, fixes }: EditorDiagnostic): readonly EditorAction[] {
    const bySpan = this.#bySpan.get(placeOf(code, span)) ?? [];
    const forAll = fixes[0]?.applicability === "safe" ? this.#forAll.get(code) : undefined;
    const isFix = ({ kind }: EditorAction) => kind === "fix";
    return [...bySpan.filter(isFix), ...(forAll ? [forAll] : []), ...bySpan.filter((action) => !isFix(action))];
  }
}

const placeOf = (code: string, { start, end }: Span): string => `${code} ${start} ${end}`;

/** Converts the fixes of diagnostics to actions, for engines without code actions. */
export function fixesOf(diagnostics: readonly EditorDiagnostic[]): EditorAction[] {
  return diagnostics.flatMap(({ code, span, fixes }) =>
    fixes.map((fix) => ({ kind: "fix" as const, code, diagnosticSpan: span, ...fix })),
  );
}
