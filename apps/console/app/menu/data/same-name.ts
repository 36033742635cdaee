import { foldText } from "../../parts/lists/fold-text.ts";

/** Whether another one has the name, without case and accents: allowed, and worth a word. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  const folded = foldText(name);
  return folded !== "" && others.some((other) => foldText(other) === folded);
}

/** The rows of a list whose name an earlier row has: of two, the later one says so. */
export function rowsNamedTwice<Row extends { name: string }>(rows: readonly Row[]): Set<Row> {
  const seen = new Set<string>();
  return new Set(
    rows.filter(({ name }) => {
      const folded = foldText(name);
      const isTwice = folded !== "" && seen.has(folded);
      seen.add(folded);
      return isTwice;
    }),
  );
}
