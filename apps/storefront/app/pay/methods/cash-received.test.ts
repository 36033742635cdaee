import { expect, test } from "vitest";
import {
  cashChange,
  cashReceivedError,
  formatTypedAmount,
  parseTypedAmount,
} from "./cash-received.ts";

test.each([
  ["200", 20_000],
  ["200.5", 20_050],
  ["200,50", 20_050],
  ["$1,250.50", 125_050],
  ["1.250,50", 125_050],
  ["1.250", 125_000],
  ["1,250", 125_000],
  ["1 250", 125_000],
  ["200.", 20_000],
  [",50", 50],
  ["١٬٢٥٠٫٥٠", 125_050],
  ["۲۰۰", 20_000],
])("the text %s is %i cents", (text, cents) => {
  expect(parseTypedAmount(text, "MXN")).toBe(cents);
});

test.each([
  ["1.250", 1250],
  ["1,250", 1250],
  ["1.25", 1250],
  ["1,234.567", 1_234_567],
  ["12", 12_000],
])("the text %s is %i thousandths in a currency of three decimals", (text, amount) => {
  expect(parseTypedAmount(text, "KWD")).toBe(amount);
  expect(parseTypedAmount(formatTypedAmount(amount, "en", "KWD"), "KWD")).toBe(amount);
});

test("an empty text is null, a text without a number is NaN", () => {
  expect(parseTypedAmount("  ", "MXN")).toBeNull();
  expect(parseTypedAmount("two hundred", "MXN")).toBeNaN();
});

const currency = { code: "MXN", show_decimals: true };
const hidden = { code: "COP", show_decimals: false };

test("the change is the amount minus the total", () => {
  expect(cashChange(20_000, 19_100, currency)).toBe(900);
  expect(cashChange(20_000, 20_000, currency)).toBe(0);
  expect(cashChange(10_000, 20_000, currency)).toBeNull();
  expect(cashChange(Number.NaN, 20_000, currency)).toBeNull();
  expect(cashChange(null, 20_000, currency)).toBeNull();
});

test.each([
  [null, 11_000, null],
  [11_000, 11_000, null],
  [10_999, 11_000, "checkout.receivedTooLittle"],
  [100, null, null],
  [Number.NaN, null, "checkout.receivedInvalid"],
])("%s handed over for %s has the error %s", (received, total, error) => {
  expect(cashReceivedError(received, total, currency)).toBe(error);
});

test("where the company shows no decimals, the total that is read is enough", () => {
  expect(cashReceivedError(1_399_900, 1_399_940, hidden)).toBeNull();
  expect(cashChange(1_399_900, 1_399_940, hidden)).toBe(0);
  expect(cashReceivedError(1_399_800, 1_399_940, hidden)).toBe("checkout.receivedTooLittle");
  expect(cashReceivedError(1_399_900, 1_399_940, currency)).toBe("checkout.receivedTooLittle");
});

test.each([
  [1_200, "en", "12"],
  [1_250, "en", "12.50"],
  [1_250, "fr", "12,50"],
  [123_450, "pt", "1234,50"],
])("%d cents are formatted in %s as %s and parsed back", (amount, locale, typed) => {
  expect(formatTypedAmount(amount, locale, "USD")).toBe(typed);
  expect(parseTypedAmount(typed, "MXN")).toBe(amount);
});
