import { expect, test } from "vitest";
import { currencyOfSum, moneyText, shortMoneyText } from "./money-text.ts";

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
  expect([moneyText(206, order, "en"), shortMoneyText(206, order, "en")]).toEqual([
    "$206.00",
    "$206",
  ]);
  expect(shortMoneyText(20.5, order, "en")).toBe("$20.50");
});

test("a card keeps the decimals of a currency with three: 1.842 would be read as less than two dinars", () => {
  const currency = { code: "KWD", symbol: "KD", position: "right", show_decimals: true } as const;
  expect(shortMoneyText(1842, { currency }, "en")).toBe("1.842,000\u00A0KD");
  expect(shortMoneyText(1842, { currency: { ...currency, show_decimals: false } }, "en")).toBe(
    "1.842\u00A0KD",
  );
});

test("a sign of Arabic letters keeps its side in a language from left to right", () => {
  const currency = {
    code: "KWD",
    symbol: "د.ك",
    tax: null,
    position: "left" as const,
    show_decimals: true,
  };
  const text = moneyText(2.5, { currency }, "en");
  expect(text).toMatch(/^\u2066د\.ك\s?2[.,]500\u2069$/u);
});

test("an amount is isolated in Arabic, so that its minus sign stays in front", () => {
  const currency = { code: "USD", symbol: "$", position: "left" as const, show_decimals: true };
  expect(moneyText(-5, { currency }, "ar")).toBe("\u2068\u2212$5.00\u2069");
});

test.each([
  [[100.4, 5.4], 105.8, true],
  [[100.4, 5.2], 105.6, true],
  [[100, -10, 5], 95, false],
  [[100.4, 5.1], 105.5, true],
  [[100.2, 5.1], 105.3, false],
])("%j of %d are written with decimals only where they would not add up", (parts, total, shows) => {
  const currency = { code: "COP", symbol: "$", position: "left" as const, show_decimals: false };
  expect(currencyOfSum(parts, total, currency).show_decimals).toBe(shows);
});
