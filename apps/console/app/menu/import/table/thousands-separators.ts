import type { Line } from "./line.ts";

/** The columns with amounts. */
export const AMOUNTS = ["price", "price_before", "sale_price", "choice_price"] as const;

/** A number with both marks says which of them stands for thousands: `1.234,50`, `$1,234.50`. */
const BOTH =
  /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)/u;

/**
 * Reads `2.000` as two thousand where another amount of the file, such as `1.234,50`, says what its marks mean. Where the
 * file has both ways, nothing is clear.
 */
export function withoutThousandsSeparators(lines: readonly Line[]): Line[] {
  const marks = new Set(
    lines.flatMap(({ cells }) =>
      AMOUNTS.flatMap((column) => {
        const [number] = BOTH.exec(cells[column] ?? "") ?? [];
        return number === undefined
          ? []
          : [number.includes(",") && number.indexOf(".") < number.indexOf(",") ? "." : ","];
      }),
    ),
  );
  const [mark] = marks;
  if (mark === undefined || marks.size > 1) return [...lines];
  const thousands = new RegExp(String.raw`(?<![\d.,])\d{1,3}(?:[${mark}]\d{3})+(?![\d.,])`, "gu");
  const plain = (text: string) => text.replaceAll(thousands, (each) => each.replaceAll(mark, ""));
  return lines.map((line) => {
    const amounts = AMOUNTS.flatMap((column) => {
      const cell = line.cells[column];
      return cell === undefined ? [] : [[column, plain(cell)] as const];
    });
    return { ...line, cells: { ...line.cells, ...Object.fromEntries(amounts) } };
  });
}
