import { expect, test } from "vitest";
import { cashDue, changeOf } from "./cash-due.ts";
import { formatMoney } from "./cents.ts";

test.each([
  [1_399_940, "COP", false, 1_399_900],
  [1_399_950, "COP", false, 1_399_950],
  [1_399_940, "COP", true, 1_399_940],
  [1_500, "KWD", false, 1_500],
  [1_499, "KWD", false, 1_000],
  [1_200, "JPY", false, 1_200],
])("%d of %s with decimals shown %s is paid by %d", (due, code, show_decimals, cash) => {
  const currency = { code, show_decimals, symbol: "", position: "left" } as const;
  expect(cashDue(due, currency)).toBe(cash);
  if (cash < due) expect(formatMoney(cash, currency)).toBe(formatMoney(due, currency));
});

test("the change is what is above the price, and never below nothing", () => {
  expect(changeOf(20_000, 19_100)).toBe(900);
  expect(changeOf(1_399_900, 1_399_940)).toBe(0);
});
