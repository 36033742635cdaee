import { MAX_COLUMNS, openCellBudget } from "../table/cell-budget.ts";
import { type Attributes, countOf, parseMarkup, trimmedLines } from "./parse-markup.ts";
import { collectCells, type Sheet, type Span } from "./sheet.ts";

type OpenCell = Span & { text: string };

/** A table that is not closed yet. `covered` has for a column the last row that a cell above reaches into. */
type OpenTable = {
  name: string;
  cells: ReturnType<typeof collectCells>;
  covered: Map<number, number>;
  row: number;
  column: number;
  cell: OpenCell | null;
};

/**
 * Reads the tables of a web page, which many systems save under the name of a workbook, each as a sheet with the name of its
 * caption or of the heading above it. A table inside of a cell is a sheet of its own.
 */
export async function htmlTables(source: string): Promise<Sheet[]> {
  const tables = openTables();
  let heading = "";
  let isHeading = false;
  let ignored = 0;

  const startTable = () => {
    tables.startTable(trimmedLines(heading));
    heading = "";
  };
  const startHeading = () => {
    isHeading = !tables.innermost()?.cell;
    if (isHeading) heading = "";
  };
  const endHeading = () => {
    const table = tables.innermost();
    if (isHeading && table && !table.cell) table.name = trimmedLines(heading);
    isHeading = false;
    addBreak();
  };
  const addText = (text: string) => {
    const cell = tables.innermost()?.cell;
    if (ignored > 0) return;
    if (cell) cell.text += text;
    else if (isHeading) heading += text;
  };
  const addBreak = () => addText("\n");
  const ignore = () => {
    ignored += 1;
  };
  const read = () => {
    ignored -= 1;
  };
  const headings = ["caption", "h1", "h2", "h3", "h4", "h5", "h6"];
  const all = <T>(names: readonly string[], handler: T) =>
    Object.fromEntries(names.map((name) => [name, handler]));

  await parseMarkup(source, "html", {
    open: {
      ...all(headings, startHeading),
      ...all(["td", "th"], tables.startCell),
      ...all(["script", "style"], ignore),
      table: startTable,
      tr: tables.startRow,
      br: addBreak,
    },
    close: {
      ...all(headings, endHeading),
      ...all(["td", "th"], tables.endCell),
      ...all(["script", "style"], read),
      ...all(["p", "div", "li"], addBreak),
      table: tables.endTable,
    },
    text: (text) => addText(text.replaceAll(/\s+/gu, " ")),
  });
  return tables.sheets;
}

/** The nested tables that are open while a page is read. A table that is closed becomes a sheet. */
function openTables() {
  const sheets: Sheet[] = [];
  const budget = openCellBudget();
  const open: OpenTable[] = [];
  return {
    sheets,
    innermost: () => open.at(-1),
    startTable: (name: string) => {
      const cells = collectCells(budget);
      open.push({ name, cells, covered: new Map(), row: -1, column: -1, cell: null });
    },
    endTable: () => {
      const table = open.pop();
      if (!table) return;
      const isTaken = sheets.some(({ name }) => name === table.name);
      const name = table.name === "" || isTaken ? String(sheets.length + 1) : table.name;
      const sheet = table.cells.toSheet(name, false);
      if (sheet.cells.length > 0) sheets.push(sheet);
    },
    startRow: (attributes: Attributes) => {
      const table = open.at(-1);
      if (!table) return;
      table.row += 1;
      table.column = -1;
      if (isUnseen(attributes)) table.cells.hide(table.row);
    },
    startCell: ({ colspan, rowspan }: Attributes) => {
      const table = open.at(-1);
      if (!table) return;
      table.row = Math.max(0, table.row);
      do table.column += 1;
      while ((table.covered.get(table.column) ?? -1) >= table.row);
      const across = Math.min(countOf(colspan), MAX_COLUMNS);
      table.cell = { text: "", across, down: countOf(rowspan) };
    },
    endCell: () => {
      const table = open.at(-1);
      if (!table?.cell) return;
      const { row, column, cell, covered } = table;
      table.cells.put(row, column, trimmedLines(cell.text), cell);
      budget(cell.across);
      for (let at = column; at < column + cell.across; at += 1)
        if (cell.down > 1) covered.set(at, row + cell.down - 1);
      table.column += cell.across - 1;
      table.cell = null;
    },
  };
}

const isUnseen = ({ style = "", hidden }: Attributes): boolean =>
  hidden !== undefined || /display\s*:\s*none/iu.test(style);
