import countries from "intl-tel-input/data";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import {
  callingCode,
  countriesByName,
  countryName,
  countryOfNumber,
  defaultCountry,
} from "./countries.ts";

test("countries are named and sorted in the visitor's language", () => {
  const entries = countriesByName("es");
  expect(entries).toHaveLength(244);
  expect(entries.find(({ iso2 }) => iso2 === "MX")).toEqual({
    name: "México",
    iso2: "MX",
    dialCode: "52",
    priority: 0,
    areaCodes: null,
  });
  expect(entries.find(({ iso2 }) => iso2 === "CA")).toMatchObject({
    name: "Canadá",
    dialCode: "1",
    priority: 1,
    areaCodes: expect.arrayContaining(["416", "604"]),
  });
  const names = entries.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "es")));
  expect(countryName("DE", "fr")).toBe("Allemagne");
  expect(countryName("nowhere", "fr")).toBe("nowhere");
});

test("a number starts with the company's country, else with the first of the list", () => {
  expect(defaultCountry("mx")).toBe("MX");
  expect(defaultCountry("")).toBe("AF");
  expect(defaultCountry("ZZ")).toBe("AF");
});

test("the calling codes and countries are those of the phone library", () => {
  // Tristan da Cunha shares code and numbers with Saint Helena.
  const different = getCountries().filter(
    (code) => callingCode(code) !== getCountryCallingCode(code),
  );
  expect(different).toEqual(["TA"]);
});

test("no calling code is a prefix of another", () => {
  const codes = [...new Set(countries.map(({ dialCode }) => dialCode))];
  const prefixes = codes.filter((code) =>
    codes.some((other) => other !== code && other.startsWith(code)),
  );
  expect(prefixes).toEqual([]);
});

test.each([
  ["52", "US", { country: "MX", codeLength: 2 }],
  ["5255", "US", { country: "MX", codeLength: 2 }],
  ["5", "US", "undecided"],
  ["", "US", "undecided"],
  ["99", "US", "undecided"],
  ["991", "US", null],
  ["1", "MX", "undecided"],
  ["180", "MX", "undecided"],
  ["1809", "MX", { country: "DO", codeLength: 1 }],
  ["1212", "MX", { country: "US", codeLength: 1 }],
  ["1212", "CA", { country: "US", codeLength: 1 }],
  ["1416", "US", { country: "CA", codeLength: 1 }],
  ["1787", "MX", { country: "PR", codeLength: 1 }],
  ["7912", "MX", { country: "RU", codeLength: 1 }],
  ["7701", "MX", { country: "KZ", codeLength: 1 }],
  ["7336", "MX", { country: "RU", codeLength: 1 }],
  ["442071", "MX", "undecided"],
  ["4420712", "MX", { country: "GB", codeLength: 2 }],
  ["4414811", "MX", { country: "GG", codeLength: 2 }],
  ["447781123456", "MX", { country: "GG", codeLength: 2 }],
  ["447624123456", "GB", { country: "IM", codeLength: 2 }],
] as const)("+%s typed with country %s belongs to %j", (digits, current, found) => {
  expect(countryOfNumber(digits, current)).toEqual(found);
});

test("a finished number with only a calling code keeps a country of that code", () => {
  expect(countryOfNumber("1", "CA", { done: true })).toEqual({ country: "CA", codeLength: 1 });
  expect(countryOfNumber("1", "MX", { done: true })).toEqual({ country: "US", codeLength: 1 });
  expect(countryOfNumber("44207", "MX", { done: true })).toEqual({ country: "GB", codeLength: 2 });
  expect(countryOfNumber("5", "MX", { done: true })).toBeNull();
});
