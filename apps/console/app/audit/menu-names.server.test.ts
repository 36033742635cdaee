import { expect, test } from "vitest";
import { entryOf, menuOf } from "../menu/testing/menu-fixture.ts";
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

const menu = menuOf({ c1: [entryOf("p1", { name: "Esquites" }), entryOf("p2")], c2: [] });

test("dishes and categories that entries of the menu name by their ids get their names", () => {
  expect(menuNames(menu, [entry("menu.change_product", "p1", { category_id: "c2" })])).toEqual({
    p1: "Esquites",
    c2: "c2",
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
