import { expect, test } from "vitest";
import { readRefundAmount } from "./refund-amount.ts";

const currency = (code: string, show_decimals = true) =>
  ({ code, symbol: "$", position: "left", show_decimals }) as const;

test.each([
  ["", { amount: null, fault: null }],
  ["  ", { amount: null, fault: null }],
  ["12.50", { amount: 12.5, fault: null }],
  ["12,5", { amount: 12.5, fault: null }],
  ["١٢٫٥", { amount: 12.5, fault: null }],
  ["200", { amount: 200, fault: null }],
  ["200.01", { amount: null, fault: "tooMuch" }],
  ["0,00", { amount: null, fault: "zero" }],
  ["1.234", { amount: null, fault: "decimals" }],
  ["-5", { amount: null, fault: "unreadable" }],
  ["$ 150.00", { amount: 150, fault: null }],
  ["1,000.00", { amount: null, fault: "tooMuch" }],
  ["1,000", { amount: null, fault: "unclear" }],
  ["ten", { amount: null, fault: "unreadable" }],
] as const)("of 200.00 left, '%s' is %o", (text, read) => {
  expect(readRefundAmount(text, 200, currency("MXN"))).toEqual(read);
});

test("a currency without decimals takes none", () => {
  expect(readRefundAmount("5.5", 200, currency("CLP", false))).toEqual({
    amount: null,
    fault: "decimals",
  });
  expect(readRefundAmount("5", 200, currency("CLP", false))).toEqual({ amount: 5, fault: null });
});

test("a mark of thousands is not read as a mark of decimals", () => {
  for (const code of ["CLP", "COP"]) {
    const read = readRefundAmount("5.000", 12_000, currency(code, false));
    expect(read).toEqual({ amount: 5_000, fault: null });
  }
});

test("where the company shows no decimals, the amount that is read as all of it is all of it", () => {
  const pesos = currency("COP", false);
  for (const left of [13_999.6, 14_000.4, 14_000])
    expect(readRefundAmount("14.000", left, pesos)).toEqual({ amount: null, fault: null });
  expect(readRefundAmount("13.999", 14_000.4, pesos)).toEqual({ amount: 13_999, fault: null });
  expect(readRefundAmount("14.001", 14_000.4, pesos).fault).toBe("tooMuch");
});
