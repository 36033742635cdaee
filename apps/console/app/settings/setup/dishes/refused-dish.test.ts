import { expect, test } from "vitest";
import { newRow, requestOf } from "./dish-rows.ts";
import { stillRefusedDishes } from "./refused-dish.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const first = { name: "Tacos", newId: "1".repeat(32) };
const request = (rows: Parameters<typeof requestOf>[0], part = first) =>
  requestOf(rows, part, { categories: [] }, currency);

const fault = (path: string) => ({ path, code: "characters", message: "" }) as const;

test("a refused dish keeps its fault until its own field is corrected", () => {
  const rows = [newRow("Flan", "48"), newRow("Churros", "55"), newRow()];
  const [flan = newRow(), churros = newRow(), empty = newRow()] = rows;
  const wrong = fault("created.1.product.name");
  const refused = { faults: [wrong], sent: request(rows) };
  const left = (...now: typeof rows) =>
    stillRefusedDishes(refused, request(now)).byRow[churros.key]?.name;
  expect(left(...rows)).toBe(wrong);
  expect(left({ ...flan, price: "50" }, churros, { ...empty, name: "Té" })).toBe(wrong);
  expect(left({ ...flan, name: "", price: "" }, churros)).toBe(wrong);
  expect(left(flan, { ...churros, price: "60" })).toBe(wrong);
  expect(left(flan, { ...churros, name: "Churro" })).toBeUndefined();
  expect(left(flan)).toBeUndefined();
});

test("all faults of a request are said at once, each at its field", () => {
  const rows = [newRow("Flan", "48"), newRow("Churros", "55")];
  const [name, price, category] = [
    fault("created.0.product.name"),
    fault("created.1.product.product_variants.0.price"),
    fault("categories.0.category.name"),
  ];
  const { byRow, others } = stillRefusedDishes(
    { faults: [name, price, category], sent: request(rows) },
    request(rows),
  );
  expect(rows.map(({ key }) => byRow[key])).toEqual([{ name }, { price }]);
  expect(others).toEqual([category]);
});

test("a refused category keeps its fault until it has another name", () => {
  const rows = [newRow("Flan", "48")];
  const wrong = fault("categories.0.category.name");
  const refused = { faults: [wrong], sent: request(rows) };
  const left = (...now: Parameters<typeof request>) =>
    stillRefusedDishes(refused, request(...now)).others;
  expect(left([...rows, newRow("Té", "20")])).toEqual([wrong]);
  const renamed = { name: "Postres", newId: "2".repeat(32) };
  expect(left(rows, renamed)).toEqual([]);
});
