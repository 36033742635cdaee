import { foldText } from "../../parts/lists/fold-text.ts";

/** Whether another one has the name, without case and accents: allowed, and worth a word. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  const folded = foldText(name);
  return folded !== "" && others.some((other) => foldText(other) === folded);
}
