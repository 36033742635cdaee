import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";
import type { AmountUnit } from "./table/file-menu.ts";

const currencies = {
  EUR: { code: "EUR", symbol: "€", position: "right", show_decimals: true },
  ARS: { code: "ARS", symbol: "$", position: "left", show_decimals: true },
  JPY: { code: "JPY", symbol: "¥", position: "left", show_decimals: false },
  MXN: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
} as const;

async function read(text: string, code: keyof typeof currencies = "EUR", unit?: AmountUnit) {
  const menu = { ...menuOf({}), currency: currencies[code] };
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu, {
    ...(unit && { unit }),
  });
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product: { name, product_variants, visible } }) => {
    const sizes = (product_variants ?? []).map((each) => [each.name, each.price].join(" ").trim());
    return `${category} / ${name}: ${sizes.join(", ")}${visible === false ? " hidden" : ""}`;
  });
  const left = faults.map(({ line, kind, value }) => [line, kind, value]);
  return { dishes, left, notes: file.notes, unit: file.unit };
}

test("notes to guests are no dishes, and each is named with its line", async () => {
  const { dishes, left, notes } = await read(
    [
      "Gericht;Preis",
      "Suppen;",
      "(alle mit Brot);",
      "Brühe;5",
      "Hauptgerichte;",
      "Braten;12",
      "* Auch als kleine Portion;",
      "Fisch;",
      "Hecht;15",
      "Alle Preise in Euro;",
      "A = Gluten;",
    ].join("\n"),
  );
  expect(dishes).toEqual(["Suppen / Brühe: 5", "Hauptgerichte / Braten: 12", "Fisch / Hecht: 15"]);
  expect(left).toEqual([]);
  expect(notes).toEqual([
    { line: 3, kind: "footnote", value: "(alle mit Brot)" },
    { line: 7, kind: "footnote", value: "* Auch als kleine Portion" },
    { line: 10, kind: "footnote", value: "Alle Preise in Euro" },
    { line: 11, kind: "footnote", value: "A = Gluten" },
  ]);
});

test("a dish without a price among others stays a fault, and so does the last one of a few words", async () => {
  const { left } = await read("category;name;price\nA;Fisch vom Markt heute;\nA;a;5\n;Tagesfisch;");
  expect(left).toEqual([
    [2, "price", ""],
    [4, "price", ""],
  ]);
});

test("the sum below a table is one fault, not also a dish without a price", async () => {
  expect((await read("category;name;price\nA;a;5\nA;Summe:;")).left).toEqual([
    [3, "code", "Summe:"],
  ]);
});

test("a number with both marks says what the marks of the other amounts are", async () => {
  const { dishes, left } = await read("category;name;price\nA;a;$1.234,50\nA;b;$2.000", "MXN");
  expect([dishes, left]).toEqual([["A / a: 1234.5", "A / b: 2000"], []]);
  const unclear = await read("category;name;price\nA;a;1.234,50\nA;b;2,345.60\nA;c;2.000", "MXN");
  expect(unclear.left).toEqual([[4, "unclearPrice", "2.000"]]);
});

test.each([
  ["MXN", "$75.00 M.N.", 75],
  ["MXN", "$ 40 pesos", 40],
  ["JPY", "\\1,200", 1200],
] as const)("in %s the amount %s is %d", async (code, text, amount) => {
  const { dishes, left } = await read(`category;name;price\nA;a;${text}`, code);
  expect([dishes, left]).toEqual([[`A / a: ${amount}`], []]);
});

test.each(["price TTC", "Preis inkl. MwSt.", "Precio (IVA incluido)", "Price incl. VAT"])(
  "the amounts of %s are what guests pay, and those before taxes beside it are not read",
  async (title) => {
    const { dishes, left } = await read(`category;name;${title};price HT\nA;a;11;10`);
    expect([dishes, left]).toEqual([["A / a: 11"], []]);
  },
);

