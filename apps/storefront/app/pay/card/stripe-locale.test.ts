import { expect, test } from "vitest";
import { stripeLocale } from "./stripe-locale.ts";

test.each([
  ["es-MX", "MX", "es-419"],
  ["es", "AR", "es-419"],
  ["es", "ES", "es"],
  ["pt", "BR", "pt-BR"],
  ["pt", "PT", "pt"],
  ["fr", "MX", "fr"],
  ["en", "BR", "en"],
] as const)(
  "a page in %s of a restaurant in %s has a Stripe form in %s",
  (locale, country, form) => {
    expect(stripeLocale(locale, country)).toBe(form);
  },
);
