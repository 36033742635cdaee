import { expect, test } from "vitest";
import { availability, item, product } from "../parts/availability/testing/availability-fixture.ts";
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

test("dishes and categories that entries of the menu name by their ids get their names", () => {
  const menu = availability({
    products: [
      { ...product("Esquites", [item("Chico")]), id: "p1" },
      { ...product("Flan", [item("Uno")]), id: "p2", category_id: "c2", category_name: "Dulces" },
    ],
    modifiers: [],
  });
  expect(menuNames(menu, [entry("menu.change_product", "p1", { category_id: "c2" })])).toEqual({
    p1: "Esquites",
    c2: "Dulces",
  });
  expect(menuNames(menu, [entry("orders.accept", "p1")])).toEqual({});
});
