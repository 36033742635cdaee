import type { FileColumns } from "../table/column-names.ts";
import type { CsvRow } from "../table/csv-rows.ts";
import { rowKinds } from "./text-rows.ts";

type Rows = { header: CsvRow; body: readonly CsvRow[] };

/**
 * Puts the texts that stand in a row of their own below their dishes into the column of descriptions, in a table with names
 * and prices whose categories are headings. Other tables stay as they are.
 */
export function withDescriptionRows({ header, body }: Rows, { places }: FileColumns): Rows {
  const isHandMade = ["category", "handle", "parent", "kind", "choice", "size_id"].every(
    (column) => !places.has(column as "category"),
  );
  const kinds = isHandMade ? rowKinds(body) : [];
  if (!kinds.some(({ kind }) => kind === "description")) return { header, body };
  const at = places.get("description") ?? header.cells.length;
  const dishes = new Map<CsvRow, string[]>();
  const texts = new Set<CsvRow>();
  let dish: CsvRow | undefined;
  for (const { row, kind, text } of kinds) {
    if (kind === "dish") dish = row;
    if (kind !== "description" || !dish) continue;
    texts.add(row);
    dishes.set(dish, [...(dishes.get(dish) ?? []), text]);
  }
  const filled = body
    .filter((row) => !texts.has(row))
    .map((row) => {
      const own = [row.cells[at] ?? "", ...(dishes.get(row) ?? [])].filter(Boolean).join("\n");
      return { line: row.line, cells: withCell(row.cells, at, own) };
    });
  const isNew = !places.has("description");
  return {
    header: isNew ? { ...header, cells: withCell(header.cells, at, "description") } : header,
    body: filled,
  };
}

/** The cells with one of them replaced, or added behind the others. */
const withCell = (cells: readonly string[], at: number, text: string): string[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) =>
    index === at ? text : (cells[index] ?? ""),
  );
