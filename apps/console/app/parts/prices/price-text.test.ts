import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePrice, priceText } from "./price-text.ts";

const pesos = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const euros = { code: "EUR", symbol: "€", position: "right", show_decimals: true } as const;
const dinars = { code: "KWD", symbol: "KD", position: "left", show_decimals: true } as const;
const yen = { code: "JPY", symbol: "¥", position: "left", show_decimals: false } as const;
const chilean = { code: "CLP", symbol: "$", position: "left", show_decimals: false } as const;
const iraqi = { code: "IQD", symbol: "IQD", position: "right", show_decimals: false } as const;
const colombian = { code: "COP", symbol: "$", position: "left", show_decimals: false } as const;

test.each([
  ["12,50", pesos, 12.5],
  ["12.50", pesos, 12.5],
  ["12.5", euros, 12.5],
  [" $ 1,234.50 ", pesos, 1234.5],
  ["1.234,50 €", euros, 1234.5],
  ["1 234,5", euros, 1234.5],
  ["1'234.50", pesos, 1234.5],
  ["1.234.567", euros, 1_234_567],
  ["١٢٫٥٠", euros, 12.5],
  ["۱۲٬۵۰۰", chilean, 12_500],
  ["١٬٢٠٠", pesos, 1200],
  ["14 dollars", { ...pesos, code: "USD" }, 14],
  ["١٬٢٠٠", euros, 1200],
  ["12.500", colombian, 12_500],
  ["12.500", chilean, 12_500],
  ["12,500", chilean, 12_500],
  ["5.000", iraqi, 5000],
  ["7,5", iraqi, 7.5],
  ["1,200円", yen, 1200],
  ["1,200", { ...yen, show_decimals: true }, 1200],
  ["12.500", { ...chilean, show_decimals: true }, 12_500],
  ["￥１２００", yen, 1200],
  ["￥1200", { ...yen, symbol: "￥" }, 1200],
  ["₨ 250", { code: "LKR", symbol: "₨", show_decimals: true }, 250],
  ["1.250", dinars, 1.25],
  ["\u2066 1.250 KD \u2069", dinars, 1.25],
  ["\u200f5\u200e €", euros, 5],
  ["5\u200f.50", pesos, 5.5],
  ["0,125", dinars, 0.125],
  [",5", euros, 0.5],
  ["12.", pesos, 12],
  ["0", pesos, 0],
  ["12.500", { code: "USD", symbol: "$", show_decimals: true }, 12.5],
])("%j is read as an amount", (text, currency, amount) => {
  expect(parsePrice(text, currency)).toEqual({ amount });
});

test.each([
  ["", pesos, "missing"],
  ["   ", pesos, "missing"],
  ["free", pesos, "noPrice"],
  ["1,2,3", pesos, "noPrice"],
  ["12,345", pesos, "unclear"],
  ["12.345", euros, "unclear"],
  ["5,000", colombian, "unclear"],
  ["5.000", { ...pesos, show_decimals: false }, "unclear"],
  ["7,500", iraqi, "unclear"],
  ["1.23.456", euros, "noPrice"],
  ["1,234.567,8", pesos, "noPrice"],
  ["1e3", pesos, "noPrice"],
  ["6€50", euros, "noPrice"],
  ["6€5", euros, "noPrice"],
  ["1$200", pesos, "noPrice"],
  ["6,5€50", euros, "noPrice"],
  ["5€ 8", euros, "noPrice"],
  ["-5", pesos, "negative"],
  ["−5,00", euros, "negative"],
  ["–5", euros, "noPrice"],
  ["12.505", pesos, "decimals"],
  ["0.125", euros, "decimals"],
  ["12.5", chilean, "decimals"],
  ["1.2345", dinars, "decimals"],
  ["1000000001", pesos, "large"],
] as const)("%j has a fault", (text, currency, fault) => {
  expect(parsePrice(text, currency)).toEqual({ fault });
});

test("every price that a field shows is read back as it was", () => {
  const currencies = fc.constantFrom(pesos, euros, dinars, chilean, colombian, iraqi);
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 1_000_000_000 }), (currency, units) => {
      const decimals = { CLP: 0, KWD: 3, IQD: 3 }[currency.code as "CLP" | "KWD" | "IQD"] ?? 2;
      const amount = Number((units / 10 ** decimals).toFixed(decimals));
      expect(parsePrice(priceText(amount, currency), currency)).toEqual({ amount });
    }),
  );
});
