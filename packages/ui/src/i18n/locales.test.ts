import { expect, test } from "vitest";
import { chooseLocale, intlLocale, locales } from "./locales.ts";
import { offeredLocales } from "./offered-locales.ts";

test("the saved language comes before the browser's", () => {
  expect(chooseLocale("en", "es-MX,es;q=0.9", "MX")).toBe("en");
  expect(chooseLocale(null, "es-MX,es;q=0.9,en;q=0.8", "CL")).toBe("es");
});

test("the browser's known language with the highest weight is taken", () => {
  expect(chooseLocale(null, "fi, en;q=0.5, es;q=0.9", "CL")).toBe("es");
  expect(chooseLocale(null, "es;q=0, en", "CL")).toBe("en");
  expect(chooseLocale("xx", "es-AR", "AR")).toBe("es");
});

test("Spanish is es-MX in Mexico, and es elsewhere", () => {
  expect(chooseLocale(null, "es", "MX")).toBe("es-MX");
  expect(chooseLocale("es-MX", null, "CL")).toBe("es");
});

test.each([
  ["pt-BR", "pt"],
  ["pt-PT,pt;q=0.9,en;q=0.8", "pt"],
  ["PT-br", "pt"],
  ["fr-CA", "fr"],
  ["nl-BE;q=0.9, fr-CH;q=0.8", "fr"],
])("%j is served in %s, in every country", (accepted, locale) => {
  for (const country of ["BR", "CA", "MX"]) {
    expect(chooseLocale(null, accepted, country)).toBe(locale);
  }
});

test.each(["xx", "", "pt_BR", "français"])(
  "with an invalid cookie %j the browser's language is taken",
  (saved) => {
    expect(chooseLocale(saved, "fr-CA,fr;q=0.9,en;q=0.8", "CA")).toBe("fr");
    expect(chooseLocale(saved, "pt-BR", "BR")).toBe("pt");
    expect(chooseLocale(saved, null, "BR")).toBe("en");
  },
);

test.each([null, "", "*", "xx-YY", "fi;q=abc", ";;,,"])("%j falls back to English", (accepted) => {
  expect(chooseLocale(null, accepted, "MX")).toBe("en");
});

test.each([
  ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
  ["ar-Latn", "ar"],
  ["id-ID", "id"],
  // The code of Indonesian in Java and old Android versions.
  ["in-ID, en;q=0.5", "id"],
  ["in", "id"],
  ["it-CH", "it"],
  ["de-AT", "de"],
  ["es-419", "es"],
])("%j is served in %s", (accepted, locale) => {
  expect(chooseLocale(null, accepted, "AR")).toBe(locale);
});

test("a cookie with the old code of Indonesian gives Indonesian", () => {
  expect(chooseLocale("in", "en", "US")).toBe("id");
});

test.each(["constructor", "__proto__", "toString"])("%j is not a language", (tag) => {
  expect(chooseLocale(tag, tag, "US")).toBe("en");
});

test("numbers have the digits 0 to 9 in every language", () => {
  for (const locale of Object.keys(locales)) {
    const format = new Intl.NumberFormat(intlLocale(locale), { useGrouping: false });
    expect([locale, format.format(1234567890)]).toEqual([locale, "1234567890"]);
  }
});

test.each(["MX", "BR"])(
  "each language that is offered in %s is the one that a visitor gets",
  (country) => {
    const offered = offeredLocales(country);
    expect(offered).toHaveLength(Object.keys(locales).length - 1);
    expect(offered.map((locale) => chooseLocale(locale, "de", country))).toEqual(offered);
  },
);
