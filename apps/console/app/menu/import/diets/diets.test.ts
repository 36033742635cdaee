import { DIETS } from "@comanda/domain/menu/dietary";
import { expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { translator } from "../../../i18n/text.ts";
import { entryOf, menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";
import { dietNamed } from "./diet-words.ts";

const menu = menuOf({ food: [entryOf("1", { name: "Taco", diets: ["vegetarian", "halal"] })] });

async function read(...rows: string[]) {
  const file = await readMenuFile(new TextEncoder().encode(rows.join("\n")), "menu.csv", menu);
  const { created, changed, faults } = diffMenu(menu, file);
  return {
    diets: created.map(({ product }) => product.diets),
    changed: changed.map(({ product }) => product.diets),
    faults: faults.map(({ line, column, value }) => [line, column, value]),
    unknown: file.unknown,
  };
}

test.each(["en", "es", "es-MX", "pt", "fr", "it", "de", "id", "ar"] as const)(
  "each diet is understood by the name that the console has in %s",
  async (locale) => {
    await loadCatalog(locale);
    const t = translator(locale);
    expect(DIETS.map((diet) => dietNamed(t(`menu.diet.${diet}`)))).toEqual(DIETS);
  },
);

test("columns of diets are read by their marks, and a dish without a mark states nothing", async () => {
  const { diets, unknown, faults } = await read(
    "category,name,price,Vegan,Is vegetarian?,Gluten free (Y/N),isHalal",
    "food,Curry,9,Yes,✓,N,",
    "food,Steak,19,No,-,Y,x",
    "food,Water,2,,,,",
  );
  expect([unknown, faults]).toEqual([[], []]);
  expect(diets).toEqual([["vegetarian", "vegan"], ["gluten_free", "halal"], undefined]);
});

test("a column of a diet with a cell that is no mark is not read, and named", async () => {
  const { diets, unknown } = await read(
    "category,name,price,Vegan,Gluten free,Spicy",
    "food,Curry,9,on request,available,yes",
    "food,Soup,5,yes,available,no",
  );
  expect(diets).toEqual([["spicy"], undefined]);
  expect(unknown).toEqual(["Vegan", "Gluten free"]);
});

test.each([
  ["Dietary", "Vegan, Gluten-Free", ["vegan", "gluten_free"]],
  ["Veg/NonVeg", "NonVeg", undefined],
  ["Veg/NonVeg", "Veg", ["vegetarian"]],
  ["Ernährungsform", "vegetarisch / scharf", ["vegetarian", "spicy"]],
  ["Tags", "Sin gluten; picante", ["gluten_free", "spicy"]],
  ["diets", "vegan halal", ["vegan", "halal"]],
  ["diets", "none", undefined],
])("the column %s with “%s” states %j", async (title, cell, expected) => {
  const { diets, faults, unknown } = await read(
    `category,name,price,${title}`,
    `food,Pan,5,"${cell}"`,
  );
  expect([faults, unknown]).toEqual([[], []]);
  expect(diets[0]?.toSorted()).toEqual(expected?.toSorted());
});

test("a list with a word that names no diet is not read, except in our own column", async () => {
  const tags = await read("category,name,price,Tags", "food,Pan,5,spicy", "food,Ham,6,popular");
  expect([tags.diets, tags.unknown]).toEqual([[undefined, undefined], ["Tags"]]);
  const own = await read("category,name,price,diets", "food,Pan,5,spicy", "food,Ham,6,popular");
  expect([own.diets, own.faults]).toEqual([[["spicy"]], [[3, "diets", "popular"]]]);
});

test("a dish of the menu keeps the diets for which the file has no column", async () => {
  const { changed } = await read("category,name,price,Vegetarian,Spicy", "food,Taco,30,no,yes");
  expect(changed).toEqual([["halal", "spicy"]]);
  const same = await read("category,name,price,Vegetarian", "food,Taco,30,yes");
  expect(same.changed).toEqual([]);
});
