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

/** The sizes of the dishes that can be applied, whether each dish is shown, and what is said of its lines. */
function sizesOf(found: ReturnType<typeof diffMenu>) {
  expect(found.faults).toEqual([]);
  const dishes = [...found.created, ...found.changed].map(({ product }) => {
    const sizes = (product.product_variants ?? []).map(({ name, price }) =>
      [name, price].filter(Boolean).join(" "),
    );
    const hidden = product.visible === false ? " (hidden)" : "";
    return `${product.name}: ${sizes.join(", ")}${hidden}`;
  });
  return [dishes, found.notes.map(({ line, kind, value }) => `${line} ${kind} ${value}`)];
}

test.each([
  ["visible", "no", "yes"],
  ["hidden", "yes", "no"],
  ["status", "paused", "active"],
  ["status", "sold out", "active"],
])("a size of which the column %s says %j is not taken and is named", (column, off, on) => {
  const found = diff(
    `category,name,size,price,${column}`,
    `Drinks,Water,small,15,${off}`,
    `Drinks,Water,large,20,${on}`,
    `Drinks,Juice,small,15,${off}`,
    `Drinks,Juice,large,20,${off}`,
  );
  expect(sizesOf(found)).toEqual([
    ["Water: large 20", "Juice: small 15, large 20 (hidden)"],
    ["2 hiddenSize Water, small"],
  ]);
});

const loyverse =
  "Handle,Name,Category,Option 1 name,Option 1 value,Price [Centro],Available for sale [Centro]";
const shopify = "Handle,Title,Type,Published,Status,Option1 Value,Variant Price";
const woo = "ID,Type,Name,Published,In stock?,Categories,Parent,Attribute 1 value(s),Regular price";

test.each<[string, string[], string[], string[]]>([
  [
    "Loyverse, whose second size is hidden",
    [loyverse, "te,Té,Bebidas,T,Chico,20,Y", "te,,,T,Grande,30,N"],
    ["Té: Chico 20"],
    ["3 hiddenSize Té, Grande"],
  ],
  [
    "Loyverse, whose first size is hidden",
    [loyverse, "te,Té,Bebidas,T,Chico,20,N", "te,,,T,Grande,30,Y"],
    ["Té: Grande 30"],
    ["2 hiddenSize Té, Chico"],
  ],
  [
    "Shopify, whose second size is hidden",
    [shopify, "te,Té,Drinks,TRUE,active,S,20", "te,,,FALSE,,L,30"],
    ["Té: S 20"],
    ["3 hiddenSize Té, L"],
  ],
  [
    "Shopify, whose first line alone says that the dish is hidden",
    [shopify, "te,Té,Drinks,FALSE,active,S,20", "te,,,,,L,30", "pan,Pan,Food,TRUE,draft,,5"],
    ["Té: S 20, L 30 (hidden)", "Pan: 5 (hidden)"],
    [],
  ],
  [
    "WooCommerce, of whose sizes one is hidden and one sold out",
    [
      woo,
      '7,variable,Té,1,1,Drinks,,"S, M, L",',
      "8,variation,Té - S,1,1,,id:7,S,20",
      "9,variation,Té - M,0,1,,id:7,M,25",
      "10,variation,Té - L,1,0,,id:7,L,30",
    ],
    ["Té: S 20"],
    ["4 hiddenSize Té, M", "5 hiddenSize Té, L"],
  ],
  [
    "WooCommerce, whose parent is a draft",
    [
      woo,
      '7,variable,Té,-1,1,Drinks,,"S, L",',
      "8,variation,Té - S,1,1,,id:7,S,20",
      "9,variation,Té - L,1,1,,id:7,L,30",
    ],
    ["Té: S 20, L 30 (hidden)"],
    [],
  ],
  [
    "a hand-made menu with the name once",
    ["category,name,size,price,visible", "Drinks,Té,S,20,yes", ",,L,30,no"],
    ["Té: S 20"],
    ["3 hiddenSize Té, L"],
  ],
])("each size says itself whether it is for sale in a file of %s", (_, lines, dishes, notes) => {
  const found = diff(...lines);
  expect(sizesOf(found)).toEqual([dishes, notes]);
});

test.each<[string[], string, string[]]>([
  [["no", ""], "Tacos: S 8, M 9 (hidden)", []],
  [["", "no"], "Tacos: S 8", ["3 hiddenSize Tacos, M"]],
  [["yes", "", "no"], "Tacos: S 8, M 9", ["4 hiddenSize Tacos, L"]],
  [["no", "", "yes"], "Tacos: L 10", ["2 hiddenSize Tacos, S", "3 hiddenSize Tacos, M"]],
])("of sizes with %j as visible an empty one is as the first", (cells, dish, notes) => {
  const sizes = ["S,8", "M,9", "L,10"];
  const lines = cells.map((visible, at) => `Food,Tacos,${sizes[at]},${visible}`);
  expect(sizesOf(diff("category,name,size,price,visible", ...lines))).toEqual([[dish], notes]);
});

test("in our own file the first line of a dish says whether it is shown, and keeps all of its sizes", () => {
  const found = diff(
    "category,name,size_id,size,price,visible",
    "Drinks,Water,,small,15,no",
    "Drinks,Water,,large,20,yes",
    "Drinks,Juice,,small,15,yes",
    "Drinks,Juice,,large,20,no",
  );
  expect(sizesOf(found)).toEqual([
    ["Water: small 15, large 20 (hidden)", "Juice: small 15, large 20"],
    [],
  ]);
});

test("a hidden size that the menu already has stays there with its price, and the note says so", () => {
  const soup = entryOf("Soup", {
    product_variants: [
      { id: "s", name: "small", price: 15 },
      { id: "l", name: "Large", price: 20 },
    ],
  });
  const text = [
    "category,name,size,price,visible",
    "food,Soup,small,16,yes",
    "food,Soup,large,21,no",
    "food,Soup,huge,30,no",
  ].join("\n");
  const stored = menuOf({ food: [soup] });
  const found = diffMenu(stored, readCsv(csvRows(papaparse.parse, text), stored));
  expect(sizesOf(found)).toEqual([
    ["Soup: small 16, Large 20"],
    ["3 keptSize Soup, large", "4 hiddenSize Soup, huge"],
  ]);
});

test("a hidden size of a dish that stays hidden is said to keep its price, and not to be on sale", () => {
  const sizes = [{ id: "l", name: "Large", price: 20 }];
  const soup = entryOf("Soup", { visible: false, product_variants: sizes });
  const stored = menuOf({ food: [soup] });
  const notesOf = (column: string, ...cells: string[]) => {
    const [small, large] = cells.map(
      (cell, at) => `food,Soup,${at ? "large,21" : "small,16"},${cell}`,
    );
    const text = `category,name,size,price,${column}\n${small}\n${large}`;
    return sizesOf(diffMenu(stored, readCsv(csvRows(papaparse.parse, text), stored)))[1];
  };
  expect(notesOf("status", "active", "draft")).toEqual(["3 keptHidden Soup, large"]);
  expect(notesOf("visible", "yes", "no")).toEqual(["3 keptSize Soup, large"]);
});

test("nothing is said of the hidden sizes of a dish that is left out", () => {
  const found = diff(
    "category,name,size,price,visible",
    "Drinks,Water,small,15,no",
    "Drinks,Water,large,cheap,yes",
    "Drinks,Juice,,20,yes",
  );
  expect(found).toMatchObject({ faults: [{ line: 3 }], notes: [] });
});
