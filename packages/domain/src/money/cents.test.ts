import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Currency,
  DEFAULT_CURRENCY,
  decimalsOf,
  exceedsMaxAmount,
  formatMoney,
  formatNumber,
  fromCents,
  isExactIn,
  percentOf,
  toCents,
  withoutFloatNoise,
} from "./cents.ts";

const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

test.each([
  [28.5, "MXN", 2850],
  [1.005, "USD", 101],
  [8.165, "USD", 817],
  [-1.005, "USD", -101],
  [0.1 + 0.2, "USD", 30],
  [0, "USD", 0],
  [-0.001, "USD", 0],
  [10.4, "JPY", 1000],
  [1990.5, "CLP", 199_100],
  [4999.99, "PYG", 500_000],
  [4999.99, "COP", 499_999],
  [1_000_000_000, "USD", 100_000_000_000],
  [1.25, "KWD", 1250],
  [0.0625, "KWD", 63],
  [1.0005, "BHD", 1001],
  [1_000_000_000, "KWD", 1_000_000_000_000],
])("%d %s are %d cents", (amount, currency, expected) => {
  expect(toCents(amount, currency)).toBe(expected);
});

const anyCode = fc.constantFrom(..."USD EUR JPY CLP KWD BHD TND COP".split(" "));

test("an amount that the currency has survives the conversion to the wire and back", () => {
  fc.assert(
    fc.property(cents, anyCode, (amount, code) => {
      const exact = decimalsOf(code) === 0 ? amount - (amount % 100) : amount;
      expect(toCents(fromCents(exact, code), code)).toBe(exact || 0);
      expect(isExactIn(fromCents(exact, code), code)).toBe(true);
    }),
  );
});

test("an amount is exact in a currency if it has no more decimals than the currency", () => {
  const digits = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(fc.nat(10_000_000), digits, anyCode, (units, finer, code) => {
      const amount = Number(`${units}e-${finer}`);
      const [, fraction = ""] = String(amount).split(".");
      expect(isExactIn(amount, code)).toBe(fraction.length <= decimalsOf(code));
    }),
  );
});

test.each([
  [1.6500000000000001, "USD", 1.65],
  [0.1 + 0.2, "USD", 0.3],
  [4.35 * 3, "EUR", 13.05],
  [-1e-12, "USD", 0],
  [1279.9999999999998, "JPY", 1280],
  [2.1250000000000004, "KWD", 2.125],
  [999_999_999.9900001, "USD", 999_999_999.99],
  [1.655, "USD", 1.655],
  [1.65000001, "USD", 1.65000001],
  [1280.5, "JPY", 1280.5],
])("the amount %d of %s means %d", (amount, code, meant) => {
  expect(withoutFloatNoise(amount, code)).toBe(meant);
});

test.each([
  [100_000_000_000, "USD", false],
  [100_000_000_001, "USD", true],
  [1_000_000_000_000, "KWD", false],
  [1_000_000_000_001, "KWD", true],
  [100_000_000_100, "JPY", true],
])("%d cents of %s exceed the largest amount: %s", (amount, code, tooMuch) => {
  expect(exceedsMaxAmount(amount, code)).toBe(tooMuch);
});

test("a currency without decimals has whole units only", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
      expect(Math.abs(toCents(amount, "JPY") % 100)).toBe(0);
    }),
  );
});

test.each([
  [1000, 3.5, "USD", 35],
  [1050, 5, "USD", 53],
  [2850, 3.49, "MXN", 99],
  [150_000, 1.5, "CLP", 2300],
  [999, 0, "USD", 0],
  [1250, 3.5, "KWD", 44],
  [1235, 10, "KWD", 124],
])("of %d cents %d percent in %s are %d", (amount, percent, currency, expected) => {
  expect(percentOf(amount, percent, currency)).toBe(expected);
});

test("a percentage with two decimals is rounded like exact arithmetic", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(10_000), (amount, basisPoints) => {
      const exact = (BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
      expect(percentOf(amount, basisPoints / 100, "USD")).toBe(Number(exact));
    }),
  );
});

test("the default currency is the US dollar with its symbol on the left and decimals", () => {
  expect(DEFAULT_CURRENCY).toEqual({
    code: "USD",
    symbol: "$",
    position: "left",
    show_decimals: true,
  });
  expect(formatMoney(123_456, DEFAULT_CURRENCY)).toBe("$1,234.56");
});

const currency = (code: string, symbol: string, more: Partial<Currency> = {}): Currency => ({
  ...DEFAULT_CURRENCY,
  code,
  symbol,
  ...more,
});

test.each([
  [2800, DEFAULT_CURRENCY, "$28.00"],
  [123_456_789, currency("MXN", "$"), "$1,234,567.89"],
  [2800, currency("BRL", "R$"), "R$\u00a028,00"],
  [123_456, currency("UYU", "$"), "$1.234,56"],
  [2800, currency("EUR", "€", { position: "right" }), "28,00\u00a0€"],
  [499_000, currency("CLP", "$", { show_decimals: false }), "$4.990"],
  [2850, currency("MXN", "$", { show_decimals: false }), "$29"],
  [-2850, DEFAULT_CURRENCY, "\u2212$28.50"],
  [-40, currency("MXN", "$", { show_decimals: false }), "$0"],
  [0, DEFAULT_CURRENCY, "$0.00"],
  [1250, currency("KWD", "KD"), "KD\u00a01,250"],
  [1_234_567, currency("TND", "DT", { position: "right" }), "1.234,567\u00a0DT"],
  [499_000, currency("CLP", "$"), "$4.990,00"],
])("%d cents in the currency %o are formatted as %s", (amount, money, expected) => {
  expect(formatMoney(amount, money)).toBe(expected);
});

test("a formatted amount contains the symbol and all digits", () => {
  const symbol = fc.constantFrom("$", "R$", "€", "Gs.", "S/");
  const position = fc.constantFrom("left" as const, "right" as const);
  const code = fc.constantFrom("USD", "MXN", "BRL", "EUR");
  fc.assert(
    fc.property(cents, code, symbol, position, (amount, ...[name, sign, side]) => {
      const text = formatMoney(amount, currency(name, sign, { position: side }));
      const digits = text.replace(sign, "").replace(/\D/g, "");
      expect(Number(digits) * (text.startsWith("\u2212") ? -1 : 1) || 0).toBe(amount);
      expect(text).toContain(sign);
      expect(text).toMatch(name === "USD" || name === "MXN" ? /\.\d\d(\D|$)/ : /,\d\d(\D|$)/);
    }),
  );
});

test.each([
  [1234.5, {}, "1,234.50"],
  [1234.5, { thousands: ".", decimal: "," }, "1.234,50"],
  [1234.5, { precision: -3 }, "1,235"],
  [0.5, { precision: 21 }, "0.50000000000000000000"],
  [28, { prefix: "R$ ", suffix: " c/u", precision: 0 }, "R$ 28 c/u"],
  [0.5, { precision: 99 }, "0.50000000000000000000"],
  [1_000_000, { thousands: " ", precision: 0, suffix: " pts" }, "1 000 000 pts"],
  [1000, { thousands: "$&", precision: 0 }, "1$&000"],
  [999, { prefix: "+" }, "+999.00"],
])("%d with the format %o is %s", (value, format, expected) => {
  expect(formatNumber(value, format)).toBe(expected);
});
