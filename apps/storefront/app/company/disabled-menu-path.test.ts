import { expect, test } from "vitest";
import { disabledMenuLanguage, disabledMenuPath, menuIsDisabled } from "./disabled-menu-path.ts";

test.each([
  ["disabled", true],
  [" Disabled ", true],
  ["active", false],
  [null, false],
])("with a registration status of %j, disabled is %s", (registration_status, disabled) => {
  expect(menuIsDisabled({ domain_settings: { registration_status, url: null } })).toBe(disabled);
});

test("a company without its own domain has not disabled its menu", () => {
  expect(menuIsDisabled({ domain_settings: null })).toBe(false);
});

test("a language leads to its own page, or to the English one where it has none", () => {
  expect(["en", "es-MX", "pt", "fr", "de"].map(disabledMenuPath)).toEqual([
    "/en/404",
    "/es/404",
    "/pt/404",
    "/fr/404",
    "/en/404",
  ]);
});

test("only the four addresses count as a disabled-menu page", () => {
  expect(["/es/404", "/fr/404/", "/de/404", "/404", "/es/404/x"].map(disabledMenuLanguage)).toEqual(
    ["es", "fr", null, null, null],
  );
});
