import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

const euros = { code: "EUR", symbol: "€", position: "right", show_decimals: true } as const;
const menu = { ...menuOf({}), currency: euros };

async function read(text: string, name = "menu.csv") {
  const file = await readMenuFile(new TextEncoder().encode(text), name, menu);
  const { created, faults, isStopped } = diffMenu(menu, file);
  const dishes = created.map(({ category, product: { name: dish, product_variants = [] } }) => {
    const sizes = (product_variants ?? []).map(({ name: size, price }) => `${size ?? ""} ${price}`);
    return `${category} / ${dish}: ${sizes.map((each) => each.trim()).join(", ")}`;
  });
  const left = faults.map(({ line, column, kind, value }) => [line, column, kind, value]);
  return { dishes, left, isStopped, file };
}

test.each([
  ["Kategorie;Gericht;Klein;Groß\nPizza;Funghi;8,50;13\nPizza;Calzone;–;14", "Klein", "Groß"],
  [
    "Kategorie;Gericht;Preis klein;Preis groß\nPizza;Funghi;8,50;13\nPizza;Calzone;;14",
    "klein",
    "groß",
  ],
  [
    "Category;Item;Price (26 cm);Price (32 cm)\nPizza;Funghi;8,50;13\nPizza;Calzone;-;14",
    "26 cm",
    "32 cm",
  ],
])("in the table %s each column of prices is a size", async (text, small, large) => {
  const { dishes, left, file } = await read(text);
  expect(left).toEqual([]);
  expect(dishes).toEqual([
    `Pizza / Funghi: ${small} 8.5, ${large} 13`,
    `Pizza / Calzone: ${large} 14`,
  ]);
  expect(file.titles?.price).toBe(`${small}, ${large}`);
});

test("a wrong price of one size leaves out the dish with all of its sizes", async () => {
  const { dishes, left } = await read("category,name,S,L\nPizza,A,8,ask\nPizza,B,,\nPizza,C,8,9");
  expect(dishes).toEqual(["Pizza / C: S 8, L 9"]);
  expect(left).toEqual([
    [2, "price", "price", "ask"],
    [3, "price", "price", ""],
  ]);
});

test("columns of sizes beside a column of the price are named as not read", async () => {
  const { dishes, file } = await read("category,name,price,S,L\nPizza,A,8,1,2");
  expect(dishes).toEqual(["Pizza / A: 8"]);
  expect(file.unknown).toEqual(["S", "L"]);
});

test("prices for delivery and for pickup are no sizes", async () => {
  const { left } = await read("category,name,price delivery,price pickup\nPizza,A,8,7");
  expect(left).toEqual([[1, null, "severalPrices", "price delivery, price pickup"]]);
});

test("the sizes below a dish whose name stands once are its sizes", async () => {
  const { dishes, left } = await read(
    "category,name,size,price\nPizza,A,S,8\n,,L,12\nPizza,B,S,9\n,,L,13",
  );
  expect([dishes, left]).toEqual([["Pizza / A: S 8, L 12", "Pizza / B: S 9, L 13"], []]);
});

test.each(["price_cents", "priceCents", "Price (ct)", "Preis in Cent"])(
  "the amounts of the column %s are cents, and one with decimals is unclear",
  async (title) => {
    const { dishes, left } = await read(`category;name;${title}\nA;a;950\nA;b;5\nA;c;9,50`);
    expect(dishes).toEqual(["A / a: 9.5", "A / b: 0.05"]);
    expect(left).toEqual([[4, "price", "price", `9,50 (${title})`]]);
  },
);

test.each(["Price USD", "Price ($)", "Preis in GBP"])(
  "the amounts of the column %s are no euros",
  async (title) => {
    const { dishes, left } = await read(`category;name;${title}\nA;a;9`);
    expect(dishes).toEqual([]);
    expect(left).toMatchObject([[2, "price", "price", expect.stringMatching(/^9 ./u)]]);
  },
);

test("an amount with the sign of another currency is a fault", async () => {
  const { dishes, left } = await read("category;name;price\nA;a;£5\nA;b;$ 5\nA;c;5 €\nA;d;5 Euro");
  expect(dishes).toEqual(["A / c: 5", "A / d: 5"]);
  expect(left.map(([line]) => line)).toEqual([2, 3]);
});

test("a price before taxes is no price, and the one with taxes beside it is read", async () => {
  const both = await read("category;name;Preis (netto);MwSt;Preis brutto\nA;a;8,40;19%;10");
  expect(both.dishes).toEqual(["A / a: 10"]);
  expect(both.file.unknown).toEqual(["Preis (netto)", "MwSt"]);
  const alone = await read("category;name;Prix (HT)\nA;a;8,40");
  expect(alone.left).toEqual([[1, "price", "noColumn", "price"]]);
});

test("a dish whose price the cashier types in is refused instead of costing 0, and a hidden dish is hidden", async () => {
  const { left, file } = await read(
    "category,name,price,price type,hidden\nA,a,0.00,Variable,No\nA,b,5,Fixed,Yes\nA,c,5,Fixed,No",
  );
  expect(left).toEqual([[2, "price_type", "price", "Variable"]]);
  const visible = file.products.map(({ change }) => change(null).visible);
  expect(visible.slice(1)).toEqual([false, undefined]);
});

