import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject } from "../../import/document/document-parts.ts";
import {
  categoriesIn,
  mapProducts,
  placedAfter,
  productsById,
  withProducts,
} from "./menu-document.ts";
import { MutableMenu } from "./mutable-menu.ts";

const product = (id: string) => ({ id, name: `Dish ${id}` });
const start = (): JsonObject => ({
  hosts: ["a.test"],
  categories: [
    { id: "tacos", products: ["1", "2", "3"].map(product), name: "Tacos" },
    { id: "soups" },
    { id: "drinks", products: ["4"].map(product) },
  ],
});

const ids = fc.constantFrom(..."123456789");
const change = fc.record({
  id: ids,
  category_id: fc.constantFrom("tacos", "soups", "drinks"),
  after: fc.option(ids),
});

test("a changed menu is the document that is changed product by product", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const before = start();
      const menu = new MutableMenu(before);
      let document = before;
      for (const { id, ...place } of changes) {
        if (productsById(document).has(id)) {
          menu.remove(id);
          document = mapProducts(document, (each, its) => (its === id ? null : each));
          continue;
        }
        menu.add(product(id), place);
        document = withProducts(document, place.category_id, (products) =>
          placedAfter(products, product(id), place.after),
        );
      }
      expect(menu.toDocument()).toEqual(document);
      const all = [...productsById(document)];
      expect(menu.findAll(new Set("123456789"))).toEqual(all.map(([, placed]) => placed));
      for (const id of "123456789") expect(menu.find(id)).toEqual(productsById(document).get(id));
      expect(before).toEqual(start());
    }),
  );
});

test("what stays the same is the same object", () => {
  const document = start();
  const menu = new MutableMenu(document);
  expect(menu.toDocument()).toBe(document);
  menu.remove("4");
  const [tacos, soups, drinks] = categoriesIn(menu.toDocument());
  expect([tacos, soups]).toEqual(categoriesIn(document).slice(0, 2));
  expect(tacos).toBe(categoriesIn(document)[0]);
  expect(drinks).toEqual({ id: "drinks", products: [] });
});
