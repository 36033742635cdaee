import { strToU8, zipSync } from "fflate";

/** A sheet of a workbook: its name, its rows, whether it is hidden, the numbers of its hidden rows, and its merged cells. */
export type TestSheet = {
  name: string;
  rows: readonly (readonly string[])[];
  hidden?: boolean;
  hiddenRows?: readonly number[];
  merged?: readonly string[];
};

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Returns an .xlsx workbook with the cells as texts; `replaced` has the XML of parts that are written by hand. */
export function workbookOf(
  sheets: readonly TestSheet[],
  replaced: Readonly<Record<string, string>> = {},
): Uint8Array {
  const list = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ""} r:id="r${at + 1}"/>`,
  );
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="r${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts = {
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}">${relations.join("")}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
    ),
    ...replaced,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

function sheetXml({ rows, hiddenRows = [], merged = [] }: TestSheet): string {
  const cells = rows.map((row, line) => {
    const filled = row.map((text, at) =>
      text === ""
        ? ""
        : `<c r="${String.fromCodePoint(65 + at)}${line + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
    );
    const hidden = hiddenRows.includes(line + 1) ? ' hidden="1"' : "";
    return `<row r="${line + 1}"${hidden}>${filled.join("")}</row>`;
  });
  const spans = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  const all = spans && `<mergeCells>${spans}</mergeCells>`;
  return `<worksheet xmlns="${MAIN}"><sheetData>${cells.join("")}</sheetData>${all}</worksheet>`;
}