test("a choice whose own dish has no line is no dish and stays a fault", async () => {
  const { dishes, left } = await read(
    "category,name,modifier name,price\nA,Burger,,9\nA,Fries,Bacon,2",
  );
  expect(dishes).toEqual(["A / Burger: 9"]);
  expect(left).toEqual([[3, null, "choice", "Bacon"]]);
});

test("categories in a line of their own are found beside a column of numbers", async () => {
  const { dishes, left } = await read("No.;name;price\nSoups;;\n1;Broth;5\nDrinks;;\n2;Tea;2");
  expect([dishes, left]).toEqual([["Soups / Broth: 5", "Drinks / Tea: 2"], []]);
});

test.each([
  { objects: [{ type: "TAX", tax_data: { name: "a" } }] },
  { "@type": "Menu", hasMenuSection: [] },
  { orders: [{ id: 1, items: [{ name: "a", price: 9 }] }] },
  { type: "FeatureCollection", features: [{ properties: { name: "a", price: 3 } }] },
])("JSON without the dishes of a menu is refused as a whole: %j", async (content) => {
  const { left } = await read(JSON.stringify(content), "menu.json");
  expect(left).toEqual([[null, null, "otherJson", ""]]);
});

test("a category of our format may have a list of its own beside its dishes", async () => {
  const products = [{ id: "a", name: "A", product_variants: [{ id: "s", price: 9 }] }];
  const file = { categories: [{ name: "Food", products, tags: ["lunch"] }] };
  const { dishes, left } = await read(JSON.stringify(file), "menu.json");
  expect([dishes, left]).toEqual([["Food / A: 9"], []]);
});

test("a dish in JSON is left out if a field that is not read may be its price", async () => {
  const products = [
    { id: "a", name: "A", price: 9 },
    { id: "b", name: "B", product_variants: [{ id: "s", amount: 950 }] },
    { id: "c", name: "C", spice: 2, product_variants: [{ id: "s", price: 9 }] },
    { id: 4, name: "D", product_variants: [{ id: "s", price: 9 }] },
  ];
  const { dishes, left, file } = await read(
    JSON.stringify({ categories: [{ name: "Food", products }] }),
    "menu.json",
  );
  expect(dishes).toEqual(["Food / C: 9"]);
  expect(left).toEqual([
    [1, "product_variants", "price", ""],
    [2, "product_variants", "price", ""],
    [4, "id", "text", "4"],
  ]);
  expect(file.unknown).toEqual(["price", "amount", "spice"]);
});

test("a map of zones is no menu", async () => {
  const { left } = await read('<?xml version="1.0"?>\n<kml><Document/></kml>', "zones.kml");
  expect(left).toEqual([[null, null, "noTable", ""]]);
});

test("of two prices in different cases none is chosen", async () => {
  const { left } = await read("category;name;Preis (alt);Preis (neu)\nA;a;5;6");
  expect(left).toEqual([[1, "price", "repeated", "Preis (alt), Preis (neu)"]]);
});

test("the sum below a table is no dish", async () => {
  const { dishes, left } = await read("category;name;price\nA;Total soup;5\nA;Summe:;5");
  expect(dishes).toEqual(["A / Total soup: 5"]);
  expect(left).toEqual([[3, "name", "code", "Summe:"]]);
});

test("a column beside the amounts says that they are cents", async () => {
  const { dishes, left } = await read("category,name,price,unit\nA,a,950,cents\nA,b,9.50,cents");
  expect(dishes).toEqual(["A / a: 9.5"]);
  expect(left).toEqual([[3, "price", "price", "9.50 (cents)"]]);
});

test("the price of a weight is no price of a dish", async () => {
  const column = await read("category,name,Price (per kg)\nA,a,30");
  expect(column.left).toEqual([[1, null, "perWeight", "Price (per kg)"]]);
  const cells = await read("category,name,price,unit\nA,a,30,kg\nA,b,8,portion\nA,c,4,100 g");
  expect(cells.dishes).toEqual(["A / b: 8"]);
  expect(cells.left.map(([line, , kind]) => [line, kind])).toEqual([
    [2, "perWeight"],
    [4, "perWeight"],
  ]);
});

test("a draft, an archived and a sold out dish are not for sale, and an unknown status is named", async () => {
  const { file } = await read(
    "category,name,price,published,status,archived\nA,a,5,true,draft,n\nA,b,5,true,active,y\nA,c,5,true,out of stock,n\nA,d,5,true,new,n",
  );
  const visible = file.products.map(({ change }) => change(null).visible);
  expect(visible).toEqual([false, false, false, undefined]);
  expect(file.notes).toEqual([{ line: 5, kind: "status", value: "new" }]);
});

test("three digits behind a mark are no decimals, and repeated names of the columns are no dish", async () => {
  const { dishes, left } = await read("category;name;price\nA;a;1,450\ncategory;name;price\nA;b;5");
  expect(dishes).toEqual(["A / b: 5"]);
  expect(left).toEqual([[2, "price", "unclearPrice", "1,450"]]);
});
