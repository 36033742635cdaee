import type { Company } from "@comanda/contract/companies/company";
import { domainStatus } from "./domain-status.ts";

/** The languages that have a URL for the page of a disabled menu (conformance 2.12). */
const LANGUAGES = ["en", "es", "fr", "pt"] as const;

/** Returns whether the restaurant has disabled its menu, by the registration status of its domain. */
export function menuIsDisabled(company: Pick<Company, "domain_settings">): boolean {
  return domainStatus(company) === "disabled";
}

/**
 * Returns the path of the page for a disabled menu, in the visitor's language where it exists, else
 * English.
 */
export function disabledMenuPath(locale: string): string {
  const [tag] = locale.split("-");
  return `/${LANGUAGES.find((language) => language === tag) ?? "en"}/404`;
}

/** Returns the language of the disabled-menu page at `pathname`; null for any other path. */
export function disabledMenuLanguage(pathname: string): string | null {
  return LANGUAGES.find((language) => pathname.replace(/\/$/u, "") === `/${language}/404`) ?? null;
}
