import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entryOf, menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

const menu = menuOf({ food: [entryOf("1", { name: "Taco" }), entryOf("2", { name: "Sopa" })] });

async function diffOf(file: string | Uint8Array, of = menu) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  return diffMenu(of, await readMenuFile(bytes, "menu.csv", of));
}

/** The new dishes of a file: `category / name (size price before)`. */
const created = async (file: string | Uint8Array) => {
  const { created: dishes, faults } = await diffOf(file);
  expect(faults).toEqual([]);
  return dishes.map(({ category, product: { name, product_variants } }) => {
    const sizes = (product_variants ?? []).map(({ name: size, price, original_price }) =>
      [size, price, original_price].filter((part) => part != null && part !== "").join(" "),
    );
    return `${category} / ${name} (${sizes.join(", ")})`;
  });
};

const lines = (...rows: string[]) => rows.join("\r\n");

test.each([
  [
    "Shopify",
    lines(
      "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Option2 Value,Variant Price,Variant Compare At Price,Image Src",
      'pizza,Pizza,"<p>Tomate</p>",Pizzas,TRUE,Size,Large,Thin,12.50,15.00,a.jpg',
      "pizza,,,,,,Small,Thin,9.00,,b.jpg",
      "pizza,,,,,,,,,,c.jpg",
      "water,Water 💧,,Drinks,TRUE,Title,Default Title,,2,0.00,",
    ),
    ["Pizzas / Pizza (Large / Thin 12.5 15, Small / Thin 9)", "Drinks / Water 💧 (2)"],
  ],
  [
    "WooCommerce",
    lines(
      "ID,Type,SKU,Name,Published,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)",
      '7,variable,,Pizza,1,,,Pizzas,,Größe,"klein, groß"',
      "8,variation,,Pizza - klein,1,,9,,id:7,Größe,klein",
      "9,variation,,Pizza - groß,1,10,12,,id:7,Größe,groß",
      "10,simple,W,Fish &amp; Chips,1,,8,Food,,,",
    ),
    ["Pizzas / Pizza (klein 9, groß 10 12)", "Food / Fish & Chips (8)"],
  ],
  [
    "Square",
    lines(
      "Token,Item Name,Variation Name,Category,Visibility,Price",
      "A1,Latte,Small,Coffee,visible,$3.50",
      "A2,Latte,Large,Coffee,visible,$4.50",
      'A3,Cake,Regular,Sweets,visible,"$1,005.00"',
    ),
    ["Coffee / Latte (Small 3.5, Large 4.5)", "Sweets / Cake (1005)"],
  ],
  [
    "Loyverse",
    lines(
      "Handle,Name,Category,Option 1 name,Option 1 value,Cost,Price [Centro],Available for sale [Centro]",
      "te,Té,Bebidas,Tamaño,Chico,4,20,Y",
      "te,,,Tamaño,Grande,5,30,Y",
    ),
    ["Bebidas / Té (Chico 20, Grande 30)"],
  ],
  [
    "a table with titles above, `mxn 12`, `12.-` and a number with marks",
    lines(
      "Speisekarte 2026;;",
      ";;",
      "Kategorie;Artikelname;Einzelpreis",
      "Suppen;سلطة;mxn 12",
      ";;",
      "Suppen;Gulasch;12.-",
      'Suppen;"Linsen\r\nmit Speck";1.234,50 $',
    ),
    ["Suppen / سلطة (12)", "Suppen / Gulasch (12)", "Suppen / Linsen\r\nmit Speck (1234.5)"],
  ],
])("the dishes and sizes of a file of %s are read", async (_, file, dishes) => {
  expect(await created(file)).toEqual(dishes);
});

test("descriptions in HTML become lines of text, but those of our own file stay as they are", async () => {
  const html = '"<p>Salz &amp; Öl</p><ul><li>scharf</li></ul>"';
  const theirs = await diffOf(`category,name,body (html),price\nfood,Neu,${html},5`);
  expect(theirs.created[0]?.product.description).toBe("Salz & Öl\nscharf");
  const ours = await diffOf(`category,name,description,size_id,price\nfood,Neu,${html},,5`);
  expect(ours.created[0]?.product.description).toContain("<p>Salz &amp; Öl</p>");
});

test("a column names its currency, in its header or beside the amount, and another is no price", async () => {
  expect(await created("Categories,itemName,Price MXN\nfood,Pan,5")).toEqual(["food / Pan (5)"]);
  const { created: dishes, faults } = await diffOf(
    "category,name,price,currency\nfood,Pan,5,MXN\nfood,Flan,4,USD",
  );
  expect(dishes).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 3, column: "price", value: "4 USD" }]);
});

test("the columns that are not understood are named", async () => {
  const text = "category,name,price,Allergene,Spice\nfood,Pan,5,A,2";
  const read = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  expect(read.unknown).toEqual(["Allergene", "Spice"]);
});

test("a column without a title that has amounts is named by its letter, and one with a remark or headings is not", async () => {
  const readText = (text: string) => readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const prices = await readText("category,name,price,\nfood,Cola,2.50,3.90\nfood,Agua,2,3.20");
  expect(prices.unknown).toEqual(["D"]);
  const remark = await readText("category,name,price,\nfood,Cola,2.50,new\nfood,Agua,2,");
  expect(remark.unknown).toEqual([]);
  const headings = await readText(",name,price\nDrinks,,\n,Cola,2.50\nFood,,\n,Pan,5");
  expect(headings.unknown).toEqual([]);
});

