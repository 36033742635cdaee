import { expect, test } from "vitest";
import { menuOf, pesos } from "../../testing/menu-fixture.ts";
import { workbookOf } from "../../testing/workbook.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

async function read(content: string | Uint8Array, code = "USD", symbol = "$") {
  const menu = { ...menuOf({}), currency: { ...pesos, code, symbol }, language: "en" };
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = await readMenuFile(bytes, "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product }) => {
    const sizes = (product.product_variants ?? []).map(({ name, price }) =>
      [name, price].filter((part) => part != null && part !== "").join(" "),
    );
    const groups = (product.modifier_groups ?? []).map(
      ({ name, modifiers }) =>
        ` + ${name} ${(modifiers ?? []).map((each) => `${each.name} ${each.price}`).join(", ")}`,
    );
    const text = product.description ? ` «${product.description}»` : "";
    const hidden = product.visible === false ? " hidden" : "";
    return `${category} / ${product.name}: ${sizes.join(", ")}${groups.join("")}${text}${hidden}`;
  });
  const notes = (file.notes ?? []).map(({ kind, value }) => `${kind}: ${value}`);
  return { dishes, left: faults.map(({ line, kind }) => `${line} ${kind}`), notes, file };
}

test.each([
  [
    "Wix, whose sizes have surcharges below a line of the dish",
    "handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,inventory,productOptionName1,productOptionDescription1\n" +
      "p1,Product,Margherita,<p>Tomato &amp; cr&egrave;me</p>,a.jpg,Pizza;Classics,,9.5,,true,InStock,Size,S;L\n" +
      "p1,Variant,,,,,,,0,true,InStock,,S\np1,Variant,,,,,,,4,true,InStock,,L\n" +
      "p2,Product,Cola,,,Drinks,,3,,false,InStock,,",
    ["Pizza / Margherita: S 9.5, L 13.5 «Tomato & crème»", "Drinks / Cola: 3 hidden"],
  ],
  [
    "Shopify with its newer names of columns",
    "Title,URL handle,Description,Type,Published on online store,Status,Option1 name,Option1 value,Price,Compare-at price\n" +
      "Tea,tea,Green,Drinks,TRUE,Active,Size,Cup,3.00,\n,tea,,,,,,Pot,5.00,\nPie,pie,,Sweets,FALSE,Active,Title,Default Title,4,",
    ["Drinks / Tea: Cup 3, Pot 5 «Green»", "Sweets / Pie: 4 hidden"],
  ],
  [
    "WooCommerce, which writes line ends as two characters",
    "ID,Type,SKU,Name,Published,Description,Regular price,Categories,Parent\n1,simple,,Soup,1,Tomato\\nBasil,5,Soups,",
    ["Soups / Soup: 5 «Tomato\nBasil»"],
  ],
  [
    "Odoo with a description for customers",
    'Name,Point of Sale Category,Sales Price,Description for Customers\nPie,Sweets,"8,50",With cream',
    ["Sweets / Pie: 8.5 «With cream»"],
  ],
  [
    "a list put together of others, with lines that are there twice",
    "Category,Item,Price\nPizza,Margherita,8\nKids,Margherita,6\nPizza,Margherita,8",
    ["Pizza / Margherita: 8", "Kids / Margherita: 6"],
  ],
  [
    "an owner who draws a mark before each dish",
    "Category;Dish;Price\nPizza;• Margherita;8\nPizza;- Funghi;9\nPizza;12a. Diavola;10",
    ["Pizza / Margherita: 8", "Pizza / Funghi: 9", "Pizza / 12a. Diavola: 10"],
  ],
])("the file of %s is read", async (_, text, wanted) => {
  const { dishes, left } = await read(text);
  expect([dishes, left]).toEqual([wanted, []]);
});

test("a column of prices may list its sizes in its name, and a price may point to a note", async () => {
  const text =
    "Kategorie;Gericht;Preis klein / groß\nPizza;Funghi;7,50 / 9,50\nPizza;Calzone;8 / 10*\nSalate;Feta;5,90";
  const { dishes, left } = await read(text, "EUR", "€");
  expect([dishes, left]).toEqual([
    [
      "Pizza / Funghi: klein 7.5, groß 9.5",
      "Pizza / Calzone: klein 8, groß 10",
      "Salate / Feta: 5.9",
    ],
    [],
  ]);
});

test.each(["COP", "ARS", "IDR"])("in %s three digits behind a mark are thousands", async (code) => {
  const { dishes, left } = await read("category;name;price\nA;a;$ 38.000\nA;b;8,500", code);
  expect([dishes, left]).toEqual([["A / a: 38000", "A / b: 8500"], []]);
});

test("in a currency of smaller prices they are unclear", async () => {
  expect((await read("category;name;price\nA;a;$ 1.200")).left).toEqual(["2 unclearPrice"]);
});

test("the sum below a table is named and is no dish, also with other digits", async () => {
  const rows = "القسم,الصنف,السعر,الحجم\nأ,شيش,٢٥ ر.س,\nالمجموع,,٢٥ ر.س,";
  const { dishes, left, notes } = await read(rows, "SAR", "ر.س");
  expect([dishes, left]).toEqual([["أ / شيش: 25"], []]);
  expect(notes).toEqual(["footnote: المجموع ٢٥ ر.س"]);
});

test("choices in a cell may have the sign of the currency with its letters", async () => {
  const text = 'Categoria;Nome;Preço;Complementos\nA;a;R$ 9;"Bacon (+R$ 4,00); Ovo (+R$ 2,50)"';
  const { dishes } = await read(text, "BRL", "R$");
  expect(dishes).toEqual(["A / a: 9 + Complementos Bacon 4, Ovo 2.5"]);
});

test("the column of the dishes may have the name of their category, above sizes in a second row", async () => {
  const rows = [
    ["PIZZERIA ROMA", "", "", ""],
    ["Nr.", "Pizza", "Preis", ""],
    ["", "", "26 cm", "32 cm"],
    ["1", "Margherita", "7,50", "9,50"],
    ["", "Tomaten, Mozzarella", "", ""],
    ["2", "Salami", "8,50", "10,50"],
    ["", "Tomaten, Salami", "", ""],
  ];
  const book = workbookOf([{ name: "Karte", rows, merged: ["A1:D1", "C2:D2"] }]);
  const { left, notes, file } = await read(book, "EUR", "€");
  expect(left).toEqual([]);
  expect(file.products.map(({ name }) => name)).toEqual(["Margherita", "Salami"]);
  expect(file.products[1]?.change(null)).toMatchObject({
    description: "Tomaten, Salami",
    product_variants: [
      { name: "26 cm", price: 8.5 },
      { name: "32 cm", price: 10.5 },
    ],
  });
  expect(notes).toContain("guessedColumns: B = name");
  const drinks = await read("Softdrinks;0,3 l;0,5 l\nCola;3;4,50\nFanta;3;4,50", "EUR", "€");
  expect(drinks.dishes).toEqual([
    "Softdrinks / Cola: 0,3 l 3, 0,5 l 4.5",
    "Softdrinks / Fanta: 0,3 l 3, 0,5 l 4.5",
  ]);
});
