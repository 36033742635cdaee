import { expect, test } from "vitest";
import {
  callingCode,
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
  expect(typedPhone("+1 212 555 0123", "MX").country).toBe("US");
  expect(typedPhone("+99 1", "MX")).toEqual({ phone: "99 1", country: "MX" });
});

test("companies of the strict countries take valid numbers only, and say what is wrong", () => {
  expect(phoneFault("55 1234 5678", "MX", "MX")).toBeNull();
  expect(phoneFault("55 1234 56", "MX", "MX")).toBe("too_short");
  expect(phoneFault("55 1234 5678 9012", "MX", "MX")).toBe("too_long");
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
