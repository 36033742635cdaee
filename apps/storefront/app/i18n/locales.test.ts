import { expect, test } from "vitest";
import { chooseLocale, intlLocale, locales } from "./locales.ts";

test("the saved language comes before the browser's", () => {
  expect(chooseLocale("en", "es-MX,es;q=0.9", "MX")).toBe("en");
  expect(chooseLocale(null, "es-MX,es;q=0.9,en;q=0.8", "CL")).toBe("es");
});

test("the browser's most wanted language that there is, is taken", () => {
  expect(chooseLocale(null, "fi, en;q=0.5, es;q=0.9", "CL")).toBe("es");
  expect(chooseLocale(null, "es;q=0, en", "CL")).toBe("en");
  expect(chooseLocale("xx", "es-AR", "AR")).toBe("es");
});

test("Spanish in Mexico is Mexico's, and nowhere else", () => {
  expect(chooseLocale(null, "es", "MX")).toBe("es-MX");
  expect(chooseLocale("es-MX", null, "CL")).toBe("es");
});

test.each([
  ["pt-BR", "pt"],
  ["pt-PT,pt;q=0.9,en;q=0.8", "pt"],
  ["PT-br", "pt"],
  ["fr-CA", "fr"],
  ["nl-BE;q=0.9, fr-CH;q=0.8", "fr"],
])("%j is served in %s, whatever its country and the restaurant's", (accepted, locale) => {
  for (const country of ["BR", "CA", "MX"]) {
    expect(chooseLocale(null, accepted, country)).toBe(locale);
  }
});

test.each(["xx", "", "pt_BR", "français"])("the cookie %j gives way to the browser", (saved) => {
  expect(chooseLocale(saved, "fr-CA,fr;q=0.9,en;q=0.8", "CA")).toBe("fr");
  expect(chooseLocale(saved, "pt-BR", "BR")).toBe("pt");
  expect(chooseLocale(saved, null, "BR")).toBe("en");
});

test.each([null, "", "*", "xx-YY", "fi;q=abc", ";;,,"])("%j falls back to English", (accepted) => {
  expect(chooseLocale(null, accepted, "MX")).toBe("en");
});

test.each([
  ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
  ["ar-Latn", "ar"],
  ["id-ID", "id"],
  // What Java and old Androids call Indonesian.
  ["in-ID, en;q=0.5", "id"],
  ["in", "id"],
  ["it-CH", "it"],
  ["de-AT", "de"],
  ["es-419", "es"],
])("%j is served in %s", (accepted, locale) => {
  expect(chooseLocale(null, accepted, "AR")).toBe(locale);
});

test("a cookie of the old name of Indonesian is Indonesian", () => {
  expect(chooseLocale("in", "en", "US")).toBe("id");
});

test.each(["constructor", "__proto__", "toString"])("%j is no language", (tag) => {
  expect(chooseLocale(tag, tag, "US")).toBe("en");
});

test("numbers have the digits of the prices in every language", () => {
  for (const locale of Object.keys(locales)) {
    const format = new Intl.NumberFormat(intlLocale(locale), { useGrouping: false });
    expect([locale, format.format(1234567890)]).toEqual([locale, "1234567890"]);
  }
});
