import fc from "fast-check";
import { expect, test } from "vitest";
import { stripOldPhonePrefix } from "./old-phone-prefix.ts";
import { phoneDigits } from "./phone-digits.ts";
import { caretAfterDigits, formatPhoneInput } from "./phone-number.ts";

test.each([
  ["55 1234 5678", "55 1234 5678"],
  ["(55) 1234-5678", "55 1234 5678"],
  ["  55..12", "55 12"],
  ["٥٥ ١٢٣٤", "55 1234"],
  ["۵۵ ۱۲۳۴", "55 1234"],
  ["５５ 12", "55 12"],
  ["\u202a55 12\u202c", "55 12"],
  ["55a🌮12", "5512"],
  ["55 1234 5678 ext. 3", "55 1234 5678 "],
  ["55 1234 5678 EXTENSIÓN: 12", "55 1234 5678 "],
  ["55 1234 5678x3", "55 1234 5678"],
  ["55 1234 5678 #3", "55 1234 5678 "],
  ["55 1234 5678;ext=3", "55 1234 5678"],
  ["#1 55 12", "1 55 12"],
  ["x1 55 12", "1 55 12"],
  ["Ext 55 12", "55 12"],
  ["1".repeat(25), "1".repeat(25)],
  ["1".repeat(26), "1".repeat(25)],
])("the typed number %s is formatted as %s", (typed, phone) => {
  expect(formatPhoneInput(typed, "MX")).toBe(phone);
});

test.each([
  ["1", "1"],
  ["11", "11"],
  ["11 ", "11 "],
  ["119", "(11) 9"],
  ["(11) 91234-5678", "(11) 91234 5678"],
  ["1 1 91234 5678", "(11) 91234 5678"],
  ["11912345678", "(11) 912345678"],
  ["(1) 191234", "(11) 91234"],
  ["(011) 91234-5678", "(011) 91234 5678"],
  ["0 (11)91234", "0 (11) 91234"],
  ["(1a1)9", "(11) 9"],
  ["( 11 ) 9", "(11) 9"],
])("in Brazil the typed number %s is formatted as %s", (typed, phone) => {
  expect(formatPhoneInput(typed, "BR")).toBe(phone);
});

test("a Brazilian number can be deleted character by character", () => {
  let phone = "(11) 91";
  const seen: string[] = [];
  while (phone) {
    phone = formatPhoneInput(phone.slice(0, -1), "BR");
    seen.push(phone);
  }
  expect(seen).toEqual(["(11) 9", "(11) ", "(11)", "11", "1", ""]);
});

test("changing the country removes the parentheses, and changing back adds them", () => {
  const phone = formatPhoneInput("(11) 91234 5678", "MX");
  expect(phone).toBe("11 91234 5678");
  expect(formatPhoneInput(phone, "BR")).toBe("(11) 91234 5678");
});

const written = fc.string({ unit: fc.constantFrom(..."0123456789 ()-.+ab٣") });
const country = fc.constantFrom("BR", "MX");

test("a formatted number has digits, spaces and in Brazil one group, at most 25 characters", () => {
  fc.assert(
    fc.property(written, country, (typed, of) => {
      const phone = formatPhoneInput(typed, of);
      expect(phone.length).toBeLessThanOrEqual(25);
      expect(phone).toMatch(of === "BR" ? /^[\d ]*(\([\d ]{2,}\)?)?[\d ]*$/u : /^[\d ]*$/u);
    }),
  );
});

const anyInput = fc.string({ unit: fc.constantFrom(..."0123456789 ()-.+"), maxLength: 18 });

test("formatting keeps all digits in order", () => {
  fc.assert(
    fc.property(anyInput, country, (typed, of) => {
      expect(phoneDigits(formatPhoneInput(typed, of))).toBe(phoneDigits(typed));
    }),
  );
});

test("formatting twice changes nothing more", () => {
  fc.assert(
    fc.property(anyInput, country, (typed, of) => {
      const phone = formatPhoneInput(typed, of);
      expect(formatPhoneInput(phone, of)).toBe(phone);
    }),
  );
});

test.each([
  ["", "(11) 9", 0],
  ["(1", "(11) 9", 2],
  ["(11", "(11) 9", 3],
  ["119", "(11) 9", 6],
  ["55 12", "55 1234", 5],
])("after %s in %s the caret is at %i", (typed, phone, caret) => {
  expect(caretAfterDigits(typed, phone)).toBe(caret);
});

test("the digits of a number are those before its extension", () => {
  expect(phoneDigits("+1 (212) 555-0123 ext 3")).toBe("12125550123");
  expect(phoneDigits("+55 11 3123-4567 ramal 21")).toBe("551131234567");
  expect(phoneDigits("5x95 123")).toBe("595123");
  expect(phoneDigits("212 555 0123 extra")).toBe("2125550123");
});

test("old prefixes are removed only in Mexico and before exactly ten digits", () => {
  for (const prefix of ["", "1", "01", "044", "045"]) {
    expect(stripOldPhonePrefix(`${prefix}5512345678`, "52")).toBe("5512345678");
  }
  expect(stripOldPhonePrefix("1551234567", "52")).toBe("1551234567");
  expect(stripOldPhonePrefix("04551234567890", "52")).toBe("04551234567890");
  expect(stripOldPhonePrefix("12125550123", "1")).toBe("12125550123");
});
