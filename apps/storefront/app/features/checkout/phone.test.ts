import { expect, test } from "vitest";
import {
  callingCode,
  caretBehind,
  countryOfCallingCode,
  phoneCountries,
  phoneFault,
  shownPhone,
  typedPhone,
} from "./phone.ts";

test.each([
  ["55 1234 5678", "55 1234 5678"],
  ["(55) 1234-5678", "55 1234 5678"],
  ["  55..12", "55 12"],
  ["٥٥ ١٢٣٤", "55 1234"],
  ["５５ 12", "55 12"],
  ["55a🌮12", "5512"],
  ["1".repeat(40), "1".repeat(25)],
])("%s is kept as %s", (typed, phone) => {
  expect(typedPhone(typed, "MX")).toEqual({ phone, country: "MX" });
});

test("a number pasted with its country goes there, without the code", () => {
  expect(typedPhone("+52 55 1234 5678", "US")).toEqual({ phone: "5512345678", country: "MX" });
  expect(typedPhone("\u202a+52 55 1234 5678\u202c", "US").country).toBe("MX");
  expect(typedPhone("+1 212 555 0123", "MX").country).toBe("US");
  expect(typedPhone("+99 1", "MX")).toEqual({ phone: "99 1", country: "MX" });
});

test.each([
  ["11", "11"],
  ["11 ", "11 "],
  ["119", "(11) 9"],
  ["(11) 91234-5678", "(11) 91234 5678"],
  ["1 1 91234 5678", "(11) 91234 5678"],
  ["+55 11 91234-5678", "(11) 912345678"],
])("in Brazil %s is kept as %s", (typed, phone) => {
  expect(typedPhone(typed, "BR")).toEqual({ phone, country: "BR" });
});

test("another country's number has no parentheses, and the way back puts them in again", () => {
  const { phone } = typedPhone("(11) 91234 5678", "MX");
  expect(phone).toBe("11 91234 5678");
  expect(typedPhone(phone, "BR").phone).toBe("(11) 91234 5678");
});

test.each([
  ["", "(11) 9", 0],
  ["(1", "(11) 9", 2],
  ["(11", "(11) 9", 3],
  ["119", "(11) 9", 6],
  ["55 12", "55 1234", 5],
])("behind %s in %s the caret is at %i", (typed, phone, caret) => {
  expect(caretBehind(typed, phone)).toBe(caret);
});

test("companies of the strict countries take valid numbers only, and say what is wrong", () => {
  expect(phoneFault("55 1234 5678", "MX", "MX")).toBeNull();
  expect(phoneFault("55 1234 56", "MX", "MX")).toBe("too_short");
  expect(phoneFault("55 1234 5678 9012", "MX", "MX")).toBe("too_long");
  expect(phoneFault("52 55 1234 5678", "MX", "MX")).toBe("too_long");
  expect(phoneFault("123 456 7890", "US", "MX")).toBe("invalid");
});

test("elsewhere any digits will do", () => {
  expect(phoneFault("12", "DE", "DE")).toBeNull();
});

test("a calling code that several share is the preferred country's, else the main one's", () => {
  expect(callingCode("MX")).toBe("52");
  expect(countryOfCallingCode("+1", "CA")).toBe("CA");
  expect(countryOfCallingCode("1", "MX")).toBe("US");
  expect(countryOfCallingCode("999", "MX")).toBeNull();
});

test("countries are named and sorted in the visitor's language", () => {
  const names = phoneCountries("es").map(({ name }) => name);
  expect(names).toContain("México");
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "es")));
  expect(names.length).toBeGreaterThan(200);
});

test("a stored number is shown as people write it", () => {
  expect(shownPhone("52", "5512345678")).toBe("+52 55 1234 5678");
  expect(shownPhone("+999", "12")).toBe("+999 12");
});
