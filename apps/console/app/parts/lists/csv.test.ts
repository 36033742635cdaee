import papaparse from "papaparse";
import { expect, test } from "vitest";
import { csvStyle, toCsv } from "./csv.ts";

const english = csvStyle("en");
const german = csvStyle("de");

const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\rcmd", '=HYPERLINK("http://x","y")'];
const behindSpaces = [" =1+1", "\u00a0@SUM(A1)", "\u3000＝1+1", "' =1+1", " '-1"];
const fullWidth = ["＝1+1", "＋1", "－1", "＠SUM(A1)"];

test.each([...formulas, ...behindSpaces, ...fullWidth])(
  "the text %j does not begin a formula in a spreadsheet",
  async (text) => {
    const csv = await toCsv([text], [[text, 5]], english);
    const [header, row] = papaparse.parse<string[]>(csv.slice(1)).data;
    expect(header).toEqual([`'${text}`]);
    expect(row).toEqual([`'${text}`, "5"]);
  },
);

test.each(["Taco;=1+1;x", 'Taco;"=1+1', "Taco; @SUM(A1)", "a, b;-2+3", "Taco;＝1+1"])(
  "the text %j begins no formula where a semicolon divides cells",
  async (text) => {
    const csv = await toCsv(
      ["Name", "Sum"],
      [
        ["Soup", 1],
        [5, text],
      ],
      english,
    );
    const cells = csv.slice(1).split(/\r\n|;/u);
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u);
  },
);

test.each([
  ["Taco\n=1+1", english],
  ["Taco\r\n  @SUM(A1)", english],
  ["Taco\r-1", german],
  ["Taco;\n=1+1", german],
  ["\n'=1+1", english],
] as const)("the text %j begins no formula behind its line break", async (text, style) => {
  const csv = await toCsv(["Sum", "Name"], [[5, text]], style);
  // The other delimiter: the quotes are then in the middle of a cell, and the line break ends its row.
  const cells = csv.slice(1).split(style === english ? /[\r\n;]/u : /[\r\n,]/u);
  for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@]/u);
});

test("numbers below zero stay numbers, and texts with quotes and commas one cell", async () => {
  const csv = await toCsv(
    ["Name", "Sum"],
    [
      ['Taco "al pastor", doble', -12.5],
      ["Té", null],
    ],
    english,
  );
  expect(csv).toBe('\uFEFFName,Sum\r\n"Taco ""al pastor"", doble",-12.5\r\nTé,');
});

test("where a comma begins the decimals, a semicolon divides the cells", async () => {
  const rows = [
    ["Suppe, scharf", -12.5, 1000],
    ["Tee; grün", null, 0],
  ];
  expect(await toCsv(["Name", "Summe", "Zahl"], rows, german)).toBe(
    '\uFEFFName;Summe;Zahl\r\nSuppe, scharf;-12,5;1000\r\n"Tee; grün";;0',
  );
});

test("a text begins no formula where a comma divides the cells of such a file", async () => {
  const csv = await toCsv(["Name"], [["Taco, =1+1"], ["a,-2"]], german);
  for (const cell of csv.slice(1).split(/\r\n|,/u)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/u);
});

test.each([
  ["en", ","],
  ["es-MX", ","],
  ["ar", ","],
  ["es", ";"],
  ["pt", ";"],
  ["fr", ";"],
  ["it", ";"],
  ["de", ";"],
  ["id", ";"],
])("in the language %s the cells are divided by %s", (locale, delimiter) => {
  expect(csvStyle(locale).delimiter).toBe(delimiter);
});
