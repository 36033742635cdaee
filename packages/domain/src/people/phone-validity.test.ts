import { expect, test } from "vitest";
import { requiresValidPhone } from "./phone-validity.ts";

test.each(["US", "BR", "CL", "CO", "MX", "PY", "UY", "AR", "mx"])("%s is strict", (country) => {
  expect(requiresValidPhone(country)).toBe(true);
});

test.each(["ES", "FR", "", "XX"])("'%s' is not", (country) => {
  expect(requiresValidPhone(country)).toBe(false);
});
