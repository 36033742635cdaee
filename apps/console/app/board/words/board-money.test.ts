import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { moneyText, shortMoneyText } from "./board-money.ts";

test("a card leaves out decimals that are zero", () => {
  const order = staffOrder();
  expect([moneyText(206, order), shortMoneyText(206, order)]).toEqual(["$206.00", "$206"]);
  expect(shortMoneyText(20.5, order)).toBe("$20.50");
});
