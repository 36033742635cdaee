import { foldText } from "../../parts/lists/fold-text.ts";

/** Whether another one has the name, without case and accents: allowed, and worth a word. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  const folded = foldText(name);
  return folded !== "" && others.some((other) => foldText(other) === folded);
}

/** Whether an earlier row of a list has the name of this one: of two, the later one says so. */
export function isNamedTwice<Row extends { name: string }>(row: Row, all: readonly Row[]): boolean {
  const earlier = all.slice(0, all.indexOf(row));
  return isNameTaken(
    row.name,
    earlier.map(({ name }) => name),
  );
}
