import { expect, test } from "vitest";
import {
  type Method,
  methodsOf,
  missingNames,
  movedMethod,
  sameForAll,
  withMethod,
} from "./method-list.ts";

const cash: Method = { id: "cash", code: "CASH" };
const card: Method = { id: "card", code: "card_terminal", description: "Tarjeta" };

test("a method of a provider names it, and its id is free in the list", () => {
  const [, first] = withMethod([cash], "tuna_pix", { description: "PIX" });
  expect(first).toMatchObject({ id: "tuna_pix", provider_id: "tuna", provider_code: "tuna" });
  const twice = withMethod([cash], "cash", { description: null });
  expect(twice.map(({ id }) => id)).toEqual(["cash", "cash_2"]);
  expect(twice[1]).not.toHaveProperty("provider_id");
});

test("a method uses the company's own id of the keys", () => {
  const facts = { description: "Card", providerId: "our-stripe" };
  expect(withMethod([], "stripe_card", facts)[0]?.provider_id).toBe("our-stripe");
});

test("a method moves by one place, and not beyond the ends", () => {
  expect(movedMethod([cash, card], 1, -1)).toEqual([card, cash]);
  expect(movedMethod([cash, card], 0, -1)).toEqual([cash, card]);
  expect(movedMethod([cash, card], 1, 1)).toEqual([cash, card]);
});

test("all order types get the methods of one", () => {
  const lists = sameForAll([card]);
  expect(Object.keys(lists)).toHaveLength(4);
  expect(lists["payment_methods.table"]).toEqual([card]);
});

test("all methods but cash need a name", () => {
  const value = {
    payment_methods: { table: [cash, card, { ...card, id: "other", description: " " }] },
  };
  expect(missingNames(value)).toEqual(["method.table.other.description"]);
  expect(methodsOf(value, "delivery")).toEqual([]);
});
