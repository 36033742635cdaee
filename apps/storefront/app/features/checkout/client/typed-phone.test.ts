import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { callingCode, isKnownCountry } from "./countries.ts";
import {
  displayPhone,
  isCompletePhone,
  normalizePhone,
  parseTypedPhone,
  phoneError,
  phoneFromStored,
} from "./typed-phone.ts";

test.each([
  ["+52 55 1234 5678", "US", "55 1234 5678", "MX"],
  ["+525512345678", "US", "55 1234 5678", "MX"],
  ["\u202a+52 55 1234 5678\u202c", "US", "55 1234 5678", "MX"],
  ["tel:+52-55-1234-5678", "US", "55 1234 5678", "MX"],
  ["+٥٢ ٥٥ ١٢٣٤", "US", "55 1234", "MX"],
  ["(+52) 55 1234", "US", "55 1234", "MX"],
  ["+52", "US", "", "MX"],
  ["+1 (809) 555-0123", "MX", "809 555 0123", "DO"],
  ["+1 212 555 0123", "MX", "212 555 0123", "US"],
  ["+55 11 91234-5678", "MX", "(11) 91234-5678", "BR"],
  ["+44 (0)20 7123 4567", "MX", "020 7123 4567", "GB"],
  ["0052 55 1234 5678", "US", "55 1234 5678", "MX"],
  ["00525512345678", "MX", "55 1234 5678", "MX"],
  ["+1 212 555 0123 ext 3", "MX", "212 555 0123", "US"],
  ["tel:+1-212-555-0123;ext=3", "MX", "212 555 0123", "US"],
  ["55 1234 5678 ext. 3", "MX", "55 1234 5678", "MX"],
])("%s pasted with country %s becomes %s in %s", (text, chosen, phone, country) => {
  expect(parseTypedPhone(text, chosen)).toEqual({ phone, country });
});

test("a plus stays only while it can still become a calling code", () => {
  expect(parseTypedPhone("+", "MX")).toEqual({ phone: "+", country: "MX" });
  expect(parseTypedPhone("+5", "MX")).toEqual({ phone: "+5", country: "MX" });
  expect(parseTypedPhone("+1 80", "MX")).toEqual({ phone: "+1 80", country: "MX" });
  expect(parseTypedPhone("+991", "MX")).toEqual({ phone: "991", country: "MX" });
  expect(parseTypedPhone("+1 80", "MX", { done: true })).toEqual({ phone: "80", country: "US" });
  expect(parseTypedPhone("+5", "MX", { done: true })).toEqual({ phone: "5", country: "MX" });
  expect(parseTypedPhone("55+12", "MX")).toEqual({ phone: "55 12", country: "MX" });
});

test.each([
  ["BR", "11912345678", ["1", "11", "(11) 9", "(11) 91", "(11) 91234", "(11) 91234-5678"]],
  ["BR", "1131234567", ["(11) 3", "(11) 3123-4567"]],
  ["MX", "5512345678", ["55", "55 1", "55 1234", "55 1234 5678"]],
  ["US", "2125550123", ["212", "212 555", "212 555 0123"]],
])("%s: %s is grouped while it is typed", (country, digits, shown) => {
  const steps: string[] = [];
  let phone = "";
  for (const digit of digits) {
    phone = parseTypedPhone(phone + digit, country).phone;
    steps.push(phone);
  }
  expect(steps).toEqual(expect.arrayContaining(shown));
  // Every backspace removes a character.
  while (phone) {
    const { length } = phone;
    phone = parseTypedPhone(phone.slice(0, -1), country).phone;
    expect(phone.length).toBeLessThan(length);
  }
});

test("a number that does not exist stays as typed", () => {
  expect(parseTypedPhone("12 34 56 78 90 12 34 56", "MX").phone.replace(/ /gu, "")).toBe(
    "1234567890123456",
  );
});

test("two zeros start an international number only when it is complete", () => {
  expect(parseTypedPhone("0052 55 12", "US")).toEqual({ phone: "0052 55 12", country: "US" });
});

test("the calling code is sent apart from the number as dialled from abroad", () => {
  expect(normalizePhone({ phone: "55 1234 5678", country: "MX" })).toEqual({
    formattedNumber: "55 1234 5678",
    number: "5512345678",
    countryCode: "MX",
    countryDialCode: "52",
  });
  const number = (phone: string, country: string) => normalizePhone({ phone, country }).number;
  expect(number("52 55 1234 5678", "MX")).toBe("5512345678");
  expect(number("(011) 91234 5678", "BR")).toBe("11912345678");
  expect(number("0 20 7123 4567", "GB")).toBe("2071234567");
  expect(number("07400 123456", "GB")).toBe("7400123456");
  expect(number("(201) 555-0123", "US")).toBe("2015550123");
  expect(number("06 1234 5678", "IT")).toBe("0612345678");
  expect(number("012", "MX")).toBe("012");
});

