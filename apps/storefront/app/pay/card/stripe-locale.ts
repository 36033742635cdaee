import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { StripeElementLocale } from "@stripe/stripe-js";

/**
 * Returns the locale for Stripe's form: the one of Stripe's names that is nearest to the page's
 * language in this country.
 */
export function stripeLocale(locale: Locale, countryCode: string): StripeElementLocale {
  switch (locale) {
    case "es-MX":
      return "es-419";
    case "es":
      return countryCode === "ES" ? "es" : "es-419";
    case "pt":
      return countryCode === "PT" ? "pt" : "pt-BR";
    default:
      return locale;
  }
}
