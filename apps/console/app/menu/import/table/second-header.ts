import { columnsOf } from "./column-names.ts";
import type { CsvRow } from "./csv-rows.ts";

/**
 * Joins the names of the columns that stand in two rows: a cell over several columns, such as `Price`, above `Small` and
 * `Large`. Null where the second row names no further column, as a dish does.
 */
export function joinedHeader(
  header: CsvRow,
  second: CsvRow | undefined,
  language: string | null,
): CsvRow | null {
  const names = second?.cells.map((cell) => cell.trim()) ?? [];
  const filled = names.filter(Boolean);
  if (filled.length < 2 || filled.some((name) => !/\p{L}|\d\s*["″]/u.test(name))) return null;
  const width = Math.max(header.cells.length, names.length);
  const cells = Array.from({ length: width }, (_, at) => names[at] || header.cells[at] || "");
  const counted = [header.cells, cells].map((each) => {
    const { places, sizes } = columnsOf(each, language);
    const isMenu = places.has("name") && places.has("price");
    return isMenu ? places.size + sizes.length : 0;
  });
  const [alone = 0, joined = 0] = counted;
  return joined > alone ? { line: header.line, cells } : null;
}
