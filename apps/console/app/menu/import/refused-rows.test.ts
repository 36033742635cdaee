import { expect, test } from "vitest";
import { toCsv } from "../../parts/lists/csv.ts";
import { menuOf } from "../testing/menu-fixture.ts";
import { refusedColumns, refusedRows } from "./faults/refused-rows.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

const menu = menuOf({});
const read = (text: string) => readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);

test("the dishes that are left out are saved with all their sizes and reasons, and can be read again", async () => {
  const file = await read(
    'Kategorie;Gericht;Größe;Preis\nSuppen;Brühe;klein;5\nSuppen;Brühe;groß;teuer\nSuppen;"Linsen; Speck";;6\n;Tee;;2',
  );
  const { faults, created } = diffMenu(menu, file);
  expect(created.map(({ product }) => product.name)).toEqual(["Linsen; Speck"]);
  const rows = refusedRows(file, faults, ({ kind, value }) => `${kind} ${value}`);
  expect(rows).toEqual([
    ["Suppen", "Brühe", "klein", "5", ""],
    ["Suppen", "Brühe", "groß", "teuer", "price teuer"],
    ["", "Tee", "", "2", "noCategory "],
  ]);
  const header = [...refusedColumns(file.lines ?? []), "Grund"];
  expect(header).toEqual(["category", "name", "size", "price", "Grund"]);
  const saved = await toCsv(header, rows, { delimiter: ";", decimalMark: "," });
  const again = await read(saved.replace("teuer", "7").replace(";Tee", "Getränke;Tee"));
  expect(diffMenu(menu, again)).toMatchObject({
    faults: [],
    created: [{ product: { name: "Brühe" } }, { category: "Getränke" }],
  });
});
