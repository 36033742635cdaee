import { expect, test } from "vitest";
import { inventedMenu } from "../testing/invented-menu.ts";
import { SEARCH_QUERIES } from "../testing/search-queries.ts";
import {
  indexMenu,
  type SearchedCategory,
  type SearchedProduct,
  searchMenu,
} from "./search-menu.ts";

const invented = indexMenu(inventedMenu());

/** Returns the share of queries whose dish is among the first three, and those whose is not. */
function shareFound(change: (typed: string) => string): { share: number; missed: string[] } {
  const missed = SEARCH_QUERIES.filter(({ typed, meant }) => {
    const first = searchMenu(invented, change(typed)).slice(0, 3);
    return !first.some(({ name }) => name === meant);
  });
  const share = 1 - missed.length / SEARCH_QUERIES.length;
  return { share, missed: missed.map(({ typed, meant }) => `${typed} > ${meant}`) };
}

test("95 % of 200 queries with typos find their dish among the first three results of 2,000 dishes", () => {
  const names = new Set(invented.products.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(2_000);
  expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(SEARCH_QUERIES.filter(({ meant }) => !names.has(meant))).toEqual([]);
  const { share, missed } = shareFound((typed) => typed);
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
});

test("the same queries find it before their last two letters are typed", () => {
  const { share, missed } = shareFound((typed) => typed.slice(0, -2));
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
});

const product = (id: string, name: string, more: Partial<SearchedProduct> = {}) => ({
  id,
  name,
  product_variants: [{ id: `${id}-v`, price: 10 }],
  ...more,
});

const menu: SearchedCategory<SearchedProduct>[] = [
  {
    name: "Platos fuertes",
    products: [
      product("cheeseburger", "Cheeseburger", { description: "Con cebolla y pepinillos" }),
      product("combo", "Combo de taco y agua"),
      product("taco", "Taco"),
      product("secret", "Taco secreto", { visible: false }),
    ],
  },
  {
    name: "Bebidas",
    products: [
      product("coffee", "Café", {
        product_variants: [
          { id: "small", name: "Chico", price: 20 },
          { id: "large", name: "Grande", price: 30 },
        ],
        modifier_groups: [
          {
            id: "milk",
            name: "Leche",
            modifiers: [
              { id: "oat", name: "Avena" },
              { id: "gone", name: "Soya", visible: false },
            ],
          },
        ],
      }),
      product("taco", "Taco"),
      product("water", "Agua de limón"),
      product("juice", "Orange juice", { original_texts: { name: "Jugo de naranja" } }),
    ],
  },
];

test.each([
  ["a description", "pepinillo", ["cheeseburger"]],
  ["a part of a word", "burger", ["cheeseburger"]],
  ["a name that is written apart", "cheese burger", ["cheeseburger"]],
  ["a variant", "grande", ["coffee"]],
  ["a modifier", "avena", ["coffee"]],
  ["a category", "bebidas", ["taco", "coffee", "water", "juice"]],
  ["another order of the words", "limon agua", ["water"]],
  ["the most of the words, where none has all", "taco vegano", ["taco", "combo"]],
  ["nothing by a hidden product", "secreto", []],
  ["nothing by a hidden modifier", "soya", []],
  ["nothing by other words", "sushi", []],
  ["nothing by signs", "?!", []],
  ["the translated name", "orange", ["juice"]],
  ["the company's own name of a translated dish", "naranja", ["juice"]],
])("the search finds by %s", (_, query, ids) => {
  expect(searchMenu(indexMenu(menu), query).map(({ id }) => id)).toEqual(ids);
});

test("a dish of this very name comes before one that only contains it, and is found once", () => {
  expect(searchMenu(indexMenu(menu), "taco").map(({ id }) => id)).toEqual(["taco", "combo"]);
});
