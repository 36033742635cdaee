import { expect, test } from "vitest";
import { newRow, requestOf } from "./dish-rows.ts";
import { stillRefusedDish } from "./refused-dish.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const first = { name: "Tacos", newId: "1".repeat(32) };
const request = (rows: Parameters<typeof requestOf>[0], part = first) =>
  requestOf(rows, part, { categories: [] }, currency);

test("a refused dish keeps its fault until its own field is corrected", () => {
  const rows = [newRow("Flan", "48"), newRow("Churros", "55"), newRow()];
  const [flan = newRow(), churros = newRow(), empty = newRow()] = rows;
  const fault = { path: "created.1.product.name", code: "characters", message: "" } as const;
  const refused = { fault, sent: request(rows) };
  const left = (...now: typeof rows) => stillRefusedDish(refused, request(now));
  expect(left(...rows)).toBe(fault);
  expect(left({ ...flan, price: "50" }, churros, { ...empty, name: "Té" })).toBe(fault);
  expect(left({ ...flan, name: "", price: "" }, churros)).toBe(fault);
  expect(left(flan, { ...churros, price: "60" })).toBe(fault);
  expect(left(flan, { ...churros, name: "Churro" })).toBeNull();
  expect(left(flan)).toBeNull();
});

test("a refused category keeps its fault until it has another name", () => {
  const rows = [newRow("Flan", "48")];
  const fault = { path: "categories.0.category.name", code: "characters", message: "" } as const;
  const refused = { fault, sent: request(rows) };
  expect(stillRefusedDish(refused, request([...rows, newRow("Té", "20")]))).toBe(fault);
  const renamed = { name: "Postres", newId: "2".repeat(32) };
  expect(stillRefusedDish(refused, request(rows, renamed))).toBeNull();
});
