import { openCellBudget } from "../table/cell-budget.ts";
import { countOf, parseMarkup } from "./parse-markup.ts";
import { cellNumberText, collectCells, type Sheet } from "./sheet.ts";

/** Reads the sheets of a workbook as Excel 2003 writes it in XML, which other systems still export. */
export async function spreadsheetXml(source: string): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  const budget = openCellBudget();
  let cells = collectCells(budget);
  let [name, isHidden] = ["", false];
  let [row, column] = [-1, -1];
  let span = { across: 1, down: 1 };
  let value: { text: string; isNumber: boolean } | null = null;
  let isComment = false;
  let isVisibility = false;

  await parseMarkup(source, "xml", {
    open: {
      worksheet: (attributes) => {
        cells = collectCells(budget);
        [name, isHidden] = [attributes.Name ?? "", false];
        row = -1;
      },
      row: ({ Index, Hidden }) => {
        row = Index === undefined ? row + 1 : countOf(Index) - 1;
        [column, span] = [-1, { across: 1, down: 1 }];
        if (Hidden === "1") cells.hide(row);
      },
      cell: ({ Index, MergeAcross, MergeDown }) => {
        column = Index === undefined ? column + span.across : countOf(Index) - 1;
        span = { across: more(MergeAcross), down: more(MergeDown) };
      },
      comment: () => {
        isComment = true;
      },
      data: ({ Type }) => {
        if (!isComment) value = { text: "", isNumber: Type === "Number" };
      },
      visible: () => {
        isVisibility = true;
      },
    },
    close: {
      data: () => {
        if (!value) return;
        const text = value.text.trim();
        cells.put(row, column, value.isNumber ? cellNumberText(text) : text, span);
        value = null;
      },
      comment: () => {
        isComment = false;
      },
      visible: () => {
        isVisibility = false;
      },
      worksheet: () => {
        sheets.push(cells.toSheet(name, isHidden));
      },
    },
    text: (text) => {
      if (value) value.text += text;
      if (isVisibility && /Hidden/u.test(text)) isHidden = true;
    },
  });
  return sheets;
}

/** Excel counts the rows and columns that a cell reaches beyond its own. */
const more = (count: string | undefined): number => (count === undefined ? 1 : countOf(count) + 1);
