import { expect, test } from "vitest";
import { chooseLocale } from "./locales.ts";

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

test.each([null, "", "*", "xx-YY", "fi;q=abc", ";;,,"])("%j falls back to English", (accepted) => {
  expect(chooseLocale(null, accepted, "MX")).toBe("en");
});
