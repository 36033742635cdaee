import { expect, test } from "vitest";
import { moneyText, shortMoneyText } from "./money-text.ts";

test("a card leaves out decimals that are zero", () => {
  const order = {
    currency: {
      code: "USD",
      symbol: "$",
      tax: null,
      position: "left" as const,
      show_decimals: true,
    },
  };
  expect([moneyText(206, order), shortMoneyText(206, order)]).toEqual(["$206.00", "$206"]);
  expect(shortMoneyText(20.5, order)).toBe("$20.50");
});
