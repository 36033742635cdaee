import { type CellBudget, isLong, TooManyCells } from "../table/cell-budget.ts";

/** A sheet of a workbook, or a table of a page. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  cells: string[][];
  /** The numbers of its hidden rows that have cells. */
  hiddenRows: readonly number[];
  /** The letters of its hidden columns that have cells. */
  hiddenColumns?: readonly string[];
};

/** Collects the cells of a sheet. Rows and columns count from 0, and those without a text need no call. */
export type SheetCells = {
  /** A cell that spans several rows of one column says the same of each: its category, or the dish of these sizes. */
  put: (row: number, column: number, text: string, span?: Span) => void;
  hide: (row: number) => void;
  toSheet: (name: string, isHidden: boolean) => Sheet;
};

/** Over how many columns and rows a cell reaches. */
export type Span = { across: number; down: number };

/** A workbook may write equal rows or cells once, with their number: up to this many are read, more are no menu. */
export const MAX_ALIKE = 1000;

export function collectCells(budget: CellBudget): SheetCells {
  const cells: string[][] = [];
  const hidden = new Set<number>();
  return {
    put: (row, column, text, { across, down } = { across: 1, down: 1 }) => {
      const rows = across === 1 ? Math.min(down, MAX_ALIKE) : 1;
      if (text === "") return;
      if (isLong(text)) throw new TooManyCells();
      for (let at = row; at < row + rows; at += 1) {
        budget(Math.max(1, at - cells.length) + Math.max(0, column - (cells[at]?.length ?? 0)));
        putCell(cells, at, column, text);
      }
    },
    hide: (row) => hidden.add(row),
    toSheet: (name, isHidden) => toSheet({ name, isHidden, cells }, hidden),
  };
}

export function putCell(cells: string[][], row: number, column: number, text: string): void {
  while (cells.length <= row) cells.push([]);
  const line = cells[row] ?? [];
  while (line.length < column) line.push("");
  line[column] = text;
}

/** Empties the hidden rows of a sheet, as their owner does not see them; `hidden` counts from 0. */
export function toSheet(
  { name, isHidden, cells }: Omit<Sheet, "hiddenRows">,
  hidden: ReadonlySet<number>,
): Sheet {
  const isFilled = (at: number) => cells[at]?.some((cell) => cell !== "") ?? false;
  return {
    name,
    isHidden,
    cells: cells.map((row, at) => (hidden.has(at) ? [] : row)),
    hiddenRows: [...hidden].filter(isFilled).map((at) => at + 1),
  };
}

/** A number as Excel shows it, with 15 digits: it stores 13.05 as 13.049999999999999. */
export function cellNumberText(stored: string): string {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
}

/** `A` for the first column, `AA` for the 27th. */
export function lettersOf(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}
