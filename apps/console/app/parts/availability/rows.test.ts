import { expect, test } from "vitest";
import { countRows, findRows, rowsOfOrder, toRows } from "./rows.ts";
import { availability, item, product } from "./testing/availability-fixture.ts";

const out = { state: "sold_out", source: "mark", by: "Beto" } as const;
const menu = availability({
  products: [
    product("Esquites", [item("Chico"), item("Grande", out)]),
    product("Suadero", [item("")], { ...out, until: "2026-05-02T12:00:00Z" }),
    product("Gobernador", [item("")], { state: "left", left: 3 }),
    product("Champiñón", [item("")]),
  ],
  modifiers: [
    { ...item("Guacamole", out), id: "g1", product_ids: ["a", "b"] },
    { ...item(" guacamole"), id: "g2", product_ids: ["b", "c"] },
    { ...item("Crema"), id: "c1", product_ids: ["a"] },
  ],
});
const rows = toRows(menu);
const names = (found: typeof rows) => found.map(({ name }) => name.trim());

test("a dish with one size sold out is partly sold out", () => {
  expect(rows[0]).toMatchObject({ state: "part", by: "Beto" });
  expect(rows[1]).toMatchObject({ state: "sold_out", until: "2026-05-02T12:00:00Z" });
});

test("modifiers of one name are one line, with the dishes of all of them", () => {
  const extras = rows.filter(({ kind }) => kind === "extra");
  expect(extras).toMatchObject([
    { name: "Guacamole", state: "part", dishes: 3 },
    { name: "Crema", state: "on_sale", dishes: 1 },
  ]);
});

test("every line is counted where its filter shows it", () => {
  const counts = countRows(rows);
  expect(counts).toEqual({ all: 6, soldOut: 3, fewLeft: 1, extras: 2 });
  for (const filter of ["all", "soldOut", "fewLeft", "extras"] as const)
    expect(findRows(rows, filter, "")).toHaveLength(counts[filter]);
});

test("a search finds words in any order, without accents, in sizes and categories", () => {
  expect(names(findRows(rows, "all", "CHAMPINON"))).toEqual(["Champiñón"]);
  expect(names(findRows(rows, "all", "grande esq"))).toEqual(["Esquites"]);
  expect(names(findRows(rows, "all", "antojitos gober"))).toEqual(["Gobernador"]);
  expect(findRows(rows, "extras", "suadero")).toEqual([]);
});

test("an order's dishes and extras are offered, without what is sold out or left out", () => {
  const line = (product_id: string, ...modifiers: [string, string][]) => ({
    product_id,
    modifiers: modifiers.map(([modifier_id, name]) => ({ modifier_id, name })),
  });
  const order = {
    lines: [
      line("Gobernador", ["g2", "guacamole"], ["c1", "Sin crema"]),
      line("Suadero"),
      line("Gobernador"),
      line("of another menu"),
    ],
  };
  expect(names(rowsOfOrder(rows, order as never))).toEqual(["Gobernador", "Guacamole"]);
});
