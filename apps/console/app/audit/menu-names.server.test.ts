import { expect, test } from "vitest";
import { menuNames } from "./menu-names.server.ts";

const entry = (action: string, target: string, after: unknown = null) => ({
  id: "e",
  at: "2026-05-01T18:00:00Z",
  account_id: null,
  actor: "Bea",
  role: null,
  origin: null,
  action,
  target,
  before: null,
  after,
  order: null,
});

const dish = (id: string, name: string) => ({ id, revision: "r", product: { id, name } });
const category = (id: string, name: string, products: ReturnType<typeof dish>[]) => ({
  id,
  revision: "r",
  category: { id, name },
  products,
});
const menu = {
  categories: [
    category("c1", "Antojitos", [dish("p1", "Esquites"), dish("p2", "Flan")]),
    category("c2", "Dulces", []),
  ],
};

test("dishes and categories that entries of the menu name by their ids get their names", () => {
  expect(menuNames(menu, [entry("menu.change_product", "p1", { category_id: "c2" })])).toEqual({
    p1: "Esquites",
    c2: "Dulces",
  });
  expect(menuNames(menu, [entry("orders.accept", "p1")])).toEqual({});
});

test("a dish that was deleted since has the last name that the entries give", () => {
  const entries = [
    entry("menu.change_product", "gone", { visible: false }),
    entry("menu.change_product", "gone", { name: "Flan de coco" }),
    entry("menu.add_product", "gone", { product: { id: "gone", name: "Flan" } }),
  ];
  expect(menuNames(menu, entries)).toEqual({ gone: "Flan de coco" });
});