test("ids that equal ours by chance change no dish, but one new name among our ids is a new name", async () => {
  const theirs = await diffOf("id,category,name,price\n1,food,Pan,5\n2,food,Flan,6\n3,food,Té,7");
  expect(theirs.changed).toEqual([]);
  expect(theirs.created).toHaveLength(3);
  const ours = await diffOf("id,name,price\n1,Taco,30\n2,Caldo,30");
  expect(ours.changed).toMatchObject([{ fields: ["name"], product: { id: "2", name: "Caldo" } }]);
});

test("a dish that its file hides is hidden here, in the words of its language", async () => {
  const found = await diffOf("Kategorie;Gericht;Preis;Sichtbar\nfood;A;5;FALSCH\nfood;B;5;ja");
  expect(found.created.map(({ product: { visible } }) => visible)).toEqual([false, undefined]);
});

test("a header with empty cells names no columns by them", async () => {
  expect(await created("category,name,price,,\nfood,Pan,5,,")).toEqual(["food / Pan (5)"]);
});

/** A text in an encoding of its region; there is no encoder of these. */
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["Shift-JIS", "\x8f\xa4\x95i\x96\xbc,\x89\xbf\x8ai\n\x8e\xf5\x8ei,850", "商品名,価格\n寿司,850"],
  [
    "EUC-JP",
    "\xbe\xa6\xc9\xca\xcc\xbe,\xb2\xc1\xb3\xca\n\xbc\xf7\xbb\xca,850",
    "商品名,価格\n寿司,850",
  ],
  ["GBK", "\xb2\xcb\xc3\xfb,\xbc\xdb\xb8\xf1\n", "菜名,价格\n"],
  ["Windows-1251", "\xcf\xe8\xf6\xf6\xe0;450\n\xc1\xee\xf0\xf9", "Пицца;450\nБорщ"],
  ["Windows-1256", "\xc7\xe1\xc7\xd3\xe3;\xc7\xe1\xd3\xda\xd1", "الاسم;السعر"],
  ["Mac Roman", "Gr\x9a\xa7e;Preis\nS\x9f\xa7es;1", "Größe;Preis\nSüßes;1"],
  ["Windows-1252", "Gr\xf6\xdfe;Cr\xe8me br\xfbl\xe9e \x96 12 \x80", "Größe;Crème brûlée – 12 €"],
])("a file in %s is read", async (_, bytes, text) => {
  const { decodeFile } = await import("./encoding/decode-file.ts");
  expect(decodeFile(latin(bytes))).toBe(text);
});

test("a workbook of Excel is read from its header on, and a fault names its row", async () => {
  const bytes = readFileSync(new URL("../testing/titled.xlsx", import.meta.url));
  const read = await readMenuFile(new Uint8Array(bytes), "Karte.xlsx", menu);
  expect(read.products.map(({ name, line }) => [name, line])).toEqual([
    ["Gulasch", 4],
    ["Linsen", 6],
  ]);
  expect(read.products[0]?.change(null).product_variants).toMatchObject([{ price: 13.05 }]);
  // The page names the column as the file does.
  expect(read.titles).toEqual({ category: "Kategorie", name: "Gericht", price: "Preis" });
  expect(read.faults).toEqual([{ line: 6, column: "price", kind: "price", value: "gratis?" }]);
});

test("a sale at 0 is none, and the only price may be called that of sales", async () => {
  const priceOf = async (text: string) => {
    const { products } = await readMenuFile(latin(text), "menu.csv", menu);
    const [size] = products[0]?.change(null).product_variants ?? [];
    return [size?.price, size?.original_price ?? null];
  };
  expect(await priceOf("category,name,price,sale_price\nA,a,10,0.00")).toEqual([10, null]);
  expect(await priceOf("category,name,price,sale_price\nA,a,10,8")).toEqual([8, 10]);
  expect(await priceOf("category,name,cost_price,sale_price\nA,a,3,8")).toEqual([8, null]);
});

test("a sheet of a workbook can be chosen, and one without the columns of a menu says so", async () => {
  const file = readFileSync(new URL("../testing/sheets.xlsx", import.meta.url));
  const read = (sheet?: string) =>
    readMenuFile(new Uint8Array(file), "Carta.xlsx", menu, { sheet });
  const found = await read("Comida");
  expect(found.sheet).toMatchObject({ name: "Comida" });
  expect(found.products.map(({ name }) => name)).toEqual(["Taco", "Sopa"]);
  expect((await read("Notas")).faults).toMatchObject([{ kind: "noColumn" }, { kind: "noColumn" }]);
});

test.each([
  ["an old workbook", "\xd0\xcf\x11\xe0\xa1\xb1", "oldWorkbook"],
  ["an archive that is no workbook", "PK\x03\x04....", "oldWorkbook"],
  ["a web page without a dish", "<html><table>", "noTable"],
  ["a PDF", "%PDF-1.7", "document"],
])("%s is refused with what to do instead", async (_, bytes, kind) => {
  expect((await diffOf(latin(bytes))).faults).toMatchObject([{ line: null, kind }]);
});
