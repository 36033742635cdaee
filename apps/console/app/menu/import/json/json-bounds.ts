import { MAX_COLUMNS, openCellBudget, TooManyCells } from "../table/cell-budget.ts";

/** Far deeper than any menu. */
const MAX_LEVELS = 100;
/** What an object costs beside its fields: reading one takes the time of some cells. */
const OBJECT = 4;

/** Throws `TooManyCells` where a JSON file has more values, or more levels, than any menu. */
export function checkJsonBounds(file: unknown): void {
  const spend = openCellBudget();
  let level: unknown[] = [file];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) throw new TooManyCells();
    const next: unknown[] = [];
    for (const value of level) {
      const values = valuesIn(value);
      spend(OBJECT + values.length);
      for (const each of values) if (isListOrObject(each)) next.push(each);
    }
    level = next;
  }
}

const isListOrObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** The values of a list or an object. An object with more fields than a table has columns is none of a menu. */
function valuesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const values: unknown[] = isListOrObject(value) ? Object.values(value) : [];
  if (values.length > MAX_COLUMNS) throw new TooManyCells();
  return values;
}
