import papaparse from "papaparse";
import { expect, test } from "vitest";
import { entryOf, menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { csvRows } from "./table/csv-rows.ts";

const menu = menuOf({ food: [entryOf("taco"), entryOf("stew")] });
const diff = (...lines: string[]) =>
  diffMenu(menu, readCsv(csvRows(papaparse.parse, lines.join("\n")), menu));

/** What of a file can be applied, by the names of the dishes. */
const applied = ({ created, changed }: ReturnType<typeof diffMenu>) =>
  [...created, ...changed].map(({ product }) => product.name);

test("a fault in one size leaves out the whole dish and no other, and no dish counts as missing", () => {
  const found = diff(
    "category,name,size,price",
    "food,taco,small,20",
    "food,taco,large,cheap",
    "Drinks,Water,,15",
    "Drinks,Juice,small,20",
  );
  expect(applied(found)).toEqual(["Water", "Juice"]);
  expect(found.faults).toMatchObject([{ line: 3, kind: "price" }]);
  expect(found).toMatchObject({ isStopped: false, missing: [] });
});

test("a dish that the menu cannot take is left out, and the others stay", () => {
  const found = diff("category,name,price", "Drinks,Water,15", ",Juice,20");
  expect(applied(found)).toEqual(["Water"]);
  expect(found.faults).toMatchObject([{ line: 3, kind: "noCategory" }]);
  expect(found).toMatchObject({ isStopped: false, missing: [] });
});

test("a dish of a JSON file with a wrong field is left out, and the others stay", () => {
  const [taco, stew] = [
    { id: "taco", name: "Al pastor" },
    { id: "stew", name: 7 },
  ];
  const file = JSON.stringify([{ name: "food", products: [taco, stew] }]);
  const found = diffMenu(menu, readJson(file, menu));
  expect(applied(found)).toEqual(["Al pastor"]);
  expect(found).toMatchObject({ isStopped: false, missing: [] });
});

test.each([
  ["a quote that does not end", "category,name,price", 'Drinks,"Water,15', "Drinks,Juice,20"],
  ["a missing column", "category,name", "Drinks,Water"],
  [
    "a line whose cells are of no dish",
    "handle,category,name,price",
    "a,Drinks,Water,15",
    "a,,,,,x",
  ],
  ["no dish without a fault", "category,name,price", "Drinks,Water,cheap"],
])("with %s nothing of a file can be applied", (_, ...lines) => {
  const found = diff(...lines);
  expect(found.isStopped).toBe(true);
  expect(found.faults).not.toEqual([]);
});

/** The sizes of the dishes that can be applied, and whether each dish is shown. */
const sizesOf = ({ created, changed }: ReturnType<typeof diffMenu>) =>
  [...created, ...changed].map(({ product }) => [
    product.name,
    product.visible !== false,
    (product.product_variants ?? []).map(({ name, price }) => `${name} ${price}`),
  ]);

test.each([
  ["visible", "no", "yes"],
  ["hidden", "yes", "no"],
  ["status", "paused", "active"],
  ["status", "sold out", "active"],
])("a size of which the column %s says %j is not taken and is named", (column, off, on) => {
  const content = readCsv(
    csvRows(
      papaparse.parse,
      [
        `category,name,size,price,${column}`,
        `Drinks,Water,small,15,${off}`,
        `Drinks,Water,large,20,${on}`,
        `Drinks,Juice,small,15,${off}`,
        `Drinks,Juice,large,20,${off}`,
      ].join("\n"),
    ),
    menu,
  );
  expect(sizesOf(diffMenu(menu, content))).toEqual([
    ["Water", true, ["large 20"]],
    ["Juice", false, ["small 15", "large 20"]],
  ]);
  expect(content.notes).toEqual([{ line: 2, kind: "hiddenSize", value: "Water, small" }]);
});
