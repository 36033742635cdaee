import { expect, test } from "vitest";
import { entryOf, menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";
import { requestOf } from "./use-menu-import.ts";

test("a new category has its names in other languages, and one of the menu stays as it is", async () => {
  const menu = menuOf({ Food: [entryOf("1", { name: "Taco" })] });
  const text =
    "category,category_en,name,price\nFood,Meals,Sopa,5\nBebidas,Drinks,Agua,5\nBebidas,,Té,6";
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const { categories, created } = requestOf(diffMenu(menu, file), false, { menu });
  expect(categories).toEqual([
    {
      id: expect.any(String),
      category: { name: "Bebidas", translations: { en: { name: "Drinks" } } },
    },
  ]);
  expect(created.map(({ category_id }) => category_id)).toEqual([
    menu.categories[0]?.id,
    categories[0]?.id,
    categories[0]?.id,
  ]);
});
