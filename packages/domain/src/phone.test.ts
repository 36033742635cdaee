import { expect, test } from "vitest";
import { phoneMustBeValid } from "./phone.ts";

test.each(["US", "BR", "CL", "CO", "MX", "PY", "UY", "AR", "mx"])("%s is strict", (country) => {
  expect(phoneMustBeValid(country)).toBe(true);
});

test.each(["ES", "FR", "", "XX"])("'%s' is not", (country) => {
  expect(phoneMustBeValid(country)).toBe(false);
});
