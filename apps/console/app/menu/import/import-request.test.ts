import { expect, test } from "vitest";
import { entryOf, menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";
import { countChanges, requestOf } from "./use-menu-import.ts";

test("a new category has its names in other languages, and one of the menu gets them", async () => {
  const menu = menuOf({ Food: [entryOf("1", { name: "Taco" })] });
  const text =
    "category,category_en,name,price\nFood,Meals,Sopa,5\nBebidas,Drinks,Agua,5\nBebidas,,Té,6";
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const diff = diffMenu(menu, file);
  const { categories, category_changes, created } = requestOf(diff, false, { menu }, new Map());
  expect(categories).toEqual([
    {
      id: expect.any(String),
      category: { name: "Bebidas", translations: { en: { name: "Drinks" } } },
    },
  ]);
  expect(category_changes).toEqual([
    {
      id: "Food",
      revision: "Food-1",
      category: { id: "Food", name: "Food", translations: { en: { name: "Meals" } } },
    },
  ]);
  expect(countChanges(diff, false)).toBe(4);
  expect(created.map(({ category_id }) => category_id)).toEqual([
    menu.categories[0]?.id,
    categories[0]?.id,
    categories[0]?.id,
  ]);
});

test("a category keeps the names that the file lacks, and one with the same names is no change", async () => {
  const menu = menuOf({ Food: [entryOf("1", { name: "Taco" })] });
  const [food] = menu.categories;
  if (!food) throw new Error("no category");
  food.category.translations = { en: { name: "Meals" }, fr: { name: "Plats" } };
  const changesOf = async (english: string) => {
    const text = `category,category_en,name,price\nFood,${english},Taco,30`;
    const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
    const diff = diffMenu(menu, file);
    return requestOf(diff, false, { menu }, new Map()).category_changes.map(
      ({ category }) => category,
    );
  };
  expect(await changesOf("Meals")).toEqual([]);
  expect(await changesOf("Dishes")).toMatchObject([
    { translations: { en: { name: "Dishes" }, fr: { name: "Plats" } } },
  ]);
});

test("groups of dishes on the menu get the names in other languages of the file", async () => {
  const sauces = {
    id: "g",
    name: "Sauce",
    min: 0,
    modifiers: [{ id: "m", name: "Mayo", price: 1 }],
  };
  const menu = menuOf({ Food: [entryOf("1", { name: "Taco", modifier_groups: [sauces] })] });
  const text =
    "category,name,price,modifier group 1,modifier group 1 FR,modifier 1 name,modifier 1 name FR,modifier 1 price\nFood,Taco,30,Sauce,Sauces,Mayo,Mayonnaise,1\nFood,Sopa,5,Sauce,Sauces,Mayo,Mayonnaise,1";
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const { created, changed } = diffMenu(menu, file);
  const french = (name: string) => ({ translations: { fr: { name } } });
  const named = [{ ...french("Sauces"), modifiers: [french("Mayonnaise")] }];
  expect(changed.map(({ product }) => product.modifier_groups)).toMatchObject([named]);
  expect(created.map(({ product }) => product.modifier_groups)).toMatchObject([named]);
});

test("a file that is sent again has the same ids for its new dishes and categories", async () => {
  const menu = menuOf({ Food: [entryOf("1", { name: "Taco" })] });
  const text = "category,name,price\nBebidas,Agua,5\nFood,Sopa,6";
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const ids = new Map<string, string>();
  const send = () => {
    const sent = requestOf(diffMenu(menu, file), false, { menu }, ids);
    return [sent.categories, sent.created].map((list) => list.map(({ id }) => id));
  };
  expect(send()).toEqual(send());
});
