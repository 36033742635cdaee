import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { readMenuFile } from "./read-menu-file.ts";

const menu = menuOf({});
const read = (...lines: string[]) =>
  readMenuFile(new TextEncoder().encode(lines.join("\n")), "menu.csv", menu);
const dishes = async (...lines: string[]) => {
  const { products, faults } = await read(...lines);
  expect(faults).toEqual([]);
  return products.map(({ category, name }) => `${category} / ${name}`);
};

test("dishes below the first cell of a category are in it, as in a table with joined cells", async () => {
  expect(
    await dishes("category,name,price", "Soups,Broth,5", ",Goulash,6", ",Lentil,6", "Drinks,Tea,2"),
  ).toEqual(["Soups / Broth", "Soups / Goulash", "Soups / Lentil", "Drinks / Tea"]);
  expect(
    await dishes("category,name,price", "Soups,,", ",Broth,5", ",Goulash,6", "Drinks,,", ",Tea,2"),
  ).toEqual(["Soups / Broth", "Soups / Goulash", "Drinks / Tea"]);
});

test("lines with only a name are the categories of the dishes below them", async () => {
  expect(await dishes("name,price", "Soups,", "Broth,5", "Goulash,6", "Drinks,", "Tea,2")).toEqual([
    "Soups / Broth",
    "Soups / Goulash",
    "Drinks / Tea",
  ]);
});

test("a heading above the names of the columns is the category of the first dishes, if others stand below", async () => {
  const rows = ["Karte 2026;", "SUPPEN;", "Gericht;Preis", "Brühe;5", "GETRÄNKE;", "Tee;2"];
  expect(await dishes(...rows)).toEqual(["SUPPEN / Brühe", "GETRÄNKE / Tee"]);
  const { products } = await read("Karte 2026;", "Gericht;Preis", "Brühe;5", "Tee;2");
  expect(products.map(({ category }) => category)).toEqual([null, null]);
});

test("a dish without a category in the clearest column has that of another one", async () => {
  expect(
    await dishes(
      "Item Name,Categories,Reporting Category,Price",
      "Latte,Drinks,Hot,3",
      "Cake,Sweets,,4",
    ),
  ).toEqual(["Hot / Latte", "Sweets / Cake"]);
});

test("a category that one of many lines lacks is not guessed, and neither is a last price", async () => {
  const { products } = await read(
    "category,name,price",
    "Soups,Broth,5",
    "Soups,Goulash,6",
    ",Tea,2",
  );
  expect(products.map(({ category }) => category)).toEqual(["Soups", "Soups", null]);
  const { faults } = await read("name,price", "Soups,", "Broth,5", "Goulash,");
  expect(faults).toMatchObject([{ line: 4, column: "price" }]);
});

test("of WooCommerce's levels the deepest name is the category, and of equal names both levels", async () => {
  expect(
    await dishes(
      "Type,Name,Regular price,Categories,Parent",
      'simple,Margherita,8,"Food, Food > Pizza",',
      "simple,Tea,2,Drinks > Hot,",
      "simple,Chili,9,Food > Hot,",
      'simple,Fish,9,"Fish\\, Crab",',
    ),
  ).toEqual([
    "Pizza / Margherita",
    "Drinks – Hot / Tea",
    "Food – Hot / Chili",
    "Fish, Crab / Fish",
  ]);
});