test.each(["+52 1 55 1234 5678", "+5215512345678", "044 55 1234 5678", "01 55 1234 5678"])(
  "%s with an old Mexican prefix is accepted and sent without it",
  (text) => {
    const typed = parseTypedPhone(text, "MX", { done: true });
    expect(phoneError(typed.phone, typed.country, "MX")).toBeNull();
    expect(normalizePhone(typed)).toMatchObject({ number: "5512345678", countryDialCode: "52" });
  },
);

const require = createRequire(import.meta.url);
const examples = JSON.parse(
  readFileSync(require.resolve("libphonenumber-js/examples.mobile.json"), "utf8"),
);
const codes = (Object.keys(examples) as CountryCode[]).filter(isKnownCountry);

test("every country with numbers has an example", () => {
  expect(codes.length).toBeGreaterThan(240);
});

test.each(codes)("%s: a national number is accepted and sent as it is", (code) => {
  const example = getExampleNumber(code, examples);
  if (!example) throw new Error(`There is no example of ${code}`);
  const whole = { number: example.nationalNumber, countryDialCode: example.countryCallingCode };
  for (const written of [example.formatNational(), example.nationalNumber]) {
    const typed = parseTypedPhone(written, code);
    expect(typed.country).toBe(code);
    expect(typed.phone.length).toBeLessThanOrEqual(25);
    expect(typed.phone).toMatch(code === "BR" ? /^\(\d\d\) \d{4,5}-\d{4}$/u : /^[\d ]+$/u);
    expect(phoneError(typed.phone, code, "MX")).toBeNull();
    expect(normalizePhone(typed)).toMatchObject(whole);
  }
  for (const written of [example.formatInternational(), `00${example.number.slice(1)}`]) {
    const pasted = parseTypedPhone(written, "MX");
    expect(callingCode(pasted.country)).toBe(example.countryCallingCode);
    expect(normalizePhone(pasted)).toMatchObject(whole);
  }
  const stored = phoneFromStored(example.countryCallingCode, example.nationalNumber, code);
  expect(normalizePhone(stored)).toMatchObject(whole);
});

test("companies of strict countries accept only valid numbers, and say what is wrong", () => {
  expect(phoneError("55 1234 5678", "MX", "MX")).toBeNull();
  expect(phoneError("52 55 1234 5678", "MX", "MX")).toBeNull();
  expect(phoneError("55 1234 56", "MX", "MX")).toBe("too_short");
  expect(phoneError("+1 80", "MX", "MX")).toBe("too_short");
  expect(phoneError("55 1234 5678 9012", "MX", "MX")).toBe("too_long");
  expect(phoneError("123 456 7890", "US", "MX")).toBe("invalid");
});

test("companies of other countries accept any digits", () => {
  expect(phoneError("12", "DE", "DE")).toBeNull();
});

test("the company's country decides whether the number must be valid", () => {
  expect(phoneError("12", "MX", "DE")).toBeNull();
  expect(phoneError("12", "DE", "MX")).not.toBeNull();
});

test("a complete number is one that can exist in its country", () => {
  expect(isCompletePhone({ phone: "81 1234 5678", country: "MX" })).toBe(true);
  expect(isCompletePhone({ phone: "81 1234 5678", country: "US" })).toBe(false);
  expect(isCompletePhone({ phone: "", country: "MX" })).toBe(false);
});

test("a stored number is shown in its field in groups, with its country", () => {
  expect(phoneFromStored("52", "5512345678", "US")).toEqual({
    phone: "55 1234 5678",
    country: "MX",
  });
  expect(phoneFromStored("+1", "8095550123", "MX").country).toBe("DO");
  expect(phoneFromStored("55", "11912345678", "MX").phone).toBe("(11) 91234-5678");
  expect(phoneFromStored("", "12", "MX")).toEqual({ phone: "12", country: "MX" });
});

test("a stored number is shown as people write it", () => {
  expect(displayPhone("52", "5512345678")).toBe("+52 55 1234 5678");
  expect(displayPhone("+999", "12")).toBe("+999 12");
});
