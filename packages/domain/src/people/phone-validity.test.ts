import { expect, test } from "vitest";
import { requiresValidPhone } from "./phone-validity.ts";

test.each(["US", "BR", "CL", "CO", "MX", "PY", "UY", "AR", "mx"])(
  "a company in %s requires valid numbers",
  (country) => {
    expect(requiresValidPhone(country)).toBe(true);
  },
);

test.each(["ES", "FR", "", "XX"])("a company in '%s' accepts any number", (country) => {
  expect(requiresValidPhone(country)).toBe(false);
});
