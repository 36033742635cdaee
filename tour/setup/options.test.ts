import { locales } from "@comanda/ui/i18n/locales.ts";
import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without options the tour covers everything", () => {
  expect(readOptions([])).toEqual({
    only: [],
    apps: ["storefront", "console"],
    languages: Object.keys(locales),
    sizes: ["phone", "portrait", "tablet", "desktop"],
    ground: null,
    pseudo: false,
    check: false,
    docs: false,
    out: "tour-results",
  });
});

test("options narrow the tour and may be repeated", () => {
  const args = [
    "--only",
    "Product",
    "--only",
    "cart",
    "--app",
    "storefront",
    "--lang=es",
    "--size",
    "phone",
    "--ground",
    "dark",
    "--check",
    "--out",
    "x",
  ];
  expect(readOptions(args)).toEqual({
    only: ["product", "cart"],
    apps: ["storefront"],
    languages: ["es"],
    sizes: ["phone"],
    ground: "dark",
    pseudo: false,
    check: true,
    docs: false,
    out: "x",
  });
});

test.each([
  ["--app", "kiosk"],
  ["--lang", "tlh"],
  ["--size", "watch"],
  ["--ground", "muddy"],
])("%s %s is refused, and the error lists the valid values", (...args) => {
  expect(() => readOptions(args)).toThrow(/there are .*(storefront|en|phone|dark)/u);
});
