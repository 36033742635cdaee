import papaparse from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\rcmd", '=HYPERLINK("http://x","y")'])(
  "the text %j does not begin a formula in a spreadsheet",
  async (text) => {
    const csv = await toCsv([text], [[text, 5]]);
    const [header, row] = papaparse.parse<string[]>(csv.slice(1)).data;
    expect(header).toEqual([`'${text}`]);
    expect(row).toEqual([`'${text}`, "5"]);
  },
);

test.each(["Taco;=1+1;x", 'Taco;"=1+1', "Taco; @SUM(A1)", "a, b;-2+3"])(
  "the text %j begins no formula where a semicolon divides cells",
  async (text) => {
    const csv = await toCsv(
      ["Name", "Sum"],
      [
        ["Soup", 1],
        [5, text],
      ],
    );
    const cells = csv.slice(1).split(/\r\n|;/u);
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@]/u);
  },
);

test("numbers below zero stay numbers, and texts with quotes and commas one cell", async () => {
  const csv = await toCsv(
    ["Name", "Sum"],
    [
      ['Taco "al pastor", doble', -12.5],
      ["Té", null],
    ],
  );
  expect(csv).toBe('\uFEFFName,Sum\r\n"Taco ""al pastor"", doble",-12.5\r\nTé,');
});
