import { openCellBudget } from "../table/cell-budget.ts";
import { type Attributes, countOf, parseMarkup, trimmedLines } from "./parse-markup.ts";
import { cellNumberText, collectCells, MAX_ALIKE, type Sheet, type Span } from "./sheet.ts";

type Cell = Span & { text: string; value: string | null; count: number };

type ReadCell = { column: number; text: string; span: Span };

/** Reads the sheets of `content.xml` of a workbook of LibreOffice (.ods). */
export async function openDocumentSheets(source: string): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  const budget = openCellBudget();
  const hiddenStyles = new Set<string>();
  let style = "";
  let cells = collectCells(budget);
  let [name, isHidden] = ["", false];
  let row = { at: 0, count: 0, cells: [] as ReadCell[] };
  let column = 0;
  let cell: Cell | null = null;
  let notes = 0;

  const startCell = (attributes: Attributes) => {
    const { value = null } = attributes;
    const isNumber = /^(?:float|currency)$/u.test(attributes["value-type"] ?? "");
    const count = countOf(attributes["number-columns-repeated"]);
    const across = countOf(attributes["number-columns-spanned"]);
    const down = countOf(attributes["number-rows-spanned"]);
    cell = { text: "", value: isNumber ? value : null, count, across, down };
  };
  const endCell = () => {
    if (!cell) return;
    const text = cell.value === null ? trimmedLines(cell.text) : cellNumberText(cell.value);
    const count = text === "" ? 0 : Math.min(cell.count, MAX_ALIKE);
    for (let at = 0; at < count; at += 1) row.cells.push({ column: column + at, text, span: cell });
    column += cell.count;
    cell = null;
  };
  const startRow = (attributes: Attributes) => {
    const count = countOf(attributes["number-rows-repeated"]);
    row = { at: row.at + row.count, count, cells: [] };
    column = 0;
    const isUnseen = /^(?:collapse|filter)$/u.test(attributes.visibility ?? "");
    for (let at = 0; isUnseen && at < Math.min(count, MAX_ALIKE); at += 1) cells.hide(row.at + at);
  };
  const endRow = () => {
    const count = row.cells.length === 0 ? 0 : Math.min(row.count, MAX_ALIKE);
    for (let at = 0; at < count; at += 1)
      for (const each of row.cells) cells.put(row.at + at, each.column, each.text, each.span);
  };
  const add = (text: string) => {
    if (cell && notes === 0) cell.text += text;
  };

  await parseMarkup(source, "xml", {
    open: {
      style: (attributes) => {
        style = attributes.name ?? "";
      },
      "table-properties": ({ display }) => {
        if (display === "false") hiddenStyles.add(style);
      },
      table: (attributes) => {
        cells = collectCells(budget);
        [name, isHidden] = [
          attributes.name ?? "",
          hiddenStyles.has(attributes["style-name"] ?? ""),
        ];
        row = { at: 0, count: 0, cells: [] };
      },
      "table-row": startRow,
      "table-cell": startCell,
      "covered-table-cell": startCell,
      annotation: () => {
        notes += 1;
      },
      s: ({ c }) => add(" ".repeat(Math.min(countOf(c), MAX_ALIKE))),
      tab: () => add(" "),
      "line-break": () => add("\n"),
    },
    close: {
      table: () => {
        sheets.push(cells.toSheet(name, isHidden));
      },
      "table-row": endRow,
      "table-cell": endCell,
      "covered-table-cell": endCell,
      annotation: () => {
        notes -= 1;
      },
      p: () => add("\n"),
    },
    text: add,
  });
  return sheets;
}
