import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import { expect, test } from "vitest";
import { entryOf, menuOf, pesos, sauces } from "../testing/menu-fixture.ts";
import { countPrices, pricesOf, rowsOfProduct, rowsOfScheduled } from "./schedule-rows.ts";
import { firstStart, startFault } from "./schedule-start.ts";

const taco = entryOf("taco", { modifier_groups: [sauces] });
const scheduled = {
  products: [
    { id: "taco", name: "Taco", variants: [{ id: "taco-size", name: "", price: 31.5 }] },
    { id: "gone", name: "Gone", variants: [{ id: "gone-size", name: "", price: 1 }] },
  ],
  groups: [{ id: "sauces", name: "Salsas", modifiers: [{ id: "roja", name: "Roja", price: 6 }] }],
} as Partial<ScheduledPrices> as ScheduledPrices;

test("a product has a line for each size and modifier, and only filled in prices change", () => {
  const rows = rowsOfProduct(taco, pesos);
  expect(rows.map(({ id, now, typed }) => [id, now, typed])).toEqual([
    ["taco-size", 30, ""],
    ["verde", 0, ""],
    ["roja", 5, ""],
  ]);
  const typed = rows.map((row) => ({ ...row, typed: { roja: "6,50", verde: " " }[row.id] ?? "" }));
  const { prices, faults } = pricesOf(typed, pesos);
  expect(prices).toEqual({
    products: [],
    groups: [{ id: "sauces", modifiers: [{ id: "roja", price: 6.5 }] }],
  });
  expect([faults, countPrices(prices)]).toEqual([{}, 1]);
});

test("a wrong price is a fault of its line", () => {
  const rows = rowsOfProduct(taco, pesos).map((row) => ({ ...row, typed: "cheap" }));
  expect(pricesOf(rows.slice(0, 1), pesos).faults).toEqual({
    "products taco taco-size": "noPrice",
  });
});

test("a scheduled change shows its prices, and what is gone is not sent again", () => {
  const rows = rowsOfScheduled(scheduled, menuOf({ food: [taco] }));
  expect(rows.map(({ id, now, typed }) => [id, now, typed])).toEqual([
    ["taco-size", 30, "31.50"],
    ["gone-size", null, "1.00"],
    ["roja", 5, "6.00"],
  ]);
  const { prices } = pricesOf(rows, pesos);
  expect(prices.products.map(({ id }) => id)).toEqual(["taco"]);
});

test("a start is to come by the restaurant's clock", () => {
  const zone = "America/Mexico_City";
  const now = new Date("2026-11-26T05:30:00Z");
  expect(firstStart(zone, now)).toEqual({ date: "2026-11-26", time: "06:00" });
  expect(startFault({ date: "2026-11-25", time: "23:31" }, zone, now)).toBeNull();
  expect(startFault({ date: "2026-11-25", time: "23:30" }, zone, now)).toBe("past");
  expect(startFault({ date: "", time: "23:30" }, zone, now)).toBe("dateMissing");
  expect(startFault({ date: "2026-11-26", time: "" }, zone, now)).toBe("timeMissing");
});