test("a dish is for sale where one of its places is online", async () => {
  const { dishes } = await read(
    'Menu Group,Menu Item,Price,Visibility\nA,a,5,POS | Online\nA,b,5,POS\nA,c,5,Kiosk | POS\nA,d,5,"POS, Online Ordering"',
  );
  expect(dishes).toEqual(["A / a: 5", "A / b: 5 hidden", "A / c: 5 hidden", "A / d: 5"]);
});

test("a file of Loyverse in Spanish has its sizes, and what is sold by weight is a fault", async () => {
  const { dishes, left } = await read(
    [
      "Handle,Nombre,Categoría,Vendido por peso,Valor de la opción 1,Precio por defecto",
      "agua,Agua,Bebidas,N,Chica,25",
      "agua,,,,Grande,38",
      "carne,Carne,Carnes,Y,,320",
    ].join("\n"),
    "MXN",
  );
  expect(dishes).toEqual(["Bebidas / Agua: Chica 25, Grande 38"]);
  expect(left).toEqual([[4, "perWeight", "320"]]);
});

test("a choice without a size is one of its dish in all sizes", async () => {
  const { dishes, left } = await read(
    "category,item,size,price,choices group,choice,choice price\nA,a,S,8,,,\nA,a,L,9,,,\nA,a,,,Extra,x,1",
  );
  expect([dishes, left]).toEqual([["A / a: S 8, L 9"], []]);
});

test("whole amounts that are far too high for dishes are read as cents, and the owner can change it", async () => {
  const table = "PLU;Name;Price;Category\n1;a;1250;A\n2;b;990;A\n3;c;0;A";
  const guessed = await read(table);
  expect(guessed.dishes).toEqual(["A / a: 12.5", "A / b: 9.9", "A / c: 0"]);
  expect(guessed.unit).toEqual({ read: "small", sample: 1250 });
  expect((await read(table, "EUR", "whole")).dishes[0]).toBe("A / a: 1250");
  const trays = await read("category;name;price\nA;a;180\nA;b;240");
  expect([trays.dishes[0], trays.unit?.read]).toEqual(["A / a: 180", "whole"]);
  expect((await read("category;name;price\nA;a;12\nA;b;9")).unit).toBeUndefined();
  expect((await read("category;name;price\nA;a;12000", "ARS")).unit).toBeUndefined();
});

test("what a restaurant pays itself is no price beside that of the dish", async () => {
  const { dishes, left } = await read(
    "Name,Variant,Price including VAT (20%),Category,Cost price\nMuffin,Plain,3.2,A,1\nMuffin,Nut,3.4,A,1",
  );
  expect([dishes, left]).toEqual([["A / Muffin: Plain 3.2, Nut 3.4"], []]);
});

test("the rows of Toast's own import say what each of them is, and that a price is the base price", async () => {
  const { dishes, left, notes } = await read(
    [
      "Operation,Entity type,Category,Name,Pricing strategy,Price",
      "CREATE,Item,A,Haddock,BASE,18.50",
      "CREATE,Modifier group,,Sides,NONE,",
      "CREATE,Modifier,,Fries,BASE,0",
      "CREATE,Modifier,,Salad,BASE,1.5",
    ].join("\n"),
  );
  expect([dishes, left]).toEqual([["A / Haddock: 18.5"], []]);
  expect(notes).toEqual([{ line: null, kind: "openGroups", value: "Sides" }]);
});

test.each([
  ["Status", "ATIVADO", ""],
  ["Estado", "Desactivado", " hidden"],
  ["Statut", "Désactivé", " hidden"],
  ["Stato", "Attivato", ""],
])("a dish whose %s is %s is for sale or hidden", async (title, cell, hidden) => {
  const { dishes, notes } = await read(`category,name,price,${title}\nA,a,5,${cell}`);
  expect([dishes, notes]).toEqual([[`A / a: 5${hidden}`], []]);
});
